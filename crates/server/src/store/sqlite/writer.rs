//! The one connection that writes. SQLite lets one write at a time: with one connection the next
//! one comes in turn instead of trying again and again, and what it knows of the file stays true.
//! No pool has it, for a pool asks after each use whether it still is there, which wakes a thread.

use crate::store::StoreFault;
use sqlx::migrate::Migrator;
use sqlx::query::{Query, QueryAs};
use sqlx::sqlite::{SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteRow};
use sqlx::{ConnectOptions, Connection, FromRow, Sqlite};
use tokio::sync::{Mutex, MutexGuard};

#[derive(Debug)]
pub(in crate::store) struct Writer {
    options: SqliteConnectOptions,
    place: Mutex<Place>,
}

#[derive(Debug, Default)]
struct Place {
    connection: Option<SqliteConnection>,
    closed: bool,
}

/// The writer, while nobody else has it.
pub(in crate::store) struct Held<'a> {
    options: &'a SqliteConnectOptions,
    place: MutexGuard<'a, Place>,
}

impl Writer {
    pub(super) fn new(options: SqliteConnectOptions) -> Writer {
        Writer {
            options,
            place: Mutex::default(),
        }
    }

    pub(in crate::store) async fn hold(&self) -> Held<'_> {
        Held {
            options: &self.options,
            place: self.place.lock().await,
        }
    }

    /// Nothing is written any more.
    pub(super) async fn close(&self) {
        let mut place = self.place.lock().await;
        place.closed = true;
        if let Some(connection) = place.connection.take() {
            // What was committed stays so, whatever is wrong with the connection.
            let _ = connection.close().await;
        }
    }
}

impl Held<'_> {
    /// Takes the connection out. It is put back when all that was asked of it is done: where that
    /// fails or is broken off, the connection ends, and takes back what was not committed.
    async fn take(&mut self) -> Result<SqliteConnection, sqlx::Error> {
        match self.place.connection.take() {
            Some(connection) => Ok(connection),
            None if self.place.closed => Err(sqlx::Error::PoolClosed),
            None => self.options.connect().await,
        }
    }

    fn put_back(&mut self, connection: SqliteConnection) {
        self.place.connection = Some(connection);
    }

    /// Does a query. It may be several statements from BEGIN to COMMIT: they go to SQLite's thread
    /// together, so that it is woken once.
    pub(in crate::store) async fn execute(
        &mut self,
        query: Query<'_, Sqlite, SqliteArguments>,
    ) -> Result<(), sqlx::Error> {
        let mut connection = self.take().await?;
        query.execute(&mut connection).await?;
        self.put_back(connection);
        Ok(())
    }

    /// What a query finds.
    pub(super) async fn fetch_all<Found>(
        &mut self,
        query: QueryAs<'_, Sqlite, Found, SqliteArguments>,
    ) -> Result<Vec<Found>, sqlx::Error>
    where
        Found: for<'row> FromRow<'row, SqliteRow> + Send + Unpin,
    {
        let mut connection = self.take().await?;
        let found = query.fetch_all(&mut connection).await?;
        self.put_back(connection);
        Ok(found)
    }

    /// Brings the database up to date.
    pub(super) async fn migrate(&mut self, migrations: Migrator) -> Result<(), StoreFault> {
        let mut connection = self.take().await?;
        migrations.run(&mut connection).await?;
        self.put_back(connection);
        Ok(())
    }
}
