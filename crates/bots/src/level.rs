//! The four levels people choose among.

use crate::{Iterations, SearchPlan};
use std::num::NonZero;
use std::thread::available_parallelism;
use std::time::Duration;

/// How strong an opponent is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// For a first game: it makes sense, and can be beaten.
    Easy,
    /// For those who know the rules.
    Normal,
    /// For those who know the game.
    Hard,
    /// As good as it gets.
    Expert,
}

/// More threads than this see hardly more.
const MOST_THREADS: usize = 4;

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Normal, Level::Hard, Level::Expert];

    /// The level's name, as commands and files write it.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// How it searches in a game: always the same for the same seed.
    pub fn plan(self) -> SearchPlan {
        SearchPlan {
            iterations: Iterations::Of(self),
            lapses: self.lapses(),
            ..SearchPlan::default()
        }
    }

    /// The same for people who wait for it: on several cores, and done in time on a slow machine.
    pub fn plan_in_time(self) -> SearchPlan {
        SearchPlan {
            time: Some(self.time()),
            threads: available_parallelism()
                .map_or(1, NonZero::get)
                .min(MOST_THREADS),
            ..self.plan()
        }
    }

    /// The longest it thinks about a choice.
    const fn time(self) -> Duration {
        match self {
            Level::Easy | Level::Normal => Duration::from_millis(1_000),
            Level::Hard => Duration::from_millis(1_900),
            Level::Expert => Duration::from_millis(4_800),
        }
    }

    /// So often of a hundred times its memory fails it.
    const fn lapses(self) -> u32 {
        match self {
            Level::Easy => 20,
            Level::Normal => 7,
            Level::Hard => 2,
            Level::Expert => 0,
        }
    }
}
