//! PostgreSQL.

use super::{StoreFault, Writing};
use sqlx::PgPool;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use std::str::FromStr;
use std::time::Duration;

const CONNECTIONS: u32 = 8;

/// How long somebody waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

pub(super) async fn open(url: &str) -> Result<PgPool, StoreFault> {
    let options = PgConnectOptions::from_str(url)?.application_name("mazzo");
    let pool = PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(PATIENCE);
    Ok(pool.connect_with(options).await?)
}

/// Adds rows to the log.
pub(super) async fn add_entries(
    connection: &mut PgConnection,
    writings: &[&Writing],
) -> Result<(), StoreFault> {
    let (mut codes, mut numbers, mut times) = (Vec::new(), Vec::new(), Vec::new());
    let (mut wishes, mut guests, mut deeds) = (Vec::new(), Vec::new(), Vec::new());
    for writing in writings {
        for row in &writing.rows {
            codes.push(writing.code.as_str());
            numbers.push(i64::from(row.number));
            times.push(row.at);
            wishes.push(row.wish.as_deref());
            guests.push(row.guest.as_deref());
            deeds.push(row.deed.as_str());
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
