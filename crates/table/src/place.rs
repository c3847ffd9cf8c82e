//! A seat, with who sits in it and how they play.

use crate::{Chair, GuestId, Millis};
use kernel::Level;

/// A seat at the table.
pub(crate) struct Place {
    pub(crate) chair: Chair,
    /// A bot of this level plays for the person.
    pub(crate) stand_in: Option<Level>,
    /// When the person rose in the game, and has not come back.
    pub(crate) rose: Option<Millis>,
    /// Since when the game waits for the seat.
    pub(crate) asked: Option<Millis>,
    /// What is left in the bank, in milliseconds.
    pub(crate) bank: u64,
    /// The number of the entry that last moved for the seat.
    pub(crate) moved: u32,
    /// How often others did not let the person take back.
    pub(crate) refusals: u32,
    /// When the person may ask to take back again.
    pub(crate) pause: Millis,
}

impl Place {
    pub(crate) fn new(chair: Chair, bank: u64) -> Place {
        Place {
            chair,
            stand_in: None,
            rose: None,
            asked: None,
            bank,
            moved: 0,
            refusals: 0,
            pause: Millis::default(),
        }
    }

    /// Whose seat it is.
    pub(crate) fn guest(&self) -> Option<&GuestId> {
        match &self.chair {
            Chair::Guest { guest, .. } => Some(guest),
            Chair::Open | Chair::Bot { .. } => None,
        }
    }

    /// The bot that plays here, for itself or for the person.
    pub(crate) fn bot(&self) -> Option<Level> {
        match &self.chair {
            Chair::Bot { level } => Some(*level),
            Chair::Guest { .. } => self.stand_in,
            Chair::Open => None,
        }
    }

    /// Does a person play here themselves?
    pub(crate) fn is_played(&self) -> bool {
        self.guest().is_some() && self.stand_in.is_none()
    }

    /// Has the person neither risen nor a bot to play for them?
    pub(crate) fn is_attended(&self) -> bool {
        self.is_played() && self.rose.is_none()
    }
}
