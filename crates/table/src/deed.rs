//! What happens at a table, as the database keeps it.

use crate::opening::level_name;
use crate::{GuestId, Millis};
use kernel::{Level, Seat};
use serde::{Deserialize, Serialize};

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number: 1, 2, 3 and so on.
    pub number: u32,
    /// When it happened.
    pub at: Millis,
    /// The id of the wish that it came from, if it came from one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wish: Option<String>,
    /// Who wished it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guest: Option<GuestId>,
    /// What happened.
    pub deed: Deed,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "kebab-case")]
pub enum Deed {
    /// Somebody sat down in an open seat.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        guest: GuestId,
        /// What they are called.
        name: String,
    },
    /// Somebody left their seat: before the game it is open again, in it others may go on
    /// without them.
    Rose {
        /// Which.
        seat: Seat,
    },
    /// A bot was put into an open seat.
    Invited {
        /// Where.
        seat: Seat,
        /// How strong it is.
        #[serde(with = "level_name")]
        level: Level,
    },
    /// The game began.
    Began,
    /// Somebody moved in the game.
    Moved {
        /// Who.
        seat: Seat,
        /// The move's notation.
        text: String,
        /// Who chose it.
        by: By,
    },
    /// Somebody asked to take back their last decision.
    UndoAsked {
        /// Whose decision.
        seat: Seat,
    },
    /// Somebody has nothing against it.
    UndoGranted {
        /// Who.
        seat: Seat,
    },
    /// Somebody has.
    UndoRefused {
        /// Who.
        seat: Seat,
    },
    /// Nobody answered in time.
    UndoLapsed,
    /// A decision was taken back, with all that followed from it.
    Undone {
        /// Whose decision.
        seat: Seat,
        /// How many moves are left.
        to: u32,
    },
    /// Somebody claimed the win because the other one had left.
    Claimed {
        /// Who.
        seat: Seat,
        /// The empty seat.
        from: Seat,
    },
    /// A bot plays for somebody from now on.
    StoodIn {
        /// For whom.
        seat: Seat,
        /// How strong it is.
        #[serde(with = "level_name")]
        level: Level,
    },
    /// Somebody plays for themselves again.
    Returned {
        /// Who.
        seat: Seat,
    },
    /// Somebody's time ran out: where two play against each other they lose, else a bot plays
    /// for them from now on.
    RanOutOfTime {
        /// Who.
        seat: Seat,
    },
    /// Somebody wants to play again.
    RematchWished {
        /// Who.
        seat: Seat,
    },
    /// They play again.
    RematchBegun {
        /// The code of the new table.
        code: String,
    },
}

/// Who chose a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The person in the seat.
    Guest,
    /// The bot in the seat, or the one that plays for its person.
    Bot,
    /// Nobody: there was only one answer.
    Itself,
    /// Nobody: the bot failed, or took too long.
    Fallback,
}

impl Deed {
    /// The seats it speaks of.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> {
        let (one, other) = match *self {
            Deed::Sat { seat, .. }
            | Deed::Rose { seat }
            | Deed::Invited { seat, .. }
            | Deed::Moved { seat, .. }
            | Deed::UndoAsked { seat }
            | Deed::UndoGranted { seat }
            | Deed::UndoRefused { seat }
            | Deed::Undone { seat, .. }
            | Deed::StoodIn { seat, .. }
            | Deed::Returned { seat }
            | Deed::RanOutOfTime { seat }
            | Deed::RematchWished { seat } => (Some(seat), None),
            Deed::Claimed { seat, from } => (Some(seat), Some(from)),
            Deed::Began | Deed::UndoLapsed | Deed::RematchBegun { .. } => (None, None),
        };
        one.into_iter().chain(other)
    }
}
