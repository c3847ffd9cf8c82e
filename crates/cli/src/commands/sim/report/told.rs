//! A change in words and numbers, for the page as for the terminal.

use super::Speech;
use arena::{Change, Comparison, Measure};
use kernel::Phrase;

/// What the two card sets are called. The game's own has no name, and where both have the same,
/// their fingerprints tell them apart.
pub fn set_names(comparison: &Comparison, speech: &Speech<'_>) -> [String; 2] {
    let stamps =
        [&comparison.before, &comparison.after].map(|report| report.conditions.cards.clone());
    let names = stamps.clone().map(|stamp| match stamp {
        None => speech.word("mazzo-report-built-in"),
        Some(stamp) => stamp
            .rsplit_once(' ')
            .map_or(stamp.clone(), |(name, _)| name.to_owned()),
    });
    match names[0] == names[1] {
        false => names,
        true => stamps.map(|stamp| stamp.unwrap_or_else(|| speech.word("mazzo-report-built-in"))),
    }
}

/// What a measure is called.
fn measure_name(measure: &Measure, speech: &Speech<'_>) -> String {
    let of = |key: &'static str, id: &str| Phrase::new(key).with("name", speech.name(id).as_str());
    speech.say(match measure {
        Measure::SeatWins(seat) => {
            Phrase::new("mazzo-measure-seat-wins").with("seat", seat.to_string().as_str())
        }
        Measure::FirstSeatWins => Phrase::new("mazzo-measure-first-seat-wins"),
        Measure::Draws => Phrase::new("mazzo-measure-draws"),
        Measure::Length => Phrase::new("mazzo-measure-length"),
        Measure::TagHad(tag) => of("mazzo-measure-tag-had", tag),
        Measure::TagWins(tag) => of("mazzo-measure-tag-wins", tag),
        Measure::CardDrawn(card) => of("mazzo-measure-card-drawn", card),
        Measure::CardPlayed(card) => of("mazzo-measure-card-played", card),
        Measure::CardWins(card) => of("mazzo-measure-card-wins", card),
    })
}

/// A change in words and numbers, as a person would write them.
pub struct Told {
    /// What was measured.
    pub name: String,
    /// What it was.
    pub before: String,
    /// What it is.
    pub after: String,
    /// The difference, with its sign.
    pub difference: String,
    /// The ends of its interval.
    pub low: String,
    /// The upper one.
    pub high: String,
    /// How large a change would have been seen.
    pub would_be_seen: String,
    /// The corrected probability.
    pub p: String,
}

impl Told {
    /// The change as this language tells it.
    pub fn of(change: &Change, speech: &Speech<'_>) -> Told {
        let is_length = change.measure == Measure::Length;
        let level = |value: f64| match is_length {
            true => speech.decimal(value, 1),
            false => format!("{} %", speech.percent(value)),
        };
        let scale = if is_length { 1.0 } else { 100.0 };
        let points = |value: f64| {
            let value = speech.signed(scale * value, 1);
            match is_length {
                true => value,
                false => {
                    speech.say(Phrase::new("mazzo-report-points").with("points", value.as_str()))
                }
            }
        };
        let seen = speech.decimal(scale * change.would_be_seen, 1);
        Told {
            name: measure_name(&change.measure, speech),
            before: level(change.before),
            after: level(change.after),
            difference: points(change.difference),
            low: speech.signed(scale * change.interval.low, 1),
            high: speech.signed(scale * change.interval.high, 1),
            would_be_seen: format!("± {seen}"),
            p: match change.corrected_p < 0.001 {
                true => format!("< {}", speech.decimal(0.001, 3)),
                false => speech.decimal(change.corrected_p, 3),
            },
        }
    }

    /// A phrase with these numbers.
    pub fn phrase(&self, key: &'static str) -> Phrase {
        Phrase::new(key)
            .with("before", self.before.as_str())
            .with("after", self.after.as_str())
            .with("difference", self.difference.as_str())
            .with("low", self.low.as_str())
            .with("high", self.high.as_str())
    }
}
