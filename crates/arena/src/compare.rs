//! What a change of the cards did: the same games with two card sets, measured and judged.
//!
//! Both sets are played from the same seeds with the same bots. What is counted once a game is
//! judged pair by pair; what only some games have, such as a card's win rate, as two samples.
//! Many measures are judged at once, so their probabilities are corrected.

mod card_change;
mod change;
mod measure;
mod pairs;
mod significance;

pub use card_change::{CardChange, Comparing};
pub use change::Change;
pub use measure::Measure;
pub(crate) use pairs::Pairs;

use crate::Report;
use measure::judged;
use serde::{Deserialize, Serialize};

/// What was found out about two card sets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Comparison {
    /// How many seeds were played to the end with both sets.
    pub pairs: u64,
    /// What differs and what does not: first what has changed, and what by most before what by
    /// less.
    pub changes: Vec<Change>,
    /// What was found out about the first set.
    pub before: Report,
    /// What was found out about the second.
    pub after: Report,
}

impl Comparison {
    pub(crate) fn new(before: Report, after: Report, pairs: &Pairs) -> Comparison {
        let mut changes = Change::corrected(judged(&before, &after, pairs));
        changes.sort_by(|one, two| {
            let size = two.size().total_cmp(&one.size());
            two.changed.cmp(&one.changed).then(size)
        });
        Comparison {
            pairs: pairs.count,
            changes,
            before,
            after,
        }
    }

    /// Was it stopped before all games had been played?
    pub fn stopped(&self) -> bool {
        self.before.stopped() || self.after.stopped()
    }
}
