//! How Connect Four speaks to people.

use super::{ConnectFour, ConnectFourEvent, ConnectFourReason, Drop, End};
use crate::Plain;
use kernel::{CardEntry, Narrate, Phrase, Seat};

impl Narrate for ConnectFour {
    fn prompt(&self, seat: Seat) -> Phrase {
        match self.end {
            Some(end) => end_phrase(end),
            None if seat == self.mover => Phrase::new("connect-four-prompt"),
            None => Phrase::new("connect-four-prompt-wait").with("seat", self.mover),
        }
    }

    fn label(&self, _: Seat, Drop(column): Drop) -> Phrase {
        Phrase::new("connect-four-action-drop").with("column", column.number())
    }

    fn tell(&self, event: &ConnectFourEvent) -> Phrase {
        match *event {
            ConnectFourEvent::Dropped { seat, column, row } => Phrase::new("connect-four-dropped")
                .with("seat", seat)
                .with("column", column.number())
                .with("row", row + 1),
            ConnectFourEvent::Ended(end) => end_phrase(end),
        }
    }

    fn explain(&self, reason: &ConnectFourReason) -> Phrase {
        match *reason {
            ConnectFourReason::GameOver => Phrase::new("connect-four-reason-game-over"),
            ConnectFourReason::NotYourTurn => Phrase::new("connect-four-reason-not-your-turn"),
            ConnectFourReason::ColumnFull(column) => {
                Phrase::new("connect-four-reason-column-full").with("column", column.number())
            }
        }
    }

    fn cards(_: &Plain) -> Vec<CardEntry> {
        Vec::new()
    }
}

fn end_phrase(end: End) -> Phrase {
    match end {
        End::Line(seat) => Phrase::new("connect-four-end-line").with("seat", seat),
        End::Full => Phrase::new("connect-four-end-full"),
        End::Conceded(seat) => Phrase::new("connect-four-end-conceded").with("seat", seat),
    }
}
