//! What is in the database, compared with what was acknowledged.

use crate::Fault;
use serde_json::Value;
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
    let (opening, entries) = match db.parse()? {
        Place::File(file) => in_sqlite(&format!("sqlite:{}", file.display()), code).await?,
        Place::Postgres(url) => in_postgres(&url, code).await?,
    };
    Ok((serde_json::from_str(&opening)?, entries))
}

const OPENING: &str = "SELECT opening FROM tables WHERE code = $1";

/// Chapters and journal, seen at the same moment.
async fn in_sqlite(url: &str, code: &str) -> Result<(String, Vec<Entry>), Fault> {
    const LINES: &str = "SELECT 0 AS part, first AS place, lines FROM chapters \
                         WHERE table_code = $1 \
                         UNION ALL SELECT 1, id, lines FROM journal WHERE instr(lines, $1) \
                         ORDER BY part, place";
    let mut connection = SqliteConnection::connect(url).await?;
    let (opening,): (String,) = (sqlx::query_as(OPENING).bind(code))
        .fetch_one(&mut connection)
        .await?;
    let rows: Vec<(i64, i64, String)> = (sqlx::query_as(LINES).bind(code))
        .fetch_all(&mut connection)
        .await?;
    let mut entries = Vec::new();
    for line in rows.iter().flat_map(|(_, _, lines)| lines.lines()) {
        let line: Value = serde_json::from_str(line)?;
        if line["table"] == code {
            entries.push(serde_json::from_value(line)?);
        }
    }
    Ok((opening, entries))
}

async fn in_postgres(url: &str, code: &str) -> Result<(String, Vec<Entry>), Fault> {
    const ENTRIES: &str = "SELECT number, at, wish, guest, deed FROM entries \
                           WHERE table_code = $1 ORDER BY number";
    let mut connection = PgConnection::connect(url).await?;
    let (opening,): (String,) = (sqlx::query_as(OPENING).bind(code))
        .fetch_one(&mut connection)
        .await?;
    let rows: Vec<Row> = (sqlx::query_as(ENTRIES).bind(code))
        .fetch_all(&mut connection)
        .await?;
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
    Ok((opening, entries))
}
