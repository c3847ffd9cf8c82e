//! How much a search may do, and how.

use crate::{Effort, Level, SearchSpec};
use kernel::Approach;
use std::time::Duration;

/// How many iterations a search makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Iterations {
    /// This many.
    Exactly(u32),
    /// As many as the game gives the bots of this level.
    Of(Level),
}

/// How much a search may do, and how.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchPlan {
    /// So many iterations at most, all threads together.
    pub iterations: Iterations,
    /// And so much time at most; without it, and on one thread, the same seed finds the same.
    pub time: Option<Duration>,
    /// On so many threads, each with a tree of its own.
    pub threads: usize,
    /// In place of the game's own [`Approach::playout`].
    pub playout: Option<usize>,
    /// In place of the game's own [`Approach::trust`].
    pub trust: Option<f32>,
    /// In place of the game's own [`Approach::curiosity`].
    pub curiosity: Option<f32>,
    /// The most choices a thread's tree holds. One takes 20 bytes and its action.
    pub choices: usize,
    /// So often of a hundred times its memory fails it, where a game asks for nothing else.
    pub lapses: u32,
}

impl Default for SearchPlan {
    fn default() -> SearchPlan {
        SearchPlan {
            iterations: Iterations::Exactly(10_000),
            time: None,
            threads: 1,
            playout: None,
            trust: None,
            curiosity: None,
            choices: 1 << 20,
            lapses: 0,
        }
    }
}

impl SearchPlan {
    /// The game's own approach, with what the plan changes about it.
    pub(super) fn approach(&self, own: Approach) -> Approach {
        Approach {
            playout: self.playout.unwrap_or(own.playout),
            trust: self.trust.unwrap_or(own.trust),
            curiosity: self.curiosity.unwrap_or(own.curiosity),
            ..own
        }
    }

    /// How many iterations each of so many threads makes.
    pub(super) fn share(&self, own: Approach, threads: usize) -> u32 {
        let iterations = match self.iterations {
            Iterations::Exactly(count) => count,
            Iterations::Of(level) => own.iterations[level as usize],
        };
        iterations.div_ceil(threads as u32)
    }
}

impl From<SearchSpec> for SearchPlan {
    fn from(spec: SearchSpec) -> SearchPlan {
        let hundredths = |value: u32| value as f32 / 100.0;
        let (iterations, time) = match spec.effort {
            Effort::Iterations(count) => (count.get(), None),
            Effort::Milliseconds(millis) => {
                (u32::MAX, Some(Duration::from_millis(millis.get().into())))
            }
        };
        SearchPlan {
            iterations: Iterations::Exactly(iterations),
            time,
            playout: spec.playout.map(|actions| actions as usize),
            trust: spec.trust.map(hundredths),
            curiosity: spec.curiosity.map(hundredths),
            ..SearchPlan::default()
        }
    }
}
