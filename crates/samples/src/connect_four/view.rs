//! What people see of Connect Four: everything.

use super::board::{Column, ROWS};
use super::{ConnectFour, ConnectFourReason, Drop, End};
use kernel::{Eye, Game, Seat};
use serde::Serialize;

/// A position of Connect Four as a client draws it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ConnectFourView {
    /// Whose disc lies in each cell: the rows from the top, each from left to right.
    pub board: Vec<Vec<Option<Seat>>>,
    /// Who is to move, unless the game is over.
    pub mover: Option<Seat>,
    /// For a seat: whether it can drop a disc into each column now.
    pub columns: Vec<ColumnView>,
    /// How the game ended, if it has.
    pub end: Option<End>,
    /// The cells of the lines that won.
    pub line: Vec<CellView>,
}

/// A column, and whether a disc can be dropped there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ColumnView {
    /// Which one.
    pub column: Column,
    /// Why no disc can be dropped there now; nothing if one can.
    pub refused: Option<ConnectFourReason>,
}

/// A cell of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CellView {
    /// Its column.
    pub column: Column,
    /// Its row, counted from 0 at the bottom.
    pub row: u8,
}

impl ConnectFourView {
    pub(super) fn of(game: &ConnectFour, eye: Eye) -> ConnectFourView {
        let row_view = |row| {
            Column::all()
                .map(|column| game.board.at(column, row))
                .collect()
        };
        let column_view = |seat, column| ColumnView {
            column,
            refused: game.refusal(seat, Drop(column)),
        };
        let cell_view = |(column, row)| CellView { column, row };
        ConnectFourView {
            board: (0..ROWS as u8).rev().map(row_view).collect(),
            mover: game.end.is_none().then_some(game.mover),
            columns: match eye {
                Eye::Seat(seat) => Column::all().map(|c| column_view(seat, c)).collect(),
                Eye::Public => Vec::new(),
            },
            end: game.end,
            line: match game.end {
                Some(End::Line(winner)) => game
                    .board
                    .line_cells(winner)
                    .into_iter()
                    .map(cell_view)
                    .collect(),
                _ => Vec::new(),
            },
        }
    }
}
