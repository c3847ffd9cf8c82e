//! The best attack of one turn, by exhaustive search.

use super::bound::Bound;
use super::cares::Cares;
use super::hand::{HAND, Hand};
use super::seen::Seen;
use super::turn::{Turn, cards, count};
use crate::element::Element;
use crate::half::Half;
use crate::track::Track;

/// Searches turns one after another, keeping its memory.
pub(super) struct Search {
    seen: Seen,
    outcomes: Vec<Turn>,
}

impl Search {
    pub fn new() -> Search {
        Search {
            seen: Seen::new(),
            outcomes: Vec::new(),
        }
    }

    /// The best attack a hand can make in one turn.
    pub fn best_attack(&mut self, hand: &Hand) -> u8 {
        self.seen.clear();
        self.outcomes.clear();
        let mut turns = TurnSearch {
            hand,
            bound: Bound::new(hand),
            seen: &mut self.seen,
            outcomes: &mut self.outcomes,
            best: 0,
        };
        for card in 0..HAND as u8 {
            turns.explore(Turn::open(hand, card));
        }
        turns.best
    }
}

struct TurnSearch<'a> {
    hand: &'a Hand<'a>,
    bound: Bound,
    seen: &'a mut Seen,
    /// What abilities led to, of every turn that is being explored.
    outcomes: &'a mut Vec<Turn>,
    best: u8,
}

impl TurnSearch<'_> {
    fn explore(&mut self, turn: Turn) {
        // Whatever is left over is strained.
        self.best = self.best.max(turn.attack + turn.mana.min(count(turn.hand)));
        if !self.bound.can_exceed(&turn, self.best) {
            return;
        }
        if !self.seen.note(self.key(&turn), turn.mana, turn.attack) {
            return;
        }
        let next = match self.hand.is_useful_from(turn.last, turn.next) {
            true => self.hand.ability(turn.last, turn.next),
            false => None,
        };
        let cares = match next {
            Some(_) => self.hand.cares(turn.last, turn.next),
            None => Cares::default(),
        };
        let lacks_mana = next.is_some_and(|ability| ability.cost > turn.mana);
        if next.is_some() && !lacks_mana {
            self.activate(turn);
        }
        for card in cards(turn.hand) {
            if self.may_add(&turn, card) {
                self.explore(turn.add(card));
            }
        }
        // Cards are loaded for Mana that is needed now, or for what the next ability looks at.
        let looks = cares.banners || cares.leaving;
        let for_strain = turn.mana + 1 < count(turn.hand);
        let load = lacks_mana || for_strain;
        if looks || load && turn.mana < turn.level {
            for card in cards(turn.hand) {
                self.explore(turn.load(self.hand, card));
            }
        }
        for card in cards(turn.hand) {
            if cares.leaving || self.shows_wanted(card, cares) {
                self.explore(turn.infuse(card));
            }
        }
        if turn.mana > 0 {
            self.strain(
                turn,
                cares,
                looks || load,
                next.map_or(0, |ability| ability.cost),
            );
        }
    }

    fn activate(&mut self, turn: Turn) {
        let first = self.outcomes.len();
        turn.activate(self.hand, self.outcomes);
        while self.outcomes.len() > first {
            if let Some(mut outcome) = self.outcomes.pop() {
                if !self.hand.defense {
                    outcome.defense = 0;
                }
                self.explore(outcome);
            }
        }
    }

    /// Straining can wait for the end of the turn, unless the next ability looks at what it
    /// changes, or Mana would be lost at the cap.
    fn strain(&mut self, turn: Turn, cares: Cares, loads: bool, cost: u8) {
        let overflows = |card: u8| turn.mana + self.hand.value(card) > turn.level;
        let lost = loads && cards(turn.hand).any(overflows)
            || cares.mana > 0 && turn.mana + cares.mana > turn.level + cost;
        for card in cards(turn.hand) {
            if self.hand.defense && (lost || cares.defense || cares.leaving) {
                self.explore(turn.strain(card, Track::Defense));
            }
            if lost || cares.attack || cares.leaving {
                self.explore(turn.strain(card, Track::Attack));
            }
        }
    }

    /// A card that is added only to be covered does what an infused card does, unless somebody
    /// looks at the card above, or at the row that an infused card would change.
    fn may_add(&self, turn: &Turn, card: u8) -> bool {
        let matters = &self.hand.matters;
        if matters.above || matters.row && matters.elements_wanted > 0 {
            return true;
        }
        let covers_unused = turn.next == 0 && turn.last != turn.first;
        !covers_unused && self.hand.is_useful_from(card, 0)
    }

    /// A loaded card gives Mana and a banner, so infusing is for what only it can show.
    fn shows_wanted(&self, card: u8, cares: Cares) -> bool {
        let element = self.hand.halves[usize::from(card)].element;
        cares.row
            || element.is_some_and(|element| cares.elements_wanted >> element.index() & 1 == 1)
    }

    /// All that the rest of the turn depends on, but Mana and attack.
    fn key(&self, turn: &Turn) -> u64 {
        let matters = &self.hand.matters;
        let mut key = u64::from(turn.hand);
        let mut note = |bits: u32, part: u8| key = key << bits | u64::from(part);
        note(3, turn.last);
        note(2, turn.next);
        note(1, u8::from(turn.last == turn.first));
        if matters.row || matters.take_back {
            note(3, turn.infused_count);
            for &card in turn.infused_cards() {
                note(3, card);
            }
            note(1, self.hand.two_stars >> turn.first & 1);
        }
        if matters.above {
            let two_stars = |above: u8| 1 + (self.hand.two_stars >> above & 1);
            note(2, turn.above.map_or(0, two_stars));
        }
        if matters.banners {
            for half in Half::ALL {
                note(3, turn.banners(self.hand, half));
            }
        }
        for element in Element::ALL {
            if matters.elements >> element.index() & 1 == 1 {
                note(3, turn.elements(self.hand, element));
            }
        }
        if self.hand.defense {
            note(7, turn.defense);
        }
        key
    }
}
