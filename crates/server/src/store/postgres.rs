//! PostgreSQL. Each entry is a row under its table and number, so of two programs that write the
//! same entry the second one hears of it.

use super::{NewRow, StoreFault, Unreadable, Writing, migrations};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use sqlx::{Connection, PgPool};
use std::str::FromStr;
use std::time::Duration;
use table::{Deed, Entry, GuestId, Millis};

const CONNECTIONS: u32 = 8;

/// How long somebody waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

const SIT: &str = "INSERT INTO sittings (guest, table_code, since) VALUES ($1, $2, $3) \
                   ON CONFLICT DO NOTHING";

#[derive(Clone, Debug)]
pub(super) struct Postgres {
    pub(super) pool: PgPool,
}

impl Postgres {
    pub(super) async fn open(url: &str) -> Result<Postgres, StoreFault> {
        let options = PgConnectOptions::from_str(url)?.application_name("mazzo");
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE);
        let pool = pool.connect_with(options).await?;
        migrations::postgres().run(&pool).await?;
        Ok(Postgres { pool })
    }

    /// Writes all of it, or nothing.
    pub(super) async fn write(&self, writings: &[&Writing]) -> Result<(), StoreFault> {
        let mut connection = self.pool.acquire().await?;
        if writings.iter().all(|writing| writing.is_plain()) {
            // One statement is all or nothing by itself.
            return add_entries(&mut connection, writings).await;
        }
        let mut all = connection.begin().await?;
        add_entries(&mut all, writings).await?;
        for writing in writings.iter().filter(|writing| !writing.is_plain()) {
            if let Some(stage) = writing.stage {
                sqlx::query("UPDATE tables SET stage = $2 WHERE code = $1")
                    .bind(&*writing.code)
                    .bind(stage)
                    .execute(&mut *all)
                    .await?;
            }
            for guest in &writing.sat {
                sqlx::query(SIT)
                    .bind(guest.as_str())
                    .bind(&*writing.code)
                    .bind(writing.at())
                    .execute(&mut *all)
                    .await?;
            }
        }
        all.commit().await?;
        Ok(())
    }

    /// Adds a table.
    pub(super) async fn add_table(&self, new: &NewRow) -> Result<(), StoreFault> {
        let mut all = self.pool.begin().await?;
        sqlx::query(
            "INSERT INTO tables (code, invite, opening, created, public, stage) \
             VALUES ($1, $2, $3, $4, $5, 'gathering')",
        )
        .bind(new.code.as_str())
        .bind(new.invite.as_str())
        .bind(new.opening())
        .bind(new.created())
        .bind(new.opening.public)
        .execute(&mut *all)
        .await?;
        for guest in &new.guests {
            sqlx::query(SIT)
                .bind(guest.as_str())
                .bind(new.code.as_str())
                .bind(new.created())
                .execute(&mut *all)
                .await?;
        }
        all.commit().await?;
        Ok(())
    }

    /// All that happened at a table.
    pub(super) async fn entries(&self, code: &str) -> Result<Vec<Entry>, Unreadable> {
        type Kept = (i64, i64, Option<String>, Option<String>, String);
        let rows: Vec<Kept> = sqlx::query_as(
            "SELECT number, at, wish, guest, deed FROM entries \
             WHERE table_code = $1 ORDER BY number",
        )
        .bind(code)
        .fetch_all(&self.pool)
        .await?;
        let entry = |(number, at, wish, guest, deed): Kept| {
            Ok(Entry {
                number: u32::try_from(number).unwrap_or(u32::MAX),
                at: Millis(u64::try_from(at).unwrap_or(0)),
                wish,
                guest: guest.map(GuestId::new),
                deed: serde_json::from_str::<Deed>(&deed)?,
            })
        };
        rows.into_iter().map(entry).collect()
    }
}

/// Adds rows to the log.
async fn add_entries(
    connection: &mut PgConnection,
    writings: &[&Writing],
) -> Result<(), StoreFault> {
    let (mut codes, mut numbers, mut times) = (Vec::new(), Vec::new(), Vec::new());
    let (mut wishes, mut guests, mut deeds) = (Vec::new(), Vec::new(), Vec::new());
    for writing in writings {
        for row in &writing.rows {
            let entry = &row.entry;
            codes.push(&*writing.code);
            numbers.push(i64::from(entry.number));
            times.push(row.at());
            wishes.push(entry.wish.as_deref());
            guests.push(entry.guest.as_ref().map(GuestId::as_str));
            // A deed is plain data with words for keys: it can always be written.
            deeds.push(serde_json::to_string(&entry.deed).unwrap_or_default());
        }
    }
    if codes.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "INSERT INTO entries (table_code, number, at, wish, guest, deed) SELECT * FROM UNNEST\
         ($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[])",
    )
    .bind(codes)
    .bind(numbers)
    .bind(times)
    .bind(wishes)
    .bind(guests)
    .bind(deeds)
    .execute(connection)
    .await?;
    Ok(())
}
