//! What would be right in place of what is wrong with a setup.

use crate::{Arg, Phrase};
use std::fmt;

/// What would be right: in English for whoever works with files and commands, and as a phrase for
/// people who set up a game in their own language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    english: String,
    phrase: Option<Phrase>,
}

impl Wanted {
    /// Said both ways.
    pub fn new(english: impl Into<String>, phrase: Phrase) -> Wanted {
        Wanted {
            english: english.into(),
            phrase: Some(phrase),
        }
    }

    /// One of these words, of which one may have been meant, by this rule.
    pub fn one_of(words: &[&str], rule: &str, near: Option<&str>) -> Wanted {
        let english = format!("it is {} ({rule})", either(words));
        let phrase = |key| {
            Phrase::new(key)
                .with("words", words.join(", ").as_str())
                .with("rule", rule)
        };
        match near {
            None => Wanted::new(english, phrase("mazzo-setup-one-of")),
            Some(near) => Wanted::new(
                format!("{english}; did you mean '{near}'?"),
                phrase("mazzo-setup-one-of-near").with("near", near),
            ),
        }
    }
}

impl From<String> for Wanted {
    fn from(english: String) -> Wanted {
        Wanted {
            english,
            phrase: None,
        }
    }
}

impl From<&str> for Wanted {
    fn from(english: &str) -> Wanted {
        english.to_owned().into()
    }
}

impl From<Wanted> for Arg {
    fn from(wanted: Wanted) -> Arg {
        match wanted.phrase {
            Some(phrase) => phrase.into(),
            None => Arg::Text(wanted.english),
        }
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}

/// `a, b or c`, in English.
pub fn either<S: AsRef<str>>(words: &[S]) -> String {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    match words.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        Some((last, _)) => (*last).to_owned(),
        None => String::new(),
    }
}
