//! What is written when something happens: one row of the journal, and what changes in the lists of
//! tables.

use super::openings::Opening;
use super::{Sqlite, line};
use crate::store::{StoreFault, Writing};
use foldhash::HashMap;
use serde::Serialize;
use std::collections::BTreeMap;

/// Lines alone: one statement is all or nothing by itself.
const LINES: &str = "INSERT INTO journal (lines) VALUES ($1)";

/// Tables from JSON: code, invite, opening, when, and whether it is public.
macro_rules! add_tables {
    ($place:literal) => {
        concat!(
            "INSERT INTO tables (code, invite, opening, created, public, stage) ",
            "SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, 'gathering' ",
            "FROM json_each(",
            $place,
            ");"
        )
    };
}
pub(super) use add_tables;

/// Sittings from JSON: guest, table, and since when.
macro_rules! add_sittings {
    ($place:literal) => {
        concat!(
            "INSERT INTO sittings (guest, table_code, since) ",
            "SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(",
            $place,
            ") WHERE true ON CONFLICT DO NOTHING;"
        )
    };
}
pub(super) use add_sittings;

/// Lines and all else; stages are an object by table.
const LINES_AND_LISTS: &str = concat!(
    "BEGIN IMMEDIATE;",
    "INSERT INTO journal (lines) VALUES ($1);",
    add_tables!("$2"),
    "UPDATE tables SET stage = changed.value FROM json_each($3) AS changed ",
    "WHERE code = changed.key;",
    add_sittings!("$4"),
    "COMMIT"
);

/// What is added to the journal, with where the lines of which table end in it.
struct Batch<'a> {
    text: String,
    lines: Vec<Line<'a>>,
}

struct Line<'a> {
    code: &'a str,
    number: u32,
    end: usize,
}

impl<'a> Batch<'a> {
    fn of(writings: &[&'a Writing]) -> Batch<'a> {
        let mut text = Vec::new();
        let mut lines = Vec::new();
        for writing in writings {
            for row in &writing.rows {
                if !text.is_empty() {
                    text.push(b'\n');
                }
                line::write(&writing.code, row, &mut text);
                lines.push(Line {
                    code: &writing.code,
                    number: row.entry.number,
                    end: text.len(),
                });
            }
        }
        Batch {
            // JSON is text.
            text: String::from_utf8(text).unwrap_or_default(),
            lines,
        }
    }

    /// Every line with its table's code and its number.
    fn lines(&self) -> impl Iterator<Item = (&'a str, u32, &str)> {
        let mut start = 0;
        self.lines.iter().map(move |&Line { code, number, end }| {
            let line = &self.text[start..end];
            start = end + 1;
            (code, number, line)
        })
    }
}

impl Sqlite {
    /// Writes all of it, or nothing.
    pub(in crate::store) async fn write(&self, writings: &[&Writing]) -> Result<(), StoreFault> {
        let batch = Batch::of(writings);
        let mut writer = self.writer.hold().await;
        self.check_numbers(&batch)?;
        let openings = self.openings().join_batch();
        let is_plain = openings.is_empty() && writings.iter().all(|writing| writing.is_plain());
        let query = match is_plain {
            true => sqlx::query(LINES).bind(batch.text.clone()),
            false => sqlx::query(LINES_AND_LISTS)
                .bind(batch.text.clone())
                .bind(tables(&openings))
                .bind(stages(writings))
                .bind(sittings(writings, &openings)),
        };
        if let Err(error) = writer.execute(query).await {
            self.add_tables_one_by_one(&mut writer, openings).await;
            return Err(error.into());
        }
        {
            let mut unfiled = self.unfiled();
            for (code, number, line) in batch.lines() {
                unfiled.add(code, number, line);
            }
        }
        for opening in openings {
            opening.answer(Ok(()));
        }
        Ok(())
    }

    /// No key says that an entry is there already, so it is seen to here that each follows the one
    /// before it. Tables that lie in chapters alone are not asked for: theirs were read from there.
    fn check_numbers(&self, batch: &Batch<'_>) -> Result<(), StoreFault> {
        let unfiled = self.unfiled();
        let mut next: HashMap<&str, u32> = HashMap::default();
        for &Line { code, number, .. } in &batch.lines {
            let expected = next.get(code).copied().or_else(|| unfiled.next(code));
            if expected.is_some_and(|expected| expected != number) {
                return Err(StoreFault::Taken);
            }
            next.insert(code, number + 1);
        }
        Ok(())
    }
}

/// The last stage of each table that changed it.
fn stages(writings: &[&Writing]) -> String {
    let mut stages: BTreeMap<&str, &str> = BTreeMap::new();
    for writing in writings {
        if let Some(stage) = writing.stage {
            stages.insert(&writing.code, stage);
        }
    }
    json(&stages)
}

fn tables(openings: &[Opening]) -> String {
    let rows: Vec<_> = openings.iter().map(|opening| &opening.row).collect();
    json(&rows)
}

fn sittings(writings: &[&Writing], openings: &[Opening]) -> String {
    let mut sittings: Vec<(&str, &str, i64)> = Vec::new();
    for writing in writings {
        let (code, since) = (&*writing.code, writing.at());
        let sat = writing.sat.iter();
        sittings.extend(sat.map(|guest| (guest.as_str(), code, since)));
    }
    sittings.extend(openings.iter().flat_map(Opening::sittings));
    json(&sittings)
}

/// Texts and numbers can always be written.
pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
