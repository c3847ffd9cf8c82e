//! One move of a game, seen from both sides.

use kernel::{Game, Move, Seat, Told};

/// A move and who made it.
pub type Made<G> = (Seat, Move<<G as Game>::Action>);

/// One move: where it was made, what it told, and where it led.
pub struct Step<'a, G: Game> {
    /// The position it was made in.
    pub before: &'a G,
    /// Who made it.
    pub seat: Seat,
    /// What was done.
    pub made: Move<G::Action>,
    /// Everything it told, with those who may hear of it.
    pub told: &'a [Told<G::Event>],
    /// The position it led to.
    pub after: &'a G,
}
