//! What can be wrong with a deck, for the person who wrote it.

use super::{CHOSEN, DRAWN, LUCID, LUCID_EACH, MAX_BYTES, MAX_FAULTS};
use crate::cards::CardSet;
use crate::estri::Estro;
use crate::text::estro_name;
use kernel::{Phrase, nearest};
use std::fmt;

/// Something wrong in a deck file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct DeckFault {
    /// The file's name.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub what: DeckProblem,
}

/// What is wrong with a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeckProblem {
    /// More bytes than any deck needs.
    TooLarge(usize),
    /// A line with characters that no text has.
    NotText,
    /// No card is called so.
    NoCard {
        /// The word, or its beginning.
        word: String,
        /// The card that may have been meant.
        near: Option<&'static str>,
    },
    /// A card that is there already (ES-2.4).
    Twice {
        /// The card.
        card: &'static str,
        /// The line of a file where it was first.
        line: Option<usize>,
    },
    /// A number of cards that is neither a chosen deck nor one for Lucid Dream.
    Count(usize),
    /// Not 20 cards (ES-2.5).
    NotChosen(usize),
    /// Not 25 cards, though Lucid Dream needs them (ES-8.5.1).
    NotLucid(usize),
    /// 25 cards, but not five of each estro (ES-8.5.1).
    Uneven(Vec<(Estro, usize)>),
    /// So many problems more.
    More(usize),
}

impl DeckProblem {
    /// There is no card of that name.
    pub(crate) fn no_card(word: &str, set: &CardSet) -> DeckProblem {
        let lower = word.to_lowercase();
        DeckProblem::NoCard {
            near: nearest(&lower, set.cards.iter().map(|card| card.id)),
            word: quotable(word),
        }
    }
}

impl DeckProblem {
    /// The same for people who set up a game in their own language.
    pub(crate) fn phrase(&self) -> Phrase {
        match self {
            DeckProblem::TooLarge(bytes) => Phrase::new("estro-deck-too-large")
                .with("bytes", *bytes)
                .with("most", MAX_BYTES),
            DeckProblem::NotText => Phrase::new("estro-deck-not-text"),
            DeckProblem::NoCard { word, near } => {
                let key = match near {
                    Some(_) => "estro-deck-no-card-near",
                    None => "estro-deck-no-card",
                };
                let phrase = Phrase::new(key).with("card", word.as_str());
                near.map_or(phrase.clone(), |near| phrase.with("near", near))
            }
            DeckProblem::Twice { card, .. } => Phrase::new("estro-deck-twice").with("card", *card),
            DeckProblem::Count(count) => sized("estro-deck-count", *count).with("lucid", LUCID),
            DeckProblem::NotChosen(count) => sized("estro-deck-not-chosen", *count),
            DeckProblem::NotLucid(count) => Phrase::new("estro-deck-not-lucid")
                .with("count", *count)
                .with("lucid", LUCID),
            DeckProblem::Uneven(counts) => {
                let found = counts.iter().map(|&(estro, count)| {
                    Phrase::new("estro-deck-of-estro")
                        .with("count", count)
                        .with("estro", estro_name(estro))
                });
                Phrase::new("estro-deck-uneven")
                    .with("lucid", LUCID)
                    .with("each", LUCID_EACH)
                    .with("found", found.collect::<Vec<_>>())
            }
            DeckProblem::More(count) => Phrase::new("estro-deck-more").with("count", *count),
        }
    }
}

fn sized(key: &'static str, count: usize) -> Phrase {
    Phrase::new(key)
        .with("count", count)
        .with("chosen", CHOSEN)
        .with("drawn", DRAWN)
}

/// The beginning of a word, with nothing in it that a terminal would obey.
fn quotable(word: &str) -> String {
    let shown = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    word.chars().take(40).map(shown).collect()
}

/// Those of the problems that are worth reading, and how many there are besides.
pub(crate) fn at_most_some<T>(mut all: Vec<T>, more: impl FnOnce(usize) -> T) -> Vec<T> {
    if all.len() > MAX_FAULTS {
        let rest = all.len() - MAX_FAULTS;
        all.truncate(MAX_FAULTS);
        all.push(more(rest));
    }
    all
}

impl fmt::Display for DeckProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckProblem::TooLarge(bytes) => {
                write!(
                    f,
                    "{bytes} bytes are too many: a deck has at most {MAX_BYTES}"
                )
            }
            DeckProblem::NotText => f.write_str(
                "this line is not text; a deck is one card a line, by id or English name",
            ),
            DeckProblem::NoCard { word, near } => {
                write!(f, "there is no card '{word}'")?;
                near.map_or(Ok(()), |near| write!(f, "; did you mean '{near}'?"))
            }
            DeckProblem::Twice { card, line } => {
                write!(f, "{card} is in the deck already")?;
                line.map_or(Ok(()), |line| write!(f, ", on line {line}"))?;
                f.write_str(": no deck has a card twice (ES-2.4)")
            }
            DeckProblem::Count(count) => write!(
                f,
                "the deck has {}: {} for the {CHOSEN} that are chosen while {DRAWN} come by \
                 chance (ES-2.5), {} for the {LUCID} of Lucid Dream, five an estro (ES-8.5.1)",
                cards(*count),
                off(*count, CHOSEN),
                off(*count, LUCID),
            ),
            DeckProblem::NotChosen(count) => write!(
                f,
                "the deck has {}, {}: {CHOSEN} are chosen and {DRAWN} come by chance (ES-2.5)",
                cards(*count),
                off(*count, CHOSEN),
            ),
            DeckProblem::NotLucid(count) => write!(
                f,
                "the deck has {}, {}: for Lucid Dream {LUCID} are chosen, five an estro \
                 (ES-8.5.1)",
                cards(*count),
                off(*count, LUCID),
            ),
            DeckProblem::Uneven(counts) => {
                let counts: Vec<String> = counts
                    .iter()
                    .map(|(estro, count)| format!("{count} of {}", estro.id()))
                    .collect();
                write!(
                    f,
                    "{LUCID} cards are a deck for Lucid Dream, with {LUCID_EACH} of each estro \
                     (ES-8.5.1), but here are {}",
                    counts.join(", ")
                )
            }
            DeckProblem::More(1) => f.write_str("and 1 more like these"),
            DeckProblem::More(count) => write!(f, "and {count} more like these"),
        }
    }
}

fn cards(count: usize) -> String {
    match count {
        1 => "1 card".to_owned(),
        _ => format!("{count} different cards"),
    }
}

fn off(count: usize, wanted: usize) -> String {
    match count.cmp(&wanted) {
        std::cmp::Ordering::Less => format!("{} too few", wanted - count),
        std::cmp::Ordering::Equal => "just right".to_owned(),
        std::cmp::Ordering::Greater => format!("{} too many", count - wanted),
    }
}
