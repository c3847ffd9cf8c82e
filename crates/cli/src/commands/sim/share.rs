//! Shares with their intervals, in phrases.

use crate::figures::percent;
use arena::Interval;
use catalog::Locale;
use kernel::Phrase;

/// The phrase with the share that `part` is of `all`.
pub fn rated(phrase: Phrase, part: u64, all: u64, interval: Interval, locale: &Locale) -> Phrase {
    let rate = part as f64 / all.max(1) as f64;
    with_share(phrase, rate, interval, locale)
}

/// The phrase with a share and where it lies with 95 % confidence.
pub fn with_share(phrase: Phrase, rate: f64, interval: Interval, locale: &Locale) -> Phrase {
    let percent = |share| percent(share, locale.lang());
    phrase
        .with("percent", percent(rate).as_str())
        .with("low", percent(interval.low).as_str())
        .with("high", percent(interval.high).as_str())
}
