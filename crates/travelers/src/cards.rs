//! Hero Cards in play: their names, sets and ordered rows of them.

use crate::half::Half;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;
use std::str::FromStr;

/// A Hero Card of the game: 1 to 8, and 9 for the one an adventure gives (EF-37).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

/// How many Hero Cards a hero can own.
pub(crate) const MOST_CARDS: usize = 9;

impl Card {
    /// The card an adventure gives.
    pub const NINTH: Card = Card(8);

    /// The card with this number, 1 to 9.
    pub const fn new(number: u8) -> Option<Card> {
        match number {
            1..=9 => Some(Card(number - 1)),
            _ => None,
        }
    }

    /// Its number, 1 to 9.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    const fn bit(self) -> u16 {
        1 << self.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card {}", self.number())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Card::new(number)
            .ok_or_else(|| D::Error::custom(format!("there is no Hero Card {number}: 1 to 9")))
    }
}

/// A card on one half, written `5/II` (TS-0.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Upright {
    /// The card.
    pub card: Card,
    /// Its upright half.
    pub half: Half,
}

impl fmt::Display for Upright {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.card, self.half.id())
    }
}

impl FromStr for Upright {
    type Err = String;

    fn from_str(text: &str) -> Result<Upright, String> {
        let wrong = || format!("'{text}' is no Hero Card on a half: write 1/I to 9/II");
        let (number, half) = text.split_once('/').ok_or_else(wrong)?;
        let card = number.parse().ok().and_then(Card::new);
        let half = Half::ALL.into_iter().find(|known| known.id() == half);
        match (card, half) {
            (Some(card), Some(half)) => Ok(Upright { card, half }),
            _ => Err(wrong()),
        }
    }
}

impl Serialize for Upright {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Upright {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Upright, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// A set of Hero Cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Cards(u16);

impl Cards {
    pub(crate) const NONE: Cards = Cards(0);

    /// The eight cards of a hero.
    pub(crate) const EIGHT: Cards = Cards(0xff);

    pub(crate) const fn has(self, card: Card) -> bool {
        self.0 & card.bit() != 0
    }

    pub(crate) const fn insert(&mut self, card: Card) {
        self.0 |= card.bit();
    }

    pub(crate) const fn remove(&mut self, card: Card) {
        self.0 &= !card.bit();
    }

    #[must_use]
    pub(crate) const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    #[must_use]
    pub(crate) const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    #[must_use]
    pub(crate) const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let card = Card(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(card)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::NONE;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

/// An ordered row of Hero Cards: a deck from bottom to top, or a row of the table.
#[derive(Clone, Copy, Default)]
pub struct Row {
    cards: [u8; MOST_CARDS],
    length: u8,
}

impl Row {
    pub(crate) const fn len(&self) -> u8 {
        self.length
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// The cards in order.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = Card> + Clone + '_ {
        self.cards[..self.length as usize]
            .iter()
            .map(|&card| Card(card))
    }

    /// The same cards without their order.
    pub(crate) fn as_set(&self) -> Cards {
        self.iter().collect()
    }

    /// Adds a card after the last: on top of a deck, at the right end of a row.
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[self.length as usize] = card.0;
        self.length += 1;
    }

    pub(crate) const fn first(&self) -> Option<Card> {
        match self.length {
            0 => None,
            _ => Some(Card(self.cards[0])),
        }
    }

    pub(crate) const fn last(&self) -> Option<Card> {
        match self.length {
            0 => None,
            length => Some(Card(self.cards[length as usize - 1])),
        }
    }

    /// The card before this one.
    pub(crate) fn before(&self, card: Card) -> Option<Card> {
        let place = self.place(card)?;
        Some(Card(self.cards[place.checked_sub(1)?]))
    }

    pub(crate) fn place(&self, card: Card) -> Option<usize> {
        self.iter().position(|other| other == card)
    }

    /// Takes a card out; the others keep their order. Says where it was.
    pub(crate) fn take(&mut self, card: Card) -> Option<usize> {
        let place = self.place(card)?;
        self.cards
            .copy_within(place + 1..self.length as usize, place);
        self.length -= 1;
        // Rows that hold the same cards are the same value.
        self.cards[self.length as usize] = 0;
        Some(place)
    }

    pub(crate) fn clear(&mut self) {
        *self = Row::default();
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [u8] {
        &mut self.cards[..self.length as usize]
    }
}

impl PartialEq for Row {
    fn eq(&self, other: &Row) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Row {}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Card> for Row {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Row {
        let mut row = Row::default();
        for card in cards {
            row.push(card);
        }
        row
    }
}
