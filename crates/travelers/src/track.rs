//! The hero's tracks.

use serde::{Deserialize, Serialize};

/// A track whose points abilities and events give and take (TS-0.5). The level is no such
/// track: only victories raise it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Track {
    /// Attack Points.
    Attack,
    /// Defense Points.
    Defense,
    /// Mana.
    Mana,
}

impl Track {
    /// Every track.
    pub const ALL: [Track; 3] = [Track::Attack, Track::Defense, Track::Mana];

    /// The track's id in files and keys.
    pub const fn id(self) -> &'static str {
        match self {
            Track::Attack => "attack",
            Track::Defense => "defense",
            Track::Mana => "mana",
        }
    }
}
