//! Words that files have for the engine's own kinds, and what they leave out.

use crate::event::{CoverLoss, Ending};
use crate::frame::Stage;
use crate::mark::{Lasts, Lying};
use crate::play::PlayStep;
use crate::scene::Origin;
use serde::{Deserialize, Serialize};

/// Is it what a file means that does not mention it?
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Origin", rename_all = "kebab-case")]
pub(crate) enum SavedOrigin {
    Haerian,
    Building,
    Equipment,
    Event,
    Snare,
    Class,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Stage", rename_all = "kebab-case")]
pub(crate) enum SavedStage {
    Begin,
    Offer,
    Choose,
    Handle,
    Rest,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "PlayStep", rename_all = "kebab-case")]
pub(crate) enum SavedPlayStep {
    Pay,
    Tribute(u8),
    Place,
    Resolved,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "CoverLoss", rename_all = "kebab-case")]
pub(crate) enum SavedCoverLoss {
    DirectDamage,
    Forfeit,
    Breach,
    Pillage,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Ending", rename_all = "kebab-case")]
pub(crate) enum SavedEnding {
    Breakthrough,
    TurnLimit,
    Concession,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Lying", rename_all = "kebab-case")]
pub(crate) enum SavedLying {
    Force(i8),
    SetForce(u8),
    Shield(u8),
    Immune(crate::effect::Damage),
    Armor(i8),
    Trait(crate::effect::Trait),
    Silence,
    Direct(i8),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Lasts", rename_all = "kebab-case")]
pub(crate) enum SavedLasts {
    Sunset,
    Combat,
    Turn(kernel::Seat),
    Lasting,
}
