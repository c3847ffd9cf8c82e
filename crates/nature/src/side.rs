//! Sides: a player with 2 seats, a team of two with 4 (CN-2.1.1).

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// One of the two sides of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Seat 1, or seats 1 and 2.
    One,
    /// Seat 2, or seats 3 and 4.
    Two,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Side; 2] = [Side::One, Side::Two];

    /// The side's index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::One => Side::Two,
            Side::Two => Side::One,
        }
    }

    /// The side of a seat in a game with this many.
    #[inline]
    pub const fn of(seat: Seat, seats: usize) -> Side {
        if seat.index() < seats / 2 {
            Side::One
        } else {
            Side::Two
        }
    }

    /// The seats of the side in a game with this many.
    #[inline]
    pub fn seats(self, seats: usize) -> SeatSet {
        let first = SeatSet::first(seats / 2);
        match self {
            Side::One => first,
            Side::Two => SeatSet::first(seats).minus(first),
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index() + 1)
    }
}

impl fmt::Debug for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "side {self}")
    }
}

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.index() as u8 + 1)
    }
}

impl<'de> Deserialize<'de> for Side {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Side, D::Error> {
        match u8::deserialize(deserializer)? {
            1 => Ok(Side::One),
            2 => Ok(Side::Two),
            other => Err(serde::de::Error::custom(format!(
                "there is no side {other}; the sides are 1 and 2"
            ))),
        }
    }
}
