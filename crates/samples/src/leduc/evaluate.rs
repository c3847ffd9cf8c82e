//! How good a position is, for bots.

use super::card::Card;
use super::{Leduc, end::compare};
use kernel::{Evaluate, Outcome, Seat};

/// The most chips a player can lose: the ante, and two raises in each round.
const MOST_CHIPS: f32 = 13.0;

impl Evaluate for Leduc {
    /// The stake times the chance to win a showdown, all cards the seat cannot see being
    /// equally likely.
    fn evaluate(&self, seat: Seat) -> f32 {
        let [first, second] = self.chips;
        worth_of(f32::from(first.max(second)) * self.advantage(seat))
    }

    fn worth(outcome: &Outcome, seat: Seat) -> f32 {
        worth_of(f32::from(outcome.payoff(seat)))
    }
}

fn worth_of(chips: f32) -> f32 {
    0.5 + chips * (0.5 / MOST_CHIPS)
}

impl Leduc {
    /// How many more showdowns the seat would win than lose, as a share of all.
    fn advantage(&self, seat: Seat) -> f32 {
        let own = self.hands[seat.index()];
        let (mut balance, mut deals) = (0.0, 0.0);
        for public in Card::ALL {
            let known = self.public.is_none_or(|card| card == public);
            if !known || public == own {
                continue;
            }
            for other in Card::ALL.into_iter().filter(|&c| c != own && c != public) {
                deals += 1.0;
                balance += f32::from(compare(own, other, public) as i8);
            }
        }
        balance / deals
    }
}
