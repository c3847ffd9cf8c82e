//! What the board of Sovereign shows.

use super::colour::Tone;
use super::concern::Concern;
use crate::board::{Thing, fit};
use kernel::Seat;

/// Everything a board shows.
pub struct Model {
    pub status: String,
    /// The battlefield, the far edge first.
    pub rows: Vec<Row>,
    /// The far player, and the near one.
    pub sides: [Side; 2],
    pub clash: Option<Clash>,
    /// What is going on and what is shown.
    pub strips: Vec<Strip>,
    pub hand: Option<Strip>,
    pub things: Vec<Thing>,
    pub concerns: Vec<Concern>,
    /// The thing a reader looks at first.
    pub first: usize,
}

/// Whose something is, as it looks from the near edge: the near army marches up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Army {
    pub seat: Seat,
    pub near: bool,
}

impl Army {
    /// Its mark, which does not need colours.
    pub fn mark(self) -> char {
        if self.near { '▲' } else { '▼' }
    }
}

/// A row of the battlefield.
pub struct Row {
    pub number: char,
    pub cells: Vec<Cell>,
}

/// A zone with everything on it.
pub struct Cell {
    /// As people write it: C3.
    pub name: String,
    pub haerian: Option<Standing>,
    pub building: Option<Built>,
    pub cover: Option<Cover>,
    /// The thing that the zone itself is while nothing stands on it.
    pub bare: Option<usize>,
    pub mark: Mark,
}

/// What is special about a zone now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    None,
    /// It, or what is on it, can be chosen.
    Chosen,
    Attacks,
    IsAttacked,
}

/// A Haerian.
pub struct Standing {
    pub thing: usize,
    pub name: String,
    pub army: Army,
    pub residual: u8,
    pub force: u8,
    pub shield: u8,
    pub bulwark: bool,
    pub vigour: Vigour,
    /// The names of its traits.
    pub traits: String,
}

/// Whether a Haerian can act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vigour {
    /// It is not its player's turn.
    Waiting,
    /// What it has left this turn.
    Acting {
        moves: bool,
        combats: bool,
    },
    Exhausted,
    Stunned,
}

/// A Building.
pub struct Built {
    pub thing: usize,
    pub name: String,
    pub army: Army,
    pub residual: u8,
    pub force: u8,
}

/// A face-down card.
pub struct Cover {
    pub army: Army,
    /// For eyes that know it.
    pub name: Option<String>,
}

/// A short text that can be pointed at.
pub struct Chip {
    pub thing: usize,
    pub text: String,
    /// What must be seen even if the text is cut.
    pub tail: String,
    pub tone: Tone,
}

impl Chip {
    /// How many columns it takes in full.
    pub fn width(&self) -> usize {
        fit::width(&self.text) + fit::width(&self.tail)
    }
}

/// A player.
pub struct Side {
    pub title: Chip,
    pub classes: Vec<Chip>,
    /// Crystals of each colour, and Vocations.
    pub crystals: Vec<Chip>,
    /// Hand, Chronicles, wall.
    pub counts: Vec<Chip>,
    pub realms: Chip,
    pub afterlife: Chip,
    pub equipment: Vec<Chip>,
}

/// A labelled row of texts.
pub struct Strip {
    pub label: String,
    pub chips: Vec<Chip>,
}

/// The fight under way: who, with which Force, and what each has done in the Equipment window.
pub struct Clash {
    pub attacker: Fighter,
    pub defender: Fighter,
}

/// One side of a fight.
pub struct Fighter {
    pub army: Army,
    /// Name, zone and Force.
    pub who: String,
    /// The Equipment it used, and whether it decides, waits or passed.
    pub deeds: String,
    pub decides: bool,
}
