//! What the board of Estro shows.

use super::concern::Concern;
use crate::board::Thing;
use estro::estri::Estro;
use kernel::Seat;

/// Everything a board shows, from top to bottom.
pub struct Model {
    pub status: String,
    /// The modes in words, for those who read line by line.
    pub modes: String,
    pub parts: Vec<Part>,
    pub things: Vec<Thing>,
    pub concerns: Vec<Concern>,
    /// The thing a reader looks at first.
    pub first: usize,
}

/// A part of the board, as wide as the board.
pub enum Part {
    /// The attack being made.
    Clash(String),
    /// Players or objects in a row.
    Chips(Vec<Chip>),
    /// Zones and counters where the two sides meet.
    Middle(Vec<Chip>),
    /// Cards that lie together.
    Cards(Cards),
    /// Parts of the field beside each other, with what they have in common at the left.
    Columns { head: String, columns: Vec<Column> },
}

/// What stands in one column.
pub enum Column {
    Chip(Chip),
    Cards(Cards),
}

/// Cards that lie together.
pub struct Cards {
    /// Where they lie, for those who read line by line.
    pub title: String,
    /// What stands before them on the screen.
    pub head: Head,
    pub area: Area,
    pub cards: Vec<Standing>,
}

/// What stands before cards on the screen.
pub enum Head {
    /// Where they lie is plain to see.
    None,
    Label(String),
    Chip(Chip),
}

/// Where cards are. Those in hands may be shown in another form than those on the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    Field,
    Hand,
}

/// A short text that can be pointed at.
pub struct Chip {
    pub thing: usize,
    pub text: String,
    pub estro: Option<Estro>,
    pub waited_for: bool,
}

/// A card on the field or in a hand.
pub struct Standing {
    pub thing: usize,
    /// Its number on the field.
    pub number: Option<u8>,
    pub name: Name,
    /// Shown only where a side has several owners.
    pub owner: Option<Seat>,
    pub rank: Rank,
    pub estri: Vec<Estro>,
    pub values: Option<[u8; 5]>,
    pub tot: Option<u16>,
    pub gift: GiftMark,
    pub mark: Mark,
    pub attacked: bool,
    pub cannot_attack: bool,
    pub protected: bool,
    /// Damage and strength of a vital shield.
    pub shield: Option<(u16, u16)>,
}

/// What the looking seat may call a card.
pub enum Name {
    /// Face-up.
    Open(String),
    /// Face-down, and known to whoever looks.
    Covered(String),
    /// Face-down, and not for these eyes.
    Unknown,
}

/// How a card stands among its neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    Plain,
    /// It lies under the Granito before it (ES-8.5.6).
    Support,
    /// It holds a cell of the Bastion (ES-8.10.2).
    Defender,
}

/// What there is to know of a gift at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GiftMark {
    /// An empty card, or nothing is known of it.
    None,
    /// 1V, not used yet.
    Once,
    /// 1V, used up.
    Spent,
    /// ∞.
    Always,
    /// 1V or ∞, inhibited.
    Inhibited { once: bool },
    /// It works in so many turns.
    Armed(u8),
    /// A reaction made ready.
    Primed,
}

/// What is special about a card now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    None,
    Usable,
    Attacks,
    IsAttacked,
}
