//! What one of those at a table sees of it besides the game.

use crate::{Chair, GuestId, Millis, Table};
use kernel::{Seat, SeatSet};
use protocol::{SeatView, SitterView, TableView, UndoRight};

impl Table {
    /// The table, as a guest sees it, or as anyone does who has no session. The table does not
    /// know its own code: that is left empty for the host to fill in.
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

    fn seat_view(&self, seat: Seat, guest: Option<&GuestId>, now: Millis) -> SeatView {
        SeatView {
            seat,
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
                if_away: looking
                    .map_or_else(Vec::new, |looking| self.absence_rights(looking, seat, now)),
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
