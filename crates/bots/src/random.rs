//! The bot that does anything.

use crate::{Bot, Observed};
use kernel::{Game, Rng, Seed};

/// Takes any legal action, each equally likely.
pub struct Random<G: Game> {
    rng: Rng,
    scratch: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    /// A bot that takes its choices from the stream of this seed, and from nothing else: one
    /// [`Game::pick`] a choice. Simulations count on it.
    pub fn new(seed: Seed) -> Random<G> {
        Random {
            rng: Rng::new(seed),
            scratch: Vec::new(),
        }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn draw_from(&mut self, seed: Seed) {
        self.rng = Rng::new(seed);
    }

    fn choose(&mut self, seen: &Observed<G>) -> G::Action {
        seen.pick(&mut self.rng, &mut self.scratch)
    }
}
