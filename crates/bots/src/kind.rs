//! The bots there are, by name.

use crate::{BadSearch, Bot, Greedy, Level, Random, SearchPlan, SearchSpec, Searcher};
use kernel::{Evaluate, Seed, nearest};
use serde::{Serialize, Serializer};
use std::{fmt, str::FromStr};

const SEARCH: &str = "search";

/// A kind of bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BotKind {
    /// Takes any legal action.
    Random,
    /// Looks one step ahead and takes what the game's evaluation likes best.
    Greedy,
    /// Searches as strong as its level.
    Level(Level),
    /// Searches as it is told to.
    Search(SearchSpec),
}

impl BotKind {
    /// Every kind with a name of its own, the weakest first.
    pub const NAMED: [BotKind; 6] = [
        BotKind::Random,
        BotKind::Greedy,
        BotKind::Level(Level::Easy),
        BotKind::Level(Level::Normal),
        BotKind::Level(Level::Hard),
        BotKind::Level(Level::Expert),
    ];

    /// The kind's name, as commands and files write it; a search is written with how much.
    pub const fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Greedy => "greedy",
            BotKind::Level(level) => level.name(),
            BotKind::Search(_) => SEARCH,
        }
    }

    /// The words a bot's name can begin with.
    pub fn names() -> impl Iterator<Item = &'static str> {
        BotKind::NAMED
            .into_iter()
            .map(BotKind::name)
            .chain([SEARCH])
    }

    /// A bot of this kind, ready to sit down at one game. All its own chance comes from the seed,
    /// and unless it was given a time it plays the same whenever and wherever.
    pub fn seat<G: Evaluate>(self, seed: Seed) -> Box<dyn Bot<G>> {
        match self {
            BotKind::Random => Box::new(Random::new(seed)),
            BotKind::Greedy => Box::new(Greedy::new(seed)),
            BotKind::Level(level) => Box::new(Searcher::new(seed, SearchPlan::of(level))),
            BotKind::Search(spec) => Box::new(Searcher::new(seed, SearchPlan::from(spec))),
        }
    }

    /// The same for a game where people wait for it: it thinks on several cores, and a level
    /// answers in time on a slow machine too.
    pub fn seat_among_people<G: Evaluate>(self, seed: Seed) -> Box<dyn Bot<G>> {
        match self {
            BotKind::Level(level) => Box::new(Searcher::new(seed, SearchPlan::in_time(level))),
            other => other.seat(seed),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotKind::Search(spec) => f.pad(&spec.to_string()),
            named => f.pad(named.name()),
        }
    }
}

impl Serialize for BotKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A text that names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadBot {
    /// There is no bot of that name.
    #[error("'{found}' is not a bot; {}", .nearest.map_or_else(all_names, |name| format!("did you mean '{name}'?")))]
    Unknown {
        /// The text, or its beginning.
        found: String,
        /// The name that may have been meant.
        nearest: Option<&'static str>,
    },
    /// It is a search, but not a possible one.
    #[error(transparent)]
    Search(#[from] BadSearch),
}

fn all_names() -> String {
    let names: Vec<_> = BotKind::names().collect();
    format!("the bots are {}", names.join(", "))
}

impl FromStr for BotKind {
    type Err = BadBot;

    fn from_str(text: &str) -> Result<BotKind, BadBot> {
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        if name == SEARCH {
            return Ok(BotKind::Search(rest.parse()?));
        }
        let found = BotKind::NAMED.into_iter().find(|kind| kind.name() == text);
        found.ok_or_else(|| BadBot::Unknown {
            found: text.chars().take(40).collect(),
            nearest: nearest(&text.to_lowercase(), BotKind::names()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_is_read_by_the_name_it_prints() {
        for kind in BotKind::NAMED {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
    }

    #[test]
    fn a_misspelt_bot_is_refused_with_the_one_that_was_meant() {
        let error = |text: &str| text.parse::<BotKind>().unwrap_err().to_string();
        assert_eq!(
            error("gredy"),
            "'gredy' is not a bot; did you mean 'greedy'?"
        );
        assert_eq!(
            error("RANDOM"),
            "'RANDOM' is not a bot; did you mean 'random'?"
        );
        assert_eq!(
            error("stockfish"),
            "'stockfish' is not a bot; the bots are random, greedy, easy, normal, hard, expert, search"
        );
        assert_eq!(
            error(""),
            "'' is not a bot; the bots are random, greedy, easy, normal, hard, expert, search"
        );
        assert!(error(&"x".repeat(10_000)).len() < 150);
    }
}
