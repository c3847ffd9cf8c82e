//! How good a position is, for bots.

use super::player::Player;
use super::{Duel, opponent};
use kernel::{Evaluate, Seat};

/// What a card in hand is worth, in points of health.
const HAND_CARD: f32 = 3.0;

impl Evaluate for Duel {
    fn evaluate(&self, seat: Seat) -> f32 {
        let own = strength(self.player(seat));
        let enemy = strength(self.player(opponent(seat)));
        own / (own + enemy)
    }
}

/// What everyone can see of how strong a player is: health, units, and how many cards in hand.
fn strength(player: &Player) -> f32 {
    let units: u8 = player
        .board
        .units()
        .map(|(_, unit)| unit.card.attack() + unit.health)
        .sum();
    f32::from(player.health) + f32::from(units) + HAND_CARD * player.hand.len() as f32
}
