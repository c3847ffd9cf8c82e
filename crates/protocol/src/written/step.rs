//! A step, written field by field: see [`Step`](crate::Step) for what each of them says.

use super::{push_list, push_number, push_string};
use crate::{ClockView, Cue, TableView, UndoRight};
use kernel::Seat;
use serde::Serialize;

/// What changed at a table for one eye, as it is sent. Fields are written in the order of the
/// methods, and only those that say something.
#[derive(Debug)]
pub struct WrittenStep {
    text: String,
    /// Is there anything to say?
    news: bool,
}

/// Room for a step of usual size.
const USUAL: usize = 1024;

impl WrittenStep {
    /// Begins a step from one number to another.
    pub fn new(from: u32, to: u32) -> WrittenStep {
        let mut text = String::with_capacity(USUAL);
        text.push_str("{\"news\":\"step\",\"from\":");
        push_number(&mut text, from);
        text.push_str(",\"to\":");
        push_number(&mut text, to);
        WrittenStep {
            text,
            news: from != to,
        }
    }

    /// What happened, in sentences.
    pub fn told<L: AsRef<str>>(&mut self, lines: impl IntoIterator<Item = L>) {
        self.list("told", lines, |text, line| push_string(text, line.as_ref()));
    }

    /// What happened, to be watched.
    pub fn cues<'c>(&mut self, cues: impl IntoIterator<Item = &'c Cue>) {
        self.list("cues", cues, push_cue);
    }

    /// What is asked now.
    pub fn prompt(&mut self, prompt: &str) {
        push_string(self.field("prompt"), prompt);
    }

    /// The table.
    pub fn table(&mut self, table: &TableView) {
        push_any(self.field("table"), table);
    }

    /// The seats the game waits for now.
    pub fn asked(&mut self, seats: impl IntoIterator<Item = Seat>) {
        push_list(self.field("asked"), seats, |text, seat| {
            push_number(text, number_of(seat));
        });
    }

    /// Whether the one who looks may take back now.
    pub fn undo(&mut self, undo: UndoRight) {
        push_any(self.field("undo"), &undo);
    }

    /// The time of each seat now.
    pub fn clocks(&mut self, clocks: &[ClockView]) {
        self.list("clocks", clocks, push_any);
    }

    /// So many of the last log lines were taken back.
    pub fn untold(&mut self, lines: u32) {
        if lines > 0 {
            push_number(self.field("untold"), lines);
        }
    }

    /// How the game looks now, as [`WrittenScene::change_since`](super::WrittenScene::change_since)
    /// wrote it.
    pub fn scene(&mut self, change: &str) {
        self.field("scene").push_str(change);
    }

    /// What the seat may do now, as [`WrittenChoices::finish`](super::WrittenChoices::finish)
    /// wrote it.
    pub fn choices(&mut self, change: &str) {
        self.field("choices").push_str(change);
    }

    /// The step; nothing if nothing changed.
    pub fn finish(mut self) -> Option<String> {
        self.text.push('}');
        self.news.then_some(self.text)
    }

    /// Begins a field.
    fn field(&mut self, name: &str) -> &mut String {
        self.news = true;
        self.text.push_str(",\"");
        self.text.push_str(name);
        self.text.push_str("\":");
        &mut self.text
    }

    /// A list, if anything is in it.
    fn list<T>(
        &mut self,
        name: &str,
        items: impl IntoIterator<Item = T>,
        push: impl FnMut(&mut String, T),
    ) {
        let mut items = items.into_iter().peekable();
        if items.peek().is_some() {
            push_list(self.field(name), items, push);
        }
    }
}

/// A seat as it is sent.
pub(super) fn number_of(seat: Seat) -> u32 {
    seat.index() as u32 + 1
}

fn push_cue(text: &mut String, cue: &Cue) {
    let Cue {
        kind,
        from,
        to,
        card,
        values,
        said,
    } = cue;
    text.push_str("{\"kind\":");
    push_string(text, kind);
    if let Some(from) = from {
        text.push_str(",\"from\":");
        push_string(text, from);
    }
    if !to.is_empty() {
        text.push_str(",\"to\":");
        push_list(text, to, |text, to| push_string(text, to));
    }
    if let Some(card) = card {
        text.push_str(",\"card\":");
        push_string(text, card);
    }
    if !values.is_empty() {
        let mut joint = ",\"values\":{";
        for (name, &value) in values {
            text.push_str(joint);
            push_string(text, name);
            text.push(':');
            push_number(text, value);
            joint = ",";
        }
        text.push('}');
    }
    if !said.is_empty() {
        text.push_str(",\"said\":");
        push_list(text, said, |text, said| push_string(text, said));
    }
    text.push('}');
}

/// Plain data that is seldom sent.
fn push_any(text: &mut String, value: &impl Serialize) {
    let written = serde_json::to_string(value);
    text.push_str(&written.expect("it is plain data"));
}
