//! A hand of Hero Cards as the search sees it: what it shows, and what its abilities look at.

use super::cares::{Cares, ability_helps, repeats, uses_defense};
use crate::element::Element;
use crate::half::Half;
use crate::hero::{Ability, HeroHalf};

/// How many cards a hand has.
pub(super) const HAND: usize = 5;

/// Cards of a hand, as bits.
pub(super) type Cards = u8;

/// A hand at a level, and what in it matters for a turn's attack.
pub(super) struct Hand<'a> {
    pub halves: [&'a HeroHalf; HAND],
    pub level: u8,
    pub two_tips: Cards,
    pub two_stars: Cards,
    pub elements: [Cards; 4],
    /// Can Defense Points become Attack Points?
    pub defense: bool,
    /// What all abilities together look at. What none does is left out of the search's memory, so
    /// that more turns are the same turn.
    pub matters: Cares,
    cares: [[Cares; 2]; HAND],
}

impl<'a> Hand<'a> {
    pub fn new(cards: [(&'a HeroHalf, Half); HAND], level: u8) -> Hand<'a> {
        let halves = cards.map(|(printed, _)| printed);
        let bits = |has: &dyn Fn(usize) -> bool| {
            (0..HAND).fold(0, |bits, card| bits | u8::from(has(card)) << card)
        };
        let shows = |element| bits(&|card| halves[card].element == Some(element));
        let mut hand = Hand {
            halves,
            level,
            two_tips: bits(&|card| cards[card].1 == Half::II),
            two_stars: bits(&|card| halves[card].stars() == 2),
            elements: Element::ALL.map(shows),
            defense: false,
            matters: Cares::default(),
            cares: [[Cares::default(); 2]; HAND],
        };
        hand.defense = (0..HAND).any(|card| hand.payable(card).iter().any(uses_defense));
        for card in 0..HAND {
            hand.look_at(card);
        }
        hand
    }

    fn look_at(&mut self, card: usize) {
        for (place, ability) in self.payable(card).iter().enumerate() {
            let mut cares = Cares::of(ability, self.defense);
            if repeats(ability) {
                cares = cares.and(self.cares[card][0]);
            }
            self.cares[card][place] = cares;
            self.matters = self.matters.and(cares);
        }
    }

    /// TS-1.14: what costs more than the level is never activated, nor what lies behind it.
    pub fn payable(&self, card: usize) -> &'a [Ability] {
        let abilities = &self.halves[card].abilities;
        let payable = abilities
            .iter()
            .take_while(|ability| ability.cost <= self.level);
        &abilities[..payable.count()]
    }

    pub fn value(&self, card: u8) -> u8 {
        self.halves[usize::from(card)].value
    }

    pub fn ability(&self, card: u8, ability: u8) -> Option<&'a Ability> {
        self.payable(card.into()).get(usize::from(ability))
    }

    /// Can the abilities of a card from this one on do any good?
    pub fn is_useful_from(&self, card: u8, ability: u8) -> bool {
        let left = self.payable(card.into()).get(usize::from(ability)..);
        let helps = |ability: &Ability| ability_helps(ability, self.defense);
        left.is_some_and(|left| left.iter().any(helps))
    }

    /// What an ability looks at.
    pub fn cares(&self, card: u8, ability: u8) -> Cares {
        let cares = self.cares[usize::from(card)].get(usize::from(ability));
        cares.copied().unwrap_or_default()
    }
}
