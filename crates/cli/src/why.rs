//! Why something cannot be done now.

use crate::lookup::CardIndex;
use catalog::{Match, Unplayable};
use kernel::{CardEntry, Phrase, Seat};

/// What there is to say about a card or an action that somebody asks about.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// It can be done now.
    Possible,
    /// The rules forbid it, each for its own reason.
    Forbidden(Vec<Forbidden>),
    /// It can be read in several ways.
    Ambiguous(Vec<String>),
    /// The card is nowhere the seat could use it from.
    Elsewhere,
    /// It names neither a card nor an action; the card that may have been meant.
    Unknown(Option<String>),
}

/// Why the rules forbid something.
#[derive(Clone, Debug, PartialEq)]
pub struct Forbidden {
    /// The rule's number.
    pub rule: &'static str,
    /// The sentence.
    pub why: Phrase,
}

/// Why the seat cannot use the card, or take the action, that these words name.
pub fn answer(game: &dyn Match, seat: Seat, words: &str, index: &CardIndex) -> Answer {
    let split: Vec<&str> = words.split_whitespace().collect();
    match index.only(&split) {
        Some(card) => card_answer(game, seat, card),
        None => match consider(game, seat, words) {
            Answer::Unknown(_) => {
                Answer::Unknown(index.nearest(&split).map(|card| card.id.to_owned()))
            }
            answer => answer,
        },
    }
}

fn card_answer(game: &dyn Match, seat: Seat, card: &CardEntry) -> Answer {
    match consider(game, seat, &format!("play {}", card.id)) {
        Answer::Unknown(_) => Answer::Elsewhere,
        answer => answer,
    }
}

fn consider(game: &dyn Match, seat: Seat, text: &str) -> Answer {
    match game.consider(seat, text) {
        Ok(_) => Answer::Possible,
        Err(Unplayable::Illegal { rule, why }) => Answer::Forbidden(vec![Forbidden { rule, why }]),
        Err(Unplayable::Ambiguous(candidates)) => Answer::Ambiguous(candidates),
        Err(Unplayable::Misspelt { .. }) => Answer::Unknown(None),
    }
}
