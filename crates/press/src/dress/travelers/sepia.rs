//! The colours of an old map, for the screen. Printed cards are black and grey (TS-9.12).

use crate::colour::Colour;

/// Lines.
pub(super) const BROWN: Colour = Colour::new(0x4a3321);
/// The sheet.
pub(super) const PARCHMENT: Colour = Colour::new(0xf3e6c8);
/// Its darker parts.
pub(super) const SAND: Colour = Colour::new(0xdcc596);
/// Roofs, flags, and the way.
pub(super) const RUST: Colour = Colour::new(0xb04a2f);
/// Waters, and coats.
pub(super) const TEAL: Colour = Colour::new(0x2d6f73);
