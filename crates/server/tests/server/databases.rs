//! What tests write into a database behind the server's back, and read from it.

use crate::world::World;
use kernel::Seat;
use server::Place;
use sqlx::{Connection, PgConnection, SqliteConnection};
use std::time::{SystemTime, UNIX_EPOCH};
use table::{Deed, Entry, GuestId, Millis, Opening};

/// Does the same with a connection to either database.
macro_rules! connected {
    ($world:expr, $connection:ident => $done:expr) => {
        match &$world.settings.database {
            Place::File(file) => {
                let url = format!("sqlite:{}", file.display());
                let mut $connection = SqliteConnection::connect(&url).await.expect("it is there");
                $done
            }
            Place::Postgres(url) => {
                let mut $connection = PgConnection::connect(url).await.expect("it is there");
                $done
            }
        }
    };
}

/// Writes a move of the first seat, as another program would.
pub async fn forge_entry(world: &World, code: &str, number: u32, seat: Seat, text: &str) {
    let deed = serde_json::json!({ "deed": "moved", "seat": seat, "text": text, "by": "guest" });
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .expect("it is after 1970");
    let now = now.as_millis() as i64;
    let query = "INSERT INTO entries (table_code, number, at, deed) VALUES ($1, $2, $3, $4)";
    connected!(world, connection => {
        sqlx::query(query)
            .bind(code)
            .bind(i64::from(number))
            .bind(now)
            .bind(deed.to_string())
            .execute(&mut connection)
            .await
            .expect("the number is free");
    });
}

/// What is kept of a table.
pub async fn kept(world: &World, code: &str) -> (Opening, Vec<Entry>) {
    type Row = (i64, i64, Option<String>, Option<String>, String);
    let (opening, rows): (String, Vec<Row>) = connected!(world, connection => {
        let opening: (String,) = sqlx::query_as("SELECT opening FROM tables WHERE code = $1")
            .bind(code)
            .fetch_one(&mut connection)
            .await
            .expect("it is kept");
        let query = "SELECT number, at, wish, guest, deed FROM entries \
                     WHERE table_code = $1 ORDER BY number";
        let rows = sqlx::query_as(query).bind(code).fetch_all(&mut connection).await;
        (opening.0, rows.expect("they are kept"))
    });
    let entry = |(number, at, wish, guest, deed): Row| Entry {
        number: number as u32,
        at: Millis(at as u64),
        wish,
        guest: guest.map(GuestId::new),
        deed: serde_json::from_str::<Deed>(&deed).expect("it is a deed"),
    };
    let opening = serde_json::from_str(&opening).expect("it is an opening");
    (opening, rows.into_iter().map(entry).collect())
}
