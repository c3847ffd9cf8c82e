//! Combat (SV-5.1 to SV-5.6).

use crate::trigger::Object;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// How far a combat has come (SV-5.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum CombatStep {
    /// C3, C4: the window is open.
    Window,
    /// C5 to C7.
    Blows,
    /// C8
    End,
}

/// A fight between two Haerian.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Combat {
    pub attacker: Object,
    pub defender: Object,
    /// Whose Haerian attacks.
    pub aggressor: Seat,
    pub step: CombatStep,
    /// Whose turn it is in the window, and how many passed in a row.
    pub side: Seat,
    pub passes: u8,
    /// Equipment used by each player in this combat.
    pub used: [u8; 2],
    /// Was the attacker, was the defender dealt damage by the other?
    pub struck: [bool; 2],
}
