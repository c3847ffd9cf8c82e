//! How strong entrants are, from the games they played against each other.
//!
//! The model is Bradley and Terry's: who is `d` points stronger scores `1 / (1 + 10^(-d/400))`, a
//! draw being half a win. The strengths are the likeliest ones; each entrant is taken to have
//! drawn one game more, with somebody of mean strength, so that who never loses is not infinitely
//! strong and who never met is not incomparable. The intervals come from the information in the
//! games (Fisher's, inverted). Where draws are frequent they are wider than they need be.

use crate::{Interval, Pairing, statistics::Z};
use std::f64::consts::LN_10;

/// The mean of all strengths.
const MEAN: f64 = 1500.0;
/// Points in which the odds rise by the factor e.
const POINTS: f64 = 400.0 / LN_10;
/// How many games each entrant is taken to have drawn beside those it played.
const PRIOR_GAMES: f64 = 1.0;
/// Newton's method needs a handful of steps.
const MOST_STEPS: usize = 200;

/// A strength and where it lies with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Elo {
    pub points: f64,
    pub interval: Interval,
}

/// The strength of each of so many entrants.
pub(super) fn ratings(entrants: usize, pairings: &[Pairing]) -> Vec<Elo> {
    let mut strengths = vec![0.0; entrants];
    for _ in 0..MOST_STEPS {
        let (slope, information) = likelihood(&strengths, pairings);
        let step = Factor::of(&information).solve(slope);
        // Far steps overshoot where the curve is flat.
        let longest = step.iter().fold(0.0_f64, |most, part| most.max(part.abs()));
        let damping = (1.0 / longest.max(f64::MIN_POSITIVE)).min(1.0);
        for (strength, part) in strengths.iter_mut().zip(&step) {
            *strength += damping * part;
        }
        if longest < 1e-12 {
            break;
        }
    }
    let (_, information) = likelihood(&strengths, pairings);
    let deviations = deviations(&Factor::of(&information), entrants);
    let mean = strengths.iter().sum::<f64>() / entrants.max(1) as f64;
    let rating = |(strength, deviation): (&f64, f64)| {
        let points = MEAN + POINTS * (strength - mean);
        let half = Z * POINTS * deviation;
        Elo {
            points,
            interval: Interval {
                low: points - half,
                high: points + half,
            },
        }
    };
    strengths.iter().zip(deviations).map(rating).collect()
}

/// The slope of the logarithm of the likelihood, and its curvature with the sign turned.
fn likelihood(strengths: &[f64], pairings: &[Pairing]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let entrants = strengths.len();
    let mut slope = vec![0.0; entrants];
    let mut information = vec![vec![0.0; entrants]; entrants];
    for (entrant, strength) in strengths.iter().enumerate() {
        let expected = expected(*strength);
        slope[entrant] += PRIOR_GAMES * (0.5 - expected);
        information[entrant][entrant] += PRIOR_GAMES * expected * (1.0 - expected);
    }
    for pairing in pairings {
        let (one, other) = (pairing.one, pairing.other);
        let games = pairing.games as f64;
        let score = pairing.wins as f64 + pairing.draws as f64 / 2.0;
        let expected = expected(strengths[one] - strengths[other]);
        slope[one] += score - games * expected;
        slope[other] -= score - games * expected;
        let known = games * expected * (1.0 - expected);
        information[one][one] += known;
        information[other][other] += known;
        information[one][other] -= known;
        information[other][one] -= known;
    }
    (slope, information)
}

fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

/// How far each strength may be off, measured from the mean of all.
fn deviations(information: &Factor, entrants: usize) -> Vec<f64> {
    let share = 1.0 / entrants.max(1) as f64;
    (0..entrants)
        .map(|entrant| {
            let contrast: Vec<f64> = (0..entrants)
                .map(|other| f64::from(u8::from(other == entrant)) - share)
                .collect();
            let solved = information.solve(contrast.clone());
            let variance: f64 = contrast.iter().zip(&solved).map(|(a, b)| a * b).sum();
            variance.max(0.0).sqrt()
        })
        .collect()
}

/// A symmetric, positive definite matrix as the product of a lower triangle with itself turned
/// over (Cholesky's).
struct Factor(Vec<Vec<f64>>);

impl Factor {
    fn of(matrix: &[Vec<f64>]) -> Factor {
        let mut lower: Vec<Vec<f64>> = Vec::with_capacity(matrix.len());
        for (row, values) in matrix.iter().enumerate() {
            let mut line: Vec<f64> = Vec::with_capacity(row + 1);
            for column in 0..row {
                let done: f64 = (0..column).map(|k| line[k] * lower[column][k]).sum();
                line.push((values[column] - done) / lower[column][column]);
            }
            let done: f64 = line.iter().map(|part| part * part).sum();
            // The prior keeps this above 0; rounding shall not spoil that.
            line.push((values[row] - done).max(1e-12).sqrt());
            lower.push(line);
        }
        Factor(lower)
    }

    fn solve(&self, mut right: Vec<f64>) -> Vec<f64> {
        let lower = &self.0;
        for row in 0..right.len() {
            let done: f64 = (0..row).map(|k| lower[row][k] * right[k]).sum();
            right[row] = (right[row] - done) / lower[row][row];
        }
        for row in (0..right.len()).rev() {
            let done: f64 = (row + 1..right.len())
                .map(|k| lower[k][row] * right[k])
                .sum();
            right[row] = (right[row] - done) / lower[row][row];
        }
        right
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(entrants: usize, pairings: &[Pairing]) -> Vec<f64> {
        let ratings = ratings(entrants, pairings);
        ratings.iter().map(|elo| elo.points).collect()
    }

    #[test]
    fn two_who_met_often_are_as_far_apart_as_the_odds_say() {
        // 10 wins to 1 loss are 400 points.
        let found = points(2, &[Pairing::new(0, 1, 100_000, 0, 10_000)]);
        assert!((found[0] - found[1] - 400.0).abs() < 0.1, "{found:?}");
        assert!((found[0] + found[1] - 3000.0).abs() < 1e-6, "{found:?}");
        // A draw is half a win: 3 points of 4 are 190.85 points.
        let found = points(2, &[Pairing::new(0, 1, 50_000, 50_000, 0)]);
        assert!((found[0] - found[1] - 190.85).abs() < 0.1, "{found:?}");
    }

    #[test]
    fn equals_are_equal_and_a_chain_adds_up() {
        let equal = points(
            3,
            &[Pairing::new(0, 1, 5, 2, 5), Pairing::new(1, 2, 7, 0, 7)],
        );
        assert!(
            equal.iter().all(|points| (points - 1500.0).abs() < 1e-6),
            "{equal:?}"
        );
        let chain = points(
            3,
            &[
                Pairing::new(0, 1, 100_000, 0, 10_000),
                Pairing::new(1, 2, 100_000, 0, 10_000),
            ],
        );
        assert!((chain[0] - chain[2] - 800.0).abs() < 0.5, "{chain:?}");
    }

    #[test]
    fn who_never_lost_is_strong_but_not_infinitely() {
        let ratings = ratings(2, &[Pairing::new(0, 1, 1000, 0, 0)]);
        let ahead = ratings[0].points - ratings[1].points;
        assert!((800.0..2000.0).contains(&ahead), "{ratings:?}");
        assert!(
            ratings[0].interval.low > ratings[1].interval.high,
            "{ratings:?}"
        );
        assert!(ratings[0].interval.high.is_finite());
    }

    #[test]
    fn who_never_met_is_of_mean_strength_and_quite_unsure() {
        let ratings = ratings(3, &[Pairing::new(0, 1, 60, 0, 40)]);
        assert!((ratings[2].points - 1500.0).abs() < 1e-6, "{ratings:?}");
        let width = |elo: &Elo| elo.interval.high - elo.interval.low;
        assert!(width(&ratings[2]) > 1.5 * width(&ratings[0]), "{ratings:?}");
    }

    /// The difference of two who are equal has the standard error 2/sqrt(n) in natural units,
    /// and each of them half of it from their mean.
    #[test]
    fn intervals_are_as_wide_as_theory_says() {
        let games = 10_000_u64;
        let found = ratings(2, &[Pairing::new(0, 1, games / 2, 0, games / 2)]);
        let half = (found[0].interval.high - found[0].interval.low) / 2.0;
        let theory = Z * POINTS / (games as f64).sqrt();
        assert!((half / theory - 1.0).abs() < 0.01, "{half} is not {theory}");
    }
}
