//! A step, written field by field: see [`Step`](crate::Step) for what each of them says.

use super::choices::{ChoicesInk, ChoicesTrace};
use super::scene::{SceneInk, SceneTrace, write_change};
use super::{push_list, push_number, push_string, push_text};
use crate::{ClockView, Cue, TableView, UndoRight};
use kernel::Seat;
use serde::Serialize;

/// Where steps are written, one after the other. One sheet serves all tables, so that it stays in
/// the processor's fastest memory.
#[derive(Debug, Default)]
pub struct Sheet {
    text: String,
    scene: SceneTrace,
    choices: ChoicesTrace,
}

/// Writes what changed at a table for one eye. Fields are written in the order of the methods, and
/// only those that say something.
#[derive(Debug)]
pub struct StepInk<'s> {
    sheet: &'s mut Sheet,
    /// Is there anything to say?
    news: bool,
}

impl Sheet {
    /// Begins a step from one number to another.
    pub fn step(&mut self, from: u32, to: u32) -> StepInk<'_> {
        let text = &mut self.text;
        text.clear();
        text.push_str("{\"news\":\"step\",\"from\":");
        push_number(text, from);
        text.push_str(",\"to\":");
        push_number(text, to);
        StepInk {
            sheet: self,
            news: from != to,
        }
    }
}

impl<'s> StepInk<'s> {
    /// What happened, in sentences.
    pub fn told<L>(
        &mut self,
        lines: impl IntoIterator<Item = L>,
        mut say: impl FnMut(L, &mut String),
    ) {
        self.list("told", lines, |text, line| {
            push_text(text, |text| say(line, text));
        });
    }

    /// What happened, to be watched.
    pub fn cues<'c>(&mut self, cues: impl IntoIterator<Item = &'c Cue>) {
        self.list("cues", cues, push_cue);
    }

    /// What is asked now.
    pub fn prompt(&mut self, say: impl FnOnce(&mut String)) {
        push_text(self.field("prompt"), say);
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
    pub fn clocks(&mut self, clocks: impl IntoIterator<Item = ClockView>) {
        self.list("clocks", clocks, |text, clock| push_any(text, &clock));
    }

    /// So many of the last log lines were taken back.
    pub fn untold(&mut self, lines: u32) {
        if lines > 0 {
            push_number(self.field("untold"), lines);
        }
    }

    /// How the game looks now, for those who know this scene; it is remembered instead.
    pub fn scene(&mut self, known: &mut SceneTrace, draw: impl Fn(&mut SceneInk<'_>)) {
        let Sheet { text, scene, .. } = &mut *self.sheet;
        let start = text.len();
        text.push_str(",\"scene\":");
        match write_change(known, scene, text, draw) {
            true => self.news = true,
            false => text.truncate(start),
        }
    }

    /// What the seat may do now, for those who know these choices; they are remembered instead.
    pub fn choices(&mut self, known: &mut ChoicesTrace, write: impl FnOnce(&mut ChoicesInk<'_>)) {
        let Sheet { text, choices, .. } = &mut *self.sheet;
        let mut ink = ChoicesInk::new(known, choices, text, ",\"choices\":");
        write(&mut ink);
        if ink.finish() {
            self.news = true;
            std::mem::swap(known, choices);
        }
    }

    /// The step; nothing if nothing changed.
    pub fn finish(self) -> Option<&'s str> {
        self.sheet.text.push('}');
        self.news.then_some(&*self.sheet.text)
    }

    /// Begins a field.
    fn field(&mut self, name: &str) -> &mut String {
        self.news = true;
        let text = &mut self.sheet.text;
        text.push_str(",\"");
        text.push_str(name);
        text.push_str("\":");
        text
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
