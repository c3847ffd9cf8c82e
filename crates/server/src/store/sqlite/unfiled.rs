//! What is in the journal and not yet filed, by table.

use std::collections::HashMap;

/// So many lines are filed together, some 2 MB: with 1,700 moves a second every five seconds, so
/// that a table's 76 are two or three chapters. More would keep the next batch waiting longer, and
/// the next start after a crash.
const LINES: usize = 8192;

#[derive(Debug)]
pub(super) struct Unfiled {
    tables: HashMap<String, Chapter>,
    count: usize,
    /// With so many lines it is time to file.
    due: usize,
}

/// Lines of a table that follow one another.
#[derive(Clone, Debug)]
pub(super) struct Chapter {
    /// The number of the first line.
    pub(super) first: u32,
    pub(super) lines: Vec<String>,
}

impl Chapter {
    /// The number of the line that comes next.
    fn next(&self) -> u32 {
        self.first + self.lines.len() as u32
    }
}

impl Default for Unfiled {
    fn default() -> Unfiled {
        Unfiled {
            tables: HashMap::new(),
            count: 0,
            due: LINES,
        }
    }
}

impl Unfiled {
    pub(super) fn chapter(&self, code: &str) -> Option<&Chapter> {
        self.tables.get(code)
    }

    /// The number that the table's next line must have, if that is known here.
    pub(super) fn next(&self, code: &str) -> Option<u32> {
        self.tables.get(code).map(Chapter::next)
    }

    /// Adds a line. One that was there under this number, and all that followed from it, never
    /// happened: only a writing that failed is written again with other words.
    pub(super) fn add(&mut self, code: &str, number: u32, line: String) {
        let Some(chapter) = self.tables.get_mut(code) else {
            let chapter = Chapter {
                first: number,
                lines: vec![line],
            };
            self.tables.insert(code.to_owned(), chapter);
            self.count += 1;
            return;
        };
        let before = chapter.lines.len();
        chapter.first = chapter.first.min(number);
        chapter.lines.truncate((number - chapter.first) as usize);
        chapter.lines.push(line);
        self.count = self.count + chapter.lines.len() - before;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    pub(super) fn is_due(&self) -> bool {
        self.count >= self.due
    }

    /// Filing did not succeed: it is tried again when as much more has come.
    pub(super) fn put_off(&mut self) {
        self.due = self.count + LINES;
    }

    /// All chapters with their tables' codes, in the order in which they are kept.
    pub(super) fn chapters(&self) -> Vec<(&str, &Chapter)> {
        let tables = self.tables.iter();
        let mut chapters: Vec<_> = tables
            .map(|(code, chapter)| (code.as_str(), chapter))
            .collect();
        chapters.sort_unstable_by_key(|(code, _)| *code);
        chapters
    }
}
