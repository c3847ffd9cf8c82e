//! Sequences of stars.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;

/// A sequence of one to nine star counts, each 1 or 2 (TS-4.49). Written `1-2-1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Constellation {
    /// Bit i is set where component i, counted from the left, has two stars.
    twos: u16,
    length: u8,
}

impl Constellation {
    /// The longest there can be: one card more than a hero has.
    const LONGEST: usize = 9;

    /// The sequence of these star counts; nothing if it is no constellation.
    pub fn of(stars: &[u8]) -> Option<Constellation> {
        if stars.is_empty() || stars.len() > Constellation::LONGEST {
            return None;
        }
        let mut row = Constellation::default();
        for &count in stars {
            match count {
                1 | 2 => row.push(count),
                _ => return None,
            }
        }
        Some(row)
    }

    /// Adds a component at the right end.
    pub(crate) fn push(&mut self, stars: u8) {
        self.twos |= u16::from(stars == 2) << self.length;
        self.length += 1;
    }

    /// How many components it has.
    pub const fn len(self) -> u8 {
        self.length
    }

    /// Is there no component? Only rows of the table can be empty.
    pub const fn is_empty(self) -> bool {
        self.length == 0
    }

    /// Its components from the left.
    pub fn stars(self) -> impl Iterator<Item = u8> + Clone {
        (0..self.length).map(move |place| 1 + ((self.twos >> place) & 1) as u8)
    }

    /// How many components have two stars.
    pub const fn twos(self) -> u8 {
        self.twos.count_ones() as u8
    }

    /// How many components have one star.
    pub const fn ones(self) -> u8 {
        self.length - self.twos()
    }

    /// TS-4.49: does it contain the other as a contiguous part?
    pub fn contains(self, part: Constellation) -> bool {
        if part.length > self.length {
            return false;
        }
        let mask = (1 << part.length) - 1;
        (0..=self.length - part.length).any(|place| (self.twos >> place) & mask == part.twos)
    }

    /// The same with its first component swapped, 1 for 2 (AT-C09).
    #[must_use]
    pub const fn first_swapped(self) -> Constellation {
        Constellation {
            twos: self.twos ^ 1,
            length: self.length,
        }
    }

    /// Its first components.
    #[must_use]
    pub const fn prefix(self, length: u8) -> Constellation {
        Constellation {
            twos: self.twos & ((1 << length) - 1),
            length,
        }
    }
}

impl fmt::Display for Constellation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, count) in self.stars().enumerate() {
            let dash = if place == 0 { "" } else { "-" };
            write!(f, "{dash}{count}")?;
        }
        Ok(())
    }
}

impl Serialize for Constellation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Constellation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Constellation, D::Error> {
        let text = String::deserialize(deserializer)?;
        let stars: Option<Vec<u8>> = text.split('-').map(|part| part.parse().ok()).collect();
        stars
            .and_then(|stars| Constellation::of(&stars))
            .ok_or_else(|| {
                D::Error::custom(format!(
                    "'{text}' is no constellation: write up to nine stars as 1-2-1"
                ))
            })
    }
}
