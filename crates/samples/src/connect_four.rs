//! Connect Four: a game without secrets and without chance, on bitboards.
//!
//! - C4-1: Two players take turns; seat 1 begins.
//! - C4-2: The board has seven columns of six cells. In a turn a player drops a disc into a
//!   column; it falls to the lowest free cell.
//! - C4-3: A full column takes no more discs.
//! - C4-4: Four discs of one player next to each other, across, upwards or aslant, win at once.
//! - C4-5: A full board without such a line is a draw.
//! - C4-6: Who gives up loses.
//! - C4-7: When the game is over nobody moves.
//!
//! [`board`] is where the discs are, [`view`] what people see of it, `narrate` what they read.

pub mod board;
mod evaluate;
mod narrate;
mod saved;
pub mod view;

use crate::Plain;
use board::{Board, CELLS, COLUMNS, Column};
use kernel::{
    Broken, Event, Eye, Game, Log, Misread, Outcome, Reader, Reason, Rng, Seat, SeatSet, Seed, Turn,
};
pub use saved::SavedConnectFour;
use serde::{Deserialize, Serialize};
pub use view::ConnectFourView;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

/// A position of Connect Four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectFour {
    board: Board,
    mover: Seat,
    end: Option<End>,
}

/// How a game of Connect Four ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// This seat has four in a row.
    Line(Seat),
    /// The board is full.
    Full,
    /// This seat gave up.
    Conceded(Seat),
}

/// Drops a disc into a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Drop(pub Column);

/// What happened in a game of Connect Four.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ConnectFourEvent {
    /// A disc fell.
    Dropped {
        /// Whose it is.
        seat: Seat,
        /// Into which column.
        column: Column,
        /// How high it came to lie, counted from 0 at the bottom.
        row: u8,
    },
    /// The game ended.
    Ended(End),
}

impl Event for ConnectFourEvent {
    fn reveals(&self) -> bool {
        false
    }
}

/// Why a disc cannot be dropped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ConnectFourReason {
    /// The game has ended.
    GameOver,
    /// The other player is to move.
    NotYourTurn,
    /// The column has no free cell.
    ColumnFull(Column),
}

impl Reason for ConnectFourReason {
    fn rule(&self) -> &'static str {
        match self {
            ConnectFourReason::GameOver => "C4-7",
            ConnectFourReason::NotYourTurn => "C4-1",
            ConnectFourReason::ColumnFull(_) => "C4-3",
        }
    }
}

fn opponent(seat: Seat) -> Seat {
    if seat == FIRST { SECOND } else { FIRST }
}

impl Game for ConnectFour {
    const ID: &'static str = "connect-four";
    const RULES_VERSION: u16 = 1;

    type Setup = Plain;
    type Action = Drop;
    type Event = ConnectFourEvent;
    type Reason = ConnectFourReason;
    type View = ConnectFourView;
    type Saved = SavedConnectFour;

    #[inline]
    fn new(_: &Plain, _: Seed) -> ConnectFour {
        ConnectFour {
            board: Board::default(),
            mover: FIRST,
            end: None,
        }
    }

    fn seats(&self) -> usize {
        2
    }

    fn first(&self) -> SeatSet {
        SeatSet::one(FIRST)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.end {
            None => Turn::Choose(SeatSet::one(self.mover)),
            Some(End::Line(winner)) => Turn::Over(Outcome::won(SeatSet::one(winner), 2)),
            Some(End::Full) => Turn::Over(Outcome::drawn()),
            Some(End::Conceded(loser)) => {
                Turn::Over(Outcome::won(SeatSet::one(opponent(loser)), 2))
            }
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Drop>) {
        if self.end.is_none() && seat == self.mover {
            out.extend(self.board.open().map(|index| Drop(Column::at(index))));
        }
    }

    fn refusal(&self, seat: Seat, Drop(column): Drop) -> Option<ConnectFourReason> {
        if self.end.is_some() {
            Some(ConnectFourReason::GameOver)
        } else if seat != self.mover {
            Some(ConnectFourReason::NotYourTurn)
        } else if !self.board.open().contains(column.index()) {
            Some(ConnectFourReason::ColumnFull(column))
        } else {
            None
        }
    }

    #[inline]
    fn play_unchecked(
        &mut self,
        seat: Seat,
        Drop(column): Drop,
        log: &mut impl Log<ConnectFourEvent>,
    ) {
        let row = self.board.drop(seat, column); // C4-2
        log.note(|| ConnectFourEvent::Dropped { seat, column, row });
        self.mover = opponent(seat);
        if self.board.has_line(seat) {
            self.end(End::Line(seat), log); // C4-4
        } else if self.board.open().is_empty() {
            self.end(End::Full, log); // C4-5
        }
    }

    #[inline]
    fn pick(&self, _: Seat, rng: &mut Rng, _: &mut Vec<Drop>) -> Drop {
        let open = self.board.open();
        Drop(Column::at(open.nth(rng.index(open.len()))))
    }

    fn concede(&mut self, seat: Seat, log: &mut impl Log<ConnectFourEvent>) {
        if self.end.is_none() {
            self.end(End::Conceded(seat), log);
        }
    }

    fn view(&self, eye: Eye) -> ConnectFourView {
        ConnectFourView::of(self, eye)
    }

    fn guess(&mut self, _: Seat, _: &mut Rng) {}

    fn check(&self) -> Result<(), Broken> {
        self.board.check()?;
        let discs = self.board.discs();
        let [mover, last] = match discs.first - discs.second {
            0 => [FIRST, SECOND],
            _ => [SECOND, FIRST],
        };
        let line = self.board.has_line(last);
        let full = discs.first + discs.second == CELLS;
        let wrong = |what: &str| Err(Broken(format!("Connect Four: {what}")));
        match self.end {
            _ if self.mover != mover => wrong("the wrong player is to move"),
            _ if self.board.has_line(mover) => wrong("play went on after four in a row"),
            Some(End::Line(winner)) if !line || winner != last => wrong("the winner has no line"),
            Some(End::Full) if !full || line => wrong("a draw needs a full board without a line"),
            None | Some(End::Conceded(_)) if line || full => wrong("the game was over before"),
            _ => Ok(()),
        }
    }

    fn save(&self) -> SavedConnectFour {
        SavedConnectFour::of(self)
    }

    fn restore(_: &Plain, saved: SavedConnectFour) -> Result<ConnectFour, Broken> {
        saved.position()
    }

    fn spell(&self, Drop(column): Drop) -> String {
        format!("drop {column}")
    }

    fn read(&self, text: &str) -> Result<Drop, Misread> {
        let mut reader = Reader::new(text);
        reader.expect("drop")?;
        let column = reader.parse(&format!("a column from 1 to {COLUMNS}"), Column::read)?;
        reader.finish(Drop(column))
    }
}

impl ConnectFour {
    #[inline]
    fn end(&mut self, end: End, log: &mut impl Log<ConnectFourEvent>) {
        self.end = Some(end);
        log.note(|| ConnectFourEvent::Ended(end));
    }
}
