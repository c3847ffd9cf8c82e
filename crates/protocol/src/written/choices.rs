//! A list of choices, written.

use super::{Mark, push_kept_item, push_list, push_string};
use crate::{Address, Choice};

/// What is remembered of a list of choices: a mark for each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChoicesTrace(Vec<Mark>);

/// What a seat may do, as it is sent to those who know another list: choices that were in it go
/// by their places there.
#[derive(Debug)]
pub struct WrittenChoices<'b> {
    before: &'b [Mark],
    /// Where in the list before the next choice is looked for first.
    next: usize,
    trace: ChoicesTrace,
    text: String,
}

/// Room for a list of usual size.
const USUAL: usize = 1024;

impl<'b> WrittenChoices<'b> {
    /// Begins a list, for those who know this one.
    pub fn since(before: &'b ChoicesTrace) -> WrittenChoices<'b> {
        WrittenChoices {
            before: &before.0,
            next: 0,
            trace: ChoicesTrace::default(),
            text: String::new(),
        }
    }

    /// Adds a choice: its notation, how a person would say it, and what is pointed at, from
    /// `either` end or in order. The label is only asked for where it must be written: what it
    /// says is known by its mark.
    pub fn add<L: AsRef<str>>(
        &mut self,
        notation: &str,
        path: &[Address],
        either: bool,
        label: Mark,
        say: impl FnOnce() -> L,
    ) {
        let mark = path
            .iter()
            .fold(label.and(notation), |mark, address| mark.and(address));
        let mark = if either { mark.and("either") } else { mark };
        match self.trace.0.is_empty() {
            true => {
                self.trace.0.reserve(16);
                self.text.reserve(USUAL);
                self.text.push('[');
            }
            false => self.text.push(','),
        }
        self.trace.0.push(mark);
        push_kept_item(&mut self.text, self.before, &mut self.next, mark, |text| {
            text.push_str("{\"text\":");
            push_string(text, notation);
            text.push_str(",\"label\":");
            push_string(text, say().as_ref());
            if !path.is_empty() {
                text.push_str(",\"path\":");
                push_list(text, path, |text, address| push_string(text, address));
            }
            if either {
                text.push_str(",\"either\":true");
            }
            text.push('}');
        });
    }

    /// What is to be remembered of this list, and what leads to it from the one before; nothing
    /// if they are equal.
    pub fn finish(mut self) -> (ChoicesTrace, Option<String>) {
        let changed = self.before != self.trace.0;
        self.end();
        (self.trace, changed.then_some(self.text))
    }

    /// The choices, if it was written for somebody who knew none.
    pub fn read(mut self) -> Vec<Choice> {
        self.end();
        serde_json::from_str(&self.text).expect("choices were written")
    }

    fn end(&mut self) {
        self.text
            .push_str(if self.trace.0.is_empty() { "[]" } else { "]" });
    }
}
