//! A list of choices, written.

use super::kept::KeptList;
use super::{Mark, push_list, push_string, push_text};
use crate::{Address, Choice};

/// What is remembered of a list of choices: a mark for each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChoicesTrace(Vec<Mark>);

/// Writes what a seat may do, for those who know another list.
#[derive(Debug)]
pub struct ChoicesInk<'a> {
    text: &'a mut String,
    head: &'a str,
    list: KeptList<'a>,
    trace: &'a mut ChoicesTrace,
}

/// Writes one choice.
#[derive(Debug)]
pub struct ChoiceInk<'t> {
    text: &'t mut String,
}

impl<'a> ChoicesInk<'a> {
    pub(super) fn new(
        before: &'a ChoicesTrace,
        trace: &'a mut ChoicesTrace,
        text: &'a mut String,
        head: &'a str,
    ) -> ChoicesInk<'a> {
        trace.0.clear();
        ChoicesInk {
            text,
            head,
            list: KeptList::since(&before.0),
            trace,
        }
    }

    /// Adds a choice. It is only written where it was not in the list before, as its mark tells.
    pub fn add(&mut self, mark: Mark, write: impl FnOnce(ChoiceInk<'_>)) {
        self.trace.0.push(mark);
        self.list.add(self.text, self.head, mark, |text| {
            write(ChoiceInk { text });
        });
    }

    /// Is it another list than before?
    pub(super) fn finish(mut self) -> bool {
        self.list.end(self.text, self.head)
    }
}

impl ChoiceInk<'_> {
    /// Writes its notation, how a person would say it, and what is pointed at, from `either` end
    /// or in order.
    pub fn write(
        self,
        notation: &str,
        say: impl FnOnce(&mut String),
        path: &[Address],
        either: bool,
    ) {
        let text = self.text;
        text.push_str("{\"text\":");
        push_string(text, notation);
        text.push_str(",\"label\":");
        push_text(text, say);
        if !path.is_empty() {
            text.push_str(",\"path\":");
            push_list(text, path, |text, address| push_string(text, address));
        }
        if either {
            text.push_str(",\"either\":true");
        }
        text.push('}');
    }
}

/// The choices that were written, for those who know none.
pub fn written_choices(write: impl FnOnce(&mut ChoicesInk<'_>)) -> (Vec<Choice>, ChoicesTrace) {
    let (before, mut trace) = (ChoicesTrace::default(), ChoicesTrace::default());
    let mut text = String::new();
    let mut ink = ChoicesInk::new(&before, &mut trace, &mut text, "");
    write(&mut ink);
    let choices = match ink.finish() {
        true => serde_json::from_str(&text).expect("choices were written"),
        false => Vec::new(),
    };
    (choices, trace)
}
