//! Where the Hero Cards are, and on which half (TS-1.4).

use crate::cards::{Card, Cards, Row};
use crate::half::Half;
use crate::stream::Stream;

/// How many cards a hand is filled up to (TS-4.5, TS-4.80).
pub(crate) const FULL_HAND: u8 = 5;

/// The zones of the Hero Cards that are not in play, and which half of each is upright.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Zones {
    /// Every card the hero owns.
    pub(crate) owned: Cards,
    /// The adventure card whose back is the hero's ninth card (EF-37); 0 while there is none.
    pub(crate) ninth: u8,
    /// Those with half II upright. Removed Cards have no upright half (TS-1.12).
    pub(crate) two_tip: Cards,
    pub(crate) hand: Cards,
    pub(crate) removed: Cards,
    /// The Discard Deck, from bottom to top.
    pub(crate) deck: Row,
    /// How many of its lowest cards lie in an order nobody knows (TS-1.11).
    pub(crate) unknown: u8,
}

impl Zones {
    /// TS-3.3: all cards on half I in the Discard Deck, in order.
    pub(crate) fn fresh() -> Zones {
        Zones {
            owned: Cards::EIGHT,
            ninth: 0,
            two_tip: Cards::NONE,
            hand: Cards::NONE,
            removed: Cards::NONE,
            deck: Cards::EIGHT.collect(),
            unknown: 0,
        }
    }

    pub(crate) const fn half(&self, card: Card) -> Half {
        if self.two_tip.has(card) {
            Half::II
        } else {
            Half::I
        }
    }

    /// TS-1.7.
    pub(crate) fn turn(&mut self, card: Card) {
        match self.half(card) {
            Half::I => self.two_tip.insert(card),
            Half::II => self.two_tip.remove(card),
        }
    }

    /// TS-1.8: the card goes on top of the deck, wherever it was.
    pub(crate) fn discard(&mut self, card: Card) {
        self.leave(card);
        self.deck.push(card);
    }

    /// TS-1.12: the card goes to the Removed Cards, wherever it was.
    pub(crate) fn remove(&mut self, card: Card) {
        self.leave(card);
        self.two_tip.remove(card);
        self.removed.insert(card);
    }

    /// Takes the card out of the zone it is in.
    pub(crate) fn leave(&mut self, card: Card) {
        self.hand.remove(card);
        self.removed.remove(card);
        if let Some(place) = self.deck.take(card) {
            // TS-1.11: the others of the unknown part keep their order, which stays unknown.
            if place < self.unknown.into() {
                self.unknown -= 1;
            }
        }
    }

    /// TS-1.9: the bottom card of the deck goes to hand, if there is one (R49).
    pub(crate) fn draw(&mut self) -> Option<Card> {
        let card = self.deck.first()?;
        self.leave(card);
        self.hand.insert(card);
        Some(card)
    }

    /// TS-1.10: the order changes, the halves do not.
    pub(crate) fn shuffle(&mut self, chance: &mut Stream) {
        chance.shuffle(self.deck.as_mut_slice());
        self.unknown = self.deck.len();
    }

    /// Hero Cards in hand or in the Discard Deck.
    pub(crate) fn at_hand(&self) -> Cards {
        self.hand.or(self.deck.as_set())
    }

    /// TS-4.76: two for each card on half I, one for each on half II.
    pub(crate) fn life(&self) -> u8 {
        let alive = self.owned.without(self.removed);
        2 * alive.len() - alive.and(self.two_tip).len()
    }

    /// TS-3.20: one point for each card on half I, two for each on half II.
    pub(crate) fn score(&self) -> u8 {
        let alive = self.owned.without(self.removed);
        alive.len() + alive.and(self.two_tip).len()
    }
}
