//! One measure before and after.

use super::{
    Measure,
    significance::{Difference, holm},
};
use crate::Interval;
use serde::{Deserialize, Serialize};

/// What became of a measure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Change {
    /// What was measured.
    #[serde(flatten)]
    pub measure: Measure,
    /// What it was.
    pub before: f64,
    /// What it is.
    pub after: f64,
    /// What it is, less what it was.
    pub difference: f64,
    /// Where the difference lies with 95 % confidence.
    pub interval: Interval,
    /// How likely a difference at least as large is if nothing has changed.
    pub p: f64,
    /// The same, corrected by Holm for all that is measured here.
    pub corrected_p: f64,
    /// Is that less than one in twenty?
    pub changed: bool,
    /// A real change about this large would have been seen: half the width of the interval.
    pub would_be_seen: f64,
}

/// From this on a difference may be chance.
const LEVEL: f64 = 0.05;

/// A measure with what was found out about it.
pub(super) struct Judged {
    pub measure: Measure,
    pub before: f64,
    pub after: f64,
    pub difference: Difference,
}

impl Change {
    /// How large the difference is beside others: a share by itself, a length as a part of what
    /// it was.
    pub fn size(&self) -> f64 {
        match self.measure {
            Measure::Length => (self.difference / self.before.max(1.0)).abs(),
            _ => self.difference.abs(),
        }
    }

    pub(super) fn corrected(judged: Vec<Judged>) -> Vec<Change> {
        let probabilities: Vec<f64> = judged.iter().map(|one| one.difference.p).collect();
        let corrected = holm(&probabilities);
        let with_p = judged.into_iter().zip(corrected);
        with_p.map(|(one, p)| Change::new(one, p)).collect()
    }

    fn new(judged: Judged, corrected_p: f64) -> Change {
        let Difference { value, interval, p } = judged.difference;
        Change {
            measure: judged.measure,
            before: judged.before,
            after: judged.after,
            difference: value,
            interval,
            p,
            corrected_p,
            changed: corrected_p < LEVEL,
            would_be_seen: (interval.high - interval.low) / 2.0,
        }
    }
}
