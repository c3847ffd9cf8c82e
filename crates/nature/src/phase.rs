//! Where a game is between setup and end (CN-3.1).

use serde::{Deserialize, Serialize};

/// The phases of a game, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Setup: seats choose Sages.
    Sages,
    /// Setup: seats choose Warriors.
    Warriors,
    /// Phase I: dawn effects.
    Dawn,
    /// Phase II: actions.
    Actions,
    /// Phase III: markets.
    Markets,
    /// Phase IV: clean-up.
    CleanUp,
}
