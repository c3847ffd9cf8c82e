//! Who plays: the seats, and the machine that ships and Horde are.

use kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A seat, or the machine: the guardians of Single Player and the Horde of Last Bastion.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Player(u8);

impl Player {
    /// Guardians or Horde.
    pub const MACHINE: Player = Player(4);
    /// How many there can be, the machine included.
    pub(crate) const COUNT: usize = 5;

    /// The player in this seat.
    pub const fn seat(seat: Seat) -> Player {
        Player(seat.index() as u8)
    }

    pub(crate) const fn from_index(index: usize) -> Player {
        Player(index as u8)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat, if it is not the machine.
    pub const fn in_seat(self) -> Option<Seat> {
        if self.0 < 4 {
            Some(Seat::new(self.0 as usize))
        } else {
            None
        }
    }

    pub(crate) const fn is_machine(self) -> bool {
        self.0 == 4
    }
}

/// A seat by its number, the machine as `machine`.
impl Serialize for Player {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.in_seat() {
            Some(seat) => seat.serialize(serializer),
            None => serializer.serialize_str("machine"),
        }
    }
}

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Player, D::Error> {
        struct Visitor;
        impl serde::de::Visitor<'_> for Visitor {
            type Value = Player;

            fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                f.write_str("a seat from 1 to 4, or \"machine\"")
            }

            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Player, E> {
                match number {
                    1..=4 => Ok(Player(number as u8 - 1)),
                    _ => Err(E::invalid_value(
                        serde::de::Unexpected::Unsigned(number),
                        &self,
                    )),
                }
            }

            fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<Player, E> {
                self.visit_u64(u64::try_from(number).unwrap_or(0))
            }

            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<Player, E> {
                match word {
                    "machine" => Ok(Player::MACHINE),
                    _ => Err(E::invalid_value(serde::de::Unexpected::Str(word), &self)),
                }
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}

/// The two sides of the field.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Side {
    /// Seats 1 and 3; in Single Player and Last Bastion all seats.
    One,
    /// Seats 2 and 4; in Single Player and Last Bastion the machine.
    Two,
}

impl Side {
    /// Both.
    pub const BOTH: [Side; 2] = [Side::One, Side::Two];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::One => Side::Two,
            Side::Two => Side::One,
        }
    }

    /// Its place in lists.
    pub const fn index(self) -> usize {
        self as usize
    }
}
