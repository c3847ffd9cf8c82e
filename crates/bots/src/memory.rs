//! What a bot remembers of its last choices, so that it does not walk in circles.

use crate::Observed;
use kernel::Evaluate;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// What a seat may do and how it is judged, as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing(u64);

/// The choices a seat has made since anybody else acted. Some games let a player begin something
/// and take it back: where the seat stands as it stood before, what it chose then led nowhere.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// How often each choice was made, by where the seat stood and what it chose.
    made: HashMap<u64, usize>,
    next_move: Option<u64>,
}

impl Memory {
    /// How the seat stands. `legal` is what it may do.
    pub(crate) fn recall<G: Evaluate>(
        &mut self,
        seen: &Observed<G>,
        legal: &[G::Action],
    ) -> Standing {
        if self.next_move.is_none() || self.next_move != seen.moves() {
            self.made.clear();
        }
        self.next_move = seen.moves().map(|moves| moves + 1);
        let mut hasher = DefaultHasher::new();
        legal.hash(&mut hasher);
        seen.judged().to_bits().hash(&mut hasher);
        Standing(hasher.finish())
    }

    /// How often the seat chose this when it stood like this before.
    pub(crate) fn times_chosen(&self, standing: Standing, action: impl Hash) -> usize {
        let made = self.made.get(&choice_of(standing, action));
        made.copied().unwrap_or_default()
    }

    /// The seat does what it must: that is no choice to remember, and nobody else has acted.
    pub(crate) fn pass_over<G: Evaluate>(&mut self, seen: &Observed<G>) {
        if self.next_move == seen.moves() {
            self.next_move = self.next_move.map(|moves| moves + 1);
        }
    }

    /// Remembers a choice.
    pub(crate) fn keep(&mut self, standing: Standing, chosen: impl Hash) {
        *self.made.entry(choice_of(standing, chosen)).or_default() += 1;
    }
}

fn choice_of(standing: Standing, action: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    (standing.0, action).hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_remembered_however_long_the_walk() {
        let mut memory = Memory::default();
        for step in 0..10_000 {
            memory.keep(Standing(step), "go on");
        }
        memory.keep(Standing(0), "go on");
        assert_eq!(memory.times_chosen(Standing(0), "go on"), 2);
        assert_eq!(memory.times_chosen(Standing(1), "go on"), 1);
        assert_eq!(memory.times_chosen(Standing(1), "turn back"), 0);
    }
}
