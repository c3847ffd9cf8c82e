//! One turn as far as it has been planned, and what its abilities do (sections 4.4 and 4.5).

use super::hand::{Cards, HAND, Hand};
use crate::constellation::Constellation;
use crate::effect::Effect;
use crate::element::Element;
use crate::half::Half;
use crate::sentence::{Condition, Sentence, Where};
use crate::track::Track;

/// Where a turn stands. Cards that are neither in hand nor in a row here are strained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    pub hand: Cards,
    pub column: Cards,
    pub loaded: Cards,
    /// The infused cards in order of play.
    pub infused: [u8; HAND],
    pub infused_count: u8,
    pub first: u8,
    pub last: u8,
    /// The column card above the last one.
    pub above: Option<u8>,
    /// The next activable ability of the last column card (TS-4.3).
    pub next: u8,
    pub level: u8,
    pub mana: u8,
    pub attack: u8,
    pub defense: u8,
}

impl Turn {
    /// TS-4.11: the turn that begins with this Opening Card.
    pub fn open(hand: &Hand, card: u8) -> Turn {
        let all = (1 << HAND) - 1;
        let mut turn = Turn {
            hand: all & !(1 << card),
            column: 1 << card,
            loaded: 0,
            infused: [0; HAND],
            infused_count: 0,
            first: card,
            last: card,
            above: None,
            next: 0,
            level: hand.level,
            mana: 0,
            attack: 0,
            defense: 0,
        };
        turn.gain_mana(hand.value(card));
        turn
    }

    /// TS-1.15.
    fn gain_mana(&mut self, amount: u8) {
        self.mana = self.level.min(self.mana + amount);
    }

    fn leave_hand(mut self, card: u8) -> Turn {
        self.hand &= !(1 << card);
        self
    }

    /// TS-4.20.
    pub fn load(self, hand: &Hand, card: u8) -> Turn {
        let mut turn = self.leave_hand(card);
        turn.loaded |= 1 << card;
        turn.gain_mana(hand.value(card));
        turn
    }

    /// TS-4.24.
    pub fn infuse(self, card: u8) -> Turn {
        let mut turn = self.leave_hand(card);
        turn.infused[usize::from(turn.infused_count)] = card;
        turn.infused_count += 1;
        turn
    }

    /// TS-4.34, TS-4.35.
    pub fn add(self, card: u8) -> Turn {
        let mut turn = self.leave_hand(card);
        turn.column |= 1 << card;
        turn.above = Some(turn.last);
        turn.last = card;
        turn.next = 0;
        turn
    }

    /// TS-4.40 with `strain_cost` 1.
    pub fn strain(self, card: u8, track: Track) -> Turn {
        let mut turn = self.leave_hand(card);
        turn.mana -= 1;
        turn.gain(track, 1);
        turn
    }

    fn gain(&mut self, track: Track, amount: u8) {
        match track {
            Track::Attack => self.attack += amount,
            Track::Defense => self.defense += amount,
            Track::Mana => self.gain_mana(amount),
        }
    }

    fn shows(&self, track: Track) -> u8 {
        match track {
            Track::Attack => self.attack,
            Track::Defense => self.defense,
            Track::Mana => self.mana,
        }
    }

    fn track(&mut self, track: Track) -> &mut u8 {
        match track {
            Track::Attack => &mut self.attack,
            Track::Defense => &mut self.defense,
            Track::Mana => &mut self.mana,
        }
    }

    pub fn infused_cards(&self) -> &[u8] {
        &self.infused[..usize::from(self.infused_count)]
    }

    pub fn infused(&self) -> Cards {
        self.infused_cards()
            .iter()
            .fold(0, |cards, card| cards | 1 << card)
    }

    /// TS-4.45: every card of the hand that is not in it any more.
    fn cards_in_play(&self) -> u8 {
        HAND as u8 - self.hand.count_ones() as u8
    }

    /// TS-4.46.
    pub fn banners(&self, hand: &Hand, half: Half) -> u8 {
        count((self.loaded | 1 << self.last) & of_half(hand, half))
    }

    /// TS-4.47.
    pub fn elements(&self, hand: &Hand, element: Element) -> u8 {
        count((self.column | self.infused()) & hand.elements[element.index()])
    }

    /// TS-4.48.
    fn row(&self, hand: &Hand) -> Constellation {
        let mut row = Constellation::default();
        for &card in self.infused_cards().iter().rev().chain([&self.first]) {
            row.push(hand.halves[usize::from(card)].stars());
        }
        row
    }

    /// TS-4.51.
    fn constellation_in_hand(&self, hand: &Hand, stars: Constellation) -> bool {
        let twos = count(self.hand & hand.two_stars);
        twos >= stars.twos() && count(self.hand) - twos >= stars.ones()
    }

    fn holds(&self, hand: &Hand, condition: &Condition) -> bool {
        match *condition {
            Condition::Cards {
                place,
                count: asked,
            } => asked.holds(match place {
                Where::InPlay => self.cards_in_play(),
                Where::InHand => count(self.hand),
            }),
            Condition::Banners { place, half, least } => {
                least
                    <= match place {
                        Where::InPlay => self.banners(hand, half),
                        Where::InHand => count(self.hand & of_half(hand, half)),
                    }
            }
            Condition::Elements {
                place,
                element,
                count: asked,
            } => asked.holds(match place {
                Where::InPlay => self.elements(hand, element),
                Where::InHand => count(self.hand & hand.elements[element.index()]),
            }),
            Condition::Shows { track, least }
            | Condition::Pay {
                track,
                amount: least,
            } => self.shows(track) >= least,
            Condition::Constellation {
                place,
                stars,
                present,
            } => {
                present
                    == match place {
                        Where::InPlay => self.row(hand).contains(stars),
                        Where::InHand => self.constellation_in_hand(hand, stars),
                    }
            }
            // TS-5.20: there is no card above the Opening Card.
            Condition::PreviousStars(stars) => self
                .above
                .is_some_and(|above| hand.halves[usize::from(above)].stars() == stars),
            // Nothing of the map is on Hero Cards.
            _ => false,
        }
    }

    /// TS-4.28, TS-4.29: every way the next ability can turn out.
    pub fn activate(self, hand: &Hand, out: &mut Vec<Turn>) {
        let Some(ability) = hand.ability(self.last, self.next) else {
            return;
        };
        if ability.cost > self.mana {
            return;
        }
        let mut turn = self;
        turn.mana -= ability.cost;
        turn.next += 1;
        turn.read(hand, &ability.sentences, false, out);
    }

    /// TS-5.2: the sentences from the first of these on. `applied`: has an earlier one of the
    /// ability applied (TS-5.7)?
    fn read(self, hand: &Hand, sentences: &[Sentence], applied: bool, out: &mut Vec<Turn>) {
        let Some((sentence, rest)) = sentences.split_first() else {
            out.push(self);
            return;
        };
        let holds = |condition| self.holds(hand, condition);
        if sentence.or && applied || !sentence.when.iter().all(holds) {
            return self.read(hand, rest, applied, out);
        }
        if sentence.may {
            self.read(hand, rest, applied, out);
        }
        let mut turn = self;
        for condition in &sentence.when {
            if let Condition::Pay { track, amount } = *condition {
                *turn.track(track) -= amount;
            }
        }
        turn.perform(hand, &sentence.effects, rest, out);
    }

    /// The effects of a sentence from the first of these on, then the rest of the sentences.
    fn perform(mut self, hand: &Hand, effects: &[Effect], rest: &[Sentence], out: &mut Vec<Turn>) {
        let Some((effect, others)) = effects.split_first() else {
            return self.read(hand, rest, true, out);
        };
        match *effect {
            Effect::Gain { track, amount } => self.gain(track, amount),
            Effect::Zero(track) => *self.track(track) = 0,
            Effect::Transfer { from, to } => {
                let points = std::mem::take(self.track(from));
                self.gain(to, points);
            }
            Effect::TakeBack(most) => {
                let infused = self.infused();
                for back in subsets(infused).filter(|&back| 0 < back && count(back) <= most) {
                    self.taken_back(back).perform(hand, others, rest, out);
                }
            }
            // TS-5.30, R17: the second ability of a half follows its first.
            Effect::Repeat => {
                if let Some(first) = hand.ability(self.last, 0)
                    && self.next == 2
                    && first.cost <= self.mana
                {
                    let mut again = self;
                    again.mana -= first.cost;
                    again.read(hand, &first.sentences, false, out);
                }
            }
            // The marks' bonus is not measured, and there is no enemy (TS-8.21).
            _ => {}
        }
        self.perform(hand, others, rest, out);
    }

    /// EF-06: the row closes up.
    fn taken_back(self, back: Cards) -> Turn {
        let mut turn = Turn {
            hand: self.hand | back,
            infused: [0; HAND],
            infused_count: 0,
            ..self
        };
        for &card in self.infused_cards() {
            if back >> card & 1 == 0 {
                turn = turn.infuse(card);
            }
        }
        turn
    }
}

fn of_half(hand: &Hand, half: Half) -> Cards {
    match half {
        Half::I => !hand.two_tips,
        Half::II => hand.two_tips,
    }
}

pub(super) const fn count(cards: Cards) -> u8 {
    cards.count_ones() as u8
}

/// The cards of a set, lowest first.
pub(super) fn cards(mut set: Cards) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let card = set.trailing_zeros() as u8;
        set &= set.wrapping_sub(1);
        (usize::from(card) < HAND).then_some(card)
    })
}

/// Every part of a set, the empty one last.
pub(super) fn subsets(set: Cards) -> impl Iterator<Item = Cards> {
    let mut next = Some(set);
    std::iter::from_fn(move || {
        let part = next?;
        next = (part > 0).then(|| (part - 1) & set);
        Some(part)
    })
}
