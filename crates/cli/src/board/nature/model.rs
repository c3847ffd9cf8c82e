//! What the board of Command of Nature shows.

use super::concern::Concern;
use crate::board::Thing;
use kernel::Seat;
use nature::effect::Faction;

/// Everything a board shows.
pub struct Model {
    pub seats: usize,
    pub status: String,
    /// Whose formation is the far one, and the near one.
    pub labels: [String; 2],
    pub far: Vec<Option<Standing>>,
    pub near: Vec<Option<Standing>>,
    /// The attack being made, if any.
    pub attack: Option<String>,
    pub stalls: [Stall; 2],
    pub hands: Vec<Hand>,
    pub rows: Vec<SeatRow>,
    pub removed: Chip,
    pub things: Vec<Thing>,
    pub concerns: Vec<Concern>,
}

/// An Elemental in a formation.
pub struct Standing {
    pub thing: usize,
    pub name: String,
    pub faction: Option<Faction>,
    /// Shown only where a formation has two owners.
    pub owner: Option<Seat>,
    pub mark: Mark,
    pub strength: u8,
    pub health: u8,
    pub damage: u16,
    pub boosts: u16,
    pub shields: u16,
}

/// What is special about an Elemental now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    None,
    Usable,
    HasAttacked,
    Attacks,
    IsAttacked,
}

/// A market.
pub struct Stall {
    pub label: String,
    pub goods: [Option<Chip>; 3],
}

/// A short text that can be pointed at.
pub struct Chip {
    pub thing: usize,
    pub text: String,
    pub faction: Option<Faction>,
    pub usable: bool,
}

/// A hand.
pub struct Hand {
    pub label: String,
    pub cards: Vec<Chip>,
}

/// A seat.
pub struct SeatRow {
    pub thing: usize,
    pub seat: Seat,
    pub far: bool,
    pub waited_for: bool,
    pub sage: String,
    pub faction: Option<Faction>,
    pub level: u8,
    pub gold: String,
    pub hand: usize,
    pub deck: usize,
    pub discard: usize,
    /// Only of the near side.
    pub actions: Vec<Chip>,
}
