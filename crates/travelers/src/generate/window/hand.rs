//! A hand of Hero Cards as the search sees it: what it shows, and what its abilities look at.

use crate::effect::Effect;
use crate::element::Element;
use crate::half::Half;
use crate::hero::{Ability, HeroHalf};
use crate::sentence::{Condition, Count, Sentence, Where};
use crate::track::Track;

/// How many cards a hand has.
pub(super) const HAND: usize = 5;

/// Cards of a hand, as bits.
pub(super) type Cards = u8;

/// A hand, and what in it matters for a turn's attack. What matters to no ability is left out of
/// the search's memory, so that more turns are the same turn.
pub(super) struct Hand<'a> {
    pub halves: [&'a HeroHalf; HAND],
    pub two_tips: Cards,
    pub two_stars: Cards,
    pub elements: [Cards; 4],
    pub matters: Matters,
}

/// What the abilities of a hand look at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Matters {
    /// Can Defense Points become Attack Points?
    pub defense: bool,
    /// Are banners in play counted?
    pub banners: bool,
    /// Which elements in play are counted, as bits?
    pub elements: u8,
    /// Which of them are asked for, so that showing them can help?
    pub elements_wanted: u8,
    /// Are constellations in play looked at?
    pub row: bool,
    /// Can infused cards come back?
    pub take_back: bool,
    /// Are the stars of the card above looked at?
    pub above: bool,
    /// Does any ability want cards to have left the hand, attack to be there, or Mana to be spent?
    pub early_strain: bool,
}

impl<'a> Hand<'a> {
    pub fn new(cards: [(&'a HeroHalf, Half); HAND]) -> Hand<'a> {
        let halves = cards.map(|(printed, _)| printed);
        let bits = |has: &dyn Fn(usize) -> bool| {
            (0..HAND).fold(0, |bits, card| bits | u8::from(has(card)) << card)
        };
        let mut hand = Hand {
            halves,
            two_tips: bits(&|card| cards[card].1 == Half::II),
            two_stars: bits(&|card| halves[card].stars() == 2),
            elements: Element::ALL
                .map(|element| bits(&|card| halves[card].element == Some(element))),
            matters: Matters::default(),
        };
        hand.matters = Matters::of(&hand);
        hand
    }

    pub fn ability(&self, card: u8, ability: u8) -> Option<&'a Ability> {
        self.halves[usize::from(card)]
            .abilities
            .get(usize::from(ability))
    }
}

impl Matters {
    fn of(hand: &Hand) -> Matters {
        let sentences = || {
            let abilities = hand.halves.iter().flat_map(|half| &half.abilities);
            abilities.flat_map(|ability| &ability.sentences)
        };
        let mut matters = Matters {
            defense: sentences().any(turns_defense_into_attack),
            ..Matters::default()
        };
        for sentence in sentences() {
            sentence
                .when
                .iter()
                .for_each(|asked| matters.look_at(asked));
            for effect in &sentence.effects {
                match effect {
                    Effect::TakeBack(_) => matters.take_back = true,
                    Effect::Transfer { .. }
                    | Effect::Gain {
                        track: Track::Mana, ..
                    } => matters.early_strain = true,
                    _ => {}
                }
            }
        }
        matters
    }

    fn look_at(&mut self, condition: &Condition) {
        match *condition {
            Condition::Cards { count, .. } => {
                self.early_strain |= matches!(count, Count::AtLeast(_));
            }
            Condition::Banners { place, .. } => self.banners |= place == Where::InPlay,
            Condition::Elements {
                place: Where::InPlay,
                element,
                count,
            } => {
                self.elements |= 1 << element.index();
                if let Count::AtLeast(_) = count {
                    self.elements_wanted |= 1 << element.index();
                }
            }
            Condition::Elements { count, .. } => {
                self.early_strain |= !matches!(count, Count::AtLeast(_));
            }
            Condition::Constellation { place, present, .. } => {
                self.row |= place == Where::InPlay;
                self.early_strain |= place == Where::InHand && !present;
            }
            Condition::PreviousStars(_) => self.above = true,
            Condition::Pay { .. } | Condition::Shows { .. } => self.early_strain = true,
            _ => {}
        }
    }
}

/// Does the sentence make attack out of defense?
fn turns_defense_into_attack(sentence: &Sentence) -> bool {
    let looks = |condition: &Condition| {
        matches!(
            condition,
            Condition::Pay {
                track: Track::Defense,
                ..
            } | Condition::Shows {
                track: Track::Defense,
                ..
            }
        )
    };
    let transfers = |effect: &Effect| {
        matches!(
            effect,
            Effect::Transfer {
                from: Track::Defense,
                ..
            }
        )
    };
    sentence.when.iter().any(looks) || sentence.effects.iter().any(transfers)
}
