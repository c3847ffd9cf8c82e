//! How strong a hero is: the best attack of a turn, measured over many hands (TS-8.21), and the
//! window it must lie in (TS-8.96).

mod bound;
mod cares;
mod hand;
mod search;
mod seen;
#[cfg(test)]
mod tests;
mod turn;

use crate::half::Half;
use crate::hero::{Class, HeroSide};
use crate::stream::Stream;
use hand::{HAND, Hand};
use search::Search;

/// Under which circumstances hands are measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Circumstances {
    /// The hero's level.
    pub level: u8,
    /// Which halves are upright.
    pub halves: Halves,
}

/// Which halves of the cards are upright.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halves {
    /// All cards on half I.
    I,
    /// Each card on a random half.
    Mix,
}

/// What TS-8.96 measures.
pub const MEASURED: [Circumstances; 5] = [
    at(2, Halves::I),
    at(4, Halves::I),
    at(6, Halves::I),
    at(8, Halves::Mix),
    at(9, Halves::Mix),
];

const fn at(level: u8, halves: Halves) -> Circumstances {
    Circumstances { level, halves }
}

/// How many hands with mixed halves are measured.
const MIXED_HANDS: usize = 200;

/// The median best attack of each class (TS-8.21), in the order of [`MEASURED`].
pub const fn class_row(class: Class) -> [u8; 5] {
    match class {
        Class::B => [6, 8, 13, 20, 23],
        Class::E => [5, 8, 15, 19, 19],
        Class::C => [6, 8, 12, 16, 20],
    }
}

/// A median of integers may lie halfway between two: this is twice the median.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Doubled(pub u16);

impl Doubled {
    /// The median of some values.
    pub fn median(mut values: Vec<u8>) -> Doubled {
        values.sort_unstable();
        let upper = values.len() / 2;
        let lower = (values.len() - 1) / 2;
        Doubled(u16::from(values[lower]) + u16::from(values[upper]))
    }

    /// Does it lie within 25 % of a class's value?
    pub fn is_near(self, value: u8) -> bool {
        let value = 2 * u16::from(value);
        4 * self.0.abs_diff(value) <= value
    }
}

/// TS-8.96 (G-15): is the hero about as strong as heroes of the class are?
pub fn is_in_window(hero: &HeroSide) -> bool {
    let mut meter = Meter::new(hero);
    let mut rows = MEASURED.into_iter().zip(class_row(hero.class));
    rows.all(|(circumstances, value)| meter.median(circumstances).is_near(value))
}

/// Measures one hero.
pub struct Meter<'a> {
    hero: &'a HeroSide,
    search: Search,
}

impl<'a> Meter<'a> {
    /// A meter for this hero.
    pub fn new(hero: &'a HeroSide) -> Meter<'a> {
        Meter {
            hero,
            search: Search::new(),
        }
    }

    /// The median best attack of a turn.
    pub fn median(&mut self, circumstances: Circumstances) -> Doubled {
        Doubled::median(self.best_attacks(circumstances))
    }

    /// The best attack of each hand.
    pub fn best_attacks(&mut self, Circumstances { level, halves }: Circumstances) -> Vec<u8> {
        let hands = match halves {
            Halves::I => all_hands(),
            Halves::Mix => mixed_hands(level),
        };
        hands
            .into_iter()
            .map(|cards| {
                let printed =
                    |(card, half): (usize, Half)| (self.hero.cards[card].half(half), half);
                let hand = Hand::new(cards.map(printed), level);
                self.search.best_attack(&hand)
            })
            .collect()
    }
}

/// The cards of a hand, each on a half.
type HandCards = [(usize, Half); HAND];

/// Every hand of five of the eight cards, on half I.
fn all_hands() -> Vec<HandCards> {
    let sets = (0u16..1 << 8).filter(|set| set.count_ones() as usize == HAND);
    let hand = |set: u16| {
        let mut cards = (0..8).filter(move |card| set >> card & 1 == 1);
        std::array::from_fn(|_| (cards.next().unwrap_or_default(), Half::I))
    };
    sets.map(hand).collect()
}

/// The same random hands for every hero.
fn mixed_hands(level: u8) -> Vec<HandCards> {
    let mut stream = Stream::new("TOS-WINDOW", &format!("mix/{level}"));
    let hand = |_| {
        let mut cards = [0, 1, 2, 3, 4, 5, 6, 7];
        stream.shuffle(&mut cards);
        std::array::from_fn(|place| (cards[place], stream.choose(&Half::ALL)))
    };
    (0..MIXED_HANDS).map(hand).collect()
}
