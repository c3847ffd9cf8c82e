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

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    readers: Pool,
    /// SQLite lets one write at a time, so it has one connection for that: the next one comes in
    /// turn instead of trying again and again, and what it knows of the file stays true.
    writers: Pool,
}

#[derive(Clone, Debug)]
enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// Does the same with a pool of either database.
macro_rules! either {
    ($either:expr, $pool:ident => $done:expr) => {
        match &$either {
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
        let store = match place {
            Place::File(file) => {
                let (readers, writer) = sqlite::open(file).await?;
                Store {
                    readers: Pool::Sqlite(readers),
                    writers: Pool::Sqlite(writer),
                }
            }
            Place::Postgres(url) => {
                let pool = postgres::open(url).await?;
                Store {
                    readers: Pool::Postgres(pool.clone()),
                    writers: Pool::Postgres(pool),
                }
            }
        };
        match &store.writers {
            Pool::Sqlite(pool) => migrations::sqlite().run(pool).await?,
            Pool::Postgres(pool) => migrations::postgres().run(pool).await?,
        }
        Ok(store)
    }

    /// Is it there?
    pub(crate) async fn ping(&self) -> Result<(), StoreFault> {
        either!(self.readers, pool => sqlx::query("SELECT 1").execute(pool).await.map(|_| ()))?;
        Ok(())
    }

    /// Ends all connections.
    pub(crate) async fn close(&self) {
        either!(self.readers, pool => pool.close().await);
        either!(self.writers, pool => pool.close().await);
    }
}
