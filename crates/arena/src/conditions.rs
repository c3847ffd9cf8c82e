//! Under which conditions games were played.

use kernel::{Game, Seed, Setup};
use serde::{Deserialize, Serialize};

/// All that the games of a simulation or tournament have in common.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Conditions {
    /// The version of the game's rules.
    pub rules: u16,
    /// The setup's options, `key=value` by `key=value`.
    pub setup: String,
    /// The name and fingerprint of the card set, if it is not the game's own.
    pub cards: Option<String>,
    /// Where all chance came from.
    pub seed: Seed,
}

impl Conditions {
    pub(crate) fn of<G: Game>(setup: &G::Setup, seed: Seed) -> Conditions {
        Conditions {
            rules: G::RULES_VERSION,
            setup: setup.options().to_string(),
            cards: setup.own_cards().map(|stamp| stamp.to_string()),
            seed,
        }
    }
}
