//! SQLite, in a file. What happens is added to a journal, all of it at one place, and filed by
//! table from time to time: a writing then changes few pages, however many tables it is about.
//!
//! Where to look: `sqlite/journal.rs` for what is written, `sqlite/openings.rs` for tables that are opened,
//! `sqlite/filing.rs` for how it is put in
//! order, `sqlite/carrying.rs` for how it comes into the file, `sqlite/reading.rs` for how a table is read from both, `sqlite/lock.rs` for what keeps
//! other programs away.

mod carrying;
mod filing;
mod journal;
mod line;
mod lock;
mod openings;
mod reading;
#[cfg(test)]
mod tests;
mod unfiled;
mod writer;

use super::{StoreFault, migrations};
use lock::Lock;
use openings::Openings;
use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use unfiled::Unfiled;
use writer::Writer;

/// Connections that read.
const READERS: u32 = 4;

/// How long somebody waits for another program that writes, such as one that makes a copy.
const BUSY: Duration = Duration::from_secs(5);

/// What was written ahead is carried over into the file after every filing (`sqlite/carrying.rs`).
/// Should that ever fail, whoever writes does it after so many pages, 64 MB.
const CARRIED_OVER: &str = "16384";

/// A filing touches some 1,500 pages; those it has just written need not be read again. In KB, as
/// SQLite wants it.
const CACHE: &str = "-8192";

#[derive(Clone, Debug)]
pub(super) struct Sqlite {
    pub(super) readers: SqlitePool,
    pub(super) writer: Arc<Writer>,
    /// What is in the journal. Changed only by those who hold the writer, so it is never about
    /// something else than the file.
    unfiled: Arc<Mutex<Unfiled>>,
    openings: Arc<Mutex<Openings>>,
    lock: Lock,
}

impl Sqlite {
    pub(super) async fn open(file: &Path) -> Result<Sqlite, StoreFault> {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder).map_err(|error| StoreFault::Folder {
                folder: folder.to_owned(),
                error,
            })?;
        }
        let lock = Lock::take(file)?;
        // What was written ahead is on the disk before a commit returns: a power cut loses nothing.
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY)
            // What a statement needs only while it runs would else be a file, made and removed.
            .pragma("temp_store", "memory")
            .pragma("wal_autocheckpoint", CARRIED_OVER);
        let writer = Writer::new(options.clone().pragma("cache_size", CACHE));
        (writer.hold().await).migrate(migrations::sqlite()).await?;
        // A file does not hang up: to ask before each use would wake a thread for nothing.
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .test_before_acquire(false)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options)
            .await?;
        let sqlite = Sqlite {
            readers,
            writer: Arc::new(writer),
            unfiled: Arc::default(),
            openings: Arc::default(),
            lock,
        };
        sqlite.file_what_was_left().await?;
        Ok(sqlite)
    }

    fn unfiled(&self) -> MutexGuard<'_, Unfiled> {
        self.unfiled.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn openings(&self) -> MutexGuard<'_, Openings> {
        self.openings.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Files what is in the journal, ends all connections, and lets other programs in.
    pub(super) async fn close(&self) {
        if let Err(fault) = self.file().await {
            tracing::warn!(%fault, "the journal is filed at the next start");
        }
        self.readers.close().await;
        self.writer.close().await;
        self.lock.release();
    }
}
