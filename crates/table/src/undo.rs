//! Taking back.
//!
//! People take back their last decision, with all that followed from it. It is free where nobody
//! else plays at the table (bots do not mind, those they play for have left, and people at one
//! screen settle it among themselves), or while nothing hidden was shown, no chance drawn and
//! nobody else moved. Otherwise the others are asked, once. If one of them refuses or moves on, or
//! they keep silent, nobody is asked again for a while: 30 seconds the first time, and each time
//! twice as long.
//!
//! Bots and prompts that answer themselves wait for the answer. People do not.

use crate::{Deed, GuestId, Millis, Table, TableRefusal};
use kernel::{Seat, SeatSet};
use protocol::{TableStage, UndoAsked, UndoRight};

/// How long others have to answer, in milliseconds.
pub const ANSWER_WITHIN: u64 = 30_000;

/// How long nobody is asked again after the first refusal, in milliseconds.
pub const FIRST_PAUSE: u64 = 30_000;

/// Pauses grow until they are so many times the first one.
const LONGEST_PAUSE: u64 = 64;

/// Somebody asks to take back.
pub(crate) struct UndoRequest {
    pub(crate) seat: Seat,
    /// How many moves would be left.
    pub(crate) to: usize,
    /// Who has still to answer.
    pub(crate) waiting: SeatSet,
    pub(crate) at: Millis,
}

/// What becomes of a wish to take back.
pub(crate) enum UndoWay {
    /// It is done.
    Free { seat: Seat, to: usize },
    /// Others are asked.
    Ask { seat: Seat },
}

impl Table {
    /// How a guest may take back now.
    pub(crate) fn undo_way(&self, guest: &GuestId, now: Millis) -> Result<UndoWay, TableRefusal> {
        if !self.begun {
            return Err(TableRefusal::NotBegun);
        }
        if self.next.is_some() {
            return Err(TableRefusal::RematchBegun);
        }
        let own = self.seats_of(guest);
        let to = (self.last_decision(own)).ok_or(TableRefusal::NothingToUndo)?;
        let made = &self.moves[to];
        if !made.may_take_back {
            return Err(TableRefusal::UndoForbidden);
        }
        let seat = made.seat;
        let alone = self.others(guest).is_empty();
        if !alone && self.stage() == TableStage::Over {
            return Err(TableRefusal::GameOver);
        }
        let since = &self.moves[to..];
        if alone || (since.iter()).all(|made| own.contains(made.seat) && made.plain) {
            return Ok(UndoWay::Free { seat, to });
        }
        if self.request.is_some() {
            return Err(TableRefusal::UndoPending);
        }
        let pause = self.places[seat.index()].pause.since(now);
        match pause {
            0 => Ok(UndoWay::Ask { seat }),
            ms => Err(TableRefusal::UndoPause { ms }),
        }
    }

    /// The same, as it is shown.
    pub(crate) fn undo_right(&self, guest: &GuestId, now: Millis) -> UndoRight {
        match self.undo_way(guest, now) {
            Ok(UndoWay::Free { .. }) => UndoRight::Free,
            Ok(UndoWay::Ask { .. }) => UndoRight::Ask,
            Err(TableRefusal::UndoPause { ms }) => UndoRight::Pause {
                ms: u32::try_from(ms).unwrap_or(u32::MAX),
            },
            Err(_) => UndoRight::No,
        }
    }

    pub(crate) fn undo_asked(&self) -> Option<UndoAsked> {
        let request = self.request.as_ref()?;
        Some(UndoAsked {
            seat: request.seat,
            waiting: request.waiting.collect(),
        })
    }

    /// How many moves had been made before the last one that somebody decided in these seats.
    pub(crate) fn last_decision(&self, seats: SeatSet) -> Option<usize> {
        (self.moves.iter()).rposition(|made| made.decided && seats.contains(made.seat))
    }

    /// The seats of other people who play themselves.
    pub(crate) fn others(&self, guest: &GuestId) -> SeatSet {
        self.seats_where(|place| place.is_attended() && place.guest() != Some(guest))
    }

    /// Somebody asks the others.
    pub(crate) fn ask_to_undo(&mut self, seat: Seat, at: Millis) -> Option<()> {
        let guest = self.places[seat.index()].guest()?;
        let own = self.seats_of(guest);
        self.request = Some(UndoRequest {
            seat,
            to: self.last_decision(own)?,
            waiting: self.others(guest),
            at,
        });
        Some(())
    }

    /// The one who was asked in this seat has nothing against it, in any of their seats.
    pub(crate) fn agree_to_undo(&mut self, seat: Seat) -> Option<()> {
        let own = self.seats_of(self.places[seat.index()].guest()?);
        let request = self.request.as_mut()?;
        request.waiting = request.waiting.minus(own);
        Some(())
    }

    /// The request is off, and who asked has to pause before asking again.
    pub(crate) fn refuse_undo(&mut self, at: Millis) -> Option<()> {
        let request = self.request.take()?;
        let place = &mut self.places[request.seat.index()];
        let times = 1u64.checked_shl(place.refusals).unwrap_or(LONGEST_PAUSE);
        place.pause = at.plus(FIRST_PAUSE * times.min(LONGEST_PAUSE));
        place.refusals = place.refusals.saturating_add(1);
        Some(())
    }

    /// Somebody in this seat moved while a request was open: if it was not the one who asked,
    /// that is an answer.
    pub(crate) fn pass_over_request(&mut self, mover: Seat, at: Millis) {
        match &self.request {
            Some(request) if request.waiting.contains(mover) => {
                self.refuse_undo(at);
            }
            _ => self.request = None,
        }
    }

    /// A seat is not to be asked any more; if nobody is left to be asked, the request is off.
    pub(crate) fn excuse_from_request(&mut self, seat: Seat) {
        if let Some(request) = &mut self.request {
            request.waiting = request.waiting.without(seat);
            if request.waiting.is_empty() || request.seat == seat {
                self.request = None;
            }
        }
    }

    /// What follows from an open request: everybody agreed, or the time to answer is over.
    pub(crate) fn undo_that_follows(&self, now: Millis) -> Option<Deed> {
        let request = self.request.as_ref()?;
        if request.waiting.is_empty() {
            return Some(Deed::Undone {
                seat: request.seat,
                to: request.to as u32,
            });
        }
        (request.at.plus(ANSWER_WITHIN) <= now).then_some(Deed::UndoLapsed)
    }
}
