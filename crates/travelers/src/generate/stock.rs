//! How many narrative texts of each sort `locales/` holds (TS-8.60), and their keys.

mod keys;

pub use keys::keys;

/// Villains, each with [`VOICES`] wordings of every part.
pub const VILLAINS: u8 = 8;
/// Lieutenants.
pub const LIEUTENANTS: u8 = 8;
/// Key objects.
pub const OBJECTS: u8 = 8;
/// Kinds of enemies of a tier.
pub const FOE_KINDS: u8 = 6;
/// Kinds of locks.
pub const LOCK_KINDS: u8 = 4;
/// Kinds of traps.
pub const SNAG_KINDS: u8 = 4;
/// Wordings of what an enemy says when it is met and when it is beaten.
pub const VOICES: u8 = 3;
/// Wordings of a main quest.
pub const MAIN_WORDINGS: u8 = 4;
/// Wordings of every other piece.
pub const PIECE_WORDINGS: u8 = 4;
/// Titles of a class, each with a line about the hero: `ts-class-X-title-V`.
pub const HERO_TITLES: u8 = 8;

/// Epithets of an element, and of halves that have nothing to be called after:
/// `ts-epithet-fire-V`, `ts-epithet-plain-V`.
pub const EPITHETS: u8 = 4;
