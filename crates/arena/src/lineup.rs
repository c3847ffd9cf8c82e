//! Who sits at which table.

use bots::BotKind;
use kernel::Game;

/// A table with a bot in every seat.
pub struct Lineup<G: Game> {
    /// How each game is set up.
    pub setup: G::Setup,
    /// Who sits in the seats.
    pub bots: Vec<BotKind>,
}

impl<G: Game> Lineup<G> {
    pub(crate) fn all_random(&self) -> bool {
        self.bots.iter().all(|&kind| kind == BotKind::Random)
    }
}
