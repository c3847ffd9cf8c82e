//! The colours of the five estri, as the rules name them; each estro also has its sign.

use crate::colour::Colour;
use estro::estri::Estro;

/// The colours of a card.
#[derive(Clone, Copy)]
pub(super) struct Palette {
    /// The sky's top.
    pub night: Colour,
    /// The sky's foot.
    pub dusk: Colour,
    /// The estro's own colour.
    pub main: Colour,
    /// Light of it.
    pub bright: Colour,
    /// Below text.
    pub pale: Colour,
}

impl Palette {
    pub(super) fn of(estro: Estro) -> Palette {
        let [night, dusk, main, bright, pale] = match estro {
            Estro::Ardo => [0x2a0a10, 0x6e1b1b, 0xc8372d, 0xff9a6b, 0xfdeee7],
            Estro::Granito => [0x081a33, 0x1a3f73, 0x2f6fb8, 0x8cc4f2, 0xeaf3fb],
            Estro::Armonio => [0x06251b, 0x17583c, 0x2f9560, 0x93e0ae, 0xe9f7ee],
            Estro::Illusio => [0x1a0b33, 0x43236f, 0x7d48b8, 0xcda6f5, 0xf4edfb],
            Estro::Manpo => [0x2b2006, 0x6a5012, 0xb8901f, 0xf5d565, 0xfbf5e2],
        }
        .map(Colour::new);
        Palette {
            night,
            dusk,
            main,
            bright,
            pale,
        }
    }
}
