//! What is written when something happens: one row of the journal, and what changes in the lists of
//! tables.

use super::{Sqlite, line};
use crate::store::{NewRow, StoreFault, Writing};
use std::collections::{BTreeMap, HashMap};
use table::GuestId;

/// Lines alone: one statement is all or nothing by itself.
const LINES: &str = "INSERT INTO journal (lines) VALUES ($1)";

/// Lines; stages by table; guests, tables and times of sittings.
const LINES_AND_LISTS: &str = "BEGIN IMMEDIATE; \
    INSERT INTO journal (lines) VALUES ($1); \
    UPDATE tables SET stage = changed.value FROM json_each($2) AS changed \
    WHERE code = changed.key; \
    INSERT INTO sittings (guest, table_code, since) \
    SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each($3) WHERE true \
    ON CONFLICT DO NOTHING; \
    COMMIT";

const TABLE: &str = "BEGIN IMMEDIATE; \
    INSERT INTO tables (code, invite, opening, created, public, stage) \
    VALUES ($1, $2, $3, $4, $5, 'gathering'); \
    INSERT INTO sittings (guest, table_code, since) \
    SELECT value, $1, $4 FROM json_each($6) WHERE true \
    ON CONFLICT DO NOTHING; \
    COMMIT";

/// A line, with its table's code and its number.
type Line<'a> = (&'a str, u32, String);

impl Sqlite {
    /// Writes all of it, or nothing.
    pub(in crate::store) async fn write(&self, writings: &[&Writing]) -> Result<(), StoreFault> {
        let lines = lines(writings);
        let texts: Vec<&str> = lines.iter().map(|(_, _, line)| line.as_str()).collect();
        let text = texts.join("\n");
        let mut writer = self.writer.hold().await;
        self.check_numbers(&lines)?;
        let query = match writings.iter().all(|writing| writing.is_plain()) {
            true => sqlx::query(LINES).bind(text),
            false => sqlx::query(LINES_AND_LISTS)
                .bind(text)
                .bind(stages(writings))
                .bind(sittings(writings)),
        };
        writer.execute(query).await?;
        let mut unfiled = self.unfiled();
        for (code, number, line) in lines {
            unfiled.add(code, number, line);
        }
        Ok(())
    }

    /// No key says that an entry is there already, so it is seen to here that each follows the one
    /// before it. Tables that lie in chapters alone are not asked for: theirs were read from there.
    fn check_numbers(&self, lines: &[Line<'_>]) -> Result<(), StoreFault> {
        let unfiled = self.unfiled();
        let mut next: HashMap<&str, u32> = HashMap::new();
        for &(code, number, _) in lines {
            let expected = next.get(code).copied().or_else(|| unfiled.next(code));
            if expected.is_some_and(|expected| expected != number) {
                return Err(StoreFault::Taken);
            }
            next.insert(code, number + 1);
        }
        Ok(())
    }

    /// Adds a table.
    pub(in crate::store) async fn add_table(&self, new: &NewRow) -> Result<(), StoreFault> {
        let guests: Vec<&str> = new.guests.iter().map(GuestId::as_str).collect();
        let query = sqlx::query(TABLE)
            .bind(new.code.as_str())
            .bind(new.invite.as_str())
            .bind(new.opening())
            .bind(new.created())
            .bind(new.opening.public)
            .bind(json(&guests));
        self.writer.hold().await.execute(query).await?;
        Ok(())
    }
}

fn lines<'a>(writings: &[&'a Writing]) -> Vec<Line<'a>> {
    let of = |writing: &&'a Writing| {
        let writing: &'a Writing = writing;
        let rows = writing.rows.iter();
        rows.map(|row| {
            let line = line::write(&writing.code, row);
            (writing.code.as_str(), row.entry.number, line)
        })
    };
    writings.iter().flat_map(of).collect()
}

/// The last stage of each table that changed it.
fn stages(writings: &[&Writing]) -> String {
    let changed = |writing: &&Writing| Some((writing.code.clone(), writing.stage?));
    let stages: BTreeMap<String, &str> = writings.iter().filter_map(changed).collect();
    json(&stages)
}

fn sittings(writings: &[&Writing]) -> String {
    let mut sittings: Vec<(&str, &str, i64)> = Vec::new();
    for writing in writings {
        let (code, since) = (writing.code.as_str(), writing.at());
        sittings.extend(
            writing
                .sat
                .iter()
                .map(|guest| (guest.as_str(), code, since)),
        );
    }
    json(&sittings)
}

/// Texts and numbers can always be written.
fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
