//! What must hold for a gift to open (ES-5.8).

use super::{all_estri, is_all_estri};
use crate::estri::{Estro, EstroSet, Zone};
use serde::{Deserialize, Serialize};

/// What must hold for a gift to open (ES-5.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    deny_unknown_fields
)]
pub enum Condition {
    /// This zone is active (in Conquest: the card lies in it).
    ZoneIs(Zone),
    /// It is this round or a later one.
    RoundAtLeast(u8),
    /// At least so many other face-up allied cards of these estri.
    Allies {
        /// The estri that count; all if not given.
        #[serde(default = "all_estri", skip_serializing_if = "is_all_estri")]
        of: EstroSet,
        /// How many.
        at_least: u8,
    },
    /// At least so many face-up enemies of these estri.
    Enemies {
        /// The estri that count; all if not given.
        #[serde(default = "all_estri", skip_serializing_if = "is_all_estri")]
        of: EstroSet,
        /// How many.
        at_least: u8,
    },
    /// The own side has fewer cards than the opposing one.
    FewerCards,
    /// The own side has more cards than the opposing one.
    MoreCards,
    /// The controller holds this many cards or fewer.
    HandAtMost(u8),
    /// The controller's incinerator has this many cards or more.
    IncineratorAtLeast(u8),
    /// In a clash: its current TOT is less than the other card's.
    OwnTotLess,
    /// In a clash: the other card is of this estro.
    OpponentEstroIs(Estro),
    /// It is the turn's first attack.
    FirstAttackThisTurn,
    /// It was destroyed by an attack.
    DestroyedByAttack,
    /// It was face-down.
    WasFaceDown,
}
