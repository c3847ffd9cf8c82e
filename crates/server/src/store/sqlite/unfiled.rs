//! What is in the journal and not yet filed, by table.

use foldhash::HashMap;

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
#[derive(Clone, Debug, Default)]
pub(super) struct Chapter {
    /// The number of the first line.
    pub(super) first: u32,
    count: u32,
    /// With a line break between them.
    text: String,
}

impl Chapter {
    /// The number of the line that comes next.
    fn next(&self) -> u32 {
        self.first + self.count
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    pub(super) fn lines(&self) -> impl Iterator<Item = &str> {
        self.text.lines()
    }

    fn push(&mut self, line: &str) {
        if self.count > 0 {
            self.text.push('\n');
        }
        self.text.push_str(line);
        self.count += 1;
    }

    /// Keeps only so many lines.
    fn truncate(&mut self, count: u32) {
        if count < self.count {
            let kept: Vec<&str> = self.text.lines().take(count as usize).collect();
            self.text = kept.join("\n");
            self.count = count;
        }
    }
}

impl Default for Unfiled {
    fn default() -> Unfiled {
        Unfiled {
            tables: HashMap::default(),
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
    pub(super) fn add(&mut self, code: &str, number: u32, line: &str) {
        if !self.tables.contains_key(code) {
            let chapter = Chapter {
                first: number,
                ..Chapter::default()
            };
            self.tables.insert(code.to_owned(), chapter);
        }
        let Some(chapter) = self.tables.get_mut(code) else {
            return;
        };
        let before = chapter.count;
        chapter.first = chapter.first.min(number);
        chapter.truncate(number - chapter.first);
        chapter.push(line);
        self.count = self.count + chapter.count as usize - before as usize;
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
