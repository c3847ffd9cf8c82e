//! What becomes of a card that is exhausted without payment (TS-4.61).

use super::names::{banner, track};
use crate::cards::Card;
use crate::half::Half;
use crate::hero::ExhaustModel;
use crate::journey::Journey;
use crate::track::Track;
use kernel::Phrase;

impl Journey {
    /// "It turns", "it is removed", or "it is only discarded", with what it gives.
    pub(super) fn loss(&self, card: Card) -> Phrase {
        if self.is_shielded(card) {
            return Phrase::new("travelers-play-loss-none");
        }
        let half = self.zones.half(card);
        let loss = match half {
            Half::I => Phrase::new("travelers-play-loss-turned").with("half", banner(Half::II)),
            Half::II => Phrase::new("travelers-play-loss-removed"),
        };
        let gain = match self.in_play().upright(card).exhaust.model {
            ExhaustModel::Deflect => Track::Attack,
            ExhaustModel::Tenacity => Track::Defense,
            ExhaustModel::Basic | ExhaustModel::Shield | ExhaustModel::Free => return loss,
        };
        Phrase::new("travelers-play-loss-gaining")
            .with("loss", loss)
            .with("amount", half.tips() + 1)
            .with("track", track(gain))
    }
}
