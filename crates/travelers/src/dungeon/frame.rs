//! Cells, and how a card's cells lie when the card is turned (TS-2.12).

use super::codes::Side;
use serde::{Deserialize, Serialize};

/// A cell: x to the right, y down, counted from 0 (TS-0.6). On a card, 4 columns and 6 rows; in
/// a frame 6 columns and 4 rows on sides B and D.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "(u8, u8)", into = "(u8, u8)")]
pub struct Cell {
    /// To the right.
    pub x: u8,
    /// Down.
    pub y: u8,
}

impl From<(u8, u8)> for Cell {
    fn from((x, y): (u8, u8)) -> Cell {
        Cell { x, y }
    }
}

impl From<Cell> for (u8, u8) {
    fn from(cell: Cell) -> (u8, u8) {
        (cell.x, cell.y)
    }
}

/// Columns of a card.
const COLUMNS: u8 = 4;
/// Rows of a card.
const ROWS: u8 = 6;

impl Cell {
    /// The cell at this place.
    pub const fn new(x: u8, y: u8) -> Cell {
        Cell { x, y }
    }

    /// Every cell of a card, row by row.
    pub fn of_card() -> impl Iterator<Item = Cell> {
        Cell::of_frame(Side::A)
    }

    /// Every cell of the frame on this side, row by row.
    pub fn of_frame(side: Side) -> impl Iterator<Item = Cell> {
        let (width, height) = side.size();
        (0..height).flat_map(move |y| (0..width).map(move |x| Cell::new(x, y)))
    }

    /// Where this cell of the card lies in the frame on this side.
    #[must_use]
    pub const fn in_frame(self, side: Side) -> Cell {
        let Cell { x, y } = self;
        match side {
            Side::A => self,
            Side::B => Cell::new(y, COLUMNS - 1 - x),
            Side::C => Cell::new(COLUMNS - 1 - x, ROWS - 1 - y),
            Side::D => Cell::new(ROWS - 1 - y, x),
        }
    }

    /// Which cell of the card this cell of the frame is.
    #[must_use]
    pub const fn on_card(self, side: Side) -> Cell {
        let Cell { x, y } = self;
        match side {
            Side::A => self,
            Side::B => Cell::new(COLUMNS - 1 - y, x),
            Side::C => Cell::new(COLUMNS - 1 - x, ROWS - 1 - y),
            Side::D => Cell::new(y, ROWS - 1 - x),
        }
    }

    /// The next cell in this direction, if it is still in the frame of this side.
    pub const fn step(self, direction: Direction, side: Side) -> Option<Cell> {
        let (width, height) = side.size();
        let Cell { x, y } = self;
        match direction {
            Direction::Up if y > 0 => Some(Cell::new(x, y - 1)),
            Direction::Left if x > 0 => Some(Cell::new(x - 1, y)),
            Direction::Down if y + 1 < height => Some(Cell::new(x, y + 1)),
            Direction::Right if x + 1 < width => Some(Cell::new(x + 1, y)),
            _ => None,
        }
    }

    /// Is it one of the four corners of the frame on this side?
    pub const fn is_corner(self, side: Side) -> bool {
        let (width, height) = side.size();
        (self.x == 0 || self.x + 1 == width) && (self.y == 0 || self.y + 1 == height)
    }

    /// The border of the frame it lies on, if it lies on one and is no corner.
    pub const fn border(self, side: Side) -> Option<Direction> {
        let (width, height) = side.size();
        if self.is_corner(side) {
            None
        } else if self.y == 0 {
            Some(Direction::Up)
        } else if self.x == 0 {
            Some(Direction::Left)
        } else if self.y + 1 == height {
            Some(Direction::Down)
        } else if self.x + 1 == width {
            Some(Direction::Right)
        } else {
            None
        }
    }

    /// A number of its own in the frame, 0 to 23, row by row.
    pub(crate) const fn index(self, side: Side) -> u8 {
        self.y * side.size().0 + self.x
    }

    /// The cell of the frame with this number.
    pub(crate) const fn at(index: u8, side: Side) -> Cell {
        let width = side.size().0;
        Cell::new(index % width, index / width)
    }
}

impl Side {
    /// Width and height of the frame on this side.
    pub const fn size(self) -> (u8, u8) {
        match self {
            Side::A | Side::C => (COLUMNS, ROWS),
            Side::B | Side::D => (ROWS, COLUMNS),
        }
    }
}

/// A direction on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// Up.
    Up,
    /// Left.
    Left,
    /// Down.
    Down,
    /// Right.
    Right,
}

impl Direction {
    /// Every direction.
    pub const ALL: [Direction; 4] = [
        Direction::Up,
        Direction::Left,
        Direction::Down,
        Direction::Right,
    ];

    /// The way back.
    #[must_use]
    pub const fn back(self) -> Direction {
        match self {
            Direction::Up => Direction::Down,
            Direction::Left => Direction::Right,
            Direction::Down => Direction::Up,
            Direction::Right => Direction::Left,
        }
    }

    /// One step of it: to the right, and down.
    pub const fn offset(self) -> (i16, i16) {
        match self {
            Direction::Up => (0, -1),
            Direction::Left => (-1, 0),
            Direction::Down => (0, 1),
            Direction::Right => (1, 0),
        }
    }

    /// The direction's id in notation.
    pub const fn id(self) -> &'static str {
        match self {
            Direction::Up => "up",
            Direction::Left => "left",
            Direction::Down => "down",
            Direction::Right => "right",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // TS-2.12, X49.
    #[test]
    fn a_card_cell_lies_where_the_table_of_rotations_says() {
        let cell = Cell::new(1, 3);
        let frames = Side::ALL.map(|side| cell.in_frame(side));
        let expected = [(1, 3), (3, 2), (2, 2), (2, 1)].map(Cell::from);
        assert_eq!(frames, expected);
        for side in Side::ALL {
            for cell in Cell::of_card() {
                assert_eq!(cell.in_frame(side).on_card(side), cell);
            }
        }
    }
}
