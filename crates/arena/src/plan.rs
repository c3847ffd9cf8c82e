//! What is to be played: series of rounds, each round one game or several from the same seed.

use crate::{Lineup, Tag};
use kernel::{Game, Seed};

/// All that is to be played.
pub(crate) struct Plan<'a, G: Game> {
    pub series: Vec<Series<'a, G>>,
    pub seed: Seed,
    pub threads: usize,
    pub max_moves: u64,
    pub tag: Option<Tag<G>>,
    pub by_card: bool,
}

/// Rounds of games. In round `i` every lineup plays one game with the seed `seed.child(i)`.
pub(crate) struct Series<'a, G: Game> {
    pub lineups: Vec<&'a Lineup<G>>,
    pub rounds: u64,
    /// The lineups whose results are compared round by round.
    pub compared: Vec<(usize, usize)>,
    /// Two lineups that differ in their cards, measured pair by pair.
    pub paired: Option<(usize, usize)>,
}
