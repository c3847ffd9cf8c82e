//! How a table is opened: all that is decided before anything happens at it.

use crate::{GuestId, Millis};
use kernel::{Level, Seed};
use protocol::ClockRule;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How a table is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// The game.
    pub game: String,
    /// How it is set up: options that differ from the default.
    pub options: BTreeMap<String, String>,
    /// Where its chance comes from.
    pub seed: Seed,
    /// Who sits where, one chair a seat.
    pub chairs: Vec<Chair>,
    /// How much time people have; none means all there is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockRule>,
    /// Is it in the lobby for everybody?
    pub public: bool,
    /// When it was opened.
    pub at: Millis,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "chair", rename_all = "kebab-case")]
pub enum Chair {
    /// Nobody yet.
    Open,
    /// A person.
    Guest {
        /// Whose seat it is.
        guest: GuestId,
        /// What they are called in it: people at one screen have names of their own.
        name: String,
    },
    /// A bot.
    Bot {
        /// How strong it is.
        #[serde(with = "level_name")]
        level: Level,
    },
}

/// Levels are written by their names.
pub(crate) mod level_name {
    use kernel::Level;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    /// The level with this name.
    pub(crate) fn read(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    pub(crate) fn serialize<S: Serializer>(
        level: &Level,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(level.name())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Level, D::Error> {
        let name = String::deserialize(deserializer)?;
        read(&name).ok_or_else(|| {
            let found: String = name.chars().take(40).collect();
            D::Error::custom(format!("'{found}' is not a level"))
        })
    }
}
