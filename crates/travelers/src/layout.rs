//! What is in play in a Combat Turn (section 4.5): pure functions of the layout.

use crate::cards::{Card, Row};
use crate::constellation::Constellation;
use crate::element::Element;
use crate::half::Half;
use crate::hero::HeroHalf;
use crate::sets::Sets;
use crate::zones::Zones;

/// The cards in play, by role.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Layout {
    /// The Opening Card and the Added cards below it.
    pub(crate) column: Row,
    pub(crate) loaded: Row,
    /// In the order they were infused: the row of the table shows the last one leftmost.
    pub(crate) infused: Row,
    pub(crate) strained: Row,
    /// Which ability of the last column card is the next activable one (TS-4.3).
    pub(crate) next: u8,
}

impl Layout {
    /// TS-4.45.
    pub(crate) fn cards_in_play(&self) -> u8 {
        self.column.len() + self.loaded.len() + self.infused.len() + self.strained.len()
    }

    /// Every card in play: the column, then loaded, infused and strained cards.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        let rest = self.infused.iter().chain(self.strained.iter());
        self.column.iter().chain(self.loaded.iter()).chain(rest)
    }

    /// Is the card's Exhaust Effect visible? Loaded and infused cards show none (TS-4.21,
    /// TS-4.25), every column card does (R4).
    pub(crate) fn shows_exhaust(&self, card: Card) -> bool {
        self.column.place(card).is_some() || self.strained.place(card).is_some()
    }

    pub(crate) fn take(&mut self, card: Card) {
        for row in [
            &mut self.column,
            &mut self.loaded,
            &mut self.infused,
            &mut self.strained,
        ] {
            if row.take(card).is_some() {
                return;
            }
        }
    }
}

/// A layout with what is printed on its cards.
#[derive(Clone, Copy)]
pub(crate) struct InPlay<'a> {
    pub(crate) sets: &'a Sets,
    pub(crate) zones: &'a Zones,
    pub(crate) layout: &'a Layout,
}

impl<'a> InPlay<'a> {
    /// What the card's upright half shows (TS-1.6).
    #[inline]
    pub(crate) fn upright(self, card: Card) -> &'a HeroHalf {
        self.sets.upright(card, self.zones)
    }

    /// TS-4.46: the whole column counts as one banner, that of its last card.
    pub(crate) fn banners(self, half: Half) -> u8 {
        let is = |card: Card| u8::from(self.zones.half(card) == half);
        let loaded: u8 = self.layout.loaded.iter().map(is).sum();
        loaded + self.layout.column.last().map_or(0, is)
    }

    /// TS-4.47.
    pub(crate) fn elements(self, element: Element) -> u8 {
        let column = self.layout.column.iter();
        let shows = |card: Card| u8::from(self.upright(card).element == Some(element));
        column.chain(self.layout.infused.iter()).map(shows).sum()
    }

    /// TS-4.48: the infused cards, the last one first, then the Opening Card (TS-4.50).
    pub(crate) fn row(self) -> Constellation {
        let mut row = Constellation::default();
        let infused = self.layout.infused.iter().rev();
        for card in infused.chain(self.layout.column.first()) {
            row.push(self.upright(card).stars());
        }
        row
    }

    /// TS-4.51.
    pub(crate) fn banners_in_hand(self, half: Half) -> u8 {
        let two_tip = self.zones.hand.and(self.zones.two_tip).len();
        match half {
            Half::I => self.zones.hand.len() - two_tip,
            Half::II => two_tip,
        }
    }

    /// TS-4.51.
    pub(crate) fn elements_in_hand(self, element: Element) -> u8 {
        let shows = |card: &Card| self.upright(*card).element == Some(element);
        self.zones.hand.filter(shows).count() as u8
    }

    /// TS-4.51, R15: enough cards with one and with two stars, in any order.
    pub(crate) fn constellation_in_hand(self, stars: Constellation) -> bool {
        let twos = self
            .zones
            .hand
            .filter(|&card| self.upright(card).stars() == 2);
        let twos = twos.count() as u8;
        self.zones.hand.len() - twos >= stars.ones() && twos >= stars.twos()
    }

    /// TS-4.55.
    pub(crate) fn snapshot(self) -> Snapshot {
        Snapshot {
            cards: self.layout.cards_in_play(),
            banners: Half::ALL.map(|half| self.banners(half)),
            elements: Element::ALL.map(|element| self.elements(element)),
        }
    }
}

/// What was in play at End Plan, which modifiers look at (TS-4.55).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Snapshot {
    pub(crate) cards: u8,
    pub(crate) banners: [u8; 2],
    pub(crate) elements: [u8; 4],
}
