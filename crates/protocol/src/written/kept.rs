//! A list, written for those who know another: what was in that one goes by its place there.

use super::{Mark, push_number};

/// A list that is being written. As long as it is the one that is known, nothing is.
#[derive(Debug)]
pub(super) struct KeptList<'b> {
    before: &'b [Mark],
    /// So many items are those of the list before, in the same order.
    same: usize,
    /// Where in the list before the next item is looked for first: most stay in order.
    next: usize,
    begun: bool,
}

impl<'b> KeptList<'b> {
    /// A list for those who know this one.
    pub(super) fn since(before: &'b [Mark]) -> KeptList<'b> {
        KeptList {
            before,
            same: 0,
            next: 0,
            begun: false,
        }
    }

    /// Is the list, with this item, still the one that is known? Then nothing is written.
    pub(super) fn goes_on_with(&mut self, mark: Mark) -> bool {
        let goes_on = !self.begun && self.before.get(self.same) == Some(&mark);
        self.same += usize::from(goes_on);
        goes_on
    }

    /// Adds an item. If the list turns out to be another one here, it begins with `head`.
    pub(super) fn add(
        &mut self,
        text: &mut String,
        head: &str,
        mark: Mark,
        write: impl FnOnce(&mut String),
    ) {
        if self.goes_on_with(mark) {
            return;
        }
        if !self.begun {
            self.begin(text, head);
        }
        if !text.ends_with('[') {
            text.push(',');
        }
        match self.place(mark) {
            Some(place) => {
                self.next = place + 1;
                push_number(text, place as u32);
            }
            None => write(text),
        }
    }

    /// Is it the list that is known, from beginning to end?
    pub(super) fn is_done(&self) -> bool {
        !self.begun && self.same == self.before.len()
    }

    /// Nothing more comes. Is it another list than before?
    pub(super) fn end(&mut self, text: &mut String, head: &str) -> bool {
        if self.is_done() {
            return false;
        }
        if !self.begun {
            self.begin(text, head);
        }
        text.push(']');
        true
    }

    /// Writes what was the same so far.
    fn begin(&mut self, text: &mut String, head: &str) {
        self.begun = true;
        self.next = self.same;
        text.push_str(head);
        text.push('[');
        for place in 0..self.same {
            if place > 0 {
                text.push(',');
            }
            push_number(text, place as u32);
        }
    }

    fn place(&self, mark: Mark) -> Option<usize> {
        let next = self.next.min(self.before.len());
        let mut places = (next..self.before.len()).chain(0..next);
        places.find(|&place| self.before[place] == mark)
    }
}
