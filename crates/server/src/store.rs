//! The database: SQLite in a file, or PostgreSQL. What is asked of it is the same text for both;
//! where they differ is in `store/sqlite.rs` and `store/postgres.rs`.

mod migrations;
mod postgres;
mod sqlite;
mod tables;
mod visitors;

pub(crate) use tables::{KeptTable, NewRow, Row, Unreadable, Writing};
pub(crate) use visitors::KeptSession;

use crate::place::Place;
use sqlx::{PgPool, SqlitePool};
use std::path::PathBuf;
use std::sync::Arc;
use tokio::sync::{Mutex, MutexGuard};

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    pool: Pool,
    writing: Arc<Mutex<()>>,
}

#[derive(Clone, Debug)]
enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// Does the same with the pool of either database.
macro_rules! either {
    ($store:expr, $pool:ident => $done:expr) => {
        match &$store.pool {
            $crate::store::Pool::Sqlite($pool) => $done,
            $crate::store::Pool::Postgres($pool) => $done,
        }
    };
}
use either;

/// Why the database does not do what it should.
#[derive(Debug, thiserror::Error)]
pub enum StoreFault {
    /// The folder of the file cannot be made.
    #[error("{}: {error}", folder.display())]
    Folder {
        /// Which folder.
        folder: PathBuf,
        /// Why not.
        error: std::io::Error,
    },
    /// What is to be written is there already: another program hosts the same table.
    #[error("something else wrote there")]
    Taken,
    /// The database's tables cannot be brought up to date.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// The database refuses, or is not there.
    #[error("{0}")]
    Database(sqlx::Error),
}

impl From<sqlx::Error> for StoreFault {
    fn from(error: sqlx::Error) -> StoreFault {
        let taken = (error.as_database_error()).is_some_and(|error| error.is_unique_violation());
        match taken {
            true => StoreFault::Taken,
            false => StoreFault::Database(error),
        }
    }
}

impl Store {
    /// Opens the database, and makes it or brings it up to date where that is needed.
    pub async fn open(place: &Place) -> Result<Store, StoreFault> {
        let pool = match place {
            Place::File(file) => Pool::Sqlite(sqlite::open(file).await?),
            Place::Postgres(url) => Pool::Postgres(postgres::open(url).await?),
        };
        let store = Store {
            pool,
            writing: Arc::default(),
        };
        match &store.pool {
            Pool::Sqlite(pool) => migrations::sqlite().run(pool).await?,
            Pool::Postgres(pool) => migrations::postgres().run(pool).await?,
        }
        Ok(store)
    }

    /// Waits for its turn to write. SQLite lets one write at a time, and the others sleep for
    /// longer and longer until they try again: here they come next.
    async fn turn(&self) -> Option<MutexGuard<'_, ()>> {
        match self.pool {
            Pool::Sqlite(_) => Some(self.writing.lock().await),
            Pool::Postgres(_) => None,
        }
    }

    /// Is it there?
    pub(crate) async fn ping(&self) -> Result<(), StoreFault> {
        either!(self, pool => sqlx::query("SELECT 1").execute(pool).await.map(|_| ()))?;
        Ok(())
    }

    /// Ends all connections.
    pub(crate) async fn close(&self) {
        either!(self, pool => pool.close().await);
    }
}
