//! How much a search may do, and how.

use crate::{Effort, Level, SearchSpec};
use kernel::Approach;
use std::num::NonZero;
use std::thread::available_parallelism;
use std::time::Duration;

/// More threads than this see hardly more.
const MOST_THREADS: usize = 4;

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
    /// The most choices a thread's tree holds. One takes 24 bytes and its action, rounded up to
    /// the next 16.
    pub choices: usize,
    /// So often of a hundred times its memory fails it, where a game asks for nothing else.
    pub lapses: u32,
    /// So often of a hundred times it takes what it thinks second best; in place of the game's
    /// own [`Approach::slips`] for the level.
    pub slips: Option<u32>,
    /// Whether the game's own [practised player](kernel::Evaluate::practised) is listened to.
    pub heeds_practice: bool,
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
            slips: None,
            heeds_practice: true,
        }
    }
}

impl SearchPlan {
    /// How a bot of this level searches: always the same for the same seed.
    pub fn of(level: Level) -> SearchPlan {
        SearchPlan {
            iterations: Iterations::Of(level),
            lapses: lapses(level),
            ..SearchPlan::default()
        }
    }

    /// The same for people who wait for it: on several cores, and done in time on a slow machine.
    pub fn in_time(level: Level) -> SearchPlan {
        SearchPlan {
            time: Some(longest(level)),
            threads: available_parallelism()
                .map_or(1, NonZero::get)
                .min(MOST_THREADS),
            ..SearchPlan::of(level)
        }
    }

    /// The level of the practised player it listens to.
    pub(super) fn level(&self) -> Level {
        match self.iterations {
            Iterations::Exactly(_) => Level::Hard,
            Iterations::Of(level) => level,
        }
    }

    /// The game's own approach, with what the plan changes about it.
    pub(super) fn approach(&self, own: Approach) -> Approach {
        Approach {
            playout: self.playout.unwrap_or(own.playout),
            trust: self.trust.unwrap_or(own.trust),
            curiosity: self.curiosity.unwrap_or(own.curiosity),
            ..own
        }
    }

    /// How often of a hundred times it takes what it thinks second best.
    pub(super) fn slips(&self, own: Approach) -> u32 {
        let as_the_game_says = match self.iterations {
            Iterations::Exactly(_) => 0,
            Iterations::Of(level) => own.slips[level as usize],
        };
        self.slips.unwrap_or(as_the_game_says)
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
            slips: spec.slips,
            ..SearchPlan::default()
        }
    }
}

/// The longest it thinks about a choice.
const fn longest(level: Level) -> Duration {
    match level {
        Level::Easy | Level::Normal => Duration::from_millis(1_000),
        Level::Hard => Duration::from_millis(1_900),
        Level::Expert => Duration::from_millis(4_800),
    }
}

/// So often of a hundred times its memory fails it.
const fn lapses(level: Level) -> u32 {
    match level {
        Level::Easy => 20,
        Level::Normal => 7,
        Level::Hard => 2,
        Level::Expert => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_slips_as_often_as_the_game_says_and_a_search_as_it_is_told() {
        let game = Approach {
            slips: [60, 16, 5, 0],
            ..Approach::PLAIN
        };
        let levels = [Level::Easy, Level::Normal, Level::Hard, Level::Expert];
        assert_eq!(
            levels.map(|level| SearchPlan::of(level).slips(game)),
            game.slips
        );
        let told = |word: &str| {
            let spec: SearchSpec = word.parse().expect("it is a search");
            SearchPlan::from(spec).slips(game)
        };
        assert_eq!([told("30"), told("30:slips=7")], [0, 7]);
    }
}
