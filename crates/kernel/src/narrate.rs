//! How a game speaks to people: phrases that know no language until somebody reads them.

use crate::{Game, Seat, SeatSet};
use serde::Serialize;
use std::{fmt, str::FromStr};

/// A language Mazzo speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
    /// Traditional Chinese.
    ZhHant,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::It, Lang::ZhHant];

    /// The language's tag, which is also its folder in `locales/`.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::It => "it",
            Lang::ZhHant => "zh-Hant",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Lang, String> {
        let lower = text.to_lowercase().replace('_', "-");
        let language = lower.split(['-', '.']).next().unwrap_or_default();
        match language {
            "en" => Ok(Lang::En),
            "it" => Ok(Lang::It),
            "zh" => Ok(Lang::ZhHant),
            _ => Err(format!(
                "'{}' is not a language Mazzo speaks; choose en, it or zh-Hant",
                text.chars().take(40).collect::<String>()
            )),
        }
    }
}

/// A name or text that is written out in every language, such as a card's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Words {
    /// English.
    pub en: &'static str,
    /// Italian.
    pub it: &'static str,
    /// Traditional Chinese.
    #[serde(rename = "zh-Hant")]
    pub zh_hant: &'static str,
}

impl Words {
    /// The same word in every language.
    pub const fn same(word: &'static str) -> Words {
        Words {
            en: word,
            it: word,
            zh_hant: word,
        }
    }

    /// The words in this language.
    pub const fn in_lang(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::It => self.it,
            Lang::ZhHant => self.zh_hant,
        }
    }
}

/// Something to say: the key of a message in `locales/`, and what goes into it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Phrase {
    /// The message's key.
    pub key: &'static str,
    /// Its arguments by name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Arg)>,
}

/// What goes into a phrase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Arg {
    /// A number; the language chooses the plural.
    Number(i64),
    /// Whoever sits in these seats, by what they are called there; several are joined as the
    /// language joins a list.
    Seats(SeatSet),
    /// A name in every language.
    Words(Words),
    /// Text that is the same in every language, such as a player's name. It may also choose a
    /// variant of the message.
    Text(String),
    /// Another phrase.
    Phrase(Box<Phrase>),
    /// Phrases one after the other, joined as the language joins a list.
    List(Vec<Phrase>),
    /// Sentences one after the other, joined as the language joins sentences.
    Sentences(Vec<Phrase>),
}

impl Phrase {
    /// A phrase without arguments.
    pub const fn new(key: &'static str) -> Phrase {
        Phrase {
            key,
            args: Vec::new(),
        }
    }

    /// The phrase with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<Words> for Phrase {
    fn from(words: Words) -> Phrase {
        Phrase::new("mazzo-name").with("name", words)
    }
}

impl From<Words> for Arg {
    fn from(words: Words) -> Arg {
        Arg::Words(words)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(Box::new(phrase))
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Arg {
        Arg::List(phrases)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seats(SeatSet::one(seat))
    }
}

impl From<SeatSet> for Arg {
    fn from(seats: SeatSet) -> Arg {
        Arg::Seats(seats)
    }
}

macro_rules! numbers_are_args {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number as i64)
            }
        })*
    };
}
numbers_are_args!(u8, u16, u32, usize, i32, i64);

/// A printed card as the catalogue shows it.
#[derive(Clone, Debug, Serialize)]
pub struct CardEntry {
    /// The card's id in notation and files.
    pub id: &'static str,
    /// Its name.
    pub name: Phrase,
    /// Its kind and numbers in one line.
    pub line: Phrase,
    /// What it does, written from what the engine does.
    pub text: Phrase,
    /// The record the engine plays.
    pub data: serde_json::Value,
}

/// How a game speaks to people. All of it is derived from the same data the rules play.
pub trait Narrate: Game {
    /// What the seat is asked, in one sentence.
    fn prompt(&self, seat: Seat) -> Phrase;

    /// An action as a person would say it.
    fn label(&self, seat: Seat, action: Self::Action) -> Phrase;

    /// A number for the label of an action, where that is found out faster than the label itself:
    /// actions that are spelled or said differently have different numbers.
    fn label_mark(&self, seat: Seat, action: Self::Action) -> Option<u64> {
        let _ = (seat, action);
        None
    }

    /// An event as a line of the log.
    fn tell(&self, event: &Self::Event) -> Phrase;

    /// A refusal as a sentence.
    fn explain(&self, reason: &Self::Reason) -> Phrase;

    /// May what was told be read again while the game lasts? Not where people are to remember
    /// it: then it is shown when it happens, and the whole of it after the game.
    fn keeps_log(&self) -> bool {
        true
    }

    /// Every printed card of this setup, in the order of its files.
    fn cards(setup: &Self::Setup) -> Vec<CardEntry>;
}
