//! How good a position is, for bots that cannot look to the end.

use crate::{Game, Level, Outcome, Seat};

/// How a search should go about a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Approach {
    /// After how many actions of chance a playout is cut off and judged. With 0 it is judged
    /// where the tree ends.
    pub playout: usize,
    /// How far the evaluation is trusted to tell good choices from bad ones before they are
    /// tried: attention falls to a quarter where a choice seems worse by `1 / trust`. With 0
    /// nothing is judged before it is tried.
    pub trust: f32,
    /// How much is tried that looks worse.
    pub curiosity: f32,
    /// How many iterations the bots of the four levels make, the weakest first: measured, so
    /// that each is clearly stronger than the one before. With 0 a [practised
    /// player](Evaluate::practised) has the word, which a game must have then.
    pub iterations: [u32; 4],
    /// How often of a hundred times the bots of the four levels take what they think second
    /// best, as beginners do.
    pub slips: [u32; 4],
}

impl Approach {
    /// The plain search: playouts by chance to the end, nothing foreseen.
    pub const PLAIN: Approach = Approach {
        playout: usize::MAX,
        trust: 0.0,
        curiosity: 4.0,
        iterations: [30, 150, 800, 4_000],
        slips: [30, 0, 0, 0],
    };
}

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

    /// What a practised player of this level does here, if the game brings one: for games whose
    /// turns are puzzles that no search of one choice after the other solves. The position is
    /// guessed, so it may look at everything.
    fn practised(&self, seat: Seat, level: Level) -> Option<Self::Action> {
        let _ = (seat, level);
        None
    }

    /// Plays on as such players do who do not think long, to the end or for as long as they know
    /// what to do.
    fn play_on(&mut self) {}

    /// How a search should go about this position.
    fn approach(&self) -> Approach {
        Approach::PLAIN
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
