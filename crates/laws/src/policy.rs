//! How the games of a trial are played.

use kernel::{Game, Rng, Seat};

/// Chooses one of a seat's legal actions, of which there is at least one.
///
/// A game whose late cards seldom come up in uniformly random play may give a biased one.
pub type Policy<G> = fn(&G, Seat, &[<G as Game>::Action], &mut Rng) -> <G as Game>::Action;

/// Every legal action equally likely.
pub fn uniform<G: Game>(_: &G, _: Seat, legal: &[G::Action], rng: &mut Rng) -> G::Action {
    legal[rng.index(legal.len())]
}
