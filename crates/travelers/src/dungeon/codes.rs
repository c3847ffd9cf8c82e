//! Codes of rooms, and symbols in their orientations.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;
use std::str::FromStr;

/// A side of a Room Card: the orientation it is laid in (TS-2.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    /// As printed.
    A,
    /// Turned a quarter counter-clockwise.
    B,
    /// Turned by half.
    C,
    /// Turned three quarters counter-clockwise.
    D,
}

impl Side {
    /// Every side.
    pub const ALL: [Side; 4] = [Side::A, Side::B, Side::C, Side::D];

    /// A = 0 to D = 3.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The code of a room, such as `2B`: a Room Card on one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RoomCode {
    /// The Room Card's number, 1 to 6.
    pub card: u8,
    /// The side.
    pub side: Side,
}

impl RoomCode {
    /// Where every dungeon begins and ends.
    pub const START: RoomCode = RoomCode::new(1, Side::A);

    /// The room of this card on this side.
    pub const fn new(card: u8, side: Side) -> RoomCode {
        RoomCode { card, side }
    }

    /// All rooms of the first `cards` Room Cards.
    pub fn all(cards: u8) -> impl Iterator<Item = RoomCode> {
        (1..=cards).flat_map(|card| Side::ALL.map(|side| RoomCode::new(card, side)))
    }

    /// A number of its own, 0 to 23.
    pub const fn index(self) -> usize {
        (self.card as usize - 1) * 4 + self.side.index()
    }
}

impl fmt::Display for RoomCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}", self.card, self.side)
    }
}

impl fmt::Debug for RoomCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for RoomCode {
    type Err = String;

    fn from_str(text: &str) -> Result<RoomCode, String> {
        match text.as_bytes() {
            [card @ b'1'..=b'6', side @ b'A'..=b'D'] => Ok(RoomCode::new(
                card - b'0',
                Side::ALL[usize::from(side - b'A')],
            )),
            _ => Err(format!("'{text}' is no room: write 1A to 6D")),
        }
    }
}

/// One of the six symbols of a dungeon (TS-2.15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Symbol {
    /// A key.
    Alpha,
    /// A comb.
    Beta,
    /// A hook.
    Gamma,
    /// A flag.
    Delta,
    /// A snail.
    Epsilon,
    /// A quill.
    Zeta,
}

impl Symbol {
    /// Every symbol.
    pub const ALL: [Symbol; 6] = [
        Symbol::Alpha,
        Symbol::Beta,
        Symbol::Gamma,
        Symbol::Delta,
        Symbol::Epsilon,
        Symbol::Zeta,
    ];

    /// The letter that text shows for it.
    pub const fn letter(self) -> char {
        match self {
            Symbol::Alpha => 'α',
            Symbol::Beta => 'β',
            Symbol::Gamma => 'γ',
            Symbol::Delta => 'δ',
            Symbol::Epsilon => 'ε',
            Symbol::Zeta => 'ζ',
        }
    }
}

/// A symbol in one orientation, such as `β1`: what a room reads (TS-2.15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Reading {
    /// The symbol.
    pub symbol: Symbol,
    /// Counter-clockwise quarter turns, 0 to 3.
    pub orientation: u8,
}

impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.symbol.letter(), self.orientation)
    }
}

impl fmt::Debug for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Reading {
    type Err = String;

    fn from_str(text: &str) -> Result<Reading, String> {
        let mut letters = text.chars();
        let (symbol, turns) = (letters.next(), letters.next());
        let symbol = Symbol::ALL.into_iter().find(|s| Some(s.letter()) == symbol);
        let turns = turns.and_then(|turns| turns.to_digit(4));
        match (symbol, turns, letters.next()) {
            (Some(symbol), Some(turns), None) => Ok(Reading {
                symbol,
                orientation: turns as u8,
            }),
            _ => Err(format!(
                "'{text}' is no symbol in an orientation: write α0 to ζ3"
            )),
        }
    }
}

macro_rules! written_as_text {
    ($($code:ty),*) => {
        $(
            impl Serialize for $code {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }

            impl<'de> Deserialize<'de> for $code {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$code, D::Error> {
                    let text = String::deserialize(deserializer)?;
                    text.parse().map_err(D::Error::custom)
                }
            }
        )*
    };
}
written_as_text!(RoomCode, Reading);
