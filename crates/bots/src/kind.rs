//! The bots there are, by name.

use crate::{Bot, Greedy, Random};
use kernel::{Evaluate, Seed, nearest};
use serde::{Serialize, Serializer};
use std::{fmt, str::FromStr};

/// A kind of bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BotKind {
    /// Takes any legal action.
    Random,
    /// Looks one step ahead and takes what the game's evaluation likes best.
    Greedy,
}

impl BotKind {
    /// Every kind, the weakest first.
    pub const ALL: [BotKind; 2] = [BotKind::Random, BotKind::Greedy];

    /// The kind's name, as commands and files write it.
    pub const fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Greedy => "greedy",
        }
    }

    /// A bot of this kind, ready to sit down at one game. All its own chance comes from the seed.
    pub fn seat<G: Evaluate>(self, seed: Seed) -> Box<dyn Bot<G>> {
        match self {
            BotKind::Random => Box::new(Random::new(seed)),
            BotKind::Greedy => Box::new(Greedy::new(seed)),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Serialize for BotKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A text that names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{found}' is not a bot; {}", .nearest.map_or_else(all_names, |kind| format!("did you mean '{kind}'?")))]
pub struct BadBot {
    /// The text, or its beginning.
    pub found: String,
    /// The bot that may have been meant.
    pub nearest: Option<BotKind>,
}

fn all_names() -> String {
    format!(
        "the bots are {}",
        BotKind::ALL.map(BotKind::name).join(", ")
    )
}

impl FromStr for BotKind {
    type Err = BadBot;

    fn from_str(text: &str) -> Result<BotKind, BadBot> {
        let named = |name: &str| BotKind::ALL.into_iter().find(|kind| kind.name() == name);
        named(text).ok_or_else(|| BadBot {
            found: text.chars().take(40).collect(),
            nearest: nearest(
                &text.to_lowercase(),
                BotKind::ALL.iter().map(|kind| kind.name()),
            )
            .and_then(named),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_is_read_by_the_name_it_prints() {
        for kind in BotKind::ALL {
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
            "'stockfish' is not a bot; the bots are random, greedy"
        );
        assert_eq!(error(""), "'' is not a bot; the bots are random, greedy");
        assert!(error(&"x".repeat(10_000)).len() < 100);
    }
}
