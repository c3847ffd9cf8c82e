//! What is decided before a game begins, as text: `seats=4 first=random`.

use crate::{CardStamp, DeckEntry, EntrySpec, Phrase, ReadyDeck, Seat, SeatSet, Wanted, nearest};
use std::{collections::BTreeMap, fmt, fmt::Debug, str::FromStr};

/// Choices for a setup, by key.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options(BTreeMap<String, String>);

impl Options {
    /// No choice made: everything as the game has it by default.
    pub fn new() -> Options {
        Options::default()
    }

    /// The options with this one set, in place of an earlier value.
    #[must_use]
    pub fn with(mut self, key: &str, value: impl fmt::Display) -> Options {
        self.set(key, value);
        self
    }

    /// Sets an option, in place of an earlier value.
    pub fn set(&mut self, key: &str, value: impl fmt::Display) {
        self.0.insert(key.to_owned(), value.to_string());
    }

    /// The value of an option that was set.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.get(key).map(String::as_str)
    }

    /// All options that were set.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(k, v)| (k.as_str(), v.as_str()))
    }

    /// One fault for every key that `known` does not list.
    pub fn unknown_keys(&self, known: &'static [OptionSpec]) -> Vec<SetupFault> {
        let keys: Vec<&str> = known.iter().map(|spec| spec.key).collect();
        self.iter()
            .filter(|(key, _)| !keys.contains(key))
            .map(|(key, _)| SetupFault::UnknownOption {
                key: key.to_owned(),
                wanted: match nearest(key, keys.iter().copied()) {
                    Some(near) => Wanted::new(
                        format!("did you mean '{near}'?"),
                        Phrase::new("mazzo-setup-near").with("near", near),
                    ),
                    None if keys.is_empty() => Wanted::new(
                        "this game has no options",
                        Phrase::new("mazzo-setup-no-options"),
                    ),
                    None => {
                        let keys = keys.join(", ");
                        Wanted::new(
                            format!("the options are {keys}"),
                            Phrase::new("mazzo-setup-options").with("keys", keys.as_str()),
                        )
                    }
                },
            })
            .collect()
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (key, value)) in self.iter().enumerate() {
            let gap = if i > 0 { " " } else { "" };
            write!(f, "{gap}{key}={value}")?;
        }
        Ok(())
    }
}

impl FromStr for Options {
    type Err = SetupFault;

    fn from_str(text: &str) -> Result<Options, SetupFault> {
        let mut options = Options::new();
        for word in text.split_whitespace() {
            match word.split_once('=') {
                Some((key, value)) if !key.is_empty() => options.set(key, value),
                _ => {
                    return Err(SetupFault::BadValue {
                        key: word.chars().take(40).collect(),
                        value: String::new(),
                        wanted: "an option is written key=value".into(),
                    });
                }
            }
        }
        Ok(options)
    }
}

/// One thing that can be decided before a game begins.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// Its key.
    pub key: &'static str,
    /// What values it takes, in words.
    pub values: &'static str,
    /// The value it has if nobody sets it.
    pub default: &'static str,
}

/// A way to play a game, for lists of them.
#[derive(Clone, Debug, PartialEq)]
pub struct ModeEntry {
    /// As options name it.
    pub id: &'static str,
    /// Its name.
    pub name: Phrase,
    /// What it is, in one sentence.
    pub text: Phrase,
}

/// What is wrong with a setup.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// The game has no such option.
    #[error("there is no option '{key}': {wanted}")]
    UnknownOption {
        /// What was asked for.
        key: String,
        /// What would be right.
        wanted: Wanted,
    },
    /// The option has no such value.
    #[error("{key}={value} is not possible: {wanted}")]
    BadValue {
        /// The option.
        key: String,
        /// What it was set to.
        value: String,
        /// What would be right.
        wanted: Wanted,
    },
    /// The card set cannot be played with.
    #[error("{0}")]
    Cards(String),
    /// The deck cannot be played with.
    #[error("{0}")]
    Deck(String),
}

impl SetupFault {
    /// The fault as people are told it. What is wrong with a file is for its author, in English.
    pub fn phrase(&self) -> Option<Phrase> {
        match self {
            SetupFault::UnknownOption { key, wanted } => Some(
                Phrase::new("mazzo-setup-no-option")
                    .with("key", key.as_str())
                    .with("wanted", wanted.clone()),
            ),
            SetupFault::BadValue { key, value, wanted } => Some(
                Phrase::new("mazzo-setup-bad-value")
                    .with("key", key.as_str())
                    .with("value", value.as_str())
                    .with("wanted", wanted.clone()),
            ),
            SetupFault::Cards(_) | SetupFault::Deck(_) => None,
        }
    }
}

/// Everything decided before the first card is dealt; checked when it is built.
pub trait Setup: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// What can be decided.
    fn specs() -> &'static [OptionSpec];

    /// The setup these options describe, or everything that is wrong with them at once.
    fn build(options: &Options) -> Result<Self, Vec<SetupFault>>;

    /// The options that describe this setup completely.
    fn options(&self) -> Options;

    /// The ways to play the game, for the option `mode`; none if there is only one.
    fn modes() -> Vec<ModeEntry> {
        Vec::new()
    }

    /// The numbers of seats the game can be played with.
    fn seat_counts() -> &'static [usize];

    /// How many seats this setup has.
    fn seats(&self) -> usize;

    /// Those who win and lose together. With a single side nobody plays against anybody.
    fn sides(&self) -> Vec<SeatSet> {
        Seat::all(self.seats()).map(SeatSet::one).collect()
    }

    /// What entrants of a tournament can bring beside the bot that plays for them.
    fn entries() -> &'static [EntrySpec] {
        &[]
    }

    /// The same setup with a card set of the user's own, from a TOML file's name and text.
    fn with_cards(self, file: &str, text: &str) -> Result<Self, Vec<SetupFault>> {
        let _ = text;
        Err(vec![SetupFault::Cards(format!(
            "{file}: this game has no cards of its own to replace"
        ))])
    }

    /// The setup these options describe with a card set of the user's own, or everything that is
    /// wrong with either. A game whose options name cards looks them up in that set.
    fn build_with_cards(
        options: &Options,
        file: &str,
        text: &str,
    ) -> Result<Self, Vec<SetupFault>> {
        match Self::build(options) {
            Ok(setup) => setup.with_cards(file, text),
            Err(mut faults) => {
                let cards = Self::build(&Options::new()).and_then(|s| s.with_cards(file, text));
                faults.extend(cards.err().unwrap_or_default());
                Err(faults)
            }
        }
    }

    /// Which card set it is, if not the game's own.
    fn own_cards(&self) -> Option<CardStamp> {
        None
    }

    /// The decks the game comes with; none if its decks are not for players to choose.
    fn ready_decks() -> &'static [ReadyDeck] {
        &[]
    }

    /// The deck in a file, from its name and text, with the cards of this setup; or everything
    /// that is wrong with it.
    fn read_deck(&self, file: &str, text: &str) -> Result<DeckEntry, Vec<SetupFault>> {
        let _ = text;
        Err(vec![SetupFault::Deck(format!(
            "{file}: this game has no decks to choose"
        ))])
    }
}
