//! Why something cannot be done now.

use crate::board::{self, Usable};
use crate::lookup::CardIndex;
use catalog::{Locale, Match, Unplayable};
use kernel::{CardEntry, Eye, Seat};

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
    pub why: String,
}

/// Somebody who asks.
pub struct Asker<'a> {
    /// The game they play.
    pub game: &'a dyn Match,
    /// Their seat.
    pub seat: Seat,
    /// Their language.
    pub locale: &'a Locale,
}

impl Asker<'_> {
    /// Why the seat cannot use the card, or take the action, that these words name.
    pub fn answer(&self, words: &str, index: &CardIndex) -> Answer {
        let split: Vec<&str> = words.split_whitespace().collect();
        if let Some(card) = index.named(&split) {
            return self.about_card(card);
        }
        match self.about_action(words) {
            Answer::Unknown(_) => match index.only(&split) {
                Some(card) => self.about_card(card),
                None => Answer::Unknown(index.nearest(&split).map(|card| card.id.to_owned())),
            },
            answer => answer,
        }
    }

    fn about_card(&self, card: &CardEntry) -> Answer {
        let board = board::of(self.game, Eye::Seat(self.seat), self.locale);
        let mut reasons = Vec::new();
        for thing in board
            .things()
            .iter()
            .filter(|thing| thing.card == Some(card.id))
        {
            match self.about_use(&thing.usable) {
                Answer::Possible => return Answer::Possible,
                Answer::Forbidden(more) => reasons.extend(more),
                _ => {}
            }
        }
        reasons.dedup();
        match reasons.is_empty() {
            true => Answer::Elsewhere,
            false => Answer::Forbidden(reasons),
        }
    }

    fn about_use(&self, usable: &Usable) -> Answer {
        match usable {
            Usable::Now => Answer::Possible,
            Usable::If(action) => self.about_action(action),
            Usable::NotNow { rule, why } => Answer::Forbidden(vec![Forbidden {
                rule,
                why: why.clone(),
            }]),
            Usable::Never => Answer::Elsewhere,
        }
    }

    fn about_action(&self, text: &str) -> Answer {
        match self.game.consider(self.seat, text) {
            Ok(_) => Answer::Possible,
            Err(Unplayable::Illegal { rule, why }) => Answer::Forbidden(vec![Forbidden {
                rule,
                why: self.locale.say(&why),
            }]),
            Err(Unplayable::Ambiguous(candidates)) => Answer::Ambiguous(candidates),
            Err(Unplayable::Misspelt { .. }) => Answer::Unknown(None),
        }
    }
}
