//! What can be wrong with a deck file or a deck in an option, for the person who wrote it.

use crate::deck::Section;
use crate::deck_check::Item;
use kernel::nearest;
use std::fmt;

/// A larger deck is refused unread.
pub(crate) const MAX_BYTES: usize = 1 << 16;
/// No card can have more copies in a list.
pub(crate) const MAX_COPIES: u32 = 99;
/// A longer name is no name of a card.
pub(crate) const MAX_NAME: usize = 60;
const MAX_FAULTS: usize = 30;

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
    /// Characters that no text has.
    NotText,
    /// A line that names a section which no deck has.
    NoSuchSection {
        /// The word, or its beginning.
        word: String,
        /// The section that may have been meant.
        near: Option<&'static str>,
    },
    /// A section that was there already.
    SectionTwice {
        /// Which.
        section: Section,
        /// The line where it was first.
        line: usize,
    },
    /// A section that every deck file has.
    SectionMissing(Section),
    /// A line before the first section.
    NoSection(String),
    /// A title that was there already, on this line.
    TitleTwice(usize),
    /// A number of copies that cannot be read, or is none or too large.
    BadCopies(String),
    /// A number of copies before the name and another behind it.
    CopiesTwice(String),
    /// A number of copies without a card.
    NoName(String),
    /// Too long to be the name of a card.
    LongName(String),
    /// An option with so many colons, not one or two.
    Colons(usize),
    /// Two signs of an option with nothing between them.
    EmptyEntry(Section),
    /// What the validator says (SV-2.15).
    Item(Item),
    /// So many problems more.
    More(usize),
}

impl DeckProblem {
    pub(crate) fn no_such_section(word: &str) -> DeckProblem {
        let known = Section::ALL.into_iter().map(Section::id);
        DeckProblem::NoSuchSection {
            near: nearest(&word.to_lowercase(), known),
            word: quotable(word),
        }
    }
}

/// The beginning of a word, with nothing in it that a terminal would obey.
pub(crate) fn quotable(word: &str) -> String {
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
            DeckProblem::TooLarge(bytes) => write!(
                f,
                "{bytes} bytes are too many: a deck has at most {MAX_BYTES}"
            ),
            DeckProblem::NotText => f.write_str(
                "this is not text; a deck is written one card a line, such as '4 dawn-novice'",
            ),
            DeckProblem::NoSuchSection { word, near } => {
                write!(f, "there is no section '{word}'; ")?;
                match near {
                    Some(near) => write!(f, "did you mean [{near}]?"),
                    None => f.write_str("the sections are [classes], [chronicles] and [realms]"),
                }
            }
            DeckProblem::SectionTwice { section, line } => write!(
                f,
                "[{section}] is there already, on line {line}; a file holds one deck, and each \
                 section once"
            ),
            DeckProblem::SectionMissing(section) => {
                write!(f, "there is no section [{section}]; every deck has one")
            }
            DeckProblem::NoSection(line) => write!(
                f,
                "'{line}' stands before the first section; write [classes], [chronicles] or \
                 [realms] above it"
            ),
            DeckProblem::TitleTwice(line) => {
                write!(f, "the title is there already, on line {line}; keep one")
            }
            DeckProblem::BadCopies(word) => write!(
                f,
                "'{word}' is no number of copies; write 1 to {MAX_COPIES}, such as '4 dawn-novice'"
            ),
            DeckProblem::CopiesTwice(line) => write!(
                f,
                "'{line}' says twice how many; write '4 dawn-novice' or 'dawn-novice x4'"
            ),
            DeckProblem::NoName(word) => write!(
                f,
                "'{word}' names no card; write what there are so many of, such as '4 dawn-novice'"
            ),
            DeckProblem::LongName(name) => write!(
                f,
                "'{name}...' is too long for a card or class; write one a line, by id or English \
                 name"
            ),
            DeckProblem::Colons(count) => write!(
                f,
                "a deck in one word is classes:chronicles:realms, such as \
                 'acolyte+sellsword:4xdawn-novice,3xlantern-squire:mantle-of-mercy', but here {}",
                match count {
                    0 => "is no colon".to_owned(),
                    _ => format!("are {count} colons"),
                }
            ),
            DeckProblem::EmptyEntry(Section::Classes) => {
                f.write_str("a '+' among the classes has no class beside it")
            }
            DeckProblem::EmptyEntry(section) => {
                write!(f, "a ',' in the {section} has no card beside it")
            }
            DeckProblem::Item(item) => item.fmt(f),
            DeckProblem::More(1) => f.write_str("and 1 more like these"),
            DeckProblem::More(count) => write!(f, "and {count} more like these"),
        }
    }
}
