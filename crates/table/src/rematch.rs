//! Playing again.
//!
//! When everybody who played to the end wishes it, the host opens a new table with
//! [`Table::rematch_opening`] and tells this one with [`Table::begin_rematch`]. Bots always agree.
//!
//! It is the same game with the same options, and another side begins. In a game with the option
//! `first`, everybody keeps their seat (and with it the deck that the options gave it): who begins
//! moves on if it was fixed, and is drawn or chosen again if it was not. In other games everybody
//! moves up one seat.

use crate::table::set_up;
use crate::{Chair, Deed, Happening, Millis, Opening, Table, TableRefusal};
use kernel::{Seat, Seed};
use protocol::TableStage;

/// The option that says who begins.
const FIRST: &str = "first";

impl Table {
    pub(crate) fn wish_rematch(&self, seat: Seat) -> Result<Deed, TableRefusal> {
        if self.stage() != TableStage::Over {
            return Err(TableRefusal::NotOver);
        }
        if self.next.is_some() {
            return Err(TableRefusal::RematchBegun);
        }
        match self.rematch.contains(seat) {
            true => Err(TableRefusal::AlreadyWished),
            false => Ok(Deed::RematchWished { seat }),
        }
    }

    /// Does everybody who played to the end want to play again, and don't they yet?
    pub fn is_rematch_agreed(&self) -> bool {
        let players = self.seats_where(|place| place.is_attended());
        self.stage() == TableStage::Over
            && self.next.is_none()
            && !players.is_empty()
            && players.minus(self.rematch).is_empty()
    }

    /// They play again, at the table with this code. Nothing happens unless that is agreed.
    pub fn begin_rematch(&mut self, code: &str, now: Millis) -> Vec<Happening> {
        if !self.is_rematch_agreed() {
            return Vec::new();
        }
        let code = code.to_owned();
        let begun = self.enter(Deed::RematchBegun { code }, None, now);
        begun.into_iter().collect()
    }

    /// The table for playing again: the same people. A bot that played for somebody plays on,
    /// and who has risen leaves an open seat.
    pub fn rematch_opening(&self, seed: Seed, now: Millis) -> Opening {
        let chair = |place: &crate::place::Place| match place.bot() {
            _ if place.rose.is_some() => Chair::Open,
            Some(level) => Chair::Bot { level },
            None => place.chair.clone(),
        };
        let mut again = Opening {
            seed,
            at: now,
            chairs: self.places.iter().map(chair).collect(),
            ..self.opening.clone()
        };
        match self.title.options().iter().any(|spec| spec.key == FIRST) {
            true => self.pass_first_on(&mut again),
            false => again.chairs.rotate_right(1),
        }
        again
    }

    /// The next seat or side begins, or the first one after the last.
    fn pass_first_on(&self, opening: &mut Opening) {
        let first = opening.options.get(FIRST);
        let Some(first) = first.and_then(|first| first.parse::<u8>().ok()) else {
            return;
        };
        let next = first.saturating_add(1).to_string();
        opening.options.insert(FIRST.to_owned(), next);
        if self.title.seats(&set_up(opening)).is_err() {
            opening.options.insert(FIRST.to_owned(), "1".to_owned());
        }
    }
}
