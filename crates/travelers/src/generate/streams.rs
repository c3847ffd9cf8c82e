//! The two streams an adventure is drawn from.

use super::label::label;
use crate::stream::Stream;

/// What is printed as rules comes from one stream and its wording from another (TS-8.3), so
/// that a new text in stock changes no rule of any set.
#[derive(Clone, Copy, Debug)]
pub struct Streams {
    /// For everything that matters to play.
    pub adventure: Stream,
    /// For the choice of narrative texts.
    pub text: Stream,
}

impl Streams {
    /// The streams of this attempt at the set.
    pub fn of(seed: &str, attempt: u32) -> Streams {
        Streams {
            adventure: Stream::new(seed, &label(attempt, "adventure")),
            text: Stream::new(seed, &label(attempt, "text")),
        }
    }

    /// The streams of a repair within an attempt: fresh ones too, never continued.
    pub fn repaired(seed: &str, attempt: u32, repair: u32) -> Streams {
        let fresh = |name| match repair {
            0 => Stream::new(seed, &label(attempt, name)),
            _ => Stream::new(seed, &format!("{}/{repair}", label(attempt, name))),
        };
        Streams {
            adventure: fresh("adventure"),
            text: fresh("text"),
        }
    }
}
