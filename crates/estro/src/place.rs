//! Where on the field a card lies.

use crate::estri::Zone;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A card's place on the field, its own as long as it stays there. Everybody knows it by this
/// number, whether or not they know the card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Slot(pub(crate) u8);

impl Slot {
    /// How many there are: more than a match can ever fill.
    pub(crate) const COUNT: usize = 84;

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.number())
    }
}

impl Serialize for Slot {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Slot {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Slot, D::Error> {
        let number = u64::deserialize(deserializer)?;
        match number {
            1..=84 => Ok(Slot(number as u8 - 1)),
            _ => Err(serde::de::Error::custom(format!(
                "{number} is no place on the field; places are 1 to {}",
                Slot::COUNT
            ))),
        }
    }
}

/// A set of places on the field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SlotSet {
    /// The first 64 places: all that most matches ever use.
    low: u64,
    high: u64,
}

impl SlotSet {
    #[inline]
    pub fn set(&mut self, slot: Slot, on: bool) {
        let word = if slot.0 < 64 {
            &mut self.low
        } else {
            &mut self.high
        };
        let place = slot.0 & 63;
        *word = *word & !(1 << place) | u64::from(on) << place;
    }

    #[inline]
    pub const fn contains(self, slot: Slot) -> bool {
        let word = if slot.0 < 64 { self.low } else { self.high };
        word & 1 << (slot.0 & 63) != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.low | self.high == 0
    }

    /// The places in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: SlotSet) -> SlotSet {
        SlotSet {
            low: self.low & other.low,
            high: self.high & other.high,
        }
    }
}

impl Iterator for SlotSet {
    type Item = Slot;

    #[inline]
    fn next(&mut self) -> Option<Slot> {
        if self.low != 0 {
            let slot = Slot(self.low.trailing_zeros() as u8);
            self.low &= self.low - 1;
            Some(slot)
        } else if self.high != 0 {
            let slot = Slot(64 + self.high.trailing_zeros() as u8);
            self.high &= self.high - 1;
            Some(slot)
        } else {
            None
        }
    }
}

/// The part of the field a card lies in, where a frame divides it: a zone field of Conquest, a
/// cell of the Bastion, a ship's row of guardians.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(pub(crate) u8);

impl Cell {
    /// Where the field is not divided.
    pub(crate) const WHOLE: Cell = Cell(u8::MAX);

    /// A zone field of Conquest.
    pub const fn zone_field(zone: Zone) -> Cell {
        Cell(zone as u8)
    }

    /// A cell of the Bastion: lane 1 to 3, depth zone 1 to 4, nearest to the Bastion first.
    pub const fn lane(lane: u8, depth: u8) -> Cell {
        Cell((lane - 1) * 4 + depth - 1)
    }

    /// The zone field this is.
    pub const fn as_zone(self) -> Option<Zone> {
        if self.0 < 5 {
            Some(Zone::ALL[self.0 as usize])
        } else {
            None
        }
    }

    /// Lane and depth zone of the Bastion, each counted from 1.
    pub const fn as_lane(self) -> (u8, u8) {
        (self.0 / 4 + 1, self.0 % 4 + 1)
    }
}
