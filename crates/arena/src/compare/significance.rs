//! What is chance, and what is not.

use crate::{Interval, statistics::Z, wilson};
use statrs::{
    distribution::{Binomial, ContinuousCDF, DiscreteCDF, Normal, StudentsT},
    stats_tests::{Alternative, fishers_exact},
};

/// How much something differs, and how sure that is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Difference {
    /// What is after, less what was before.
    pub value: f64,
    /// Where the difference lies with 95 % confidence.
    pub interval: Interval,
    /// How likely a difference at least as large is if nothing has changed.
    pub p: f64,
}

/// The same trials before and after: how many succeeded only before, and how many only after.
///
/// The probability is McNemar's, exact; the interval that of Bonett and Price, which stays true
/// for few trials too. Nothing without a trial.
pub(crate) fn paired_shares(only_before: u64, only_after: u64, trials: u64) -> Option<Difference> {
    let either = only_before + only_after;
    if trials == 0 || either > trials {
        return None;
    }
    let value = (only_after as f64 - only_before as f64) / trials as f64;
    let more = trials as f64 + 2.0;
    let (lost, won) = (
        (only_before as f64 + 1.0) / more,
        (only_after as f64 + 1.0) / more,
    );
    let centre = won - lost;
    let half = Z * ((lost + won - centre * centre) / more).sqrt();
    let binomial = Binomial::new(0.5, either).ok()?;
    Some(Difference {
        value,
        interval: Interval {
            low: (centre - half).clamp(-1.0, value),
            high: (centre + half).clamp(value, 1.0),
        },
        p: (2.0 * binomial.cdf(only_before.min(only_after))).min(1.0),
    })
}

/// Differences of pairs, by their number, their sum and the sum of their squares: Student's test
/// for pairs. Nothing with fewer than two.
pub(crate) fn paired_means(pairs: u64, sum: i128, squares: u128) -> Option<Difference> {
    if pairs < 2 {
        return None;
    }
    let (count, sum, squares) = (pairs as f64, sum as f64, squares as f64);
    let value = sum / count;
    let variance = ((squares - sum * value) / (count - 1.0)).max(0.0);
    let error = (variance / count).sqrt();
    let student = StudentsT::new(0.0, 1.0, count - 1.0).ok()?;
    let half = student.inverse_cdf(0.975) * error;
    let p = match (error > 0.0, value == 0.0) {
        (true, _) => 2.0 * student.cdf(-(value / error).abs()),
        (false, true) => 1.0,
        (false, false) => 0.0,
    };
    Some(Difference {
        value,
        interval: Interval {
            low: value - half,
            high: value + half,
        },
        p,
    })
}

/// So many successes of so many trials.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Share {
    pub successes: u64,
    pub trials: u64,
}

impl Share {
    pub(crate) fn rate(self) -> Option<f64> {
        (self.trials > 0).then(|| self.successes as f64 / self.trials as f64)
    }

    fn failures(self) -> u64 {
        self.trials.saturating_sub(self.successes)
    }
}

/// If fewer are expected in some cell, the normal distribution is not near enough.
const FEW: f64 = 10.0;

/// Other trials before than after.
///
/// The interval is Newcombe's from two of Wilson's (his method 10). The probability is that of
/// the pooled normal test, and Fisher's exact one where few are expected. Nothing if there is no
/// trial before or none after.
pub(crate) fn two_shares(before: Share, after: Share) -> Option<Difference> {
    let (old, new) = (before.rate()?, after.rate()?);
    let value = new - old;
    let was = wilson(before.successes, before.trials);
    let is = wilson(after.successes, after.trials);
    let down = ((new - is.low).powi(2) + (was.high - old).powi(2)).sqrt();
    let up = ((is.high - new).powi(2) + (old - was.low).powi(2)).sqrt();
    Some(Difference {
        value,
        interval: Interval {
            low: value - down,
            high: value + up,
        },
        p: probability(before, after, value)?,
    })
}

fn probability(before: Share, after: Share, value: f64) -> Option<f64> {
    let trials = (before.trials + after.trials) as f64;
    let pooled = (before.successes + after.successes) as f64 / trials;
    let rarer = pooled.min(1.0 - pooled);
    let fewest = rarer * before.trials.min(after.trials) as f64;
    if fewest < FEW {
        return exact(before, after, pooled > 0.5);
    }
    let error = (pooled * (1.0 - pooled)).sqrt()
        * (1.0 / before.trials as f64 + 1.0 / after.trials as f64).sqrt();
    Some(2.0 * Normal::standard().cdf(-(value / error).abs()))
}

/// Fisher's test counts up to the first cell: it gets what is rarer.
fn exact(before: Share, after: Share, failures_are_rarer: bool) -> Option<f64> {
    let row = |share: Share| match failures_are_rarer {
        true => [share.failures(), share.successes],
        false => [share.successes, share.failures()],
    };
    let ([a, b], [c, d]) = (row(before), row(after));
    fishers_exact(&[a, b, c, d], Alternative::TwoSided).ok()
}

/// Holm's correction for many tests at once: with it, one chance in twenty that anything at all
/// is called changed that is not.
pub(crate) fn holm(probabilities: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..probabilities.len()).collect();
    order.sort_by(|&one, &two| probabilities[one].total_cmp(&probabilities[two]));
    let mut corrected = vec![0.0; probabilities.len()];
    let mut largest: f64 = 0.0;
    for (rank, &place) in order.iter().enumerate() {
        let left = (probabilities.len() - rank) as f64;
        largest = largest.max((left * probabilities[place]).min(1.0));
        corrected[place] = largest;
    }
    corrected
}

#[cfg(test)]
mod tests;
