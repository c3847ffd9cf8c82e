//! What everyone at a table sees of it besides the game: who sits where, what is offered, how
//! it ended.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A table, as one of those at it sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TableView {
    /// The code that names it in links.
    pub code: String,
    /// Its game.
    pub game: String,
    /// How the game is set up: every option that was chosen.
    pub options: BTreeMap<String, String>,
    /// How far it is.
    pub stage: TableStage,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// May the one who looks take back now, and how?
    pub undo: UndoRight,
    /// Somebody asks to take back, and others have not answered yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo_asked: Option<UndoAsked>,
    /// The seats that want to play again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(type = "number[]", optional)]
    pub rematch: Vec<Seat>,
    /// The code of the table where they do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<String>,
    /// What the game paid each seat, once it is over: more than 0 is a win.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub payoffs: Option<Vec<i16>>,
    /// Is it in the lobby for everybody?
    pub public: bool,
    /// How many watch without a seat.
    pub watchers: u16,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TableStage {
    /// Seats are open.
    Gathering,
    /// The game is on.
    Playing,
    /// The game has ended.
    Over,
}

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatView {
    /// Which.
    #[ts(type = "number")]
    pub seat: Seat,
    /// What whoever sits there is called in all that is said at the table. No two are called the
    /// same.
    pub name: String,
    /// Who sits there.
    pub sitter: SitterView,
    /// Does it belong to the one who looks?
    pub yours: bool,
    /// The number of its side: seats with the same one win and lose together.
    pub side: u8,
    /// Does the game wait for it?
    pub asked: bool,
    /// Its time, if the table has clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockView>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SitterView {
    /// Nobody yet.
    Open,
    /// A person.
    Guest {
        /// What they are called.
        name: String,
        /// Are they connected?
        here: bool,
        /// A bot of this level plays for them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        stand_in: Option<String>,
        /// What can be done about their absence: nothing yet if it is empty.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<AbsenceRight>>", optional)]
        if_away: Vec<AbsenceRight>,
    },
    /// A bot.
    Bot {
        /// How strong it is.
        level: String,
    },
}

/// What others may do about somebody who left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum AbsenceRight {
    /// Claim the win.
    Claim,
    /// Let a bot play on.
    StandIn,
}

/// The time of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClockView {
    /// What is left for this move before the bank is drawn on, in milliseconds.
    pub move_ms: u32,
    /// What is left in the bank, in milliseconds.
    pub bank_ms: u32,
    /// Does it run now?
    pub running: bool,
}

/// Whether somebody may take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum UndoRight {
    /// Freely.
    Free,
    /// If the others agree.
    Ask,
    /// Not before so many milliseconds have passed, since the others refused.
    Pause {
        /// How long.
        ms: u32,
    },
    /// There is nothing to take back, or the game's rules forbid it.
    No,
}

/// Somebody asks to take back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct UndoAsked {
    /// Who asks.
    #[ts(type = "number")]
    pub seat: Seat,
    /// Who has still to answer.
    #[ts(type = "number[]")]
    pub waiting: Vec<Seat>,
}
