//! Decks that people bring or choose, for games that are played with decks of one's own.
//!
//! A seat's deck is an option of the setup, `deck1` to `deck8`: the id of a ready deck, or a list
//! of card ids. Files are read by [`Setup::read_deck`](crate::Setup::read_deck), which gives the
//! list for that option.

use crate::{Phrase, Seat, Words};
use serde::Serialize;

/// The key of the option that says what the seat plays with.
pub fn deck_key(seat: Seat) -> String {
    format!("deck{seat}")
}

/// A deck the game comes with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReadyDeck {
    /// Its id, which the option takes too.
    pub id: &'static str,
    /// Its name.
    pub name: Words,
    /// How it wants to win, in one sentence.
    pub idea: Words,
    /// The ids of its cards.
    pub cards: Vec<&'static str>,
    /// The file it is written in, as people could write theirs.
    #[serde(skip)]
    pub file: &'static str,
}

/// A deck from a file, found to be right.
#[derive(Clone, Debug, PartialEq)]
pub struct DeckEntry {
    /// What its author calls it.
    pub title: Option<String>,
    /// The ids of its cards, in the order of the file.
    pub cards: Vec<&'static str>,
    /// The deck as the value of a seat's option.
    pub option: String,
    /// The deck as a file, which can be read again.
    pub text: String,
    /// What kind of deck it is, a sentence a line.
    pub lines: Vec<Phrase>,
    /// The same as data.
    pub data: serde_json::Value,
}
