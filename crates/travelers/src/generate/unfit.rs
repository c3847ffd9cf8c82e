//! Why a draft of an adventure is no adventure.

use super::dungeon::UnfitDungeon;
use crate::world::HalfCode;

/// The requirement that a draft does not meet. The next attempt is drawn (TS-8.80).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// G-30: a piece that every World has found no place.
    #[error("G-30: no place is left for {0}")]
    NoPlace(&'static str),
    /// G-31: nothing that can be read reveals this half.
    #[error("G-31: nothing reveals {0}")]
    Hidden(HalfCode),
    /// G-32: the adventure cannot be won.
    #[error("G-32: the win cannot be reached")]
    NoWin,
    /// G-32: it can be played into a state in which it cannot be won any more.
    #[error("G-32: {0} states that can be reached cannot be won from")]
    DeadEnd(u32),
    /// G-33: the hero's level before the final enemy is too low.
    #[error("G-33: a hero can only be of level {0} before the final enemy")]
    LowLevel(u8),
    /// G-34: an enemy of this tier should be met, or not be met, at the beginning.
    #[error("G-34: the halves A have the wrong enemies")]
    WrongBeginning,
    /// G-35: more than one Hero Card to take, or one on the wrong card.
    #[error("G-35: Hero Cards are taken from card 5 or 6 and only once")]
    HeroCards,
    /// Sections 8.7 and 8.11: what is wrong with a dungeon.
    #[error(transparent)]
    Dungeon(#[from] UnfitDungeon),
}
