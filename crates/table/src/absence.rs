//! What happens when somebody leaves: the others wait, claim the win, or let a bot play on.
//!
//! Who comes back plays themselves again from their next wish on. A person alone with bots is
//! waited for, for ever.

use crate::place::Place;
use crate::{Deed, GuestId, Millis, Table};
use kernel::{Level, Seat};
use protocol::AbsenceRight;

/// Who is away for so many milliseconds can be claimed the win from, or be stood in for.
pub const AWAY: u64 = 60_000;

/// With three seats or more, a bot stands in by itself for who is away for so many milliseconds.
pub const STANDS_IN: u64 = 120_000;

/// Who is there and does nothing for so many milliseconds can be stood in for.
pub const IDLE: u64 = 600_000;

/// How strong the bot is that plays for somebody.
pub(crate) const STAND_IN: Level = Level::Normal;

/// At a table with so many seats nobody need ask a bot to play on.
const MANY: usize = 3;

impl Table {
    /// What a guest may do about the absence of the one in this seat.
    pub(crate) fn absence_rights(
        &self,
        guest: &GuestId,
        seat: Seat,
        now: Millis,
    ) -> Vec<AbsenceRight> {
        let Some(place) = self.place(seat).filter(|_| self.is_playing()) else {
            return Vec::new();
        };
        if !place.is_played() || place.guest() == Some(guest) || self.seats_of(guest).is_empty() {
            return Vec::new();
        }
        if self.is_away(place, AWAY, now) {
            let claim = self.is_duel().then_some(AbsenceRight::Claim);
            return claim.into_iter().chain([AbsenceRight::StandIn]).collect();
        }
        let is_idle = self.idle_at(place).is_some_and(|idle| idle <= now);
        let stand_in = is_idle.then_some(AbsenceRight::StandIn);
        stand_in.into_iter().collect()
    }

    /// A bot that plays on where others would wait for somebody who left.
    pub(crate) fn stand_in_that_follows(&self, now: Millis) -> Option<Deed> {
        if self.places.len() < MANY {
            return None;
        }
        let seat = self.waiting().find(|seat| {
            let place = &self.places[seat.index()];
            place.is_played() && self.is_away(place, STANDS_IN, now) && self.is_missed(place)
        })?;
        Some(Deed::StoodIn {
            seat,
            level: STAND_IN,
        })
    }

    /// Is somebody else at the table to play on with?
    fn is_missed(&self, place: &Place) -> bool {
        let plays_on = |other: &Place| {
            let guest = other.guest().filter(|_| other.is_attended());
            guest.is_some_and(|guest| place.guest() != Some(guest) && self.presence.is_here(guest))
        };
        self.places.iter().any(plays_on)
    }

    /// Who rose said so: nobody has to wait and see.
    fn is_away(&self, place: &Place, ms: u64, now: Millis) -> bool {
        place.rose.is_some() || self.left_at(place).is_some_and(|left| left.plus(ms) <= now)
    }

    fn left_at(&self, place: &Place) -> Option<Millis> {
        place.guest().and_then(|guest| self.presence.left_at(guest))
    }

    /// When the person counts as idle, if the game waits for them.
    fn idle_at(&self, place: &Place) -> Option<Millis> {
        Some(place.asked?.max(self.awake?).plus(IDLE))
    }

    /// The moments when more can be done about somebody's absence than before.
    pub(crate) fn absence_moments(&self) -> impl Iterator<Item = Millis> {
        let played = self.places.iter().filter(|place| place.is_played());
        played.flat_map(|place| {
            let left = self.left_at(place);
            let away = [AWAY, STANDS_IN].map(|ms| left.map(|left| left.plus(ms)));
            away.into_iter().chain([self.idle_at(place)]).flatten()
        })
    }
}
