//! Dungeon adventures as printed: Room Cards and the index.

mod codes;
mod frame;

pub use codes::{Reading, RoomCode, Side, Symbol};
pub use frame::{Cell, Direction};

use crate::enemy::Enemy;
use crate::sentence::Sentence;
use crate::story::Story;
use crate::world::MarkTrack;
use serde::{Deserialize, Serialize};

/// A Dungeon adventure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dungeon {
    /// Room Cards 1 to 6 in order; examples may have fewer.
    pub rooms: Vec<RoomCard>,
    /// The entries of the Index Cards, six a page.
    pub index: Vec<Entry>,
}

/// A Room Card as printed, on side A (TS-2.11 to TS-2.15).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomCard {
    /// The cells that cannot be entered.
    #[serde(default)]
    pub walls: Vec<Cell>,
    /// Its symbol.
    pub symbol: Symbol,
    /// Where the symbol stands.
    pub cell: Cell,
    /// The symbol's printed orientation in counter-clockwise quarter turns, 0 to 3.
    #[serde(default)]
    pub orientation: u8,
    /// The codes on its arches.
    #[serde(default)]
    pub doors: Vec<Door>,
}

/// A code on an arch (TS-2.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Door {
    /// The arch's cell on the card.
    pub cell: Cell,
    /// The side on which the code is upright.
    pub side: Side,
    /// The room it leads to.
    pub to: RoomCode,
}

/// An entry of the index (TS-2.17).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The symbol in one orientation.
    pub reading: Reading,
    /// When it is executed.
    pub timing: Timing,
    /// Its title, which play shows and print leaves out.
    pub title: Story,
    /// What it tells first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tale: Option<Story>,
    /// What it tells after a victory.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Story>,
    /// The enemy that its [`Effect::Fight`](crate::Effect::Fight) fights.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub enemy: Option<Enemy>,
    /// The instructions in order.
    #[serde(default)]
    pub text: Vec<Sentence>,
    /// Its mark track, if it has one (TS-5.60).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marks: Option<MarkTrack>,
}

/// When an entry is executed (TS-7.30).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// When the room is read.
    Immediate,
    /// Whenever the pawn enters the symbol's cell.
    WalkOn,
    /// Whenever the pawn enters the symbol's cell, if the player wants.
    Choice,
}
