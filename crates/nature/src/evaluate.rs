//! How good a position is: what the simpler bots go by.

use crate::cards::Rank;
use crate::position::{Nature, Place};
use crate::side::Side;
use kernel::{Evaluate, Seat};

impl Evaluate for Nature {
    fn evaluate(&self, seat: Seat) -> f32 {
        let own = self.side_of(seat);
        let lead = self.strength_of(own) - self.strength_of(own.other());
        let lead = lead / 12.0;
        0.5 + 0.5 * lead / (1.0 + lead.abs())
    }
}

impl Nature {
    /// What a side has, in points of about one health of a Basic.
    fn strength_of(&self, side: Side) -> f32 {
        let formation = self.formation(side);
        let mut points = 0.0;
        for space in formation.occupied {
            let standing = formation.at(space);
            let elemental = self.elemental(standing.piece);
            let health = f32::from(elemental.health) - f32::from(standing.damage);
            let fighter = 0.6 * f32::from(elemental.strength) + 0.5 * health;
            points += match elemental.rank {
                // The game is about Sages: a wound there is never healed.
                Rank::Sage => 2.0 * health,
                Rank::Champion(_) => 2.0 + fighter,
                Rank::Warrior => 1.0 + fighter,
                Rank::Basic => fighter,
            };
            points += 0.6 * f32::from(standing.boosts) + 0.4 * f32::from(standing.shields);
        }
        for seat in self.seats_of(side) {
            points += 1.5 * f32::from(self.board(seat).level);
            points += 0.3 * self.piles.len(Place::Hand(seat)) as f32;
            for place in [Place::Deck(seat), Place::Discard(seat), Place::Hand(seat)] {
                for piece in self.piles.iter::<crate::cards::Piece>(place) {
                    // A bought card is worth what it cost, later.
                    points += 0.3 * f32::from(self.card(piece).cost.unwrap_or(1));
                }
            }
        }
        points + 0.25 * f32::from(self.gold[side.index()])
    }
}
