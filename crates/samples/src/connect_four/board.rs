//! Where the discs are: one bit a cell, eight to a row.
//!
//! The eighth column is always empty. It keeps a line from running over the edge of the board
//! into the next row, so four in a row is found by shifting the whole board onto itself.

use crate::bits::Bits;
use kernel::{Broken, Seat};
use serde::{Serialize, Serializer};
use std::fmt;

/// How many columns the board has.
pub const COLUMNS: usize = 7;
/// How many rows the board has.
pub const ROWS: usize = 6;
/// How many cells the board has.
pub const CELLS: u32 = (COLUMNS * ROWS) as u32;

const STRIDE: usize = 8;
const LEFT_COLUMN: u64 = 0x0101_0101_0101;
const ALL_CELLS: u64 = LEFT_COLUMN * ((1 << COLUMNS) - 1);
const TOP_ROW: usize = STRIDE * (ROWS - 1);
/// To the next cell across, upwards, and aslant to either side.
const DIRECTIONS: [usize; 4] = [1, STRIDE, STRIDE - 1, STRIDE + 1];

/// One of the seven columns. People count them from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(u8);

impl Column {
    /// All columns, from left to right.
    pub fn all() -> impl Iterator<Item = Column> {
        (0..COLUMNS).map(Column::at)
    }

    /// The column with this number, counted from 1.
    pub fn new(number: usize) -> Option<Column> {
        (1..=COLUMNS)
            .contains(&number)
            .then(|| Column::at(number - 1))
    }

    /// The column's number, counted from 1.
    pub fn number(self) -> usize {
        self.index() + 1
    }

    #[inline]
    pub(super) fn at(index: usize) -> Column {
        Column(index as u8)
    }

    #[inline]
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) fn read(text: &str) -> Option<Column> {
        Column::all().find(|column| column.to_string() == text)
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Column {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

/// The discs of both players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Board {
    discs: [u64; 2],
}

/// How many discs each player has on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discs {
    /// Those of the player who began.
    pub first: u32,
    /// Those of the other one.
    pub second: u32,
}

impl Board {
    /// The columns that have a free cell.
    #[inline]
    pub(crate) fn open(&self) -> Bits {
        let taken = self.discs[0] | self.discs[1];
        Bits(!(taken >> TOP_ROW) as u16).and(Bits::below(COLUMNS))
    }

    /// Lets a disc fall into a column with room, and says in which row it came to lie.
    #[inline]
    pub(super) fn drop(&mut self, seat: Seat, column: Column) -> u8 {
        let free = LEFT_COLUMN << column.index() & !(self.discs[0] | self.discs[1]);
        self.discs[seat.index()] |= free & free.wrapping_neg();
        (free.trailing_zeros() as usize / STRIDE) as u8
    }

    /// Has this player four in a row?
    #[inline]
    pub fn has_line(&self, seat: Seat) -> bool {
        lines(self.discs[seat.index()]).any(|(starts, _)| starts != 0)
    }

    /// The cells of this player's lines of four, as column and row counted from 0.
    pub fn line_cells(&self, seat: Seat) -> Vec<(Column, u8)> {
        let cells = lines(self.discs[seat.index()]).fold(0, |cells, (starts, shift)| {
            (0..4).fold(cells, |cells, n| cells | starts << (n * shift))
        });
        let on_line = |&(column, row): &(Column, u8)| cells & cell(column, row) != 0;
        Board::cells().filter(on_line).collect()
    }

    /// How many lines of four have no disc of the opponent on them.
    pub(super) fn open_lines(&self, seat: Seat) -> u32 {
        let open = ALL_CELLS & !self.discs[1 - seat.index()];
        lines(open).map(|(starts, _)| starts.count_ones()).sum()
    }

    /// How many free cells would complete a line of four.
    pub(super) fn threats(&self, seat: Seat) -> u32 {
        let own = self.discs[seat.index()];
        let mut free = ALL_CELLS & !(self.discs[0] | self.discs[1]);
        let mut threats = 0;
        while free != 0 {
            let cell = free & free.wrapping_neg();
            threats += u32::from(lines(own | cell).any(|(starts, _)| starts != 0));
            free ^= cell;
        }
        threats
    }

    /// Whose disc lies in a cell; rows are counted from 0 at the bottom.
    pub fn at(&self, column: Column, row: u8) -> Option<Seat> {
        Seat::all(2).find(|seat| self.discs[seat.index()] & cell(column, row) != 0)
    }

    /// How many discs each player has.
    pub fn discs(&self) -> Discs {
        let [first, second] = self.discs.map(u64::count_ones);
        Discs { first, second }
    }

    /// Puts a disc into a cell, wherever that is: for reading saved boards.
    pub(super) fn put(&mut self, seat: Seat, column: Column, row: u8) {
        self.discs[seat.index()] |= cell(column, row);
    }

    pub(super) fn check(&self) -> Result<(), Broken> {
        let wrong = |what: &str| Err(Broken(format!("Connect Four: {what}")));
        let taken = self.discs[0] | self.discs[1];
        let Discs { first, second } = self.discs();
        if taken & !ALL_CELLS != 0 {
            wrong("a disc lies outside the board")
        } else if self.discs[0] & self.discs[1] != 0 {
            wrong("two discs lie in one cell")
        } else if taken >> STRIDE & !taken != 0 {
            wrong("a disc hangs in the air")
        } else if first != second && first != second + 1 {
            wrong("the players did not take turns")
        } else {
            Ok(())
        }
    }

    fn cells() -> impl Iterator<Item = (Column, u8)> {
        (0..ROWS as u8).flat_map(|row| Column::all().map(move |column| (column, row)))
    }
}

fn cell(column: Column, row: u8) -> u64 {
    1 << (row as usize * STRIDE + column.index())
}

/// For each direction, the cells in which a line of four begins, and the step along it.
#[inline]
fn lines(discs: u64) -> impl Iterator<Item = (u64, usize)> {
    DIRECTIONS.into_iter().map(move |shift| {
        let pairs = discs & discs >> shift;
        (pairs & pairs >> (2 * shift), shift)
    })
}
