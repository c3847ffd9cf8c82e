//! Clocks: time for each move, and a bank for when that is not enough.
//!
//! A clock runs while the game waits for the seat and its person plays themselves. Each own move
//! begins the time for the next one. Who takes back moves of their own that nobody answered
//! goes on with the time they had before them, so that doing and taking back gains nothing.

use crate::place::Place;
use crate::{Deed, Millis, Table};
use kernel::{Phrase, Seat, SetupFault, Wanted};
use protocol::{ClockRule, ClockView};

fn move_time(rule: ClockRule) -> u64 {
    u64::from(rule.move_seconds) * 1000
}

/// What is in a bank at the beginning, in milliseconds; or why nobody can play with such a clock.
pub(crate) fn check(rule: Option<ClockRule>) -> Result<u64, Vec<SetupFault>> {
    match rule {
        Some(rule) if rule.move_seconds == 0 && rule.bank_seconds == 0 => {
            Err(vec![SetupFault::BadValue {
                key: "clock".to_owned(),
                value: "0".to_owned(),
                wanted: Wanted::new(
                    "people need at least one second",
                    Phrase::new("table-setup-no-time"),
                ),
            }])
        }
        Some(rule) => Ok(u64::from(rule.bank_seconds) * 1000),
        None => Ok(0),
    }
}

impl Place {
    /// What is left in the bank if the clock stops now.
    fn bank_at(&self, rule: ClockRule, now: Millis) -> u64 {
        let spent = self.asked.map_or(0, |asked| now.since(asked));
        (self.bank).saturating_sub(spent.saturating_sub(move_time(rule)))
    }

    fn runs(&self) -> bool {
        self.is_played() && self.asked.is_some()
    }
}

impl Table {
    /// Stops a seat's clock and takes from the bank what the move took too long.
    pub(crate) fn stop_clock(&mut self, seat: Seat, at: Millis) {
        let place = &mut self.places[seat.index()];
        if let Some(rule) = self.opening.clock.filter(|_| place.runs()) {
            place.bank = place.bank_at(rule, at);
        }
        place.asked = None;
    }

    /// Notes whom the game waits for now, and starts and stops their clocks.
    pub(crate) fn ask_anew(&mut self, at: Millis) {
        let waiting = self.waiting();
        for seat in self.seats() {
            if !waiting.contains(seat) {
                self.stop_clock(seat, at);
            } else {
                self.places[seat.index()].asked.get_or_insert(at);
            }
        }
    }

    /// When the seat's time runs out, if its clock runs.
    pub(crate) fn flag_at(&self, seat: Seat) -> Option<Millis> {
        let place = self.place(seat).filter(|place| place.runs())?;
        let rule = self.opening.clock?;
        Some(place.asked?.plus(move_time(rule) + place.bank))
    }

    /// Somebody's time has run out.
    pub(crate) fn out_of_time(&self, now: Millis) -> Option<Deed> {
        let is_out = |&seat: &Seat| self.flag_at(seat).is_some_and(|flag| flag <= now);
        let seat = self.seats().find(is_out)?;
        Some(Deed::RanOutOfTime { seat })
    }

    /// What a seat's clock shows; nothing at tables without clocks, and for bots.
    pub(crate) fn clock_view(&self, seat: Seat, now: Millis) -> Option<ClockView> {
        let rule = self.opening.clock?;
        let place = self.place(seat).filter(|place| place.is_played())?;
        let spent = place.asked.map_or(0, |asked| now.since(asked));
        let shown = |ms: u64| u32::try_from(ms).unwrap_or(u32::MAX);
        Some(ClockView {
            move_ms: shown(move_time(rule).saturating_sub(spent)),
            bank_ms: shown(place.bank_at(rule, now)),
            running: place.runs(),
        })
    }
}
