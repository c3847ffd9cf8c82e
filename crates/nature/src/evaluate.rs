//! How good a position is, for bots. `cargo xtask tune nature` measures what things are worth.

use crate::cards::{Piece, Rank};
use crate::position::{Nature, Place};
use crate::side::Side;
use kernel::{Approach, Evaluate, Seat, Sheet, Times, Weigh, weights};

weights! {
    /// A wound of a Sage is never healed, and without Sages the game is lost.
    SAGE_HEALTH = 2.0;
    /// The last health of a Sage is worth more: this much over it and one.
    SAGE_IN_DANGER = -4.0;
    /// An elemental that stands, besides its strength and health, by rank.
    CHAMPION = 2.0;
    WARRIOR = 1.0;
    BASIC = 0.0;
    STRENGTH = 0.6;
    HEALTH = 0.5;
    BOOST = 0.6;
    SHIELD = 0.4;
    LEVEL = 1.5;
    HAND = 0.3;
    /// Gold that a card in deck, hand or discard pile cost: it will be worth that, later.
    COST_OF_CARDS = 0.3;
    GOLD = 0.25;
}

impl Evaluate for Nature {
    fn evaluate(&self, seat: Seat) -> f32 {
        self.weighed(seat)
    }

    fn approach(&self) -> Approach {
        if self.is_team_game() {
            return Approach {
                // A round of four seats is longer: what an action is worth shows later.
                playout: 80,
                // Twelve spaces offer so many choices that few iterations see each of them once.
                trust: 20.0,
                curiosity: 1.5,
                iterations: [6, 30, 250, 1_000],
                slips: [50, 0, 0, 0],
            };
        }
        Approach {
            playout: 30,
            trust: 0.0,
            curiosity: 1.0,
            iterations: [12, 60, 250, 1_000],
            ..Approach::PLAIN
        }
    }
}

impl Weigh for Nature {
    const WEIGHTS: &'static [(&'static str, f32)] = WEIGHTS;
    const HALF: f32 = 12.0;

    fn weigh(&self, seat: Seat, sheet: &mut impl Sheet) {
        let own = self.side_of(seat);
        self.weigh_side(own, sheet);
        self.weigh_side(own.other(), &mut Times(-1.0, sheet));
    }
}

impl Nature {
    fn weigh_side(&self, side: Side, sheet: &mut impl Sheet) {
        self.weigh_formation(side, sheet);
        for seat in self.seats_of(side) {
            sheet.add(LEVEL, f32::from(self.board(seat).level));
            sheet.add(HAND, self.piles.len(Place::Hand(seat)) as f32);
            for place in [Place::Deck(seat), Place::Discard(seat), Place::Hand(seat)] {
                for piece in self.piles.iter::<Piece>(place) {
                    let cost = self.card(piece).cost.unwrap_or(1);
                    sheet.add(COST_OF_CARDS, f32::from(cost));
                }
            }
        }
        sheet.add(GOLD, f32::from(self.gold[side.index()]));
    }

    fn weigh_formation(&self, side: Side, sheet: &mut impl Sheet) {
        let formation = self.formation(side);
        for space in formation.occupied {
            let standing = formation.at(space);
            let elemental = self.elemental(standing.piece);
            let health = f32::from(elemental.health) - f32::from(standing.damage);
            let body = match elemental.rank {
                Rank::Sage => None,
                Rank::Champion(_) => Some(CHAMPION),
                Rank::Warrior => Some(WARRIOR),
                Rank::Basic => Some(BASIC),
            };
            match body {
                None => {
                    sheet.add(SAGE_HEALTH, health);
                    sheet.add(SAGE_IN_DANGER, 1.0 / (1.0 + health));
                }
                Some(body) => {
                    sheet.add(body, 1.0);
                    sheet.add(STRENGTH, f32::from(elemental.strength));
                    sheet.add(HEALTH, health);
                }
            }
            sheet.add(BOOST, f32::from(standing.boosts));
            sheet.add(SHIELD, f32::from(standing.shields));
        }
    }
}
