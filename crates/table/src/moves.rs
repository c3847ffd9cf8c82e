//! What a table remembers of each move of its game.

use crate::{By, Millis};
use kernel::Seat;

/// A move of the game.
#[derive(Clone, Debug)]
pub(crate) struct Made {
    pub(crate) seat: Seat,
    /// Did the person in the seat decide it?
    pub(crate) decided: bool,
    /// Did it show nothing hidden and draw no chance?
    pub(crate) plain: bool,
    /// Do the game's own rules let it be taken back?
    pub(crate) may_take_back: bool,
    /// Since when the seat had been asked before it.
    pub(crate) asked: Option<Millis>,
    /// What was in the seat's bank before it.
    pub(crate) bank: u64,
}

impl By {
    pub(crate) fn is_decision(self) -> bool {
        self == By::Guest
    }
}
