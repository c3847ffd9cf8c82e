//! What a trial has seen so far: rules that were cited, and what guesses have redrawn.

use crate::json::{Difference, lies_in};
use kernel::Seat;
use std::collections::{BTreeMap, BTreeSet};

/// With fewer guesses than this, something hidden may stay the same by chance.
const ENOUGH: usize = 100;

/// What the games of one setup have shown together.
#[derive(Default)]
pub(crate) struct Tally {
    /// For each seat: how often it guessed, and what was hidden from it and never changed.
    seats: BTreeMap<Seat, (usize, Vec<String>)>,
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
    pub fn guessed(&mut self, seat: Seat, hidden: &[String], redrawn: &[Difference]) {
        let (guesses, unchanged) = self
            .seats
            .entry(seat)
            .or_insert_with(|| (0, hidden.to_vec()));
        *guesses += 1;
        unchanged.retain(|pattern| !redrawn.iter().any(|place| lies_in(&place.path, pattern)));
    }

    /// Something hidden that no guess of a seat ever changed, if it guessed often enough.
    pub fn never_redrawn(&self) -> Option<String> {
        self.seats.iter().find_map(|(seat, (guesses, unchanged))| {
            let path = unchanged.first().filter(|_| *guesses >= ENOUGH)?;
            Some(format!(
                "'{path}' is hidden from seat {seat}, but none of its {guesses} guesses changed it"
            ))
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
