//! A search as one word, such as `search:5000` or `search:2s:playout=20`.

use std::{fmt, num::NonZeroU32, str::FromStr};

/// How much a search may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Effort {
    /// So many iterations a choice.
    Iterations(NonZeroU32),
    /// So many milliseconds a choice.
    Milliseconds(NonZeroU32),
}

/// A search that differs from those of the levels: how much it thinks, and what of the game's
/// own way to search it changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SearchSpec {
    /// How much it may think.
    pub effort: Effort,
    /// After how many actions playouts are cut off.
    pub playout: Option<u32>,
    /// How fast attention falls where a choice seems worse, in hundredths.
    pub trust: Option<u32>,
    /// How much is tried that looks worse, in hundredths.
    pub curiosity: Option<u32>,
    /// How often of a hundred times it takes what it thinks second best.
    pub slips: Option<u32>,
}

/// A word that is no search.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSearch {
    /// It does not say how much.
    #[error(
        "say how much it may think: search:5000 for iterations, search:500ms or search:2s for time"
    )]
    NoEffort,
    /// That is not an amount.
    #[error(
        "'{found}' is not how much a search can think; write a number of iterations from 1 to 4294967295, or a time from 1ms to 3600s"
    )]
    BadEffort {
        /// The text, or its beginning.
        found: String,
    },
    /// There is nothing of that name, or it has no such value.
    #[error(
        "'{found}' is not a setting of a search; write playout=20, trust=12.5, curiosity=0.8 or slips=30 (of a hundred times)"
    )]
    BadSetting {
        /// The text, or its beginning.
        found: String,
    },
}

const LONGEST: u32 = 3_600_000;

impl FromStr for Effort {
    type Err = BadSearch;

    fn from_str(text: &str) -> Result<Effort, BadSearch> {
        let bad = || BadSearch::BadEffort { found: shown(text) };
        let number = |digits: &str| digits.parse::<u32>().ok().and_then(NonZeroU32::new);
        let time = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
            (Some(digits), _) => Some(number(digits)),
            (None, Some(digits)) => Some(
                (digits.parse::<f64>().ok())
                    .map(|seconds| (seconds * 1000.0).round())
                    .filter(|millis| (1.0..=f64::from(LONGEST)).contains(millis))
                    .and_then(|millis| NonZeroU32::new(millis as u32)),
            ),
            (None, None) => None,
        };
        match time {
            Some(millis) => millis
                .filter(|millis| millis.get() <= LONGEST)
                .map(Effort::Milliseconds),
            None => number(text).map(Effort::Iterations),
        }
        .ok_or_else(bad)
    }
}

impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effort::Iterations(count) => write!(f, "{count}"),
            Effort::Milliseconds(millis) => write!(f, "{millis}ms"),
        }
    }
}

impl FromStr for SearchSpec {
    type Err = BadSearch;

    /// Reads what stands after `search:`.
    fn from_str(text: &str) -> Result<SearchSpec, BadSearch> {
        let mut words = text.split(':');
        let effort = match words.next() {
            None | Some("") => return Err(BadSearch::NoEffort),
            Some(word) => word.parse()?,
        };
        let mut spec = SearchSpec {
            effort,
            playout: None,
            trust: None,
            curiosity: None,
            slips: None,
        };
        for word in words {
            let bad = || BadSearch::BadSetting { found: shown(word) };
            let (key, value) = word.split_once('=').ok_or_else(bad)?;
            match key {
                "playout" => spec.playout = Some(value.parse().map_err(|_| bad())?),
                "trust" => spec.trust = Some(hundredths(value).ok_or_else(bad)?),
                "curiosity" => spec.curiosity = Some(hundredths(value).ok_or_else(bad)?),
                "slips" => spec.slips = Some(share(value).ok_or_else(bad)?),
                _ => return Err(bad()),
            }
        }
        Ok(spec)
    }
}

impl fmt::Display for SearchSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "search:{}", self.effort)?;
        if let Some(playout) = self.playout {
            write!(f, ":playout={playout}")?;
        }
        for (key, value) in [("trust", self.trust), ("curiosity", self.curiosity)] {
            if let Some(value) = value {
                write!(f, ":{key}={}", f64::from(value) / 100.0)?;
            }
        }
        if let Some(slips) = self.slips {
            write!(f, ":slips={slips}")?;
        }
        Ok(())
    }
}

fn hundredths(text: &str) -> Option<u32> {
    const MOST: f64 = 10_000.0;
    let number = text.parse::<f64>().ok()?;
    (0.0..=MOST)
        .contains(&number)
        .then(|| (number * 100.0).round() as u32)
}

fn share(text: &str) -> Option<u32> {
    text.parse().ok().filter(|share| *share <= 100)
}

fn shown(text: &str) -> String {
    text.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<SearchSpec, BadSearch> {
        text.parse()
    }

    #[test]
    fn a_search_is_read_as_it_is_printed() {
        for text in [
            "search:1",
            "search:250ms",
            "search:5000:playout=0:trust=12.5:curiosity=0.75:slips=5",
        ] {
            let rest = text.strip_prefix("search:").unwrap();
            assert_eq!(read(rest).unwrap().to_string(), text);
        }
        assert_eq!(read("1.5s").unwrap().to_string(), "search:1500ms");
    }

    #[test]
    fn nothing_is_no_effort_and_neither_is_less() {
        assert_eq!(read(""), Err(BadSearch::NoEffort));
        for text in [
            "0",
            "-5",
            "0ms",
            "0s",
            "-1s",
            "-20ms",
            "1e9s",
            "NaNs",
            "4000000ms",
            "many",
        ] {
            assert!(
                matches!(read(text), Err(BadSearch::BadEffort { .. })),
                "{text}"
            );
        }
        for text in [
            "5:depth=3",
            "5:playout",
            "5:trust=-1",
            "5:curiosity=inf",
            "5:slips=101",
            "5:",
        ] {
            assert!(
                matches!(read(text), Err(BadSearch::BadSetting { .. })),
                "{text}"
            );
        }
    }
}
