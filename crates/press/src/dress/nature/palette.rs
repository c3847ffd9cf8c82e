//! The colours of the four clans and the three kinds of Commands. None tells alone what a card
//! is: clan and kind have their emblems and words.

use crate::colour::Colour;
use nature::cards::{Card, Kind};
use nature::effect::Faction;

/// The colours of a card.
#[derive(Clone, Copy)]
pub(super) struct Palette {
    /// The border, and lines.
    pub deep: Colour,
    /// The clan's own colour.
    pub main: Colour,
    /// Where light falls on it.
    pub bright: Colour,
    /// Below text.
    pub pale: Colour,
    /// The sky at its top.
    pub sky: Colour,
    /// What stands out.
    pub accent: Colour,
}

impl Palette {
    const fn new([deep, main, bright, pale, sky, accent]: [u32; 6]) -> Palette {
        Palette {
            deep: Colour::new(deep),
            main: Colour::new(main),
            bright: Colour::new(bright),
            pale: Colour::new(pale),
            sky: Colour::new(sky),
            accent: Colour::new(accent),
        }
    }

    /// The colours of a clan.
    pub(super) fn of_clan(faction: Faction) -> Palette {
        Palette::new(match faction {
            Faction::Pebble => [0x3a322c, 0x7d6c5c, 0xb9a084, 0xf4ecdf, 0xf0c48b, 0xd8842a],
            Faction::Droplet => [0x0f2f47, 0x2b7298, 0x6dbdd8, 0xe6f3f6, 0x93d0e4, 0x12a0a6],
            Faction::Twig => [0x41281a, 0x8a5a33, 0xc6935a, 0xf6ebd9, 0xf4cf97, 0xb8452b],
            Faction::Leaf => [0x1b3a22, 0x42803c, 0x8fbf55, 0xeef4df, 0xc4e3b4, 0xd39d1d],
        })
    }

    /// The colours of a card.
    pub(super) fn of(card: &Card) -> Palette {
        Palette::new(match &card.kind {
            Kind::Elemental(elemental) => return Palette::of_clan(elemental.faction),
            Kind::Attack(_) => [0x4a1816, 0x9d322b, 0xe0714e, 0xf9ebe3, 0xf3b18d, 0xf2c14e],
            Kind::Instant(_) => [0x2b1f4b, 0x5d469f, 0x9f88de, 0xf0ecf9, 0xc9b9ee, 0xf2d15e],
            Kind::Utility(_) => [0x123a3c, 0x2a7c7c, 0x6fc1b4, 0xe6f4f1, 0xb0e0d6, 0xefb84b],
        })
    }
}
