//! What the player, or anyone who looks on, may see.

use crate::cards::{Card, Upright};
use crate::constellation::Constellation;
use crate::dungeon::{Cell, Direction, Reading, RoomCode, Timing};
use crate::enemy::{Modifier, Tier};
use crate::journey::{End, Filled};
use crate::question::Question;
use crate::sets::SetName;
use crate::story::{Cast, Story};
use crate::world::HalfCode;
use serde::Serialize;

/// A position as it is seen: everything but the unknown order of the Discard Deck (TS-1.11) and
/// the chance to come.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TravelersView {
    /// The hero's set.
    pub hero_set: SetName,
    /// The adventure's set.
    pub adventure_set: SetName,
    /// The hero's title.
    pub hero: Story,
    /// The adventure's title; none in Training.
    pub adventure: Option<Story>,
    /// Who keeps their name through the adventure.
    pub cast: Option<Cast>,
    /// The tracks.
    pub tracks: TracksView,
    /// What the hero can still take (TS-4.76).
    pub life: u8,
    /// The hand.
    pub hand: Vec<Upright>,
    /// The part of the Discard Deck whose order nobody knows, by number.
    pub deck_unknown: Vec<Upright>,
    /// The known upper part, from bottom to top.
    pub deck_known: Vec<Upright>,
    /// Removed Cards.
    pub removed: Vec<Card>,
    /// The adventure card whose back is the hero's ninth card.
    pub taken: Option<u8>,
    /// What is in play.
    pub in_play: InPlayView,
    /// The fight that is going on.
    pub fight: Option<FightView>,
    /// The map.
    pub map: MapView,
    /// The text that is being read.
    pub reading: Option<ReadingView>,
    /// Cards chosen so far.
    pub picks: Vec<Card>,
    /// Filled boxes.
    pub marks: Filled,
    /// What is asked.
    pub question: Question,
    /// How the game ended.
    pub end: Option<End>,
    /// The score of a victory, if one is counted.
    pub score: Option<u8>,
}

/// The four tracks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TracksView {
    /// ATK.
    pub attack: u16,
    /// DEF.
    pub defense: u16,
    /// LVL.
    pub level: u8,
    /// MANA.
    pub mana: u8,
}

/// What is in play (section 4.5).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct InPlayView {
    /// The column from top to bottom.
    pub column: Vec<Upright>,
    /// Loaded cards from left to right.
    pub loaded: Vec<Upright>,
    /// Infused cards from left to right: the last one first.
    pub infused: Vec<Upright>,
    /// Strained cards.
    pub strained: Vec<Upright>,
    /// The next activable ability of the last column card, 1 or 2, and its cost.
    pub next: Option<(u8, u8)>,
    /// The constellation row.
    pub row: Option<Constellation>,
    /// One-tip and two-tip banners in play.
    pub banners: [u8; 2],
    /// Air, Earth, Fire and Water in play.
    pub elements: [u8; 4],
}

/// The enemy, and what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FightView {
    /// Its name.
    pub name: Story,
    /// What its scroll says without a modifier.
    pub about: Story,
    /// Its tier.
    pub tier: Tier,
    /// Its modifier.
    pub modifier: Option<Modifier>,
    /// Level, attack and defense as printed.
    pub printed: [u8; 3],
    /// Level, attack and defense as the turn stands.
    pub now: [u8; 3],
    /// Are modifiers ignored this turn?
    pub ignored: bool,
    /// May the hero leave?
    pub may_leave: bool,
    /// Combat Turns so far, this one included.
    pub turns: u16,
    /// The cell of its symbol in a Dungeon.
    pub at: Option<(RoomCode, Cell)>,
}

/// The map as it lies on the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum MapView {
    /// The 3x3 grid.
    World {
        /// Row by row: the upright half of each card; nothing where the cell is empty.
        cells: Vec<Option<HalfCode>>,
        /// Cards with a Once marker.
        once: Vec<u8>,
        /// Cards that have left the grid.
        gone: Vec<u8>,
        /// The pawn's cell, 0 to 8.
        pawn: u8,
    },
    /// Rooms.
    Dungeon {
        /// The rooms on the table.
        rooms: Vec<RoomView>,
        /// Room Cards in the room deck.
        deck: Vec<u8>,
        /// The pawn's room.
        room: RoomCode,
        /// The pawn's cell of its frame.
        cell: Cell,
        /// Entries whose Once is used.
        once: Vec<Reading>,
        /// Is the final enemy beaten?
        boss_defeated: bool,
    },
    /// No map: Training.
    Practice,
}

/// A room on the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RoomView {
    /// Its code.
    pub code: RoomCode,
    /// Its island.
    pub island: u8,
    /// Where its frame begins on the island.
    pub origin: (i16, i16),
    /// Its walls, cells of the frame.
    pub walls: Vec<Cell>,
    /// The cell of its symbol.
    pub symbol: Cell,
    /// How the symbol stands.
    pub reading: Reading,
    /// When its entry is executed, if it has one.
    pub timing: Option<Timing>,
    /// Its arches.
    pub doors: Vec<DoorView>,
}

/// An arch with an upright code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct DoorView {
    /// Its cell of the frame.
    pub cell: Cell,
    /// The direction it leads in.
    pub direction: Direction,
    /// The room it leads to.
    pub to: RoomCode,
    /// Is that room attached, so that crossing is free?
    pub attached: bool,
    /// Is the door blocked, because its card is taken?
    pub blocked: bool,
}

/// A text that is being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ReadingView {
    /// A World half.
    Half(HalfCode),
    /// An entry of the index.
    Entry(Reading),
}
