//! TS-8.82: a search through all a pawn can do in a dungeon, with every fight won.
//!
//! The table holds six cards on four sides or not at all, but a state remembers little of it.
//! Doors and teleports work whatever lies on the table, unless a card has been taken: a room
//! that is not there is laid (TS-7.14, TS-7.70). Islands and attached rooms only decide whether a
//! Hero Card is discarded, and which way a pawn steps back that has lost its room (TS-7.58);
//! the search refuses dungeons where that way is not the only one. So besides the pawn's room
//! and the flags only those rooms matter that a condition names: whether they are mapped. Two
//! tables that agree on these allow the same moves, and lead to tables that agree again. What
//! holds for the states here therefore holds for all of the real ones.

mod search;
mod state;
mod text;

use crate::dungeon::{Dungeon, Reading, RoomCode};

/// What the search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DungeonStructure {
    /// How many states it went through.
    pub states: usize,
    /// The shortest winning line, in arrivals in rooms.
    pub shortest: u32,
    /// The rooms that can be read before the final enemy is beaten.
    pub before_final: Vec<RoomCode>,
}

/// Why a dungeon is not proven.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unproven {
    /// The cards cannot be walked at all.
    #[error("{0}")]
    Misprinted(String),
    /// A pawn cannot walk everywhere in a room, so rooms do not say where it can go.
    #[error("the floor of Room Card {0} falls apart")]
    BrokenFloor(u8),
    /// A Walk-on entry moves the pawn or changes the table: whether it can be avoided depends on
    /// the floor.
    #[error("{0}: a step onto the symbol would change the map")]
    ForcedStep(Reading),
    /// A room can be taken from under the pawn, and it is not clear where it goes then.
    #[error("{0}: whoever takes this room does not know where to step back")]
    NoWayBack(RoomCode),
    /// The win cannot be reached.
    #[error("the final enemy, or 1A after it, cannot be reached")]
    NoWin,
    /// The win can be missed for good.
    #[error("in {0} the win is out of reach for good")]
    DeadEnd(RoomCode),
    /// Too many states to go through them all.
    #[error("the dungeon has more than {MOST_STATES} states")]
    TooLarge,
}

/// Generated dungeons have a few hundred states; sets that people write may have more.
const MOST_STATES: usize = 1_000_000;

/// TS-8.82: the win can be reached from the start and from every state that can be reached.
///
/// # Errors
/// What stands against it.
pub fn dungeon_structure(dungeon: &Dungeon) -> Result<DungeonStructure, Unproven> {
    text::Book::of(dungeon)?.search(0)
}

/// G-46: the same for a dungeon whose Room Card with this number has been taken.
///
/// # Errors
/// What stands against it.
pub fn dungeon_structure_without(
    dungeon: &Dungeon,
    card: u8,
) -> Result<DungeonStructure, Unproven> {
    text::Book::of(dungeon)?.search(state::card_bit(card))
}

#[cfg(test)]
mod tests;
