//! Evaluations that are weighed sums, so that their weights can be tuned.
//!
//! A game lists its weights with [`weights!`](crate::weights) and puts down how much there is of
//! each on a [`Sheet`]. [`Sum`] adds it up for bots; [`Counts`] keeps it apart for the tuning
//! program (`cargo xtask tune`), so both see the same evaluation.

use crate::{Game, Seat};

/// What one of something is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weight {
    /// Its place in the game's list.
    pub place: usize,
    /// The worth of one.
    pub worth: f32,
}

/// Where an evaluation puts down what it counts.
pub trait Sheet {
    /// There is so much of it.
    fn add(&mut self, weight: Weight, amount: f32);
}

/// All of it added up.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sum(pub f32);

impl Sheet for Sum {
    #[inline]
    fn add(&mut self, weight: Weight, amount: f32) {
        self.0 += weight.worth * amount;
    }
}

/// How much there is of each, by the weight's place.
#[derive(Clone, Debug, PartialEq)]
pub struct Counts(pub Vec<f32>);

impl Sheet for Counts {
    fn add(&mut self, weight: Weight, amount: f32) {
        self.0[weight.place] += amount;
    }
}

/// A sheet on which everything counts so many times: `Times(-1.0, sheet)` for what the enemy has.
#[derive(Debug)]
pub struct Times<'a, S>(pub f32, pub &'a mut S);

impl<S: Sheet> Sheet for Times<'_, S> {
    #[inline]
    fn add(&mut self, weight: Weight, amount: f32) {
        self.1.add(weight, self.0 * amount);
    }
}

/// A game whose evaluation is a weighed sum.
pub trait Weigh: Game {
    /// Every weight, by its place: its name and worth.
    const WEIGHTS: &'static [(&'static str, f32)];
    /// An advantage of this much is worth half of what is left to win.
    const HALF: f32;

    /// Puts down what makes the position good or bad for this seat.
    fn weigh(&self, seat: Seat, sheet: &mut impl Sheet);

    /// How good the position is for this seat, from 0 to 1.
    fn weighed(&self, seat: Seat) -> f32 {
        let mut sum = Sum::default();
        self.weigh(seat, &mut sum);
        let advantage = sum.0 / Self::HALF;
        0.5 + 0.5 * advantage / (1.0 + advantage.abs())
    }
}

/// The weights of an evaluation: a constant for each, and `WEIGHTS`, the list of all.
#[macro_export]
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $worth:expr;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum WeightPlace { $($name,)* }
        $($(#[$doc])* const $name: $crate::Weight = $crate::Weight {
            place: WeightPlace::$name as usize,
            worth: $worth,
        };)*
        const WEIGHTS: &[(&str, f32)] = &[$((stringify!($name), $worth),)*];
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    weights! {
        COIN = 2.0;
        HORSE = 10.0;
    }

    #[test]
    fn the_sum_is_what_the_counts_are_worth() {
        fn put_down(sheet: &mut impl Sheet) {
            sheet.add(COIN, 3.0);
            Times(-0.5, sheet).add(HORSE, 1.0);
            sheet.add(HORSE, 2.0);
        }
        let (mut sum, mut counts) = (Sum::default(), Counts(vec![0.0; WEIGHTS.len()]));
        put_down(&mut sum);
        put_down(&mut counts);
        assert_eq!(sum, Sum(21.0));
        assert_eq!(counts, Counts(vec![3.0, 1.5]));
        assert_eq!(WEIGHTS, [("COIN", 2.0), ("HORSE", 10.0)]);
    }
}
