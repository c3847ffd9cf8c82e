//! How many texts of each kind there are in `locales/`.

/// Titles of a class, each with a line about the hero: `ts-class-X-title-V`.
pub(crate) const HERO_TITLES: u8 = 8;

/// Epithets of an element, and of halves that have nothing to be called after:
/// `ts-epithet-fire-V`, `ts-epithet-plain-V`.
pub(crate) const EPITHETS: u8 = 4;
