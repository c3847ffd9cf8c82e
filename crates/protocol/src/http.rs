//! What goes over HTTP: the shelf of games, the catalogue of cards, tables to be opened.

use crate::table_view::TableStage;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// Who the browser's session is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// The name others see.
    pub name: String,
    /// Tables with a seat of this session that are not over yet, the latest first.
    pub tables: Vec<TableRow>,
}

/// A game on the shelf.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameRow {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is, in one sentence.
    pub blurb: String,
    /// Can it be played in the browser?
    pub playable: bool,
    /// The numbers of seats it can be played with.
    pub seats: Vec<u8>,
    /// The ways to play it; none if there is only one.
    pub modes: Vec<ModeRow>,
    /// What can be chosen beside that.
    pub options: Vec<OptionRow>,
    /// The decks it comes with.
    pub decks: Vec<DeckRow>,
}

/// A way to play a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ModeRow {
    /// As the option `mode` names it.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is, in one sentence.
    pub text: String,
    /// Is it a way of its own, rather than something that lies over one?
    pub frame: bool,
    /// The numbers of seats it can be played with.
    pub seats: Vec<u8>,
    /// The modes it goes together with.
    pub with: Vec<String>,
}

/// Something that can be chosen before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionRow {
    /// Its key.
    pub key: String,
    /// What it is called.
    pub name: String,
    /// The values it takes, with their names; empty if any text is possible.
    pub values: Vec<ValueRow>,
    /// The value it has if nobody chooses.
    pub default: String,
}

/// A value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ValueRow {
    /// As options write it.
    pub id: String,
    /// As people read it.
    pub name: String,
    /// When it can be chosen.
    pub fit: Fit,
}

/// What something needs to be chosen. All three must hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Fit {
    /// The numbers of seats it goes with.
    pub seats: Vec<u8>,
    /// The modes it does not go with.
    pub without: Vec<String>,
    /// One of these modes must be chosen; none if there is nothing here.
    pub needs: Vec<String>,
}

/// A ready deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckRow {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// When a seat can bring it.
    pub fit: Fit,
}

/// A printed card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CardRow {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its kind and numbers in one line.
    pub line: String,
    /// What it does.
    pub text: String,
    /// What it belongs to, for its colours: a faction, an estro.
    pub suit: String,
    /// What it is: `warrior`, `command`; one of the game's own words.
    pub kind: String,
    /// Its printed numbers, by the same names as a piece's.
    #[ts(type = "{ [key: string]: number }")]
    pub values: BTreeMap<String, i32>,
}

/// A table to be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// How it is set up: options that differ from the default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who sits where: `me`, `open`, or a bot's level. Everything `me` is one screen for all.
    pub seats: Vec<String>,
    /// Show it in the lobby for everybody?
    #[serde(default)]
    pub public: bool,
    /// Time for each move and a bank beside it; none by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockRule>,
    /// Deals the same cards again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
}

/// How much time people have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockRule {
    /// Seconds for each move.
    pub move_seconds: u32,
    /// Seconds in the bank for the whole game.
    pub bank_seconds: u32,
}

/// A table that was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Opened {
    /// Its code.
    pub code: String,
    /// The secret word of the link that lets others sit down.
    pub invite: String,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableRow {
    /// Its code.
    pub code: String,
    /// Its game.
    pub game: String,
    /// How far it is.
    pub stage: TableStage,
    /// Who sits there, as they are called; empty for an open seat.
    pub sitters: Vec<String>,
    /// Is something asked of the one who looks?
    pub asked: bool,
    /// When something last happened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
}

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HttpFault {
    /// What kind of fault it is.
    pub code: String,
    /// Everything that is wrong, each with what would be right.
    pub why: Vec<String>,
    /// When to try again, in milliseconds, where that helps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub retry_ms: Option<u32>,
}
