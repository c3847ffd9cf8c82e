//! What the board of Travelers shows.

use super::canvas::Canvas;
use super::concern::Concern;
use crate::board::{Palette, Thing, fit};
use ratatui::style::Style;

/// Everything a board shows.
pub struct Model {
    pub status: String,
    pub scene: Scene,
    /// The hand, where the scene does not show it in rows of its own.
    pub hand: Hand,
    /// The Discard Deck and the Removed Cards.
    pub piles: Vec<Piece>,
    pub things: Vec<Thing>,
    pub concerns: Vec<Concern>,
    /// The thing a reader looks at first.
    pub first: usize,
}

/// What stands above the hand.
pub enum Scene {
    Grid(Grid),
    Maze(Maze),
    /// The fight, row by row.
    Fight(Vec<Row>),
}

/// A piece of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    pub text: String,
    pub tone: Tone,
    /// What it can be pointed at as.
    pub thing: Option<usize>,
}

/// How a text looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Plain,
    Strong,
    Faint,
    Good,
    Bad,
    News,
}

/// A row of a fight.
pub struct Row {
    pub pieces: Vec<Piece>,
    /// Rows that matter less give way first where there is no room for all.
    pub worth: u8,
}

/// The cards in hand.
pub struct Hand {
    pub label: String,
    pub cards: Vec<Held>,
}

/// A card in hand: its code and name, and what it is worth.
pub struct Held {
    pub name: String,
    pub worth: String,
    pub thing: usize,
}

/// The World's grid, and what the pawn's card says.
pub struct Grid {
    pub cells: Vec<GridCell>,
    pub panel: Panel,
}

/// A cell of the grid.
pub struct GridCell {
    /// The code with what is special about it; empty where no card lies.
    pub head: String,
    pub title: String,
    /// The enemy's values.
    pub values: String,
    pub pawn: bool,
    pub thing: Option<usize>,
}

/// The rooms on the table, and what the pawn's room says.
pub struct Maze {
    /// The pawn's island first.
    pub islands: Vec<Canvas>,
    pub panel: Panel,
}

/// A column of text beside the map.
pub struct Panel {
    pub paragraphs: Vec<(String, Tone)>,
}

impl Piece {
    pub fn new(text: impl Into<String>, tone: Tone) -> Piece {
        Piece {
            text: text.into(),
            tone,
            thing: None,
        }
    }

    pub fn about(text: impl Into<String>, tone: Tone, thing: usize) -> Piece {
        Piece {
            thing: Some(thing),
            ..Piece::new(text, tone)
        }
    }
}

impl Row {
    pub fn new(worth: u8, pieces: Vec<Piece>) -> Row {
        Row { pieces, worth }
    }

    /// The row as one text.
    pub fn text(&self) -> String {
        self.pieces
            .iter()
            .map(|piece| piece.text.as_str())
            .collect()
    }
}

impl Tone {
    pub fn style(self, palette: Palette) -> Style {
        match self {
            Tone::Plain => palette.plain(),
            Tone::Strong => palette.strong(),
            Tone::Faint => palette.faint(),
            Tone::Good => palette.usable(),
            Tone::Bad => palette.warning(),
            Tone::News => palette.news(),
        }
    }
}

/// A card of the hand takes at least so many columns.
const CARD_COLUMNS: usize = 25;

impl Hand {
    /// How many cards stand side by side.
    pub fn columns(&self, width: usize) -> usize {
        let room = width.saturating_sub(self.indent());
        (room / CARD_COLUMNS).clamp(1, self.cards.len().max(1))
    }

    /// The columns of the label.
    pub fn indent(&self) -> usize {
        fit::width(&self.label) + 1
    }

    /// How many lines it takes.
    pub fn height(&self, width: usize) -> usize {
        self.cards.len().div_ceil(self.columns(width)).max(1)
    }
}

impl Model {
    /// The lines below the scene.
    pub fn below(&self, width: u16) -> u16 {
        match self.scene {
            Scene::Fight(_) => 0,
            Scene::Grid(_) | Scene::Maze(_) => self.hand.height(width.into()) as u16 + 1,
        }
    }
}
