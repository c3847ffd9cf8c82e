//! What happened, told once more by somebody who knows nothing of the table's insides: was each
//! entry allowed?

use crate::host::{Host, seat};
use catalog::Match;
use kernel::{Seat, SeatSet};
use std::collections::BTreeSet;
use table::{By, Chair, Deed, Entry, GuestId};

struct Made {
    seat: Seat,
    /// Who decided it.
    guest: Option<GuestId>,
    plain: bool,
}

/// Who plays where.
#[derive(Clone)]
struct Sitter {
    chair: Chair,
    stood_in: bool,
    rose: bool,
}

pub struct Ledger {
    game: Box<dyn Match>,
    sitters: Vec<Sitter>,
    made: Vec<Made>,
    began: bool,
    /// Who asked to take back, and those who have still to agree.
    asked: Option<(Seat, SeatSet)>,
    wishes: BTreeSet<(GuestId, String)>,
    checked: usize,
}

impl Ledger {
    pub fn new(host: &Host) -> Ledger {
        let mut options = kernel::Options::new();
        for (key, value) in &host.opening.options {
            options.set(key, value);
        }
        let table = catalog::Table {
            options,
            cards: None,
        };
        let title = catalog::title(&host.opening.game).unwrap();
        let sitter = |chair: &Chair| Sitter {
            chair: chair.clone(),
            stood_in: false,
            rose: false,
        };
        Ledger {
            game: title.begin(&table, host.opening.seed).unwrap(),
            sitters: host.opening.chairs.iter().map(sitter).collect(),
            made: Vec::new(),
            began: false,
            asked: None,
            wishes: BTreeSet::new(),
            checked: 0,
        }
    }

    /// Checks what happened since the last time.
    pub fn check(&mut self, entries: &[Entry]) {
        for entry in &entries[self.checked..] {
            self.check_entry(entry);
        }
        self.checked = entries.len();
    }

    fn guest(&self, seat: Seat) -> Option<GuestId> {
        match &self.sitters[seat.index()].chair {
            Chair::Guest { guest, .. } => Some(guest.clone()),
            _ => None,
        }
    }

    fn sitter(&mut self, seat: Seat) -> &mut Sitter {
        &mut self.sitters[seat.index()]
    }

    fn seats_of(&self, guest: &GuestId) -> SeatSet {
        let own = |number: &usize| self.guest(seat(*number)).as_ref() == Some(guest);
        (1..=self.sitters.len()).filter(own).map(seat).collect()
    }

    fn playing_seats_of(&self, guest: &GuestId) -> SeatSet {
        let own = self.seats_of(guest);
        own.filter(|seat| {
            let who = &self.sitters[seat.index()];
            !who.stood_in && !who.rose
        })
        .collect()
    }

    /// Other people who play themselves.
    fn others(&self, guest: &GuestId) -> BTreeSet<GuestId> {
        let playing = self.sitters.iter().filter(|who| !who.stood_in && !who.rose);
        playing
            .filter_map(|who| match &who.chair {
                Chair::Guest { guest, .. } => Some(guest.clone()),
                _ => None,
            })
            .filter(|other| other != guest)
            .collect()
    }

    fn check_entry(&mut self, entry: &Entry) {
        if let (Some(guest), Some(id)) = (&entry.guest, &entry.wish) {
            let fresh = self.wishes.insert((guest.clone(), id.clone()));
            assert!(fresh, "granted twice: {entry:?}");
        }
        match &entry.deed {
            Deed::Sat { seat, guest, name } => {
                assert_eq!(entry.guest.as_ref(), Some(guest));
                assert_eq!(self.sitter(*seat).chair, Chair::Open);
                self.sitter(*seat).chair = Chair::Guest {
                    guest: guest.clone(),
                    name: name.clone(),
                };
            }
            Deed::Invited { seat, level } => {
                assert_eq!(self.sitter(*seat).chair, Chair::Open);
                self.sitter(*seat).chair = Chair::Bot { level: *level };
            }
            Deed::Rose { seat } => {
                assert_eq!(entry.guest, self.guest(*seat));
                match self.began {
                    false => self.sitter(*seat).chair = Chair::Open,
                    true => self.sitter(*seat).rose = true,
                }
                self.excuse(*seat);
            }
            Deed::Began => {
                assert!(!self.began);
                assert!(self.sitters.iter().all(|who| who.chair != Chair::Open));
                self.began = true;
            }
            Deed::Moved { seat, text, by } => self.check_move(entry, *seat, text, *by),
            Deed::UndoAsked { seat } => {
                assert_eq!(entry.guest, self.guest(*seat));
                assert!(self.asked.is_none(), "the others are asked once");
                let others = self.others(&self.guest(*seat).unwrap());
                let waiting = (others.iter()).fold(SeatSet::EMPTY, |all, other| {
                    all.union(self.playing_seats_of(other))
                });
                self.asked = Some((*seat, waiting));
            }
            Deed::UndoGranted { seat } => {
                let guest = self.guest(*seat).unwrap();
                assert_eq!(entry.guest.as_ref(), Some(&guest));
                let own = self.seats_of(&guest);
                let (_, waiting) = self.asked.as_mut().unwrap();
                assert!(waiting.contains(*seat), "who was asked, and once");
                *waiting = waiting.minus(own);
            }
            Deed::UndoRefused { seat } => {
                assert_eq!(entry.guest, self.guest(*seat));
                assert!(self.asked.take().is_some());
            }
            Deed::UndoLapsed => assert!(self.asked.take().is_some()),
            Deed::Undone { seat, to } => self.check_undo(*seat, *to as usize),
            Deed::Claimed { seat, from } => {
                assert_eq!(entry.guest, self.guest(*seat));
                assert_ne!(entry.guest, self.guest(*from));
                assert_eq!(self.sitters.len(), 2);
                self.make(*from, "concede", None);
            }
            Deed::StoodIn { seat, .. } => {
                assert_ne!(entry.guest, self.guest(*seat));
                assert!(!self.sitter(*seat).stood_in);
                self.sitter(*seat).stood_in = true;
                self.excuse(*seat);
            }
            Deed::Returned { seat } => {
                let who = self.sitter(*seat);
                assert!(who.stood_in || who.rose);
                (who.stood_in, who.rose) = (false, false);
            }
            Deed::RanOutOfTime { seat } if self.sitters.len() == 2 => {
                self.make(*seat, "concede", None);
            }
            Deed::RanOutOfTime { seat } => {
                self.sitter(*seat).stood_in = true;
                self.excuse(*seat);
            }
            Deed::RematchWished { seat } => assert_eq!(entry.guest, self.guest(*seat)),
            Deed::RematchBegun { .. } => {}
        }
    }

    fn check_move(&mut self, entry: &Entry, seat: Seat, text: &str, by: By) {
        let who = &self.sitters[seat.index()];
        let is_bot = matches!(who.chair, Chair::Bot { .. });
        let is_guest = matches!(who.chair, Chair::Guest { .. });
        match by {
            By::Guest => {
                assert!(is_guest && !who.stood_in && !who.rose);
                assert_eq!(entry.guest, self.guest(seat), "for their own seat");
            }
            By::Bot | By::Fallback => assert!(is_bot || who.stood_in),
            By::Itself => {
                assert!(is_guest && !who.stood_in);
                assert_eq!(self.game.choices(seat).len(), 1);
            }
        }
        let decided = (by == By::Guest).then(|| self.guest(seat)).flatten();
        self.make(seat, text, decided);
    }

    fn make(&mut self, seat: Seat, text: &str, guest: Option<GuestId>) {
        assert!(self.began);
        self.game.play(seat, text).unwrap();
        let plain = self.game.free_undo(seat).is_some();
        self.made.push(Made { seat, guest, plain });
        self.asked = None;
    }

    fn check_undo(&mut self, seat: Seat, to: usize) {
        let guest = self.guest(seat).unwrap();
        assert_eq!(self.made[to].seat, seat);
        assert_eq!(self.made[to].guest.as_ref(), Some(&guest), "a decision");
        let later = &self.made[to + 1..];
        assert!(
            later.iter().all(|made| made.guest.as_ref() != Some(&guest)),
            "the last one"
        );
        let own = self.seats_of(&guest);
        let plain = |made: &Made| made.plain && own.contains(made.seat);
        let free = self.others(&guest).is_empty() || self.made[to..].iter().all(plain);
        let granted =
            matches!(&self.asked, Some((asking, waiting)) if *asking == seat && waiting.is_empty());
        assert!(free || granted, "nobody allowed it");
        self.game.undo_to(to);
        self.made.truncate(to);
        self.asked = None;
    }

    /// A seat is not to be asked any more; without anybody to ask the question is off.
    fn excuse(&mut self, seat: Seat) {
        if let Some((asking, waiting)) = &mut self.asked {
            *waiting = waiting.without(seat);
            if waiting.is_empty() || *asking == seat {
                self.asked = None;
            }
        }
    }
}
