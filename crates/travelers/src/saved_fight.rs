//! A fight as files hold it.

use crate::cards::Card;
use crate::element::Element;
use crate::half::Half;
use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;

/// A fight: all that is known of its turn, or in a scenario only whom it is against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedFight {
    /// The fight begins against the enemy of this World half or index entry, such as `2A` or
    /// `β1`. Only scenarios say this; see `sketch.rs`.
    Against(String),
    /// It is going on.
    Going(SavedTurn),
}

/// A Combat Turn.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SavedTurn {
    /// What was in play at End Plan (TS-4.55).
    pub snapshot: SavedSnapshot,
    /// Are the enemy's modifiers ignored (EF-08)?
    pub ignore_modifiers: bool,
    /// May the hero leave (EF-35)?
    pub may_leave: bool,
    /// Is the hero leaving (TS-6.38)?
    pub leaving: bool,
    /// The ability activated last this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<SavedActivated>,
    /// The ability activated before it (TS-5.30).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub previous: Option<SavedActivated>,
    /// What is left of the enemy's attack while it pulls (TS-7.40).
    pub attack_left: u8,
    /// Combat Turns so far, this one included.
    pub turns: u16,
}

/// An ability that was activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedActivated {
    /// Whose.
    pub card: Card,
    /// Its number on the half, 1 or 2.
    pub ability: u8,
}

/// What was in play at End Plan (TS-4.55); what is not named was not there.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SavedSnapshot {
    /// Cards.
    pub cards: u8,
    /// Banners by half.
    pub banners: BTreeMap<Half, u8>,
    /// Elements.
    pub elements: BTreeMap<Element, u8>,
}

impl Serialize for SavedFight {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            SavedFight::Against(code) => serializer.serialize_str(code),
            SavedFight::Going(turn) => turn.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for SavedFight {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SavedFight, D::Error> {
        deserializer.deserialize_any(CodeOrTurn)
    }
}

struct CodeOrTurn;

impl<'de> Visitor<'de> for CodeOrTurn {
    type Value = SavedFight;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a fight, or whom it is against, such as \"2A\" or \"β1\"")
    }

    fn visit_str<E>(self, code: &str) -> Result<SavedFight, E> {
        Ok(SavedFight::Against(code.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<SavedFight, A::Error> {
        SavedTurn::deserialize(MapAccessDeserializer::new(map)).map(SavedFight::Going)
    }
}
