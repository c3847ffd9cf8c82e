//! Cards whose order does not matter: a hand, or those that are gone.

use super::DECK_SIZE;
use super::card::{Card, KINDS};
use crate::bits::{self, Bits};
use serde::{Serialize, Serializer};
use std::fmt;

/// The most copies of a card in a deck.
pub const COPIES: usize = DECK_SIZE.div_ceil(KINDS);

/// Which of the copies of a card in one hand. People say `play 7` for the first one of them, and
/// `play 7b`, `play 7c` for the others; it makes no difference which one leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HandCard {
    card: Card,
    copy: u8,
}

impl HandCard {
    /// Every card of the table, as often as a hand can have it.
    pub fn all() -> impl Iterator<Item = HandCard> {
        Card::all().flat_map(|card| (0..COPIES).map(move |copy| HandCard::at(card, copy)))
    }

    /// The first copy of a card.
    pub const fn first(card: Card) -> HandCard {
        HandCard { card, copy: 0 }
    }

    /// What it is.
    #[inline]
    pub const fn card(self) -> Card {
        self.card
    }

    /// Which copy it is, counted from 1.
    pub const fn number(self) -> u8 {
        self.copy + 1
    }

    #[inline]
    const fn at(card: Card, copy: usize) -> HandCard {
        HandCard {
            card,
            copy: copy as u8,
        }
    }

    pub(super) fn read(text: &str) -> Option<HandCard> {
        HandCard::all().find(|held| text.strip_prefix(held.card.data().id) == Some(held.letter()))
    }

    /// What tells a copy from the first one.
    const fn letter(self) -> &'static str {
        ["", "b", "c"][self.copy as usize]
    }
}

impl HandCard {
    /// As notation names it: the card's id, and what tells the copy from the first one.
    pub(super) fn words(self) -> [&'static str; 2] {
        [self.card.data().id, self.letter()]
    }
}

impl fmt::Display for HandCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words().concat())
    }
}

/// So many copies of each card: a lane of bits for the first copies, one for the second copies,
/// one for the third.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bag(u64);

const LANE: usize = 16;
const LANES: u64 = 0x0001_0001_0001;
const _: () = assert!(COPIES == 3 && KINDS <= LANE);

impl Bag {
    #[inline]
    fn lanes_of(self, card: Card) -> u64 {
        self.0 & LANES << card.index()
    }

    /// Puts a card in.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0 |= self.lanes_of(card) << LANE | 1 << card.index();
    }

    /// Takes a card out that is there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        let copies = self.lanes_of(card);
        self.0 ^= copies ^ copies >> LANE;
    }

    /// How many cards there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many copies of a card there are.
    pub fn copies(self, card: Card) -> usize {
        self.lanes_of(card).count_ones() as usize
    }

    /// The cards of the bag that are among these.
    #[inline]
    pub fn among(self, kinds: Bits) -> Bag {
        Bag(self.0 & (LANES * u64::from(kinds.0)))
    }

    /// The card with `n` others before it; there are more than `n`.
    #[inline]
    pub fn nth(self, n: usize) -> HandCard {
        let bit = bits::nth(self.0, n);
        HandCard::at(Card::at(bit % LANE), bit / LANE)
    }

    /// Every card: the first copies, then the second ones, then the third.
    #[inline]
    pub fn hand_cards(self) -> impl Iterator<Item = HandCard> {
        let mut rest = self;
        std::iter::from_fn(move || {
            (rest.0 != 0).then(|| {
                let card = rest.nth(0);
                rest.0 &= rest.0 - 1;
                card
            })
        })
    }

    /// Every card that is there, once, with how many copies of it are, in the order of the table.
    pub fn kinds(self) -> impl Iterator<Item = (Card, usize)> {
        let copies = move |card| (card, self.copies(card));
        Card::all().map(copies).filter(|&(_, copies)| copies > 0)
    }

    /// Every card, in the order of the table.
    pub fn sorted(self) -> impl Iterator<Item = HandCard> {
        self.kinds()
            .flat_map(|(card, copies)| (0..copies).map(move |copy| HandCard::at(card, copy)))
    }

    /// Every card as often as it is there, in the order of the table.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.sorted().map(HandCard::card)
    }
}

impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_counts_what_goes_in_and_out() {
        let (one, other) = (Card::at(3), Card::at(11));
        let mut bag = Bag::default();
        for copies in 1..=COPIES {
            bag.add(one);
            bag.add(other);
            assert_eq!((bag.copies(one), bag.len()), (copies, 2 * copies));
        }
        let listed: Vec<_> = bag.cards().collect();
        assert_eq!(listed, [one, one, one, other, other, other]);
        for copies in (0..COPIES).rev() {
            bag.remove(one);
            assert_eq!((bag.copies(one), bag.copies(other)), (copies, COPIES));
        }
    }

    #[test]
    fn the_nth_cards_are_all_cards() {
        let mut bag = Bag::default();
        for card in [0, 0, 4, 7, 7, 7, 11] {
            bag.add(Card::at(card));
        }
        let mut by_number: Vec<_> = (0..bag.len()).map(|n| bag.nth(n)).collect();
        assert_eq!(by_number, bag.hand_cards().collect::<Vec<_>>());
        by_number.sort_unstable();
        assert_eq!(by_number, bag.sorted().collect::<Vec<_>>());
        assert_eq!(
            by_number
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>(),
            ["0", "0b", "4", "7", "7b", "7c", "11"]
        );
    }
}
