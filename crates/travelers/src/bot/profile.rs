//! What a hero can do with the cards it has: the plans of sampled hands.

use super::turn::{TurnPlan, plan_turn};
use crate::journey::Journey;

/// How a fight is expected to go.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Profile {
    /// Sampled hands that defeat the enemy in one turn.
    pub(crate) wins: u8,
    /// Sampled hands.
    pub(crate) hands: u8,
    /// Their losses together, in hundredths of a hit.
    pub(crate) loss: u32,
}

impl Profile {
    /// Notes how the turn of another hand would end.
    pub(crate) fn note(&mut self, fight: &Journey, limit: u32) {
        let plan: TurnPlan = plan_turn(fight, limit);
        self.hands += 1;
        self.wins += u8::from(plan.defeats());
        self.loss += plan.price % 100_000;
    }
}
