//! How sure a win rate is.

use serde::{Deserialize, Serialize};

/// Where a rate lies with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The 0.975 quantile of the normal distribution.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// Wilson's score interval for a rate of which `trials` samples had `successes`. Without a
/// sample it is everything from 0 to 1.
pub fn wilson(successes: u64, trials: u64) -> Interval {
    if trials == 0 {
        return Interval {
            low: 0.0,
            high: 1.0,
        };
    }
    let (successes, trials) = (successes as f64, trials as f64);
    let rate = successes / trials;
    let spread = Z * Z / trials;
    let centre = (rate + spread / 2.0) / (1.0 + spread);
    let half = Z * (rate * (1.0 - rate) / trials + spread / (4.0 * trials)).sqrt() / (1.0 + spread);
    // At the very ends rounding would leave a hair between the bound and the rate itself.
    Interval {
        low: (centre - half).clamp(0.0, rate),
        high: (centre + half).clamp(rate, 1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_those_of_the_literature() {
        // The first four are Newcombe's (1998), method 3.
        for (successes, trials, low, high) in [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
            (8, 10, 0.4902, 0.9433),
            (50, 100, 0.4038, 0.5962),
        ] {
            let interval = wilson(successes, trials);
            assert!(
                (interval.low - low).abs() < 0.00005 && (interval.high - high).abs() < 0.00005,
                "{successes} of {trials}: {interval:?}"
            );
        }
    }

    #[test]
    fn the_ends_are_exact_and_the_interval_holds_the_rate() {
        assert_eq!(wilson(0, 10).low, 0.0);
        assert_eq!(wilson(10, 10).high, 1.0);
        assert_eq!(
            wilson(0, 0),
            Interval {
                low: 0.0,
                high: 1.0
            }
        );
        for trials in 1..60 {
            for successes in 0..=trials {
                let interval = wilson(successes, trials);
                let rate = successes as f64 / trials as f64;
                assert!(
                    interval.low <= rate && rate <= interval.high,
                    "{interval:?}"
                );
            }
        }
    }
}
