//! What a bot remembers of its last choices, so that it does not walk in circles.

use crate::Observed;
use kernel::Evaluate;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::marker::PhantomData;

/// What a seat may do and how it is judged, as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing(u64);

/// The choices a seat has made since anybody else acted. Some games let a player begin something
/// and take it back: where the seat stands as it stood before, what it chose then led nowhere.
#[derive(Debug)]
pub(crate) struct Memory<A> {
    /// How often each choice was made, by where the seat stood and what it chose.
    made: HashMap<u64, usize>,
    next_move: Option<u64>,
    choice: PhantomData<A>,
}

impl<A> Default for Memory<A> {
    fn default() -> Memory<A> {
        Memory {
            made: HashMap::new(),
            next_move: None,
            choice: PhantomData,
        }
    }
}

impl<A: Copy + PartialEq + Hash> Memory<A> {
    /// How the seat stands. `legal` is what it may do.
    pub(crate) fn recall<G: Evaluate<Action = A>>(
        &mut self,
        seen: &Observed<G>,
        legal: &[A],
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
    pub(crate) fn times_chosen(&self, standing: Standing, action: A) -> usize {
        let made = self.made.get(&choice_of(standing, action));
        made.copied().unwrap_or_default()
    }

    /// The seat does what it must: that is no choice to remember, and nobody else has acted.
    pub(crate) fn pass_over<G: Evaluate<Action = A>>(&mut self, seen: &Observed<G>) {
        if self.next_move == seen.moves() {
            self.next_move = self.next_move.map(|moves| moves + 1);
        }
    }

    /// Remembers a choice.
    pub(crate) fn keep(&mut self, standing: Standing, chosen: A) {
        *self.made.entry(choice_of(standing, chosen)).or_default() += 1;
    }
}

fn choice_of<A: Hash>(standing: Standing, action: A) -> u64 {
    let mut hasher = DefaultHasher::new();
    (standing.0, action).hash(&mut hasher);
    hasher.finish()
}
