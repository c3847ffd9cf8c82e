//! The parts of a battle and of a turn (SV-3.1, SV-4.1).

use serde::{Deserialize, Serialize};

/// Where the battle is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Phase {
    /// Both choose cards to exchange.
    Mulligan,
    /// The seat drawn chooses who begins.
    Starter,
    /// Bookkeeping (SV-4.2).
    TurnStart,
    Recovery,
    /// What comes at Dawn is about to.
    Daybreak,
    /// It does.
    Dawn,
    Day,
    /// SUNSET triggers.
    Sunset,
    /// Damage and bonuses go (SV-4.7 steps 2 to 4).
    Cleaning,
    TurnEnd,
}
