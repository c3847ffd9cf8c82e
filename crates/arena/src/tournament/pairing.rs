//! Counts of a pair of entrants, from either's side.

use crate::{Pairing, report::rate, wilson};

impl Pairing {
    pub(crate) fn new(one: usize, other: usize, wins: u64, draws: u64, losses: u64) -> Pairing {
        let games = wins + draws + losses;
        Pairing {
            one,
            other,
            games,
            wins,
            draws,
            losses,
            win_rate: rate(wins, games),
            interval: wilson(wins, games),
        }
    }

    /// The same as the other sees it.
    #[must_use]
    pub fn turned(&self) -> Pairing {
        Pairing::new(self.other, self.one, self.losses, self.draws, self.wins)
    }
}
