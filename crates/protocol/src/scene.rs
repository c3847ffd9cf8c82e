//! What an eye sees of a game: labelled zones with pieces in them. A client draws it without
//! knowing a rule.
//!
//! A scene is built from a seat's view, so it can show nothing the seat may not see. Nothing in
//! it has an identity beyond what is visible: a piece is named by its zone and its key, and
//! where a card went is for the client to follow from one scene to the next.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use ts_rs::TS;

/// A word that usually stands in the program already.
pub type Word = Cow<'static, str>;

/// What an eye sees of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Scene {
    /// How the zones lie: the client has a layout of this name.
    #[ts(type = "string")]
    pub board: Word,
    /// How the game stands, in the order to read it.
    pub status: Vec<Fact>,
    /// The zones, in the order to read them.
    pub zones: Vec<Zone>,
    /// What is going on between things, such as an attack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub focus: Option<Focus>,
}

/// A number or word with its name, such as "Gold 5".
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Fact {
    /// What it is, for layout and pictures.
    #[ts(type = "string")]
    pub key: Word,
    /// Its name, as people read it.
    pub name: String,
    /// Its value, as people read it.
    pub value: String,
}

/// A place where pieces lie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Zone {
    /// Its key, once in a scene: lower-case words, digits and hyphens.
    #[ts(type = "string")]
    pub key: Word,
    /// What it is called, as people read it.
    pub name: String,
    /// What kind of place it is.
    pub kind: ZoneKind,
    /// The seat it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub seat: Option<Seat>,
    /// How many cards it has, where they are not all shown as pieces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub count: Option<u16>,
    /// Numbers and words that belong to it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Fact>>", optional)]
    pub facts: Vec<Fact>,
    /// What lies there, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Piece>>", optional)]
    pub pieces: Vec<Piece>,
}

/// What kind of place a zone is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ZoneKind {
    /// Cards held by a seat.
    Hand,
    /// A place for one piece.
    Space,
    /// Places for several pieces, side by side.
    Row,
    /// A deck: only its size is seen.
    Deck,
    /// A pile whose cards can be looked through; the last lies on top.
    Pile,
    /// Cards on offer.
    Market,
    /// Things a seat has besides cards: actions, tokens, powers.
    Panel,
    /// What is shown for the moment: cards looked at, an effect being resolved.
    Aside,
}

impl ZoneKind {
    /// Every kind.
    pub const ALL: [ZoneKind; 8] = [
        ZoneKind::Hand,
        ZoneKind::Space,
        ZoneKind::Row,
        ZoneKind::Deck,
        ZoneKind::Pile,
        ZoneKind::Market,
        ZoneKind::Panel,
        ZoneKind::Aside,
    ];

    /// As it is sent.
    pub const fn word(self) -> &'static str {
        match self {
            ZoneKind::Hand => "hand",
            ZoneKind::Space => "space",
            ZoneKind::Row => "row",
            ZoneKind::Deck => "deck",
            ZoneKind::Pile => "pile",
            ZoneKind::Market => "market",
            ZoneKind::Panel => "panel",
            ZoneKind::Aside => "aside",
        }
    }
}

/// Something that lies in a zone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Piece {
    /// How choices name it within its zone. Pieces with the same key are as good as each other.
    #[ts(type = "string")]
    pub key: Word,
    /// The id of its printed card; none if it lies face-down, or is no card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub card: Option<Word>,
    /// What it is called where it shows no card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// Its numbers now, by name: `strength`, `health`, `damage`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(type = "{ [key: string]: number }", optional)]
    pub values: BTreeMap<Word, i32>,
    /// What else is seen of it, by name: `attacked`, `face-down`, `locked`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(type = "string[]", optional)]
    pub marks: Vec<Word>,
    /// How it stands, in sentences, for those who look closer or listen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub state: Vec<String>,
}

/// A thing in a scene: a zone (`market-commands`), or the pieces with a key in it
/// (`hand-1/close-strike`).
pub type Address = String;

/// The address of the pieces with this key in this zone.
pub fn address(zone: &str, key: &str) -> Address {
    format!("{zone}/{key}")
}

/// What is going on between things.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Focus {
    /// What it is: `attack`, `clash`, `announced`.
    #[ts(type = "string")]
    pub kind: Word,
    /// Where it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub from: Option<Address>,
    /// Where it goes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Address>>", optional)]
    pub to: Vec<Address>,
    /// The card behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub card: Option<Word>,
    /// What it comes to, such as strength, hits and dice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Fact>>", optional)]
    pub facts: Vec<Fact>,
}

/// Something a seat may do.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Choice {
    /// Its notation: what is sent to do it.
    pub text: String,
    /// As a person would say it.
    pub label: String,
    /// The things a person points at to do it, in order; none for a plain button.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Address>>", optional)]
    pub path: Vec<Address>,
    /// May the path as well be pointed out from its end? Two things that swap places have no
    /// order.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub either: bool,
}

/// Something that happened, to be watched: what a scene before and after cannot tell.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Cue {
    /// What it is: `strike`, `clash`, `roll`, `spin`, `power`.
    #[ts(type = "string")]
    pub kind: Word,
    /// Where it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub from: Option<Address>,
    /// Where it goes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Address>>", optional)]
    pub to: Vec<Address>,
    /// The card behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub card: Option<Word>,
    /// Its numbers, by name: `amount`, `die-1`, `sector`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(type = "{ [key: string]: number }", optional)]
    pub values: BTreeMap<Word, i32>,
    /// What is to be read while it is watched: a name, then a sentence.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub said: Vec<String>,
}
