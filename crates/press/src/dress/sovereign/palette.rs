//! The colours of Sovereign. Every Crystal also carries its letter.

use crate::colour::Colour;
use sovereign::crystal::Colour as Crystal;

/// The colours of a card.
#[derive(Clone, Copy)]
pub(super) struct Palette {
    /// Frame and lead.
    pub dark: Colour,
    /// The glass.
    pub main: Colour,
    /// The second glass, of a card with two colours.
    pub other: Colour,
    /// Glass with light behind it.
    pub bright: Colour,
}

/// The lead between panes, and ink on parchment.
pub(super) const LEAD: Colour = Colour::new(0x1c1920);
/// Below text.
pub(super) const PARCHMENT: Colour = Colour::new(0xf6f0e2);
/// Lines of the frame.
pub(super) const GOLD: Colour = Colour::new(0xd9b45b);

fn glass(crystal: Crystal) -> [Colour; 3] {
    match crystal {
        Crystal::White => [0x4d4636, 0xd8c690, 0xfbf3d3],
        Crystal::Green => [0x16351f, 0x3c8a4a, 0xa6dc8f],
        Crystal::Red => [0x43141a, 0xb8353a, 0xf59a6c],
        Crystal::Blue => [0x12294d, 0x2f68b5, 0x93cdf2],
        Crystal::Violet => [0x2a1842, 0x6c3fa3, 0xcaa4ee],
    }
    .map(Colour::new)
}

/// The fill of a Crystal of this colour.
pub(super) fn crystal(crystal: Crystal) -> Colour {
    match crystal {
        Crystal::White => Colour::new(0xf7efcf),
        other => glass(other)[1],
    }
}

impl Palette {
    /// The palette of these colours; grey steel if there is none.
    pub(super) fn of(colours: &[Crystal]) -> Palette {
        let steel = [0x2b2d33, 0x8a8f9a, 0xd5d9e0].map(Colour::new);
        let first = colours.first().map_or(steel, |&one| glass(one));
        let second = colours.get(1).map_or(first, |&one| glass(one));
        Palette {
            dark: first[0],
            main: first[1],
            other: second[1],
            bright: first[2].towards(second[2], if colours.len() > 1 { 0.5 } else { 0.0 }),
        }
    }
}
