//! The database: SQLite in a file, or PostgreSQL. Most of what is asked of it is the same text for
//! both; where they differ is in `store/sqlite.rs` and `store/postgres.rs`.

mod migrations;
mod postgres;
mod sqlite;
mod tables;
mod visitors;
mod writing;

pub(crate) use tables::{KeptTable, Unreadable};
pub(crate) use visitors::KeptSession;
pub(crate) use writing::{NewRow, Row, Writing};

use crate::place::Place;
use postgres::Postgres;
use sqlite::Sqlite;
use std::path::PathBuf;

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    database: Database,
}

#[derive(Clone, Debug)]
enum Database {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

/// Reads the same from either database.
macro_rules! reading {
    ($store:expr, $pool:ident => $read:expr) => {
        match &$store.database {
            $crate::store::Database::Sqlite(sqlite) => {
                let $pool = &sqlite.readers;
                $read
            }
            $crate::store::Database::Postgres(postgres) => {
                let $pool = &postgres.pool;
                $read
            }
        }
    };
}
use reading;

/// Does the same query, which writes, in either database.
macro_rules! execute {
    ($store:expr, $query:expr) => {
        match &$store.database {
            $crate::store::Database::Sqlite(sqlite) => {
                sqlite.writer.hold().await.execute($query).await
            }
            $crate::store::Database::Postgres(postgres) => {
                $query.execute(&postgres.pool).await.map(|_| ())
            }
        }
    };
}
use execute;

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
    /// Another program has the file.
    #[error(
        "another program uses it and holds {}. Stop that one, or give this one another file with \
         --db FILE. Several servers can share a PostgreSQL: --db postgres://USER@HOST/DATABASE",
        lock.display()
    )]
    InUse {
        /// The file that says so.
        lock: PathBuf,
    },
    /// The file that keeps other programs away cannot be used.
    #[error("{} cannot be locked: {error}", lock.display())]
    Lock {
        /// Which file.
        lock: PathBuf,
        /// Why not.
        error: std::io::Error,
    },
    /// What is to be written is there already: another program hosts the same table.
    #[error("something else wrote there")]
    Taken,
    /// What was written last cannot be read.
    #[error("what was written last cannot be read: {0}")]
    Journal(serde_json::Error),
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
        let database = match place {
            Place::File(file) => Database::Sqlite(Sqlite::open(file).await?),
            Place::Postgres(url) => Database::Postgres(Postgres::open(url).await?),
        };
        Ok(Store { database })
    }

    /// Is it there?
    pub(crate) async fn ping(&self) -> Result<(), StoreFault> {
        reading!(self, pool => sqlx::query("SELECT 1").execute(pool).await.map(|_| ()))?;
        Ok(())
    }

    /// Ends all connections.
    pub(crate) async fn close(&self) {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.close().await,
            Database::Postgres(postgres) => postgres.pool.close().await,
        }
    }
}
