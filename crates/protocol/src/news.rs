//! What the server says.

use crate::ask::Emote;
use crate::patch::{Kept, SceneChange};
use crate::scene::{Choice, Cue, Scene};
use crate::table_view::{ClockView, TableView, UndoRight};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A message of the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "news", rename_all = "kebab-case")]
pub enum News {
    /// All that this eye may know of the table.
    Whole(Box<Whole>),
    /// What changed.
    Step(Box<Step>),
    /// The wish came true; a step tells how, sooner or later.
    Done {
        /// The wish's id.
        id: String,
    },
    /// The wish was not granted, and nothing changed.
    Refused {
        /// The wish's id.
        id: String,
        /// Why.
        why: Refusal,
    },
    /// Why a thing can't be used.
    Because {
        /// The question's id.
        id: u32,
        /// All the reasons; none if it can be used, or nobody could use it.
        reasons: Vec<Refusal>,
    },
    /// What a strong bot would do.
    Hint {
        /// The question's id.
        id: u32,
        /// The notation of the choice; none if there is nothing to advise.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        text: Option<String>,
        /// What it thinks, in sentences.
        lines: Vec<String>,
    },
    /// Somebody shows how they feel.
    Felt {
        /// Who.
        #[ts(type = "number")]
        seat: Seat,
        /// How.
        emote: Emote,
    },
    /// A message was not understood, or came too often; nothing changed.
    Fault(Fault),
}

/// All that an eye may know of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Whole {
    /// The number of the last thing that happened at the table.
    pub number: u32,
    /// The seat it is seen through; none for the public.
    #[ts(type = "number | null")]
    pub eye: Option<Seat>,
    /// At one screen: the seat that should look next, behind a curtain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub curtain: Option<Seat>,
    /// The secret word of the link that lets others sit down, for those who may know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invite: Option<String>,
    /// The table.
    pub table: TableView,
    /// The game; none before it begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub scene: Option<Scene>,
    /// What is asked, in one sentence; empty if nothing is.
    pub prompt: String,
    /// What the seat may do.
    pub choices: Vec<Choice>,
    /// What has been told so far, and may still be read.
    pub log: Vec<String>,
}

/// What changed at a table for one eye.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Step {
    /// The number of the last thing known before: whoever knows another asks for the whole.
    pub from: u32,
    /// The number of the last thing that happened.
    pub to: u32,
    /// What happened, in sentences.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub told: Vec<String>,
    /// What happened, to be watched.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Cue>>", optional)]
    pub cues: Vec<Cue>,
    /// How the game looks now, if that changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub scene: Option<SceneChange>,
    /// What is asked now, if that changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub prompt: Option<String>,
    /// What the seat may do now, if that changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub choices: Option<Vec<Kept<Choice>>>,
    /// The table, if anything about it changed beside the next three.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<TableView>,
    /// The seats the game waits for now, if only that changed about the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number[]")]
    pub asked: Option<Vec<Seat>>,
    /// Whether the one who looks may take back now, likewise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo: Option<UndoRight>,
    /// The time of each seat now, likewise, where the table has clocks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<ClockView>>", optional)]
    pub clocks: Vec<ClockView>,
    /// So many of the last log lines were taken back.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(as = "Option<u32>", optional)]
    pub untold: u32,
}

impl Step {
    /// Nothing changed.
    pub fn idle(number: u32) -> Step {
        Step {
            from: number,
            to: number,
            ..Step::default()
        }
    }
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Refusal {
    /// What kind of refusal it is: a rule's number such as `CN-4.7`, or a word such as `not-your-seat`.
    pub code: String,
    /// The sentence, in the client's language.
    pub why: String,
}

/// What is wrong with a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Fault {
    /// What kind of fault it is: `malformed`, `too-large`, `too-fast`, `no-such-table`, `not-yours`, `trouble`.
    pub code: String,
    /// What is wrong, where, and what would be right.
    pub why: String,
    /// When to try again, in milliseconds, where that helps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub retry_ms: Option<u32>,
}
