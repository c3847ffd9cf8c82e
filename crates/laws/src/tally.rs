//! What a trial has seen so far: rules that were cited, and what guesses have redrawn.

use crate::json::{Difference, holds_something, lies_in};
use kernel::Seat;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// With fewer guesses than this, something hidden may stay the same by chance.
const ENOUGH: usize = 100;

/// What the games of one setup have shown together.
#[derive(Default)]
pub(crate) struct Tally {
    /// For each seat and each place hidden from it: how often there was something to guess, and
    /// whether a guess ever changed it.
    guesses: BTreeMap<(Seat, String), (usize, bool)>,
    /// Rules that were looked up and found.
    rules: BTreeSet<&'static str>,
}

impl Tally {
    /// Is the rule in the book? Each is looked up once.
    pub fn finds_rule(&mut self, rule: &'static str, book: &str) -> bool {
        let found = self.rules.contains(rule) || has_rule(book, rule);
        if found {
            self.rules.insert(rule);
        }
        found
    }

    /// Notes where a seat's guess differs from the truth.
    pub fn guessed(
        &mut self,
        seat: Seat,
        truth: &Value,
        hidden: &[String],
        redrawn: &[Difference],
    ) {
        for pattern in hidden {
            let (guesses, changed) = self.guesses.entry((seat, pattern.clone())).or_default();
            *guesses += usize::from(holds_something(truth, pattern));
            *changed |= redrawn.iter().any(|place| lies_in(&place.path, pattern));
        }
    }

    /// Something hidden that no guess of a seat ever changed, if it guessed often enough.
    pub fn never_redrawn(&self) -> Option<String> {
        self.guesses.iter().find_map(|((seat, path), &(guesses, changed))| {
            (!changed && guesses >= ENOUGH).then(|| {
                format!(
                    "'{path}' is hidden from seat {seat}, but none of its {guesses} guesses changed it"
                )
            })
        })
    }
}

/// Does the book have this number, and not only a longer one?
fn has_rule(book: &str, rule: &str) -> bool {
    book.match_indices(rule).any(|(at, _)| {
        let before = book[..at].chars().next_back();
        let mut after = book[at + rule.len()..].chars();
        let goes_on = match after.next() {
            Some('.') => after.next().is_some_and(|next| next.is_ascii_digit()),
            next => next.is_some_and(char::is_alphanumeric),
        };
        !goes_on && !before.is_some_and(char::is_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_longer_number_is_another_rule() {
        let book = "**CN-3.3.4** Swap (R21). See CN-3.3.";
        for rule in ["CN-3.3.4", "R21", "CN-3.3"] {
            assert!(has_rule(book, rule), "{rule}");
        }
        for rule in ["CN-3", "R2", "21", "N-3.3.4"] {
            assert!(!has_rule(book, rule), "{rule}");
        }
        assert!(!has_rule("CN-3.3.4", "CN-3.3"));
    }
}
