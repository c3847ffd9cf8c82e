//! A position as files hold it: the board as people would draw it.

use super::board::{Board, COLUMNS, Column, ROWS};
use super::{ConnectFour, End, FIRST, SECOND};
use kernel::{Broken, Game, Seat};
use serde::{Deserialize, Serialize};

const FREE: char = '.';
const DISCS: [char; 2] = ['x', 'o'];

/// A saved position. Whose turn it is and who has won follow from the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedConnectFour {
    board: Vec<String>,
    conceded: Option<Seat>,
}

impl SavedConnectFour {
    pub(super) fn of(game: &ConnectFour) -> SavedConnectFour {
        let letter = |column, row| match game.board.at(column, row) {
            Some(seat) => DISCS[seat.index()],
            None => FREE,
        };
        SavedConnectFour {
            board: (0..ROWS as u8)
                .rev()
                .map(|row| Column::all().map(|column| letter(column, row)).collect())
                .collect(),
            conceded: match game.end {
                Some(End::Conceded(seat)) => Some(seat),
                _ => None,
            },
        }
    }

    pub(super) fn position(&self) -> Result<ConnectFour, Broken> {
        let board = self.read_board()?;
        let discs = board.discs();
        let [mover, last] = match discs.first.cmp(&discs.second) {
            std::cmp::Ordering::Greater => [SECOND, FIRST],
            _ => [FIRST, SECOND],
        };
        let end = match self.conceded {
            Some(seat) if seat.index() > 1 => return Err(Broken(format!("there is no {seat:?}"))),
            Some(seat) => Some(End::Conceded(seat)),
            None if board.has_line(last) => Some(End::Line(last)),
            None if board.open().is_empty() => Some(End::Full),
            None => None,
        };
        let game = ConnectFour { board, mover, end };
        game.check()?;
        Ok(game)
    }

    fn read_board(&self) -> Result<Board, Broken> {
        if self.board.len() != ROWS {
            return Err(Broken(format!("a board has {ROWS} rows")));
        }
        let mut board = Board::default();
        for (row, text) in (0..ROWS as u8).rev().zip(&self.board) {
            if text.chars().count() != COLUMNS {
                return Err(Broken(format!("a row has {COLUMNS} cells")));
            }
            for (column, letter) in Column::all().zip(text.chars()) {
                if let Some(index) = DISCS.iter().position(|&disc| disc == letter) {
                    board.put(Seat::new(index), column, row);
                } else if letter != FREE {
                    return Err(Broken("a cell is '.', 'x' or 'o'".into()));
                }
            }
        }
        Ok(board)
    }
}
