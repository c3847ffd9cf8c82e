//! Codes of sets.

use crate::day::Day;
use crate::stream::fnv1a;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;
use std::str::FromStr;

/// The version of the generator. A change of anything it makes raises it, and sets of older
/// versions stay what they were.
pub const GENERATOR_VERSION: u16 = 1;

/// What stands before the eight characters.
const PREFIX: &str = "TOS";

/// The symbols of codes that are no dates (TS-8.2): none looks like another.
const SYMBOLS: &[u8; 30] = b"ABCDEFGHJKMNPQRSTVWXYZ23456789";

/// How many of them are letters; a code that is no date begins with one.
const LETTERS: u64 = 22;

/// The longest seed word.
const LONGEST_SEED: usize = 200;

/// The code of a set (TS-2.19): `TOS` and a date, or `TOS` and eight symbols. All of the set
/// follows from the code and the generator's version.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SetCode([u8; 8]);

impl SetCode {
    /// The set of a day (TS-8.2).
    pub fn daily(day: Day) -> SetCode {
        let mut code = [0; 8];
        code.copy_from_slice(day.digits().as_bytes());
        SetCode(code)
    }

    /// The set of the day with this date, if there is one.
    pub fn of_day(year: u32, month: u32, day: u32) -> Option<SetCode> {
        Day::of(year, month, day).map(SetCode::daily)
    }

    /// The day it is the set of, if it is one's.
    pub fn day(self) -> Option<Day> {
        Day::from_digits(self.symbols())
    }

    fn symbols(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }

    /// TS-8.2: the code of a seed word.
    fn of_word(word: &str) -> SetCode {
        let mut hash = fnv1a(word.bytes());
        let mut code = [SYMBOLS[(hash % LETTERS) as usize]; 8];
        hash /= LETTERS;
        for symbol in &mut code[1..] {
            *symbol = SYMBOLS[(hash % 30) as usize];
            hash /= 30;
        }
        SetCode(code)
    }
}

impl fmt::Display for SetCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}", self.symbols())
    }
}

impl fmt::Debug for SetCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text names no set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSet {
    /// The date of a daily code does not exist.
    #[error(
        "'{0}' names no set: there is no such day; days go from 1970-01-01 to 9999-12-31, \
         and any word names a set too"
    )]
    NoSuchDay(String),
    /// The set was made by a generator that this program does not have.
    #[error(
        "{code} was made by generator {version}; this Mazzo has generator {GENERATOR_VERSION}: bring it up to date, or leave .{version} out for the set it makes itself"
    )]
    OtherGenerator {
        /// The set.
        code: String,
        /// Its generator.
        version: String,
    },
    /// There is no word.
    #[error("a set needs a seed: a date as YYYY-MM-DD, a set code, or any word")]
    Empty,
    /// The word is too long.
    #[error("a seed has at most {LONGEST_SEED} bytes")]
    TooLong,
}

impl FromStr for SetCode {
    type Err = NoSet;

    /// Reads a day (`2026-11-16`), a code with or without the generator's version
    /// (`TOS20261116`, `TOSQ9RVF8M4.1`), or any other word as a seed.
    fn from_str(text: &str) -> Result<SetCode, NoSet> {
        let text = text.trim();
        if text.is_empty() {
            return Err(NoSet::Empty);
        }
        if text.len() > LONGEST_SEED {
            return Err(NoSet::TooLong);
        }
        if let Ok(day) = text.parse::<Day>() {
            return Ok(SetCode::daily(day));
        }
        let looks_like_a_date = |text: &str| {
            let bytes = text.as_bytes();
            bytes.len() == 10
                && bytes[4] == b'-'
                && bytes[7] == b'-'
                && bytes
                    .iter()
                    .all(|byte| byte.is_ascii_digit() || *byte == b'-')
        };
        if looks_like_a_date(text) {
            return Err(NoSet::NoSuchDay(text.to_owned()));
        }
        let (code, version) = match text.split_once('.') {
            Some((code, version)) if code.starts_with(PREFIX) => (code, Some(version)),
            _ => (text, None),
        };
        let Some(read) = read_code(code) else {
            return Ok(SetCode::of_word(text));
        };
        match version {
            Some(version) if version != GENERATOR_VERSION.to_string() => {
                Err(NoSet::OtherGenerator {
                    code: code.to_owned(),
                    version: version.to_owned(),
                })
            }
            _ => read,
        }
    }
}

/// The code that is written here; nothing if it is a word.
fn read_code(text: &str) -> Option<Result<SetCode, NoSet>> {
    let symbols: [u8; 8] = text.strip_prefix(PREFIX)?.as_bytes().try_into().ok()?;
    if symbols.iter().all(u8::is_ascii_digit) {
        let code = SetCode(symbols);
        return Some(match code.day() {
            Some(_) => Ok(code),
            None => Err(NoSet::NoSuchDay(text.to_owned())),
        });
    }
    let known = symbols.iter().all(|symbol| SYMBOLS.contains(symbol));
    (known && symbols[0].is_ascii_uppercase()).then_some(Ok(SetCode(symbols)))
}

impl Serialize for SetCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for SetCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SetCode, D::Error> {
        let text = String::deserialize(deserializer)?;
        match read_code(&text) {
            Some(code) => code.map_err(D::Error::custom),
            None => Err(D::Error::custom(format!("'{text}' is no set code"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> String {
        match text.parse::<SetCode>() {
            Ok(code) => code.to_string(),
            Err(error) => error.to_string(),
        }
    }

    // TS-8.2 (G-2), TS-2.19, R40.
    #[test]
    fn seeds_have_the_codes_of_the_rule_book() {
        assert_eq!(code("hello"), "TOSQ9RVF8M4");
        assert_eq!(code("Stampadia"), "TOSD8TPSBAC");
        assert_eq!(code("2022-07-06"), "TOS20220706");
        assert_eq!(code("TOS20220706"), "TOS20220706");
        assert_eq!(code(" TOS20220706.1 "), "TOS20220706");
        assert_eq!(code("TOSQ9RVF8M4"), "TOSQ9RVF8M4");
        assert_eq!(code("TOSQ9RVF8M4.1"), "TOSQ9RVF8M4");
        assert_ne!(code("hello.2"), code("hello"));
    }

    #[test]
    fn what_names_no_set_is_told_why() {
        assert!(code("2026-02-30").contains("no such day"));
        assert!(code("TOS20260230").contains("no such day"));
        assert!(code("TOS20260228.7").contains("generator 7"));
        assert!(code("TOSQ9RVF8M4.x").contains("generator x"));
        assert!(code("  ").contains("needs a seed"));
        assert!(code(&"x".repeat(201)).contains("at most 200"));
    }
}
