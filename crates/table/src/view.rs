//! What one of those at a table sees of it besides the game.

use crate::{Chair, GuestId, Millis, Table};
use kernel::{Seat, SeatSet};
use protocol::{AbsenceRight, SeatView, SitterView, TableView, UndoRight};

impl Table {
    /// The table, as a guest sees it, or as anyone does who has no session. The table does not
    /// know its own code, and in no language what people are called: these are left empty for the
    /// host to fill in.
    pub fn view(&self, guest: Option<&GuestId>, watchers: u16, now: Millis) -> TableView {
        let now = now.max(self.at);
        let outcome = self.game.turn().outcome().filter(|_| self.begun);
        TableView {
            code: String::new(),
            game: self.opening.game.clone(),
            options: self.opening.options.clone(),
            stage: self.stage(),
            seats: (self.seats())
                .map(|seat| self.seat_view(seat, guest, now))
                .collect(),
            undo: guest.map_or(UndoRight::No, |guest| self.undo_right(guest, now)),
            undo_asked: self.undo_asked(),
            rematch: self.rematch.collect(),
            next: self.next.clone(),
            payoffs: outcome.map(|outcome| {
                let payoffs = self.seats().map(|seat| outcome.payoff(seat));
                payoffs.collect()
            }),
            public: self.opening.public,
            watchers,
        }
    }

    /// Does the table still look like this to the guest, but for its pace: whom the game waits
    /// for, who may take back, and the time on the clocks? `seen` was made by [`Table::view`] for
    /// the same guest. That is so after almost every move, and said without making another view.
    pub fn looks_like(
        &self,
        seen: &TableView,
        guest: Option<&GuestId>,
        watchers: u16,
        now: Millis,
    ) -> bool {
        let TableView {
            // A table stays as it was opened.
            code: _,
            game: _,
            options: _,
            public: _,
            stage,
            seats,
            undo: _,
            undo_asked,
            rematch,
            next,
            payoffs,
            watchers: watched,
        } = seen;
        let now = now.max(self.at);
        let outcome = self.game.turn().outcome().filter(|_| self.begun);
        let same_payoffs = match (payoffs, outcome) {
            (Some(payoffs), Some(outcome)) => {
                let paid = self.seats().map(|seat| outcome.payoff(seat));
                paid.eq(payoffs.iter().copied())
            }
            (payoffs, outcome) => payoffs.is_none() && outcome.is_none(),
        };
        (*stage, *watched) == (self.stage(), watchers)
            && same_payoffs
            && *undo_asked == self.undo_asked()
            && self.rematch.eq(rematch.iter().copied())
            && *next == self.next
            && (seats.iter()).all(|seat| self.seat_looks_like(seat, guest, now))
    }

    /// Brings the pace of a view up to date, where nothing else changed.
    pub fn keep_pace(&self, view: &mut TableView, guest: Option<&GuestId>, now: Millis) {
        let now = now.max(self.at);
        let waiting = self.waiting();
        for seat in &mut view.seats {
            seat.asked = waiting.contains(seat.seat);
            seat.clock = self.clock_view(seat.seat, now);
        }
        view.undo = guest.map_or(UndoRight::No, |guest| self.undo_right(guest, now));
    }

    fn seat_looks_like(&self, seen: &SeatView, guest: Option<&GuestId>, now: Millis) -> bool {
        let SeatView {
            seat,
            sitter,
            yours,
            // Follows from who sits where.
            name: _,
            // Who plays together is settled with the options.
            side: _,
            asked: _,
            clock,
        } = seen;
        let owner = self.places[seat.index()].guest();
        *yours == (guest.is_some() && owner == guest)
            && clock.is_some() == self.clock_view(*seat, now).is_some()
            && self.sitter_looks_like(sitter, *seat, guest, now)
    }

    fn sitter_looks_like(
        &self,
        seen: &SitterView,
        seat: Seat,
        looking: Option<&GuestId>,
        now: Millis,
    ) -> bool {
        let place = &self.places[seat.index()];
        match (seen, &place.chair) {
            (SitterView::Open, Chair::Open) => true,
            (SitterView::Bot { level: known }, Chair::Bot { level }) => known == level.name(),
            (
                SitterView::Guest {
                    name: known,
                    here,
                    stand_in,
                    if_away,
                },
                Chair::Guest { guest, name },
            ) => {
                known == name
                    && *here == (place.rose.is_none() && self.presence.is_here(guest))
                    && stand_in.as_deref() == place.stand_in.map(|level| level.name())
                    && *if_away == self.rights_about(seat, looking, now)
            }
            _ => false,
        }
    }

    fn rights_about(
        &self,
        seat: Seat,
        looking: Option<&GuestId>,
        now: Millis,
    ) -> Vec<AbsenceRight> {
        looking.map_or_else(Vec::new, |looking| self.absence_rights(looking, seat, now))
    }

    fn seat_view(&self, seat: Seat, guest: Option<&GuestId>, now: Millis) -> SeatView {
        SeatView {
            seat,
            name: String::new(),
            sitter: self.sitter_view(seat, guest, now),
            yours: guest.is_some_and(|guest| self.seats_of(guest).contains(seat)),
            side: self.side_number(seat),
            asked: self.waiting().contains(seat),
            clock: self.clock_view(seat, now),
        }
    }

    fn sitter_view(&self, seat: Seat, looking: Option<&GuestId>, now: Millis) -> SitterView {
        let place = &self.places[seat.index()];
        match &place.chair {
            Chair::Open => SitterView::Open,
            Chair::Bot { level } => SitterView::Bot {
                level: level.name().to_owned(),
            },
            Chair::Guest { guest, name } => SitterView::Guest {
                name: name.clone(),
                here: place.rose.is_none() && self.presence.is_here(guest),
                stand_in: place.stand_in.map(|level| level.name().to_owned()),
                if_away: self.rights_about(seat, looking, now),
            },
        }
    }

    /// Sides are numbered by their first seats, from 1.
    fn side_number(&self, seat: Seat) -> u8 {
        let own = self.game.side(seat);
        let mut before: Vec<SeatSet> = Vec::new();
        for other in self.seats() {
            let side = self.game.side(other);
            if side == own {
                break;
            }
            if !before.contains(&side) {
                before.push(side);
            }
        }
        before.len() as u8 + 1
    }
}
