//! Which rounds have been played.

use serde::{Deserialize, Serialize};
use std::ops::Range;

/// A set of rounds, kept as ranges: sorted, apart from each other, and none empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<(u64, u64)>", into = "Vec<(u64, u64)>")]
pub(crate) struct Rounds(Vec<Range<u64>>);

impl Rounds {
    /// Adds a round that is not in the set.
    pub fn add(&mut self, round: u64) {
        self.add_all(round..round + 1);
    }

    /// Adds everything that somebody else played.
    pub fn add_rounds(&mut self, other: &Rounds) {
        for range in &other.0 {
            self.add_all(range.clone());
        }
    }

    fn add_all(&mut self, range: Range<u64>) {
        let place = self.0.partition_point(|known| known.end < range.start);
        let after = self.0.partition_point(|known| known.start <= range.end);
        let touched = self.0[place..after].iter();
        let merged = touched.fold(range, |all, known| {
            all.start.min(known.start)..all.end.max(known.end)
        });
        self.0.splice(place..after, [merged]);
    }

    /// How many there are.
    pub fn len(&self) -> u64 {
        self.0.iter().map(|range| range.end - range.start).sum()
    }

    /// What is missing of the first `count` rounds.
    pub fn missing(&self, count: u64) -> Vec<Range<u64>> {
        let starts = [0].into_iter().chain(self.0.iter().map(|range| range.end));
        let ends = self.0.iter().map(|range| range.start).chain([count]);
        starts
            .zip(ends)
            .map(|(start, end)| start..end.min(count))
            .filter(|gap| gap.start < gap.end)
            .collect()
    }

    /// The round after the last one, or 0.
    pub fn end(&self) -> u64 {
        self.0.last().map_or(0, |range| range.end)
    }
}

impl From<Rounds> for Vec<(u64, u64)> {
    fn from(rounds: Rounds) -> Vec<(u64, u64)> {
        let ranges = rounds.0.into_iter();
        ranges.map(|range| (range.start, range.end)).collect()
    }
}

impl TryFrom<Vec<(u64, u64)>> for Rounds {
    type Error = &'static str;

    fn try_from(pairs: Vec<(u64, u64)>) -> Result<Rounds, &'static str> {
        let in_order = pairs.iter().all(|(start, end)| start < end)
            && pairs.windows(2).all(|two| two[0].1 < two[1].0);
        match in_order {
            true => Ok(Rounds(
                pairs.into_iter().map(|(start, end)| start..end).collect(),
            )),
            false => Err("ranges of rounds are sorted, apart and not empty"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(rounds: &[u64]) -> Rounds {
        let mut all = Rounds::default();
        rounds.iter().for_each(|&round| all.add(round));
        all
    }

    #[test]
    fn what_is_played_and_what_is_missing_make_up_the_whole() {
        for picture in 0..1_u64 << 10 {
            let played: Vec<u64> = (0..10).filter(|round| picture >> round & 1 == 1).collect();
            let backwards: Vec<u64> = played.iter().rev().copied().collect();
            let rounds = of(&played);
            assert_eq!(rounds, of(&backwards), "the order does not matter");
            assert_eq!(rounds.len(), played.len() as u64);
            assert_eq!(rounds.end(), played.last().map_or(0, |last| last + 1));
            let missing: Vec<u64> = rounds.missing(10).into_iter().flatten().collect();
            let expected: Vec<u64> = (0..10).filter(|round| !played.contains(round)).collect();
            assert_eq!(missing, expected);
        }
    }

    #[test]
    fn sets_are_joined_and_written_as_few_ranges() {
        let mut all = of(&[0, 1, 5]);
        all.add_rounds(&of(&[2, 3, 4, 9]));
        let text = serde_json::to_string(&all).unwrap();
        assert_eq!(text, "[[0,6],[9,10]]");
        assert_eq!(serde_json::from_str::<Rounds>(&text).unwrap(), all);
        for wrong in ["[[3,3]]", "[[4,2]]", "[[0,2],[2,3]]", "[[5,6],[0,1]]"] {
            assert!(serde_json::from_str::<Rounds>(wrong).is_err(), "{wrong}");
        }
    }
}
