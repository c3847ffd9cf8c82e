//! What of the log can still be read.

use crate::Table;
use kernel::{Eye, Phrase, SeatSet};

impl Table {
    /// What this eye was told and may still read: everything, unless people are to remember it
    /// (`game().keeps_log()` is false). Then a seat reads what it was told since it last decided
    /// something, and everybody else what the last move told.
    pub fn log(&self, eye: Eye) -> impl DoubleEndedIterator<Item = &Phrase> + use<'_> {
        self.log.since(self.remembered_since(eye), eye)
    }

    /// After how many moves the memory of an eye begins.
    fn remembered_since(&self, eye: Eye) -> usize {
        if self.game.keeps_log() {
            return 0;
        }
        match eye {
            Eye::Seat(seat) => self.last_decision(SeatSet::one(seat)).unwrap_or(0),
            Eye::Public => self.moves.len().saturating_sub(1),
        }
    }
}
