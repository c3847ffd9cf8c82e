//! The four elements and their cycle.

use serde::{Deserialize, Serialize};

/// An element (TS-1.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Element {
    /// Air.
    Air,
    /// Earth.
    Earth,
    /// Fire.
    Fire,
    /// Water.
    Water,
}

impl Element {
    /// Every element.
    pub const ALL: [Element; 4] = [Element::Air, Element::Earth, Element::Fire, Element::Water];

    /// The element this one beats (TS-1.13): Fire, Air, Earth, Water, and Fire again.
    pub const fn beats(self) -> Element {
        match self {
            Element::Fire => Element::Air,
            Element::Air => Element::Earth,
            Element::Earth => Element::Water,
            Element::Water => Element::Fire,
        }
    }

    /// The element that beats this one.
    pub const fn beaten_by(self) -> Element {
        match self {
            Element::Air => Element::Fire,
            Element::Earth => Element::Air,
            Element::Water => Element::Earth,
            Element::Fire => Element::Water,
        }
    }

    /// The element's id in files and keys.
    pub const fn id(self) -> &'static str {
        match self {
            Element::Air => "air",
            Element::Earth => "earth",
            Element::Fire => "fire",
            Element::Water => "water",
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}
