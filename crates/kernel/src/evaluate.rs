//! How good a position is, for bots that cannot look to the end.

use crate::{Game, Outcome, Seat};

/// A game that can judge its own positions.
///
/// Plain arithmetic only (no logarithm, no power of a fraction), so that a bot decides alike on
/// every machine.
pub trait Evaluate: Game {
    /// How good the position is for this seat, from 0 (lost) to 1 (won), judged without
    /// anything the seat cannot see. Asked where the game is not over, and where it is
    /// [quiet](Game::quiet) if play comes to such a place soon enough.
    fn evaluate(&self, seat: Seat) -> f32;

    /// Where nothing is decided and only memory is asked for: what is right here, and what a
    /// player would say whose memory fails, judged without anything the seat cannot see.
    fn recollection(&self, seat: Seat) -> Option<(Self::Action, Self::Action)> {
        let _ = seat;
        None
    }

    /// What an end is worth to this seat, from 0 to 1. A game with a score of its own may tell
    /// a small win from a large one.
    fn worth(outcome: &Outcome, seat: Seat) -> f32 {
        match outcome.payoff(seat) {
            1.. => 1.0,
            0 => 0.5,
            _ => 0.0,
        }
    }
}
