//! Tables, and the log of what happened at them.

use super::{Pool, Store, StoreFault, either, postgres, sqlite};
use sqlx::Connection;
use table::{Deed, Entry, GuestId, Millis, Opening};

/// A line of the log, as it is written.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) number: u32,
    pub(crate) at: i64,
    pub(crate) wish: Option<String>,
    pub(crate) guest: Option<String>,
    /// As JSON.
    pub(crate) deed: String,
}

impl Row {
    pub(crate) fn of(entry: &Entry) -> Row {
        Row {
            number: entry.number,
            at: entry.at.0 as i64,
            wish: entry.wish.clone(),
            guest: entry.guest.as_ref().map(|guest| guest.as_str().to_owned()),
            // A deed is plain data with words for keys: it can always be written.
            deed: serde_json::to_string(&entry.deed).unwrap_or_default(),
        }
    }
}

/// What is to be written about one table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Writing {
    pub(crate) code: String,
    pub(crate) rows: Vec<Row>,
    /// How far the table is, if that changed.
    pub(crate) stage: Option<&'static str>,
    /// Who sits there now and did not before.
    pub(crate) sat: Vec<GuestId>,
}

impl Writing {
    /// Are there only lines for the log?
    fn is_plain(&self) -> bool {
        self.stage.is_none() && self.sat.is_empty()
    }

    fn at(&self) -> i64 {
        self.rows.last().map_or(0, |row| row.at)
    }
}

/// A new table.
#[derive(Clone, Debug)]
pub(crate) struct NewRow {
    pub(crate) code: String,
    pub(crate) invite: String,
    pub(crate) opening: Opening,
    pub(crate) guests: Vec<GuestId>,
}

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

/// Does all of it with a connection, or nothing.
macro_rules! write_all {
    ($connection:expr, $add:path, $writings:expr) => {{
        let connection = $connection;
        if $writings.iter().all(|writing| writing.is_plain()) {
            // One statement is all or nothing by itself.
            $add(connection, $writings).await
        } else {
            let mut all = connection.begin().await?;
            $add(&mut *all, $writings).await?;
            for writing in $writings.iter().filter(|writing| !writing.is_plain()) {
                if let Some(stage) = writing.stage {
                    sqlx::query("UPDATE tables SET stage = $2 WHERE code = $1")
                        .bind(writing.code.as_str())
                        .bind(stage)
                        .execute(&mut *all)
                        .await?;
                }
                for guest in &writing.sat {
                    sqlx::query(SIT)
                        .bind(guest.as_str())
                        .bind(writing.code.as_str())
                        .bind(writing.at())
                        .execute(&mut *all)
                        .await?;
                }
            }
            all.commit().await?;
            Ok(())
        }
    }};
}

const SIT: &str = "INSERT INTO sittings (guest, table_code, since) VALUES ($1, $2, $3) \
                   ON CONFLICT DO NOTHING";

impl Store {
    /// Writes all of it, or nothing.
    pub(crate) async fn write(&self, writings: &[&Writing]) -> Result<(), StoreFault> {
        match &self.writers {
            Pool::Sqlite(pool) => {
                write_all!(&mut *pool.acquire().await?, sqlite::add_entries, writings)
            }
            Pool::Postgres(pool) => {
                write_all!(&mut *pool.acquire().await?, postgres::add_entries, writings)
            }
        }
    }

    /// Adds a table.
    pub(crate) async fn add_table(&self, new: &NewRow) -> Result<(), StoreFault> {
        let opening = serde_json::to_string(&new.opening).unwrap_or_default();
        let created = new.opening.at.0 as i64;
        either!(self.writers, pool => {
            let mut all = pool.begin().await?;
            sqlx::query(
                "INSERT INTO tables (code, invite, opening, created, public, stage) \
                 VALUES ($1, $2, $3, $4, $5, 'gathering')",
            )
            .bind(new.code.as_str())
            .bind(new.invite.as_str())
            .bind(opening.as_str())
            .bind(created)
            .bind(new.opening.public)
            .execute(&mut *all)
            .await?;
            for guest in &new.guests {
                sqlx::query(SIT)
                    .bind(guest.as_str())
                    .bind(new.code.as_str())
                    .bind(created)
                    .execute(&mut *all)
                    .await?;
            }
            all.commit().await?;
        });
        Ok(())
    }

    /// The table with this code, if there is one.
    pub(crate) async fn table(&self, code: &str) -> Result<Option<KeptTable>, Unreadable> {
        const TABLE: &str = "SELECT invite, opening FROM tables WHERE code = $1";
        const ENTRIES: &str = "SELECT number, at, wish, guest, deed FROM entries \
                               WHERE table_code = $1 ORDER BY number";
        type Kept = (i64, i64, Option<String>, Option<String>, String);
        let found: Option<(String, String)> = either!(self.readers, pool => {
            sqlx::query_as(TABLE).bind(code).fetch_optional(pool).await?
        });
        let Some((invite, opening)) = found else {
            return Ok(None);
        };
        let rows: Vec<Kept> = either!(self.readers, pool => {
            sqlx::query_as(ENTRIES).bind(code).fetch_all(pool).await?
        });
        let entry = |(number, at, wish, guest, deed): Kept| {
            Ok(Entry {
                number: u32::try_from(number).unwrap_or(u32::MAX),
                at: Millis(u64::try_from(at).unwrap_or(0)),
                wish,
                guest: guest.map(GuestId::new),
                deed: serde_json::from_str::<Deed>(&deed)?,
            })
        };
        Ok(Some(KeptTable {
            invite,
            opening: serde_json::from_str(&opening)?,
            entries: rows
                .into_iter()
                .map(entry)
                .collect::<Result<_, Unreadable>>()?,
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
        let codes: Vec<(String,)> = either!(self.readers, pool => {
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
        let codes: Vec<(String,)> = either!(self.readers, pool => {
            sqlx::query_as(query)
                .bind(since.0 as i64)
                .bind(i64::from(most))
                .fetch_all(pool)
                .await?
        });
        Ok(codes.into_iter().map(|(code,)| code).collect())
    }
}
