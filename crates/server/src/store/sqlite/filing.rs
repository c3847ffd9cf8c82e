//! Puts the journal in order: its lines become a chapter of each table, and the journal is empty
//! again. In one transaction: a line is in the journal or in a chapter, never in both or neither.

use super::unfiled::Unfiled;
use super::{Sqlite, line};
use crate::store::StoreFault;
use sqlx::AssertSqlSafe;

/// So many chapters are added by one statement; SQLite takes three times 10,922 values.
const CHAPTERS: usize = 4096;

impl Sqlite {
    /// Files, if enough has come together.
    pub(in crate::store) async fn file_if_due(&self) -> Result<(), StoreFault> {
        if !self.unfiled().is_due() {
            return Ok(());
        }
        if let Err(fault) = self.file().await {
            self.unfiled().put_off();
            return Err(fault);
        }
        let sqlite = self.clone();
        tokio::spawn(async move {
            if let Err(fault) = sqlite.carry_over().await {
                tracing::warn!(%fault, "what was written ahead is carried over later");
            }
        });
        Ok(())
    }

    /// Files all that is in the journal.
    pub(super) async fn file(&self) -> Result<(), StoreFault> {
        // Nobody writes meanwhile, so what is in memory is what is in the journal until the end.
        let mut writer = self.writer.hold().await;
        let chapters = {
            let unfiled = self.unfiled();
            if unfiled.is_empty() {
                return Ok(());
            }
            let chapters = unfiled.chapters();
            let chapter = chapters.iter().map(|(code, chapter)| {
                let first = i64::from(chapter.first);
                ((*code).to_owned(), first, chapter.text().to_owned())
            });
            chapter.collect::<Vec<_>>()
        };
        let counts = chapters.chunks(CHAPTERS).map(<[_]>::len);
        let mut query = sqlx::query(AssertSqlSafe(statements(counts))).persistent(false);
        for (code, first, lines) in chapters {
            query = query.bind(code).bind(first).bind(lines);
        }
        writer.execute(query).await?;
        // Those who read look here first and into chapters then: what was filed in between they
        // find twice, and take once. In the other order they would miss it.
        *self.unfiled() = Unfiled::default();
        Ok(())
    }

    /// Files what a program left that did not end in an orderly way.
    pub(super) async fn file_what_was_left(&self) -> Result<(), StoreFault> {
        let rows: Vec<(String,)> = {
            let mut writer = self.writer.hold().await;
            let query = sqlx::query_as("SELECT lines FROM journal ORDER BY id");
            writer.fetch_all(query).await?
        };
        for line in rows.iter().flat_map(|(lines,)| lines.lines()) {
            let head = line::read_head(line).map_err(StoreFault::Journal)?;
            self.unfiled().add(&head.table, head.number, line);
        }
        self.file().await
    }
}

fn statements(counts: impl Iterator<Item = usize>) -> String {
    let insert = |count| {
        let places = vec!["(?,?,?)"; count].join(",");
        format!("INSERT INTO chapters (table_code, first, lines) VALUES {places};")
    };
    let inserts: String = counts.map(insert).collect();
    // All rows: one that is not in memory is of a writing that failed, or has no line at all.
    format!("BEGIN IMMEDIATE;{inserts}DELETE FROM journal;COMMIT")
}
