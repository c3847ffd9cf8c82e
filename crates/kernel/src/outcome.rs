//! How a game ended.

use crate::{MAX_SEATS, Seat, SeatSet};
use serde::Serialize;

/// How a game ended: what it paid each seat.
///
/// A seat with a positive payoff has won. In a game without a score of its own a win pays 1,
/// a loss -1 and a draw 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    payoffs: [i16; MAX_SEATS],
}

impl Outcome {
    /// These seats won; the others of the first `seats` lost. With no winner everyone lost,
    /// as in a solo or co-operative game.
    pub fn won(winners: SeatSet, seats: usize) -> Outcome {
        let mut payoffs = [0; MAX_SEATS];
        for seat in Seat::all(seats) {
            payoffs[seat.index()] = if winners.contains(seat) { 1 } else { -1 };
        }
        Outcome { payoffs }
    }

    /// Nobody won and nobody lost.
    pub const fn drawn() -> Outcome {
        Outcome {
            payoffs: [0; MAX_SEATS],
        }
    }

    /// Each seat gets what the game paid it.
    pub fn paid(pay: &[i16]) -> Outcome {
        let mut payoffs = [0; MAX_SEATS];
        payoffs[..pay.len()].copy_from_slice(pay);
        Outcome { payoffs }
    }

    /// What this seat got.
    pub const fn payoff(&self, seat: Seat) -> i16 {
        self.payoffs[seat.index()]
    }

    /// The seats that won something.
    pub fn winners(&self) -> SeatSet {
        Seat::all(MAX_SEATS)
            .filter(|&seat| self.payoff(seat) > 0)
            .collect()
    }

    /// Did nobody win or lose?
    pub fn is_draw(&self) -> bool {
        self.payoffs.iter().all(|&pay| pay == 0)
    }

    /// The result as records write it: `draw`, `lost`, or the winners' numbers (`1`, `1+2`).
    pub fn notation(&self) -> String {
        let winners = self.winners();
        if !winners.is_empty() {
            let names: Vec<_> = winners.map(|seat| seat.to_string()).collect();
            names.join("+")
        } else if self.is_draw() {
            "draw".into()
        } else {
            "lost".into()
        }
    }
}
