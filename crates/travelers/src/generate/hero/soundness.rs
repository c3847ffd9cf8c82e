//! What a hero must never ask of the player (G-11 to G-14).

#[cfg(test)]
mod tests;

use crate::constellation::Constellation;
use crate::effect::Effect;
use crate::element::Element;
use crate::half::Half;
use crate::hero::{Ability, Class, ExhaustModel, HeroHalf, HeroSide};
use crate::sentence::{Condition, Count, Sentence, Where};

/// How many cards a hand has, and so how many a turn is played with.
const TURN_CARDS: u8 = 5;

/// In how many ways every constellation must be formable.
const WAYS: usize = 2;

/// What is wrong with a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// G-11: elements are asked for that the cards cannot show.
    #[error("card {card}/{} asks for elements that the other cards cannot show", half.id())]
    Elements {
        /// The asking card, 1 to 8.
        card: usize,
        /// Its asking half.
        half: Half,
    },
    /// G-12: a constellation can be formed in fewer than two ways.
    #[error("card {card}/{} asks for {stars}, which can be formed in fewer than {WAYS} ways", half.id())]
    Constellation {
        /// The asking card, 1 to 8.
        card: usize,
        /// Its asking half.
        half: Half,
        /// What it asks for.
        stars: Constellation,
    },
    /// G-13: a number is out of its range.
    #[error("card {card}/{} has a number that is out of its range", half.id())]
    Number {
        /// The card, 1 to 8.
        card: usize,
        /// Its half.
        half: Half,
    },
    /// G-14: the hero could not act at level 2.
    #[error("fewer than two halves I begin with an ability of cost 1 or 2")]
    TooDear,
}

/// The first thing that is wrong with a hero (G-11 to G-14).
pub fn flaw(hero: &HeroSide) -> Option<Flaw> {
    if begins(hero) < 2 {
        return Some(Flaw::TooDear);
    }
    (0..hero.cards.len())
        .flat_map(|card| Half::ALL.map(|half| Asking { hero, card, half }))
        .find_map(|asking| asking.flaw())
}

/// G-14: how many halves I can be used at level 2.
fn begins(hero: &HeroSide) -> usize {
    let cheap = |half: &HeroHalf| half.abilities.first().is_some_and(|first| first.cost <= 2);
    hero.cards.iter().filter(|card| cheap(&card.one)).count()
}

/// A half whose demands are looked at.
#[derive(Clone, Copy)]
struct Asking<'a> {
    hero: &'a HeroSide,
    card: usize,
    half: Half,
}

impl Asking<'_> {
    fn printed(&self) -> &HeroHalf {
        self.hero.cards[self.card].half(self.half)
    }

    fn sentences(&self) -> impl Iterator<Item = &Sentence> {
        let abilities = self.printed().abilities.iter();
        abilities.flat_map(|ability| &ability.sentences)
    }

    fn flaw(&self) -> Option<Flaw> {
        let (card, half) = (self.card + 1, self.half);
        if !numbers_are_right(self.printed()) {
            return Some(Flaw::Number { card, half });
        }
        for sentence in self.sentences() {
            for place in [Where::InPlay, Where::InHand] {
                if !self.elements_can_be_shown(sentence, place) {
                    return Some(Flaw::Elements { card, half });
                }
            }
            let unformable = |&(place, stars): &_| self.ways(place, stars).len() < WAYS;
            if let Some((_, stars)) = required(sentence).find(unformable) {
                return Some(Flaw::Constellation { card, half, stars });
            }
        }
        None
    }

    /// G-11. The demands of one sentence are met together, each by cards of its own.
    fn elements_can_be_shown(&self, sentence: &Sentence, place: Where) -> bool {
        let reserve = match (self.hero.class, place) {
            (Class::E, Where::InPlay) => 1,
            _ => 0,
        };
        let (mut asked, mut able) = (0, 0u32);
        for condition in &sentence.when {
            let Condition::Elements {
                place: here,
                element,
                count: Count::AtLeast(least),
            } = *condition
            else {
                continue;
            };
            if here != place {
                continue;
            }
            let showing = self.showing(element, place);
            if showing.count_ones() < u32::from(least) + reserve {
                return false;
            }
            asked += u32::from(least);
            able |= showing;
        }
        able.count_ones() >= asked
    }

    /// The cards, as bits, that can show an element: the asking card only in play and only on
    /// its asking half.
    fn showing(&self, element: Element, place: Where) -> u32 {
        let shows = |half: &HeroHalf| half.element == Some(element);
        let can = |&card: &usize| {
            let printed = &self.hero.cards[card];
            match (card == self.card, place) {
                (true, Where::InPlay) => shows(self.printed()),
                (true, Where::InHand) => false,
                (false, _) => shows(&printed.one) || shows(&printed.two),
            }
        };
        let cards = (0..self.hero.cards.len()).filter(can);
        cards.fold(0, |cards, card| cards | 1 << card)
    }

    /// G-12: the different sets of cards, as bits, that form a constellation.
    fn ways(&self, place: Where, stars: Constellation) -> Vec<u32> {
        let row: Vec<u8> = stars.stars().collect();
        let mut sets = Vec::new();
        // The asking card is added below the Opening Card, or is not in hand.
        if place == Where::InHand || stars.len() < TURN_CARDS {
            self.fill(&row, 1 << self.card, &mut sets);
        }
        // The asking card is the Opening Card: its stars end the row.
        if let (Where::InPlay, Some((&last, others))) = (place, row.split_last())
            && last == self.printed().stars()
        {
            self.fill(others, 1 << self.card, &mut sets);
        }
        sets.sort_unstable();
        sets.dedup();
        sets
    }

    /// Fills the places of a row with distinct cards in all ways.
    fn fill(&self, row: &[u8], used: u32, sets: &mut Vec<u32>) {
        let Some((&stars, others)) = row.split_first() else {
            sets.push(used);
            return;
        };
        for (card, printed) in self.hero.cards.iter().enumerate() {
            let fits = Half::ALL
                .iter()
                .any(|&half| printed.half(half).stars() == stars);
            if fits && used & 1 << card == 0 {
                self.fill(others, used | 1 << card, sets);
            }
        }
    }
}

/// The constellations a sentence needs to be there.
fn required(sentence: &Sentence) -> impl Iterator<Item = (Where, Constellation)> {
    sentence
        .when
        .iter()
        .filter_map(|condition| match *condition {
            Condition::Constellation {
                place,
                stars,
                present: true,
            } => Some((place, stars)),
            _ => None,
        })
}

/// G-13.
fn numbers_are_right(half: &HeroHalf) -> bool {
    let exhaust = match half.exhaust.model {
        ExhaustModel::Free => half.exhaust.cost == 0,
        _ => (1..=4).contains(&half.exhaust.cost),
    };
    let ability = |ability: &Ability| {
        (1..=9).contains(&ability.cost)
            && !ability.sentences.is_empty()
            && ability.sentences.iter().all(says_something)
    };
    exhaust
        && (2..=9).contains(&half.value)
        && (1..=2).contains(&half.abilities.len())
        && half.abilities.iter().all(ability)
}

/// Does the sentence ask for more than nothing, and give more than nothing?
fn says_something(sentence: &Sentence) -> bool {
    let asks = |condition: &Condition| match *condition {
        Condition::Cards { count, .. } => count != Count::AtLeast(0),
        Condition::Elements { count, .. } => count != Count::AtLeast(0),
        Condition::Banners { least, .. } | Condition::Shows { least, .. } => least > 0,
        Condition::Pay { amount, .. } => amount > 0,
        _ => true,
    };
    let gives = |effect: &Effect| match *effect {
        Effect::Gain { amount, .. } => amount > 0,
        Effect::TakeBack(up_to) => up_to > 0,
        _ => true,
    };
    !sentence.effects.is_empty()
        && sentence.when.iter().all(asks)
        && sentence.effects.iter().all(gives)
}
