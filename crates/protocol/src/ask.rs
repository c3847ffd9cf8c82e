//! What a client says.

use crate::scene::Address;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A message of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// Do something at the table: it happens once, however often it is sent.
    Wish {
        /// Chosen by the client, different for everything it wishes: up to 32 letters, digits
        /// and hyphens.
        id: String,
        /// For which of its seats.
        #[ts(type = "number")]
        seat: Seat,
        /// What.
        wish: Wish,
    },
    /// Look through one of its own seats, or as the public: the answer is the whole table.
    Look {
        /// The seat.
        #[ts(type = "number | null")]
        seat: Option<Seat>,
    },
    /// Speak this language from now on: the answer is the whole table.
    Speak {
        /// The language's tag.
        lang: String,
    },
    /// Answer oneself even where there is only one answer, or leave that to the table.
    Control {
        /// Oneself?
        full: bool,
    },
    /// Send the whole table again.
    Sync,
    /// Why can't this thing be used now?
    Why {
        /// Comes back with the answer.
        id: u32,
        /// The thing.
        thing: Address,
    },
    /// What would a strong bot do in this seat?
    Hint {
        /// Comes back with the answer.
        id: u32,
        /// The seat.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Show the others how one feels.
    Emote {
        /// As which seat.
        #[ts(type = "number")]
        seat: Seat,
        /// How.
        emote: Emote,
    },
}

/// Something to be done at a table, exactly once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wish {
    /// Sit down in an open seat.
    Sit {
        /// Under this name.
        name: String,
    },
    /// Leave the seat: before the game it is open again, in it the others may go on without.
    Rise,
    /// Put a bot of this level into an open seat.
    Invite {
        /// How strong it is.
        level: String,
    },
    /// Begin, once all seats are taken.
    Begin,
    /// Make a choice of the game.
    Act {
        /// The choice's notation.
        text: String,
        /// The number of the last step the choice was seen after.
        number: u32,
    },
    /// Take back.
    Undo,
    /// Let somebody take back, or not.
    AnswerUndo {
        /// May they?
        yes: bool,
    },
    /// Give up.
    Concede,
    /// Win because the one in that seat has left.
    Claim {
        /// The empty seat.
        #[ts(type = "number")]
        from: Seat,
    },
    /// Let a bot play for the one in that seat, who has left.
    StandIn {
        /// The empty seat.
        #[ts(type = "number")]
        from: Seat,
    },
    /// Play again.
    Rematch,
}

/// How one feels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Emote {
    /// Hello.
    Hello,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Oops.
    Oops,
    /// I am thinking.
    Thinking,
    /// Wow.
    Wow,
}
