//! The line under a half's name (TS-4.61).

use super::effect::gain;
use super::glyph::Glyph;
use crate::half::Half;
use crate::hero::{Exhaust, ExhaustModel};
use crate::track::Track;
use kernel::Phrase;

/// The Exhaust Effect of this half, as its line says it.
pub fn exhaust(exhaust: Exhaust, half: Half) -> Phrase {
    let otherwise = match unpaid_track(exhaust.model) {
        Some(track) => Phrase::new("travelers-then")
            .with("before", gain(track, unpaid_points(half)))
            .with("next", loss(half)),
        None => loss(half),
    };
    let key = match exhaust.model {
        ExhaustModel::Free => return Phrase::new("travelers-sentence").with("clause", loss(half)),
        ExhaustModel::Shield => "travelers-exhaust-shield",
        ExhaustModel::Basic | ExhaustModel::Deflect | ExhaustModel::Tenacity => "travelers-exhaust",
    };
    Phrase::new(key)
        .with("cost", exhaust.cost)
        .with("symbol", Glyph::Track(Track::Mana))
        .with("otherwise", otherwise)
}

/// EF-11 to EF-13: half I turns and is discarded, half II is removed.
fn loss(half: Half) -> Phrase {
    Phrase::new(match half {
        Half::I => "travelers-exhaust-turn",
        Half::II => "travelers-exhaust-remove",
    })
}

/// XM-3 and XM-4 give points where they are not paid.
const fn unpaid_track(model: ExhaustModel) -> Option<Track> {
    match model {
        ExhaustModel::Deflect => Some(Track::Attack),
        ExhaustModel::Tenacity => Some(Track::Defense),
        ExhaustModel::Basic | ExhaustModel::Shield | ExhaustModel::Free => None,
    }
}

/// Two points on half I, three on half II.
const fn unpaid_points(half: Half) -> u8 {
    half.tips() + 1
}
