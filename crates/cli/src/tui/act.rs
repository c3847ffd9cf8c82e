//! Choosing and playing.

use super::app::{App, Focus, Overlay, Stage};
use super::dialog::Dialog;
use super::menu::Row;
use crate::board::Usable;
use catalog::Unplayable;
use kernel::{Phrase, Seat};

/// The word for giving up, which is never in a list.
const CONCEDE: &str = "concede";

impl App<'_> {
    /// Chooses a row of the menu: opens a group, or does the thing.
    pub(super) fn choose_row(&mut self, row: usize) {
        match self.menu.rows().into_iter().nth(row) {
            Some(Row::Leaf(entry)) => {
                let text = self.menu.entry(entry).text.clone();
                self.perform(&text);
            }
            Some(Row::Group {
                words,
                members,
                depth,
            }) => {
                let title = self.group_title(&words, &members);
                self.typed = None;
                self.menu.filter("");
                self.menu.open(members, depth, title);
            }
            None => {}
        }
    }

    /// Puts the cursor on this action, opening the groups it is in.
    pub(super) fn point_to(&mut self, text: &str) {
        self.focus = Focus::Menu;
        self.menu.close_all();
        while let Some(row) = (self.menu.rows().iter()).position(|row| self.menu.holds(row, text)) {
            self.menu.point(row);
            match self.menu.rows().get(row) {
                Some(Row::Group { .. }) => self.choose_row(row),
                _ => return,
            }
        }
    }

    /// Chooses the row with this number, counted from 1.
    pub(super) fn choose_number(&mut self, number: usize) {
        let rows = self.menu.rows().len();
        match number.checked_sub(1) {
            Some(row) if row < rows => self.choose_row(row),
            _ => self.warn(
                Phrase::new("mazzo-no-number")
                    .with("number", number.to_string().as_str())
                    .with("count", rows),
            ),
        }
    }

    /// Takes what was typed: a number, or the one action it can mean.
    pub(super) fn submit(&mut self) {
        let typed = self.typed.clone().unwrap_or_default();
        let text = typed.trim();
        if text.is_empty() {
            self.typed = None;
        } else if let Ok(number) = text.parse() {
            self.typed = None;
            self.choose_number(number);
        } else {
            match self.menu.rows().len() {
                0 => self.try_unlisted(text),
                1 => self.choose_row(0),
                _ if self.menu.was_moved() => self.choose_row(self.menu.cursor()),
                several => self.warn(Phrase::new("mazzo-tui-several-fit").with("count", several)),
            }
        }
    }

    /// What is in no list is giving up, or refused with a reason.
    fn try_unlisted(&mut self, text: &str) {
        let Stage::Asks(seat) = self.stage else {
            return;
        };
        match self.session.game().consider(seat, text) {
            Ok(meant) if meant == CONCEDE => self.overlay = Some(Overlay::Dialog(Dialog::Concede)),
            Ok(meant) => self.play(seat, &meant),
            Err(unplayable) => self.warn(refusal(&unplayable)),
        }
    }

    pub(super) fn perform(&mut self, text: &str) {
        match (self.stage, text) {
            (Stage::Asks(seat), text) => self.play(seat, text),
            (Stage::Watching, "next") => self.watch_one(),
            (Stage::Watching, "run") => self.enter(Stage::Busy),
            (_, "rematch") => self.leave(true),
            (_, "quit") => self.leave(false),
            _ => {}
        }
    }

    fn play(&mut self, seat: Seat, text: &str) {
        let before = self.session.log().len();
        match self.session.play(seat, text) {
            Ok(()) => {
                self.known[seat.index()] = before;
                self.enter(Stage::Busy);
            }
            Err(unplayable) => self.warn(refusal(&unplayable)),
        }
    }

    fn watch_one(&mut self) {
        self.watched = Some(self.menu.cursor());
        self.known.fill(self.session.log().len());
        self.enter(Stage::Busy);
    }

    /// Offers the actions that are about the thing pointed at on the board.
    pub(super) fn act_on_pointed(&mut self) {
        let about: Vec<usize> = (self.menu.entries().iter().enumerate())
            .filter(|(_, entry)| self.board.concerns(self.pointed, &entry.text))
            .map(|(i, _)| i)
            .collect();
        let Some(thing) = self.board.things().get(self.pointed) else {
            return;
        };
        let (name, usable) = (thing.name.clone(), thing.usable.clone());
        if !about.is_empty() {
            self.focus = Focus::Menu;
            self.menu.close_all();
            self.menu.open(about, 0, name);
            return;
        }
        match usable {
            Usable::NotNow { rule, why } => self.warn(
                Phrase::new("mazzo-tui-not-now")
                    .with("why", why.as_str())
                    .with("rule", rule),
            ),
            _ => self.warn(Phrase::new("mazzo-tui-no-action").with("thing", name.as_str())),
        }
    }

    /// The person said yes.
    pub(super) fn agree(&mut self, dialog: Dialog) {
        match (dialog, self.stage) {
            (Dialog::Quit, _) => self.leave(false),
            (Dialog::Concede, Stage::Asks(seat)) => self.play(seat, CONCEDE),
            (Dialog::Concede, _) => {}
        }
    }
}

/// Why something typed was not played.
fn refusal(unplayable: &Unplayable) -> Phrase {
    match unplayable {
        Unplayable::Misspelt {
            found,
            nearest: None,
            ..
        } => Phrase::new("mazzo-tui-misspelt").with("found", found.as_str()),
        Unplayable::Misspelt {
            found,
            nearest: Some(near),
            ..
        } => Phrase::new("mazzo-misspelt-near")
            .with("found", found.as_str())
            .with("nearest", near.as_str()),
        Unplayable::Ambiguous(candidates) => {
            Phrase::new("mazzo-tui-several-fit").with("count", candidates.len())
        }
        Unplayable::Illegal { rule, why } => Phrase::new("mazzo-forbidden")
            .with("why", why.clone())
            .with("rule", *rule),
    }
}
