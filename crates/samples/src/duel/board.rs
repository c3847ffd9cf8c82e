//! A player's side of the board: seven places, each with room for one unit.
//!
//! A unit takes the first free place and keeps it until it leaves, so that an attack means the
//! same units whatever else has left the board before.

use super::card::{Card, Kind};
use crate::bits::Bits;
use kernel::Broken;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// How many units a player has room for.
pub const PLACES: usize = 7;

/// A place on a player's side of the board. People count places from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// Every place, from left to right.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..PLACES).map(Place::at)
    }

    #[inline]
    pub(super) fn at(index: usize) -> Place {
        Place(index as u8)
    }

    #[inline]
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }

    /// The place's number, counted from 1.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// The same, as it is written.
    pub fn word(self) -> &'static str {
        ["1", "2", "3", "4", "5", "6", "7"][self.index()]
    }

    pub(super) fn read(text: &str) -> Option<Place> {
        Place::all().find(|place| place.word() == text)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Place, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Place::all()
            .find(|place| place.number() == number)
            .ok_or_else(|| de::Error::custom("there are places 1 to 7"))
    }
}

/// A unit on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Unit {
    /// What it is.
    pub card: Card,
    /// The damage it can still take.
    pub health: u8,
}

/// A player's units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Board {
    units: [Unit; PLACES],
    taken: Bits,
    ready: Bits,
}

impl Board {
    #[inline]
    pub(super) fn unit(&self, place: Place) -> Option<Unit> {
        self.taken
            .contains(place.index())
            .then(|| self.units[place.index()])
    }

    /// The places with a unit.
    #[inline]
    pub(super) fn taken(&self) -> Bits {
        self.taken
    }

    /// The places whose unit can attack.
    #[inline]
    pub(super) fn ready(&self) -> Bits {
        self.ready
    }

    #[inline]
    pub(super) fn is_full(&self) -> bool {
        self.taken == Bits::below(PLACES)
    }

    /// A unit enters the first free place, not ready.
    #[inline]
    pub(super) fn enter(&mut self, card: Card, health: u8) -> Place {
        let free = self.taken.lowest_missing();
        self.units[free] = Unit { card, health };
        self.taken = self.taken.with(free);
        Place::at(free)
    }

    #[inline]
    pub(super) fn make_ready(&mut self) {
        self.ready = self.taken;
    }

    #[inline]
    pub(super) fn exhaust(&mut self, place: Place) {
        self.ready = self.ready.without(place.index());
    }

    /// The unit at a taken place takes damage. Does it leave?
    #[inline]
    pub(super) fn hit(&mut self, place: Place, damage: u8) -> bool {
        let unit = &mut self.units[place.index()];
        unit.health = unit.health.saturating_sub(damage);
        let leaves = unit.health == 0;
        if leaves {
            *unit = Unit::default();
            self.taken = self.taken.without(place.index());
            self.ready = self.ready.without(place.index());
        }
        leaves
    }

    /// Puts a unit where a saved position has it.
    pub(super) fn put(&mut self, place: Place, unit: Unit, ready: bool) -> Result<(), Broken> {
        if self.unit(place).is_some() {
            return Err(Broken(format!("the duel: two units in place {place}")));
        }
        self.units[place.index()] = unit;
        self.taken = self.taken.with(place.index());
        if ready {
            self.ready = self.ready.with(place.index());
        }
        Ok(())
    }

    /// Every place with its unit.
    pub(super) fn units(&self) -> impl Iterator<Item = (Place, Unit)> {
        Place::all().filter_map(|place| Some((place, self.unit(place)?)))
    }

    pub(super) fn check(&self) -> Result<(), Broken> {
        let wrong = |what: &str| Err(Broken(format!("the duel: {what}")));
        if !self.ready.minus(self.taken).is_empty() {
            return wrong("an empty place is ready");
        }
        for (index, &unit) in self.units.iter().enumerate() {
            match unit.card.data().kind {
                _ if !self.taken.contains(index) => {
                    if unit != Unit::default() {
                        return wrong("something is left of a unit that is not there");
                    }
                }
                Kind::Spell => return wrong("a spell is on the board"),
                Kind::Unit { health, .. } if !(1..=health).contains(&unit.health) => {
                    return wrong("a unit has a health it cannot have");
                }
                Kind::Unit { .. } => {}
            }
        }
        Ok(())
    }
}
