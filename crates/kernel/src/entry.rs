//! What entrants of a tournament bring to the table beside themselves: decks, Sages, heroes.

use crate::Options;
use std::fmt;

/// What can tell entrants apart beside the bot that plays for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EntryKind {
    /// A deck.
    Deck,
    /// A Sage.
    Sage,
    /// A hero.
    Hero,
}

impl EntryKind {
    /// Every kind.
    pub const ALL: [EntryKind; 3] = [EntryKind::Deck, EntryKind::Sage, EntryKind::Hero];

    /// As files and reports name it.
    pub const fn id(self) -> &'static str {
        match self {
            EntryKind::Deck => "deck",
            EntryKind::Sage => "sage",
            EntryKind::Hero => "hero",
        }
    }
}

impl fmt::Display for EntryKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// Joins the values of several seats that one entrant holds: `cedar+gravel`.
pub const ENTRY_JOINT: char = '+';

/// One thing that entrants can bring to a game.
#[derive(Clone, Copy, Debug)]
pub struct EntrySpec {
    /// What it is.
    pub kind: EntryKind,
    /// Everything there is of it, for an entrant that holds so many seats; nothing if there is
    /// no end to it. What differs between the seats is joined by [`ENTRY_JOINT`].
    pub all: fn(held: usize) -> Vec<String>,
    /// Puts what each seat was brought into the options, seat by seat.
    pub put: fn(options: &mut Options, brought: &[&str]),
    /// Does each exist only once, so that two who bring the same cannot meet?
    pub is_unique: bool,
}
