//! The best attack of one turn, by exhaustive search.

use super::bound::{Bound, strainable};
use super::hand::{HAND, Hand};
use super::seen::Seen;
use super::turn::{Turn, cards};
use crate::element::Element;
use crate::half::Half;
use crate::track::Track;

/// Searches turns one after another, keeping its memory.
pub(super) struct Search {
    seen: Seen,
    turns: Vec<Turn>,
}

impl Search {
    pub fn new() -> Search {
        Search {
            seen: Seen::new(),
            turns: Vec::new(),
        }
    }

    /// The best attack a hand can make in one turn at this level.
    pub fn best_attack(&mut self, hand: &Hand, level: u8) -> u8 {
        self.seen.clear();
        self.turns.clear();
        let mut turns = TurnSearch {
            hand,
            bound: Bound::new(hand, level),
            seen: &mut self.seen,
            outcomes: &mut self.turns,
            best: 0,
        };
        for card in 0..HAND as u8 {
            turns.explore(Turn::open(hand, card, level));
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
        self.best = self.best.max(turn.attack + strainable(&turn));
        if !self.bound.can_exceed(&turn, self.best) {
            return;
        }
        if !self.seen.note(self.key(&turn), turn.mana, turn.attack) {
            return;
        }
        if self.bound.worth_activating(&turn) {
            self.activate(turn);
        }
        for card in cards(turn.hand) {
            if self.may_add(&turn, card) {
                self.explore(turn.add(card));
            }
        }
        for card in cards(turn.hand) {
            self.explore(turn.load(self.hand, card));
        }
        for card in cards(turn.hand) {
            if self.worth_infusing(card) {
                self.explore(turn.infuse(card));
            }
        }
        if turn.mana > 0 {
            for card in cards(turn.hand) {
                if self.hand.matters.defense {
                    self.explore(turn.strain(card, Track::Defense));
                }
                if self.worth_straining_now(&turn) {
                    self.explore(turn.strain(card, Track::Attack));
                }
            }
        }
    }

    fn activate(&mut self, turn: Turn) {
        let first = self.outcomes.len();
        turn.activate(self.hand, self.outcomes);
        while self.outcomes.len() > first {
            if let Some(mut outcome) = self.outcomes.pop() {
                if !self.hand.matters.defense {
                    outcome.defense = 0;
                }
                self.explore(outcome);
            }
        }
    }

    /// A card that is added only to be covered does what an infused card does, unless somebody
    /// looks at the row or at the card above; one with nothing to activate likewise.
    fn may_add(&self, turn: &Turn, card: u8) -> bool {
        let matters = &self.hand.matters;
        if matters.row || matters.above || matters.banners {
            return true;
        }
        let covers_unused = turn.next == 0 && turn.last != turn.first;
        !covers_unused && self.bound.worth_adding(card)
    }

    /// A loaded card gives Mana and a banner, so infusing is for what only it can show.
    fn worth_infusing(&self, card: u8) -> bool {
        let matters = &self.hand.matters;
        let element = self.hand.halves[usize::from(card)].element;
        matters.row
            || element.is_some_and(|element| matters.elements_wanted >> element.index() & 1 == 1)
    }

    /// Straining for attack can wait for the end of the turn, unless Mana would be lost at the
    /// cap, or somebody looks at what straining changes.
    fn worth_straining_now(&self, turn: &Turn) -> bool {
        let overflows = |card: u8| {
            let value = self.hand.halves[usize::from(card)].value;
            turn.mana + value > turn.level
        };
        self.hand.matters.early_strain || cards(turn.hand).any(overflows)
    }

    /// All that the rest of the turn depends on, but Mana and attack.
    fn key(&self, turn: &Turn) -> u64 {
        let matters = &self.hand.matters;
        let mut key = u64::from(turn.hand);
        let mut note = |bits: u32, part: u8| key = key << bits | u64::from(part);
        note(3, turn.last);
        note(2, turn.next);
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
        if matters.defense {
            note(7, turn.defense);
        }
        key
    }
}
