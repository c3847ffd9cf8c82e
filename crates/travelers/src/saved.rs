//! A position as files hold it: cards by number and half, places by the codes printed on them.
//! `restore.rs` reads it back; `sketch.rs` completes what a scenario leaves out.

use crate::cards::{Card, Row, Upright};
use crate::dungeon::{Cell, Reading, RoomCode};
use crate::element::Element;
use crate::fight::{Activated, Fight};
use crate::half::Half;
use crate::journey::{End, Filled, Journey};
use crate::map::{Grid, MapState, Maze, RoomPlace};
use crate::question::Question;
use crate::saved_fight::{SavedActivated, SavedFight, SavedSnapshot, SavedTurn};
use crate::script::{Frame, Source};
use crate::set::Map;
use crate::world::HalfCode;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A saved game. Nothing is left out: restored, it goes on as if it had never stopped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    /// Attack Points.
    pub attack: u16,
    /// Defense Points.
    pub defense: u16,
    /// Level.
    pub level: u8,
    /// Mana.
    pub mana: u8,
    /// The hand.
    pub hand: Vec<Upright>,
    /// The Discard Deck, from bottom to top (TS-0.5).
    pub deck: Vec<Upright>,
    /// How many of its lowest cards lie in an order nobody knows (TS-1.11).
    pub unknown: u8,
    /// The Removed Cards, which have no upright half (TS-1.12).
    pub removed: Vec<Card>,
    /// The Opening Card and the Added cards below it.
    pub column: Vec<Upright>,
    /// Loaded cards.
    pub loaded: Vec<Upright>,
    /// Infused cards, in the order they were infused.
    pub infused: Vec<Upright>,
    /// Strained cards.
    pub strained: Vec<Upright>,
    /// How many abilities of the last column card are used (TS-4.3).
    pub next: u8,
    /// The adventure card whose back is the hero's card 9 (EF-37).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken: Option<u8>,
    /// Boxes filled with the pencil.
    pub marks: Filled,
    /// The World, in a World Adventure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub world: Option<SavedWorld>,
    /// The Dungeon, in a Dungeon Adventure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dungeon: Option<SavedDungeon>,
    /// The fight that is going on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fight: Option<SavedFight>,
    /// The texts that are being executed, the innermost last.
    pub reading: Vec<SavedReading>,
    /// Cards chosen so far for the instruction that asks.
    pub picks: Vec<Card>,
    /// Cards chosen in exchange for them, on the half they come on.
    pub exchanged: Vec<Upright>,
    /// What the player is asked.
    pub question: Question,
    /// May the next fight of this text be left (EF-35)?
    pub may_leave: bool,
    /// Is another room to be read once the text ends (TS-7.75)?
    pub arrived: bool,
    /// Where chance stands: 16 hexadecimal digits.
    pub chance: String,
    /// How the game ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
}

/// The World on the table (TS-6.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedWorld {
    /// Three rows of three card numbers; 0 is an empty cell.
    pub grid: [[u8; 3]; 3],
    /// The cards with half B upright.
    pub upright_b: Vec<u8>,
    /// The cards with a Once marker (TS-6.30).
    pub once: Vec<u8>,
    /// The pawn's column and row, counted from 1 (TS-0.6).
    pub pawn: (u8, u8),
}

/// The Dungeon on the table (TS-7.1). The Room Card the hero has taken is [`Saved::taken`]; all
/// others that are not here are in the room deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedDungeon {
    /// The rooms on the table.
    pub rooms: BTreeMap<RoomCode, SavedRoom>,
    /// The pawn.
    pub pawn: SavedPawn,
    /// The room it last came from (TS-7.58).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<RoomCode>,
    /// The entries whose Once is used (TS-7.65).
    pub once: Vec<Reading>,
    /// Is the final enemy defeated (TS-3.11)?
    pub boss_defeated: bool,
}

/// A room on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedRoom {
    /// Its island (TS-7.3).
    #[serde(default)]
    pub island: u8,
    /// Where its frame begins on its island.
    pub origin: (i16, i16),
}

/// Where the pawn stands in a Dungeon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedPawn {
    /// The room.
    pub room: RoomCode,
    /// The cell of its frame.
    pub cell: Cell,
}

/// A text that is being executed: a half of a World card, an entry of the index with the room it
/// is read in, or an ability of a Hero Card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedReading {
    /// The half of a World card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub half: Option<HalfCode>,
    /// The entry's symbol.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<Reading>,
    /// The room the entry is read in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub room: Option<RoomCode>,
    /// The Hero Card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// Its ability, 1 or 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ability: Option<u8>,
    /// How many sentences are behind.
    #[serde(default)]
    pub sentence: u8,
    /// How many effects of the sentence have begun.
    #[serde(default)]
    pub effect: u8,
    /// Is the sentence being executed?
    #[serde(default)]
    pub entered: bool,
    /// Has a sentence of this text applied (TS-5.7)?
    #[serde(default)]
    pub applied: bool,
}

impl Journey {
    /// The position in words and numbers.
    pub(crate) fn to_saved(&self) -> Saved {
        let row = |row: &Row| row.iter().map(|card| self.upright(card)).collect();
        let world = match &self.map {
            MapState::World(grid) => Some(saved_world(grid)),
            _ => None,
        };
        let dungeon = match &self.map {
            MapState::Dungeon(maze) => Some(self.saved_dungeon(maze)),
            _ => None,
        };
        Saved {
            attack: self.tracks.attack,
            defense: self.tracks.defense,
            level: self.tracks.level,
            mana: self.tracks.mana,
            hand: self.zones.hand.map(|card| self.upright(card)).collect(),
            deck: row(&self.zones.deck),
            unknown: self.zones.unknown,
            removed: self.zones.removed.collect(),
            column: row(&self.layout.column),
            loaded: row(&self.layout.loaded),
            infused: row(&self.layout.infused),
            strained: row(&self.layout.strained),
            next: self.layout.next,
            taken: (self.zones.ninth != 0).then_some(self.zones.ninth),
            marks: self.marks,
            world,
            dungeon,
            fight: self
                .fight
                .map(|fight| SavedFight::Going(saved_turn(&fight))),
            reading: self.scripts.iter().map(|f| self.saved_reading(f)).collect(),
            picks: self.picks.iter().collect(),
            exchanged: row(&self.exchanged),
            question: self.question,
            may_leave: self.may_leave,
            arrived: self.arrived,
            chance: format!("{:016x}", self.chance.state()),
            end: self.end,
        }
    }

    fn saved_dungeon(&self, maze: &Maze) -> SavedDungeon {
        let mut rooms = BTreeMap::new();
        for (card, place) in (1..).zip(&maze.cards) {
            if let RoomPlace::Table(laid) = place {
                let room = SavedRoom {
                    island: laid.island,
                    origin: laid.origin,
                };
                rooms.insert(RoomCode::new(card, laid.side), room);
            }
        }
        let used = (0..u32::BITS as u8).filter(|entry| maze.once & 1 << entry != 0);
        SavedDungeon {
            rooms,
            pawn: SavedPawn {
                room: maze.room,
                cell: maze.cell,
            },
            from: maze.from,
            once: used.filter_map(|entry| self.entry_reading(entry)).collect(),
            boss_defeated: maze.boss_defeated,
        }
    }

    fn entry_reading(&self, entry: u8) -> Option<Reading> {
        match self.sets.map()? {
            Map::Dungeon(dungeon) => Some(dungeon.index.get(usize::from(entry))?.reading),
            Map::World(_) => None,
        }
    }

    fn saved_reading(&self, frame: Frame) -> SavedReading {
        let place = SavedReading {
            sentence: frame.sentence,
            effect: frame.effect,
            entered: frame.entered,
            applied: frame.applied,
            ..SavedReading::default()
        };
        match frame.source {
            Source::Half(half) => SavedReading {
                half: Some(half),
                ..place
            },
            Source::Entry { entry, room } => SavedReading {
                entry: self.entry_reading(entry),
                room: Some(room),
                ..place
            },
            Source::Ability { card, ability } => SavedReading {
                card: Some(card),
                ability: Some(ability + 1),
                ..place
            },
        }
    }
}

fn saved_world(grid: &Grid) -> SavedWorld {
    let cards = |bits: u16| (1..=9).filter(|card| bits & 1 << (card - 1) != 0).collect();
    let row = |row: usize| [0, 1, 2].map(|column| grid.cells[3 * row + column]);
    SavedWorld {
        grid: [0, 1, 2].map(row),
        upright_b: cards(grid.on_b),
        once: cards(grid.once),
        pawn: (grid.pawn % 3 + 1, grid.pawn / 3 + 1),
    }
}

fn saved_turn(fight: &Fight) -> SavedTurn {
    let numbered = |activated: Activated| SavedActivated {
        card: activated.card,
        ability: activated.ability + 1,
    };
    let snapshot = &fight.snapshot;
    let banners = Half::ALL.map(|half| (half, snapshot.banners[half.index()]));
    let elements = Element::ALL.map(|element| (element, snapshot.elements[element.index()]));
    SavedTurn {
        snapshot: SavedSnapshot {
            cards: snapshot.cards,
            banners: banners.into(),
            elements: elements.into(),
        },
        ignore_modifiers: fight.ignore_modifiers,
        may_leave: fight.may_leave,
        leaving: fight.leaving,
        last: fight.last.map(numbered),
        previous: fight.previous.map(numbered),
        attack_left: fight.attack_left,
        turns: fight.turns,
    }
}
