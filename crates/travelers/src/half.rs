//! The two halves of a Hero Card.

use serde::{Deserialize, Serialize};

/// Which half of a Hero Card is upright (TS-1.6): the one-tip half I or the two-tip half II.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Half {
    /// One tip: the easier half.
    I,
    /// Two tips: the stronger half.
    II,
}

impl Half {
    /// Both halves.
    pub const ALL: [Half; 2] = [Half::I, Half::II];

    /// The other half, which is upright once the card is turned (TS-1.7).
    pub const fn turned(self) -> Half {
        match self {
            Half::I => Half::II,
            Half::II => Half::I,
        }
    }

    /// The tips of its banner.
    pub const fn tips(self) -> u8 {
        self as u8 + 1
    }

    /// As text writes it: `I` or `II`.
    pub const fn id(self) -> &'static str {
        match self {
            Half::I => "I",
            Half::II => "II",
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}
