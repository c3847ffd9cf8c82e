//! Reading actions that people type.

use crate::{Game, Seat};
use std::borrow::Cow;

/// Longer lines are not even looked at.
pub const UNREADABLE_LENGTH: usize = 400;

/// A text that spells no action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{found}' is not {wanted}")]
pub struct Misread {
    /// The word that could not be read; empty at the end of the text.
    pub found: String,
    /// What could stand there.
    pub wanted: String,
}

/// Reads the words of an action one by one.
pub struct Reader<'a> {
    words: std::iter::Peekable<std::str::SplitWhitespace<'a>>,
}

impl<'a> Reader<'a> {
    /// Starts at the first word.
    pub fn new(text: &'a str) -> Reader<'a> {
        Reader {
            words: text.split_whitespace().peekable(),
        }
    }

    /// The next word, whatever it is.
    pub fn word(&mut self, wanted: &str) -> Result<&'a str, Misread> {
        self.words.next().ok_or_else(|| Reader::misread("", wanted))
    }

    /// The next word, made into something.
    pub fn parse<T>(
        &mut self,
        wanted: &str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Misread> {
        let word = self.word(wanted)?;
        parse(word).ok_or_else(|| Reader::misread(word, wanted))
    }

    /// The next word, which must be this one.
    pub fn expect(&mut self, word: &str) -> Result<(), Misread> {
        match self.words.next() {
            Some(found) if found == word => Ok(()),
            found => Err(Reader::misread(
                found.unwrap_or_default(),
                &format!("'{word}'"),
            )),
        }
    }

    /// Takes the next word if it is this one.
    pub fn take(&mut self, word: &str) -> bool {
        self.words.next_if(|&found| found == word).is_some()
    }

    /// Is there no word left?
    pub fn at_end(&mut self) -> bool {
        self.words.peek().is_none()
    }

    /// The action, if the text ends here.
    pub fn finish<T>(mut self, action: T) -> Result<T, Misread> {
        match self.words.next() {
            None => Ok(action),
            Some(word) => Err(Reader::misread(word, "expected after a complete action")),
        }
    }

    /// An error about a word.
    pub fn misread(found: &str, wanted: &str) -> Misread {
        Misread {
            found: found.chars().take(60).collect(),
            wanted: wanted.to_owned(),
        }
    }
}

/// Why a typed line cannot be played.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused<R> {
    /// It spells no action. The legal action nearest to it, if any is near.
    Misspelt {
        /// What went wrong.
        misread: Misread,
        /// What may have been meant.
        nearest: Option<String>,
    },
    /// It could be short for several legal actions.
    Ambiguous {
        /// Some of them.
        candidates: Vec<String>,
    },
    /// It spells an action that is not legal now.
    Illegal(R),
}

/// The legal action that a line of text means: its exact notation, or words each of which
/// begins the word at its place (`att clo w 1`), if only one legal action fits.
pub fn read_move<G: Game>(
    game: &G,
    seat: Seat,
    text: &str,
) -> Result<G::Action, Refused<G::Reason>> {
    let text = lowercase(text.trim());
    let mut legal = Vec::new();
    if text.len() <= UNREADABLE_LENGTH {
        match game.read(&text) {
            Ok(action) => match game.refusal(seat, action) {
                None => return Ok(action),
                Some(reason) => return Err(Refused::Illegal(reason)),
            },
            Err(misread) => {
                game.legal(seat, &mut legal);
                let spelt: Vec<_> = legal.iter().map(|&action| game.spell(action)).collect();
                let fitting: Vec<_> = (0..legal.len())
                    .filter(|&i| abbreviates(&text, &spelt[i]))
                    .collect();
                return match fitting[..] {
                    [only] => Ok(legal[only]),
                    // A word that is missing is no word to quote: then it is the line.
                    [] if misread.found.is_empty() => Err(Refused::Misspelt {
                        nearest: nearest(&text, spelt.iter().map(String::as_str))
                            .map(str::to_owned),
                        misread: Reader::misread(&text, &misread.wanted),
                    }),
                    [] => Err(Refused::Misspelt {
                        nearest: nearest(&text, spelt.iter().map(String::as_str))
                            .map(str::to_owned),
                        misread,
                    }),
                    _ => Err(Refused::Ambiguous {
                        candidates: fitting.iter().map(|&i| spelt[i].clone()).collect(),
                    }),
                };
            }
        }
    }
    Err(Refused::Misspelt {
        misread: Reader::misread(&text, "an action: it is far too long"),
        nearest: None,
    })
}

/// Programs write small letters, people also others.
fn lowercase(text: &str) -> Cow<'_, str> {
    let is_lower = |byte: u8| byte.is_ascii() && !byte.is_ascii_uppercase();
    match text.bytes().all(is_lower) {
        true => text.into(),
        false => text.to_lowercase().into(),
    }
}

fn abbreviates(short: &str, long: &str) -> bool {
    let mut words = long.split_whitespace();
    !short.is_empty()
        && short
            .split_whitespace()
            .all(|part| words.next().is_some_and(|word| word.starts_with(part)))
}

/// The candidate nearest to a word, if one is near enough to be meant by it.
pub fn nearest<'a>(word: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    if word.len() > UNREADABLE_LENGTH {
        return None;
    }
    candidates
        .map(|candidate| (strsim::damerau_levenshtein(word, candidate), candidate))
        .min()
        .filter(|&(distance, candidate)| distance <= 1 + candidate.chars().count() / 3)
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_may_be_cut_short() {
        assert!(abbreviates(
            "att clo w 1",
            "attack close-strike with 1 on 2"
        ));
        assert!(!abbreviates("att far", "attack close-strike with 1 on 2"));
        assert!(!abbreviates("end now", "end"));
        assert!(!abbreviates("", "end"));
    }

    #[test]
    fn a_near_miss_finds_what_was_meant() {
        let cards = ["rune-puma", "rocco", "redstone"];
        assert_eq!(nearest("runepuma", cards.into_iter()), Some("rune-puma"));
        assert_eq!(nearest("xyzzy-plugh", cards.into_iter()), None);
    }
}
