//! World adventures as printed: nine cards of two halves.

use crate::enemy::Enemy;
use crate::sentence::{Letter, Sentence};
use crate::story::Story;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;
use std::str::FromStr;

/// A World adventure: cards 1 to 9 in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct World {
    /// The cards.
    pub cards: Vec<WorldCard>,
}

impl World {
    /// What is printed on this half.
    pub fn half(&self, code: HalfCode) -> &WorldHalf {
        let card = &self.cards[code.card as usize - 1];
        match code.letter {
            Letter::A => &card.a,
            Letter::B => &card.b,
        }
    }
}

/// A World card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WorldCard {
    /// Its half A.
    #[serde(rename = "A")]
    pub a: WorldHalf,
    /// Its half B.
    #[serde(rename = "B")]
    pub b: WorldHalf,
}

/// Half of a World card: a text half, or an enemy half (TS-2.7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WorldHalf {
    /// Its title.
    pub title: Story,
    /// The tale: of an enemy half what is told before the fight.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tale: Option<Story>,
    /// What an enemy half tells after the victory.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Story>,
    /// The enemy, which the sentence with [`Effect::Fight`](crate::Effect::Fight) fights: what
    /// stands before it is the upper text, what follows the lower one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub enemy: Option<Enemy>,
    /// The instructions in order.
    #[serde(default)]
    pub text: Vec<Sentence>,
    /// Its mark track, if it has one (TS-5.60).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marks: Option<MarkTrack>,
}

/// A row of boxes to be filled with a pencil (TS-5.60).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkTrack {
    /// The letters in the boxes; a box may be blank.
    #[serde(with = "crate::boxes")]
    pub boxes: Vec<Option<Letter>>,
    /// What counts once all boxes are filled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<Letter>,
}

impl MarkTrack {
    /// TS-5.61: the content of the leftmost unfilled box that is not blank, else the end value.
    pub fn visible(&self, filled: u8) -> Option<Letter> {
        let left = self.boxes.iter().skip(filled.into());
        left.copied().flatten().next().or(self.end)
    }

    /// How many boxes it has.
    pub fn len(&self) -> u8 {
        self.boxes.len() as u8
    }

    /// Has it no box at all?
    pub fn is_empty(&self) -> bool {
        self.boxes.is_empty()
    }
}

/// The code of a World half, such as `4B`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HalfCode {
    /// The card's number, 1 to 9.
    pub card: u8,
    /// Which half.
    pub letter: Letter,
}

impl HalfCode {
    /// The half with this letter of the card with this number.
    pub const fn new(card: u8, letter: Letter) -> HalfCode {
        HalfCode { card, letter }
    }

    /// Half A of a card.
    pub const fn a(card: u8) -> HalfCode {
        HalfCode::new(card, Letter::A)
    }

    /// Half B of a card.
    pub const fn b(card: u8) -> HalfCode {
        HalfCode::new(card, Letter::B)
    }

    /// All 18 codes, A halves first on each card.
    pub fn all() -> impl Iterator<Item = HalfCode> {
        (1..=9).flat_map(|card| [HalfCode::a(card), HalfCode::b(card)])
    }
}

impl fmt::Display for HalfCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}", self.card, self.letter)
    }
}

impl fmt::Debug for HalfCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for HalfCode {
    type Err = String;

    fn from_str(text: &str) -> Result<HalfCode, String> {
        match text.as_bytes() {
            [card @ b'1'..=b'9', b'A'] => Ok(HalfCode::a(card - b'0')),
            [card @ b'1'..=b'9', b'B'] => Ok(HalfCode::b(card - b'0')),
            _ => Err(format!(
                "'{text}' is no half of a World card: write 1A to 9B"
            )),
        }
    }
}

impl Serialize for HalfCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for HalfCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<HalfCode, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}
