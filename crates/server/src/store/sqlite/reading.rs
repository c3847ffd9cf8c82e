//! A table's entries: its chapters, and what is not filed yet.

use super::{Sqlite, line};
use crate::store::Unreadable;
use table::Entry;

impl Sqlite {
    /// All that happened at a table.
    pub(in crate::store) async fn entries(&self, code: &str) -> Result<Vec<Entry>, Unreadable> {
        // Before the chapters are read: what is filed in between is then in both. The other way
        // round it would be in neither.
        let unfiled = self.unfiled().chapter(code).cloned();
        let query = "SELECT lines FROM chapters WHERE table_code = $1 ORDER BY first";
        let chapters: Vec<(String,)> = sqlx::query_as(query)
            .bind(code)
            .fetch_all(&self.readers)
            .await?;
        let filed = chapters.iter().flat_map(|(lines,)| lines.lines());
        let mut entries: Vec<Entry> = filed.map(line::read).collect::<Result<_, _>>()?;
        let last = entries.last().map_or(0, |entry| entry.number);
        if let Some(unfiled) = unfiled {
            let known = (last + 1).saturating_sub(unfiled.first) as usize;
            for line in unfiled.lines().skip(known) {
                entries.push(line::read(line)?);
            }
        }
        Ok(entries)
    }
}
