//! What is in the database, compared with what was acknowledged.

use crate::Fault;
use server::Place;
use sqlx::{Connection, PgConnection, SqliteConnection};
use std::collections::HashMap;
use table::{Deed, Entry, GuestId, Millis, Opening, Table};

type Row = (i64, i64, Option<String>, Option<String>, String);

/// Every acknowledged wish is in the log once, and every log is that of a table.
pub async fn check(db: &str, acknowledged: &HashMap<String, Vec<String>>) -> Result<(), Fault> {
    let (mut wishes, mut entries) = (0, 0);
    for (code, ids) in acknowledged {
        let (opening, log) = kept(db, code).await?;
        for id in ids {
            let times = log.iter().filter(|entry| entry.wish.as_ref() == Some(id));
            match times.count() {
                1 => {}
                0 => return Err(format!("{code}: {id} was acknowledged and lost").into()),
                more => return Err(format!("{code}: {id} happened {more} times").into()),
            }
        }
        wishes += ids.len();
        entries += log.len();
        Table::replay(opening, log)?;
    }
    println!(
        "{wishes} acknowledged wishes at {} tables, each once among {entries} lines of the log",
        acknowledged.len()
    );
    Ok(())
}

async fn kept(db: &str, code: &str) -> Result<(Opening, Vec<Entry>), Fault> {
    const OPENING: &str = "SELECT opening FROM tables WHERE code = $1";
    const ENTRIES: &str = "SELECT number, at, wish, guest, deed FROM entries \
                           WHERE table_code = $1 ORDER BY number";
    macro_rules! read {
        ($connection:expr) => {{
            let mut connection = $connection;
            let opening: (String,) = sqlx::query_as(OPENING)
                .bind(code)
                .fetch_one(&mut connection)
                .await?;
            let rows: Vec<Row> = sqlx::query_as(ENTRIES)
                .bind(code)
                .fetch_all(&mut connection)
                .await?;
            (opening.0, rows)
        }};
    }
    let (opening, rows) = match db.parse()? {
        Place::File(file) => {
            let url = format!("sqlite:{}", file.display());
            read!(SqliteConnection::connect(&url).await?)
        }
        Place::Postgres(url) => read!(PgConnection::connect(&url).await?),
    };
    let mut entries = Vec::new();
    for (number, at, wish, guest, deed) in rows {
        entries.push(Entry {
            number: u32::try_from(number)?,
            at: Millis(u64::try_from(at)?),
            wish,
            guest: guest.map(GuestId::new),
            deed: serde_json::from_str::<Deed>(&deed)?,
        });
    }
    Ok((serde_json::from_str(&opening)?, entries))
}
