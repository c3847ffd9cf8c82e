//! What tests write into a database behind the server's back, and read from it.

use crate::world::World;
use kernel::Seat;
use serde_json::Value;
use server::Place;
use sqlx::{Connection, PgConnection, SqliteConnection};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};
use table::{Deed, Entry, GuestId, Millis, Opening};

const OPENING: &str = "SELECT opening FROM tables WHERE code = $1";

/// Writes a move of the first seat into PostgreSQL, as another program would.
pub async fn forge_entry(url: &str, code: &str, number: u32, seat: Seat, text: &str) {
    let deed = serde_json::json!({ "deed": "moved", "seat": seat, "text": text, "by": "guest" });
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .expect("it is after 1970");
    let now = now.as_millis() as i64;
    let mut connection = PgConnection::connect(url).await.expect("it is there");
    sqlx::query("INSERT INTO entries (table_code, number, at, deed) VALUES ($1, $2, $3, $4)")
        .bind(code)
        .bind(i64::from(number))
        .bind(now)
        .bind(deed.to_string())
        .execute(&mut connection)
        .await
        .expect("the number is free");
}

/// What is kept of a table.
pub async fn kept(world: &World, code: &str) -> (Opening, Vec<Entry>) {
    let (opening, entries) = match &world.settings.database {
        Place::File(file) => in_sqlite(file, code).await,
        Place::Postgres(url) => in_postgres(url, code).await,
    };
    let opening = serde_json::from_str(&opening).expect("it is an opening");
    (opening, entries)
}

pub async fn connect(file: &Path) -> SqliteConnection {
    let url = format!("sqlite:{}", file.display());
    SqliteConnection::connect(&url).await.expect("it is there")
}

/// Chapters and journal, seen at the same moment.
async fn in_sqlite(file: &Path, code: &str) -> (String, Vec<Entry>) {
    let mut connection = connect(file).await;
    let opening: (String,) = (sqlx::query_as(OPENING).bind(code))
        .fetch_one(&mut connection)
        .await
        .expect("it is kept");
    let query = "SELECT 0 AS part, first AS place, lines FROM chapters WHERE table_code = $1 \
                 UNION ALL SELECT 1, id, lines FROM journal ORDER BY part, place";
    let rows: Vec<(i64, i64, String)> = (sqlx::query_as(query).bind(code))
        .fetch_all(&mut connection)
        .await
        .expect("they are kept");
    let lines = rows.iter().flat_map(|(_, _, lines)| lines.lines());
    let lines = lines.map(|line| serde_json::from_str::<Value>(line).expect("it is JSON"));
    let own = lines.filter(|line| line["table"] == code);
    let entries = own.map(|line| serde_json::from_value(line).expect("it is an entry"));
    (opening.0, entries.collect())
}

async fn in_postgres(url: &str, code: &str) -> (String, Vec<Entry>) {
    type Row = (i64, i64, Option<String>, Option<String>, String);
    let mut connection = PgConnection::connect(url).await.expect("it is there");
    let opening: (String,) = (sqlx::query_as(OPENING).bind(code))
        .fetch_one(&mut connection)
        .await
        .expect("it is kept");
    let query = "SELECT number, at, wish, guest, deed FROM entries \
                 WHERE table_code = $1 ORDER BY number";
    let rows: Vec<Row> = (sqlx::query_as(query).bind(code))
        .fetch_all(&mut connection)
        .await
        .expect("they are kept");
    let entry = |(number, at, wish, guest, deed): Row| Entry {
        number: number as u32,
        at: Millis(at as u64),
        wish,
        guest: guest.map(GuestId::new),
        deed: serde_json::from_str::<Deed>(&deed).expect("it is a deed"),
    };
    (opening.0, rows.into_iter().map(entry).collect())
}
