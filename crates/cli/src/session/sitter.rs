//! Who sits in a seat.

use bots::{BadBot, BotKind};
use kernel::nearest;
use std::{fmt, str::FromStr};

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person at this screen.
    Human,
    /// A bot.
    Bot(BotKind),
}

const HUMAN: &str = "human";

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Human => f.pad(HUMAN),
            Sitter::Bot(kind) => kind.fmt(f),
        }
    }
}

/// A word that names nobody who could sit down.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{found}' cannot sit in a seat; {wanted}")]
pub struct BadSitter {
    /// The word, or its beginning.
    pub found: String,
    /// What would be right.
    pub wanted: String,
}

impl FromStr for Sitter {
    type Err = BadSitter;

    fn from_str(text: &str) -> Result<Sitter, BadSitter> {
        if text == HUMAN {
            return Ok(Sitter::Human);
        }
        text.parse().map(Sitter::Bot).map_err(|bad| {
            if let BadBot::Search(bad) = bad {
                return BadSitter {
                    found: text.chars().take(40).collect(),
                    wanted: bad.to_string(),
                };
            }
            let names: Vec<_> = std::iter::once(HUMAN).chain(BotKind::names()).collect();
            BadSitter {
                found: text.chars().take(40).collect(),
                wanted: match nearest(&text.to_lowercase(), names.iter().copied()) {
                    Some(near) => format!("did you mean '{near}'?"),
                    None => format!("choose among {}", names.join(", ")),
                },
            }
        })
    }
}

/// Everyone in a list such as `human,hard`.
pub fn read_sitters(list: &str) -> Result<Vec<Sitter>, BadSitter> {
    list.split(',').map(|word| word.trim().parse()).collect()
}
