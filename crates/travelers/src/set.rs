//! A set: a hero side and an adventure side under one code.

use crate::code::SetCode;
use crate::dungeon::Dungeon;
use crate::hero::HeroSide;
use crate::story::{Cast, Story};
use crate::world::World;
use serde::{Deserialize, Serialize};

/// A kind of adventure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AdventureKind {
    /// In the World.
    World,
    /// In a Dungeon.
    Dungeon,
}

impl AdventureKind {
    /// Both kinds, in the order seeds draw them (TS-8.4).
    pub const ALL: [AdventureKind; 2] = [AdventureKind::World, AdventureKind::Dungeon];

    /// The letter of card codes (TS-2.19).
    pub const fn letter(self) -> char {
        match self {
            AdventureKind::World => 'W',
            AdventureKind::Dungeon => 'D',
        }
    }

    /// The kind's id in options and keys.
    pub const fn id(self) -> &'static str {
        match self {
            AdventureKind::World => "world",
            AdventureKind::Dungeon => "dungeon",
        }
    }
}

/// The adventure side of a set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdventureSide {
    /// Its title, which is that of its main quest.
    pub title: Story,
    /// Who keeps their name through it.
    pub cast: Cast,
    /// The map.
    pub map: Map,
}

impl AdventureSide {
    /// Which kind of adventure it is.
    pub const fn kind(&self) -> AdventureKind {
        match self.map {
            Map::World(_) => AdventureKind::World,
            Map::Dungeon(_) => AdventureKind::Dungeon,
        }
    }
}

/// What an adventure is played on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Map {
    /// The World's nine cards.
    World(World),
    /// The rooms of a Dungeon.
    Dungeon(Dungeon),
}

/// A set (TS-1.2): nine cards, each with a hero side and an adventure side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardSet {
    /// The generator that made it.
    pub generator: u16,
    /// Its code.
    pub code: SetCode,
    /// The hero side.
    pub hero: HeroSide,
    /// The adventure side.
    pub adventure: AdventureSide,
}
