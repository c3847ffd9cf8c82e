//! Which values a template speaks of.

use crate::estri::{Estro, Value};
use serde::{Deserialize, Serialize};

/// Which value a template speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stat {
    /// ATK.
    Atk,
    /// DEF.
    Def,
    /// HEL.
    Hel,
    /// DEX.
    Dex,
    /// MAP.
    Map,
    /// The primary value of the affected card's estro (ES-5.7).
    Primary,
}

impl Stat {
    /// The value this is on a card of the given estro.
    pub const fn of(self, estro: Estro) -> Value {
        match self {
            Stat::Atk => Value::Atk,
            Stat::Def => Value::Def,
            Stat::Hel => Value::Hel,
            Stat::Dex => Value::Dex,
            Stat::Map => Value::Map,
            Stat::Primary => estro.value(),
        }
    }
}

/// What a surge adds to (GT-27, GT-28).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SurgeOn {
    /// ATK.
    Atk,
    /// DEF.
    Def,
    /// HEL.
    Hel,
    /// DEX.
    Dex,
    /// MAP.
    Map,
    /// The primary value.
    Primary,
    /// TOT alone.
    Tot,
}

impl SurgeOn {
    /// The value it adds to; none for TOT.
    pub const fn stat(self) -> Option<Stat> {
        match self {
            SurgeOn::Atk => Some(Stat::Atk),
            SurgeOn::Def => Some(Stat::Def),
            SurgeOn::Hel => Some(Stat::Hel),
            SurgeOn::Dex => Some(Stat::Dex),
            SurgeOn::Map => Some(Stat::Map),
            SurgeOn::Primary => Some(Stat::Primary),
            SurgeOn::Tot => None,
        }
    }
}
