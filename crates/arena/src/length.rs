//! How long games were.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How long games were, in actions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Length {
    /// The shortest.
    pub min: u64,
    /// Half the games were no longer, and half no shorter.
    pub median: f64,
    /// The longest.
    pub max: u64,
    /// How many games were about how long: bars of the same width, side by side, the first with
    /// the shortest game and the last with the longest. There may be empty ones between.
    pub histogram: Vec<Bar>,
}

/// How many games were about so long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bar {
    /// The shortest length that counts here.
    pub from: u64,
    /// The longest length that counts here.
    pub to: u64,
    /// How many games.
    pub games: u64,
}

/// No histogram has more bars: they could not be told apart.
const MOST_BARS: u64 = 40;

impl Length {
    pub(crate) fn of(lengths: &BTreeMap<u64, u64>) -> Option<Length> {
        let games: u64 = lengths.values().sum();
        let last = games.checked_sub(1)?;
        let lower = nth_shortest(lengths, last / 2)?;
        let upper = nth_shortest(lengths, games / 2)?;
        Some(Length {
            min: *lengths.first_key_value()?.0,
            median: (lower + upper) as f64 / 2.0,
            max: *lengths.last_key_value()?.0,
            histogram: histogram(lengths),
        })
    }
}

fn nth_shortest(lengths: &BTreeMap<u64, u64>, mut n: u64) -> Option<u64> {
    for (&length, &games) in lengths {
        match n.checked_sub(games) {
            Some(rest) => n = rest,
            None => return Some(length),
        }
    }
    None
}

/// Bars of a round width that begin at its multiples.
fn histogram(lengths: &BTreeMap<u64, u64>) -> Vec<Bar> {
    let (Some((&min, _)), Some((&max, _))) = (lengths.first_key_value(), lengths.last_key_value())
    else {
        return Vec::new();
    };
    let width = width(min, max);
    (min / width..=max / width)
        .map(|bar| {
            let (from, to) = (bar * width, (bar * width).saturating_add(width - 1));
            Bar {
                from,
                to,
                games: lengths.range(from..=to).map(|(_, games)| games).sum(),
            }
        })
        .collect()
}

/// The narrowest of 1, 2, 5, 10, 20, 50 and so on with which there are not too many bars.
fn width(min: u64, max: u64) -> u64 {
    let bars = |width: u64| max / width - min / width + 1;
    (0..18)
        .flat_map(|power| [1, 2, 5].map(|digit| digit * 10_u64.pow(power)))
        .find(|&width| bars(width) <= MOST_BARS)
        .unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn length_of(lengths: &[u64]) -> Option<Length> {
        let mut counts = BTreeMap::new();
        for &length in lengths {
            *counts.entry(length).or_default() += 1;
        }
        Length::of(&counts)
    }

    #[test]
    fn the_median_stands_in_the_middle() {
        let median = |lengths: &[u64]| length_of(lengths).map(|length| length.median);
        assert_eq!(median(&[]), None);
        assert_eq!(median(&[4]), Some(4.0));
        assert_eq!(median(&[4, 9]), Some(6.5));
        assert_eq!(median(&[9, 1, 4]), Some(4.0));
        assert_eq!(median(&[2, 2, 2, 100]), Some(2.0));
        assert_eq!(median(&[1, 2, 100, 100]), Some(51.0));
    }

    #[test]
    fn every_game_stands_in_one_bar_and_there_are_not_too_many() {
        for longest in [7, 40, 41, 99, 5_000, 123_456_789, u64::MAX] {
            let lengths = [7, 8, 8, longest / 2 + 4, longest];
            let bars = length_of(&lengths).unwrap().histogram;
            assert!(bars.len() as u64 <= MOST_BARS, "{longest}: {bars:?}");
            assert_eq!(bars.iter().map(|bar| bar.games).sum::<u64>(), 5);
            assert!(bars[0].games > 0 && bars[bars.len() - 1].games > 0);
            assert!(bars.windows(2).all(|two| two[0].to + 1 == two[1].from));
            for length in lengths {
                let holding = bars
                    .iter()
                    .filter(|bar| bar.from <= length && length <= bar.to);
                assert_eq!(holding.count(), 1, "{length} in {bars:?}");
            }
        }
        let bars = length_of(&[3, 5, 5]).unwrap().histogram;
        let bars: Vec<_> = bars
            .iter()
            .map(|bar| (bar.from, bar.to, bar.games))
            .collect();
        assert_eq!(bars, [(3, 3, 1), (4, 4, 0), (5, 5, 2)]);
    }
}
