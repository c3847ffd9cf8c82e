//! Effects that lie on cards for a time, and when they end.

use crate::estri::Value;
use crate::place::Slot;
use crate::player::Player;
use serde::{Deserialize, Serialize};

/// When something ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Until {
    /// At the start of this player's turn of this round.
    Start { player: Player, round: u8 },
    /// At the end of this player's turn of this round.
    End { player: Player, round: u8 },
    /// At the end of this round.
    RoundEnd { round: u8 },
}

/// What lies on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Effect {
    /// It cannot declare attacks.
    CannotAttack,
    /// It cannot be destroyed.
    Protected,
    /// Its gift is inhibited.
    Inhibited,
    /// Guardians must attack it (OB-21).
    Lure,
    /// So much more on a value (QO-06).
    More(Value, u8),
    /// Two values count exchanged (QO-21).
    Swapped(Value, Value),
    /// Controlled for a turn; goes back to this player, a guardian to its row (GT-74).
    Borrowed(Player, u8),
    /// Damage to the vital shield of a group (ES-8.5.7); no end.
    Damage(u16),
}

/// An effect on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    pub slot: Slot,
    pub effect: Effect,
    pub until: Until,
}

impl Default for Mark {
    fn default() -> Mark {
        Mark {
            slot: Slot(0),
            effect: Effect::CannotAttack,
            until: Until::RoundEnd { round: 0 },
        }
    }
}
