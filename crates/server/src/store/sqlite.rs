//! SQLite, in a file.

use super::{StoreFault, Writing};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, SqlitePool};
use std::path::Path;
use std::time::Duration;

/// Connections that read.
const READERS: u32 = 4;

/// How long somebody waits for another program that writes.
const BUSY: Duration = Duration::from_secs(5);

/// So many rows are written by one statement.
const ROWS: usize = 128;

/// One statement for each number of rows, and some room.
const STATEMENTS: usize = 2 * ROWS;

/// Connections that read, and the one that writes.
pub(super) async fn open(file: &Path) -> Result<(SqlitePool, SqlitePool), StoreFault> {
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder).map_err(|error| StoreFault::Folder {
            folder: folder.to_owned(),
            error,
        })?;
    }
    // What was written ahead is on the disk before a commit returns: a power cut loses nothing.
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY)
        .statement_cache_capacity(STATEMENTS);
    let pool = |connections| {
        // A file does not hang up: to ask before each use would wake a thread for nothing.
        SqlitePoolOptions::new()
            .max_connections(connections)
            .test_before_acquire(false)
            .idle_timeout(None)
            .max_lifetime(None)
    };
    let writer = pool(1).connect_with(options.clone()).await?;
    let readers = pool(READERS).connect_with(options).await?;
    Ok((readers, writer))
}

/// Adds rows to the log.
pub(super) async fn add_entries(
    connection: &mut SqliteConnection,
    writings: &[&Writing],
) -> Result<(), StoreFault> {
    let rows: Vec<_> = (writings.iter())
        .flat_map(|writing| writing.rows.iter().map(|row| (writing.code.as_str(), row)))
        .collect();
    for rows in rows.chunks(ROWS) {
        let mut query = sqlx::query(AssertSqlSafe(statement(rows.len())));
        for (code, row) in rows {
            query = query
                .bind(*code)
                .bind(i64::from(row.number))
                .bind(row.at)
                .bind(row.wish.as_deref())
                .bind(row.guest.as_deref())
                .bind(row.deed.as_str());
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

fn statement(rows: usize) -> String {
    let places = vec!["(?,?,?,?,?,?)"; rows].join(",");
    format!("INSERT INTO entries (table_code, number, at, wish, guest, deed) VALUES {places}")
}
