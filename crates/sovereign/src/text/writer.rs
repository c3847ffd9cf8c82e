//! What a text must know while it is written: its source, and what was said before.

use super::words::Subject;
use crate::cards::{Card, CardSet};
use crate::effect::Trigger;
use kernel::Phrase;

/// Writes the abilities of one card or class.
pub(super) struct Writer<'a> {
    /// Where cards that an effect names are found.
    pub set: &'a CardSet,
    pub this: Subject,
    /// The source, if it is a card.
    pub card: Option<&'a Card>,
    /// When the ability in hand works.
    pub trigger: Trigger,
    /// Can it be declined?
    pub optional: bool,
    pub that: That,
    /// Words whose meaning has been told.
    told: Vec<Phrase>,
}

/// Grammatical number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Number {
    One,
    Many,
}

impl Number {
    pub fn of(count: u8) -> Number {
        if count == 1 {
            Number::One
        } else {
            Number::Many
        }
    }

    pub const fn variant(self) -> &'static str {
        match self {
            Number::One => "one",
            Number::Many => "many",
        }
    }
}

/// What the step before selected.
#[derive(Clone, Copy)]
pub(super) struct That {
    pub building: bool,
    pub number: Number,
}

impl<'a> Writer<'a> {
    /// For the abilities of a card, or of a class.
    pub fn of(set: &'a CardSet, card: Option<&'a Card>) -> Writer<'a> {
        let this = card.map_or(Subject::Class, |card| Subject::of(card.card_type));
        Writer {
            set,
            this,
            card,
            trigger: Trigger::Static,
            optional: false,
            that: That {
                building: false,
                number: Number::One,
            },
            told: Vec::new(),
        }
    }

    /// The word, with its meaning in brackets where it is used for the first time.
    pub fn explained(&mut self, word: Phrase, meaning: Phrase) -> Phrase {
        if self.told.contains(&meaning) {
            return word;
        }
        self.told.push(meaning.clone());
        Phrase::new("sovereign-explained")
            .with("word", word)
            .with("meaning", meaning)
    }
}
