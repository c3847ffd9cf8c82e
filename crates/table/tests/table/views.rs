//! What is said of a view without making another one is true.

use crate::mischief::Company;
use protocol::{TableView, UndoRight};
use table::GuestId;

/// What everybody saw of a table when they last looked.
pub struct Views(Vec<(Option<GuestId>, TableView)>);

/// So many watch, for all we know.
const WATCHERS: u16 = 3;

impl Views {
    pub fn new(company: &Company) -> Views {
        let guests = company.guests().map(Some).chain([None]);
        let view = |guest: Option<GuestId>| {
            let view = view(company, guest.as_ref());
            (guest, view)
        };
        Views(guests.map(view).collect())
    }

    /// A table looks as before exactly where two views say so, and then to keep pace is enough.
    pub fn check(&mut self, company: &Company) {
        let (table, now) = (&company.host.table, company.host.now);
        for (guest, seen) in &mut self.0 {
            let guest = guest.as_ref();
            let anew = view(company, guest);
            let same = paceless(&anew) == paceless(seen);
            assert_eq!(table.looks_like(seen, guest, WATCHERS, now), same);
            assert!(!table.looks_like(seen, guest, WATCHERS + 1, now));
            if same {
                table.keep_pace(seen, guest, now);
                assert_eq!(*seen, anew);
            }
            *seen = anew;
        }
    }
}

fn view(company: &Company, guest: Option<&GuestId>) -> TableView {
    company.host.table.view(guest, WATCHERS, company.host.now)
}

/// A view without its pace.
fn paceless(view: &TableView) -> TableView {
    let mut view = view.clone();
    view.undo = UndoRight::No;
    for seat in &mut view.seats {
        seat.asked = false;
        if let Some(clock) = &mut seat.clock {
            (clock.move_ms, clock.bank_ms, clock.running) = (0, 0, false);
        }
    }
    view
}
