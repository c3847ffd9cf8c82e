//! Tables, and the log of what happened at them.

use super::{Database, NewRow, Store, StoreFault, Writing, reading};
use table::{Entry, GuestId, Millis, Opening};

/// A table as it was kept.
#[derive(Clone, Debug)]
pub(crate) struct KeptTable {
    /// The secret word of the link.
    pub(crate) invite: String,
    /// How it was opened.
    pub(crate) opening: Opening,
    /// What happened since.
    pub(crate) entries: Vec<Entry>,
}

/// Why a table cannot be read from the database.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unreadable {
    #[error(transparent)]
    Store(#[from] StoreFault),
    #[error("what is kept of the table cannot be read: {0}")]
    Json(#[from] serde_json::Error),
}

impl From<sqlx::Error> for Unreadable {
    fn from(error: sqlx::Error) -> Unreadable {
        Unreadable::Store(error.into())
    }
}

impl Store {
    /// Writes all of it, or nothing. Whoever waits for this must see it through: what is broken
    /// off may have been written or not.
    pub(crate) async fn write(&self, writings: &[&Writing]) -> Result<(), StoreFault> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.write(writings).await,
            Database::Postgres(postgres) => postgres.write(writings).await,
        }
    }

    /// Puts what was written in order, if enough has come together. When it does not succeed,
    /// nothing is lost.
    pub(crate) async fn put_in_order(&self) -> Result<(), StoreFault> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.file_if_due().await,
            Database::Postgres(_) => Ok(()),
        }
    }

    /// Adds a table.
    pub(crate) async fn add_table(&self, new: &NewRow) -> Result<(), StoreFault> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.add_table(new).await,
            Database::Postgres(postgres) => postgres.add_table(new).await,
        }
    }

    /// The table with this code, if there is one.
    pub(crate) async fn table(&self, code: &str) -> Result<Option<KeptTable>, Unreadable> {
        let query = "SELECT invite, opening FROM tables WHERE code = $1";
        let found: Option<(String, String)> = reading!(self, pool => {
            sqlx::query_as(query).bind(code).fetch_optional(pool).await?
        });
        let Some((invite, opening)) = found else {
            return Ok(None);
        };
        let entries = match &self.database {
            Database::Sqlite(sqlite) => sqlite.entries(code).await?,
            Database::Postgres(postgres) => postgres.entries(code).await?,
        };
        Ok(Some(KeptTable {
            invite,
            opening: serde_json::from_str(&opening)?,
            entries,
        }))
    }

    /// The codes of the tables where a guest has sat and that are not over, the latest first.
    pub(crate) async fn tables_of(
        &self,
        guest: &GuestId,
        most: u32,
    ) -> Result<Vec<String>, StoreFault> {
        let query = "SELECT t.code FROM sittings s JOIN tables t ON t.code = s.table_code \
                     WHERE s.guest = $1 AND t.stage <> 'over' ORDER BY s.since DESC LIMIT $2";
        let codes: Vec<(String,)> = reading!(self, pool => {
            sqlx::query_as(query)
                .bind(guest.as_str())
                .bind(i64::from(most))
                .fetch_all(pool)
                .await?
        });
        Ok(codes.into_iter().map(|(code,)| code).collect())
    }

    /// The codes of public tables where seats may be open, opened since then, the latest first.
    pub(crate) async fn gathering(
        &self,
        since: Millis,
        most: u32,
    ) -> Result<Vec<String>, StoreFault> {
        let query = "SELECT code FROM tables WHERE public AND stage = 'gathering' \
                     AND created >= $1 ORDER BY created DESC LIMIT $2";
        let codes: Vec<(String,)> = reading!(self, pool => {
            sqlx::query_as(query)
                .bind(since.0 as i64)
                .bind(i64::from(most))
                .fetch_all(pool)
                .await?
        });
        Ok(codes.into_iter().map(|(code,)| code).collect())
    }
}
