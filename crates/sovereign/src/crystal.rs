//! Crystals (SV-1.7).

use serde::{Deserialize, Serialize};

/// A colour of Crystals and of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Colour {
    /// Light, souls, defence.
    White,
    /// Growth.
    Green,
    /// Fire.
    Red,
    /// Tides.
    Blue,
    /// Dusk.
    Violet,
}

impl Colour {
    /// All of them, in the rules' order.
    pub const ALL: [Colour; 5] = [
        Colour::White,
        Colour::Green,
        Colour::Red,
        Colour::Blue,
        Colour::Violet,
    ];

    /// Its place in the rules' order.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter that costs are written with.
    pub const fn letter(self) -> char {
        ['W', 'G', 'R', 'U', 'V'][self as usize]
    }

    /// The colour with this letter.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL
            .into_iter()
            .find(|colour| colour.letter() == letter.to_ascii_uppercase())
    }

    /// As notation and files write it.
    pub const fn id(self) -> &'static str {
        match self {
            Colour::White => "white",
            Colour::Green => "green",
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Violet => "violet",
        }
    }
}
