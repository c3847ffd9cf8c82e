//! What a bot remembers of its last choices, so that it does not walk in circles.

use crate::Observed;
use kernel::Evaluate;
use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};

/// How many choices a bot remembers. A walk across Stampadia and back takes hundreds.
const SPAN: usize = 1_024;

/// What a seat may do and how it is judged, as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing(u64);

/// The choices a seat has made since anybody else acted. Some games let a player begin something
/// and take it back: where the seat stands as it stood before, what it chose then led nowhere.
#[derive(Debug)]
pub(crate) struct Memory<A> {
    made: VecDeque<(Standing, A)>,
    next_move: Option<u64>,
}

impl<A> Default for Memory<A> {
    fn default() -> Memory<A> {
        Memory {
            made: VecDeque::new(),
            next_move: None,
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
        let chosen = |made: &&(Standing, A)| **made == (standing, action);
        self.made.iter().filter(chosen).count()
    }

    /// The seat does what it must: that is no choice to remember, and nobody else has acted.
    pub(crate) fn pass_over<G: Evaluate<Action = A>>(&mut self, seen: &Observed<G>) {
        if self.next_move == seen.moves() {
            self.next_move = self.next_move.map(|moves| moves + 1);
        }
    }

    /// Remembers a choice.
    pub(crate) fn keep(&mut self, standing: Standing, chosen: A) {
        if self.made.len() == SPAN {
            self.made.pop_front();
        }
        self.made.push_back((standing, chosen));
    }
}
