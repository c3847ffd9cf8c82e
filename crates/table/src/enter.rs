//! What each deed does to the table. Whatever happens goes through here, the first time and when
//! the table is replayed.

use crate::log::Cut;
use crate::moves::Made;
use crate::{By, Chair, Deed, Entry, GuestId, Happening, Millis, Table};
use catalog::{Line, Unplayable};
use kernel::{Audience, Level, Seat, SeatSet};
use protocol::TableStage;

/// The word that records use for giving up.
pub(crate) const CONCEDE: &str = "concede";

/// Why a deed cannot have happened.
#[derive(Debug)]
pub(crate) enum Misfit {
    /// The game does not have it.
    Unplayable(Unplayable),
    /// The table does not.
    Impossible(&'static str),
}

impl From<Unplayable> for Misfit {
    fn from(why: Unplayable) -> Misfit {
        Misfit::Unplayable(why)
    }
}

/// What is told of a deed.
#[derive(Default)]
struct Told {
    untold: Vec<Audience>,
    lines: Vec<Line>,
}

fn need(holds: bool, what: &'static str) -> Result<(), Misfit> {
    match holds {
        true => Ok(()),
        false => Err(Misfit::Impossible(what)),
    }
}

impl Table {
    /// Does a deed and gives it its number.
    pub(crate) fn enter(
        &mut self,
        deed: Deed,
        wish: Option<(&GuestId, &str)>,
        now: Millis,
    ) -> Result<Happening, Misfit> {
        self.take(Entry {
            number: self.number + 1,
            at: now.max(self.at),
            wish: wish.map(|(_, id)| id.to_owned()),
            guest: wish.map(|(guest, _)| guest.clone()),
            deed,
        })
    }

    /// Does what the entry says.
    pub(crate) fn take(&mut self, entry: Entry) -> Result<Happening, Misfit> {
        let told = self.apply(&entry)?;
        self.number = entry.number;
        self.at = entry.at;
        if let (Some(guest), Some(id)) = (&entry.guest, &entry.wish) {
            self.granted.insert(guest, id);
        }
        self.ask_anew(entry.at);
        Ok(Happening {
            entry,
            untold: told.untold,
            lines: told.lines,
        })
    }

    fn apply(&mut self, entry: &Entry) -> Result<Told, Misfit> {
        let seats = entry.deed.seats().all(|seat| self.place(seat).is_some());
        need(seats, "the table has no such seat")?;
        let mut told = Told::default();
        if let Deed::Undone { seat, to } = entry.deed {
            let cut = self.take_back(seat, to as usize, entry.number)?;
            told.untold = cut.untold;
            told.lines = cut.retold;
        }
        // Before the deed is done: who rises has a name until then.
        let lines: Vec<Line> = self.tell(&entry.deed).into_iter().collect();
        self.check(&entry.deed)?;
        self.log.tell(self.moves.len(), false, &lines);
        told.lines.extend(lines);
        told.lines.extend(self.do_deed(entry)?);
        Ok(told)
    }

    /// Can this happen now?
    fn check(&self, deed: &Deed) -> Result<(), Misfit> {
        let stage = self.stage();
        let place = |seat: Seat| &self.places[seat.index()];
        match deed {
            Deed::Sat { seat, .. } | Deed::Invited { seat, .. } => {
                need(stage == TableStage::Gathering, "the game has begun")?;
                need(place(*seat).chair == Chair::Open, "the seat is taken")
            }
            Deed::Rose { seat } => need(
                place(*seat).guest().is_some() && place(*seat).rose.is_none(),
                "nobody sits there who could rise",
            ),
            Deed::Began => {
                need(stage == TableStage::Gathering, "the game has begun")?;
                need(self.is_full(), "a seat is open")
            }
            Deed::Moved { .. } => need(stage == TableStage::Playing, "no game is on"),
            Deed::UndoAsked { seat } => {
                need(stage == TableStage::Playing, "no game is on")?;
                need(place(*seat).guest().is_some(), "nobody sits there")
            }
            Deed::UndoGranted { seat } | Deed::UndoRefused { seat } => {
                let request = self.request.as_ref();
                let asked = request.is_some_and(|request| request.waiting.contains(*seat));
                need(asked, "nothing was asked of the seat")
            }
            Deed::UndoLapsed => need(self.request.is_some(), "nobody asked to take back"),
            Deed::Undone { .. } => Ok(()),
            Deed::Claimed { from: seat, .. }
            | Deed::StoodIn { seat, .. }
            | Deed::RanOutOfTime { seat } => {
                need(stage == TableStage::Playing, "no game is on")?;
                need(place(*seat).is_played(), "no person plays there")
            }
            Deed::Returned { seat } => need(
                place(*seat).guest().is_some() && !place(*seat).is_attended(),
                "nobody was missing there",
            ),
            Deed::RematchWished { .. } | Deed::RematchBegun { .. } => {
                need(stage == TableStage::Over, "the game is not over")?;
                need(self.next.is_none(), "they play again already")
            }
        }
    }

    /// Does what can happen, and tells what happens in the game.
    fn do_deed(&mut self, entry: &Entry) -> Result<Vec<Line>, Misfit> {
        let at = entry.at;
        match &entry.deed {
            Deed::Sat { seat, guest, name } => {
                self.places[seat.index()].chair = Chair::Guest {
                    guest: guest.clone(),
                    name: name.clone(),
                };
            }
            Deed::Rose { seat } => self.rise(*seat, at),
            Deed::Invited { seat, level } => {
                self.places[seat.index()].chair = Chair::Bot { level: *level };
            }
            Deed::Began => {
                self.begun = true;
                self.changed = entry.number;
            }
            Deed::Moved { seat, text, by } => {
                return self.make(*seat, text, Some(*by), entry);
            }
            Deed::UndoAsked { seat } => {
                let asked = self.ask_to_undo(*seat, at);
                need(asked.is_some(), "there is nothing to take back")?;
            }
            Deed::UndoGranted { seat } => {
                self.agree_to_undo(*seat);
            }
            Deed::UndoRefused { .. } | Deed::UndoLapsed => {
                self.refuse_undo(at);
            }
            Deed::Undone { .. } => {}
            Deed::Claimed { from, .. } => return self.make(*from, CONCEDE, None, entry),
            Deed::StoodIn { seat, level } => self.stand_in(*seat, *level, at),
            Deed::Returned { seat } => {
                let place = &mut self.places[seat.index()];
                place.rose = None;
                if place.stand_in.take().is_some() {
                    // While the bot played, the person's clock stood still.
                    place.asked = None;
                }
            }
            Deed::RanOutOfTime { seat } if self.is_duel() => {
                return self.make(*seat, CONCEDE, None, entry);
            }
            Deed::RanOutOfTime { seat } => self.stand_in(*seat, crate::absence::STAND_IN, at),
            Deed::RematchWished { seat } => {
                let guest = self.places[seat.index()].guest();
                let seats = guest.map_or(SeatSet::EMPTY, |guest| self.seats_of(guest));
                self.rematch = self.rematch.union(seats);
            }
            Deed::RematchBegun { code } => self.next = Some(code.clone()),
        }
        Ok(Vec::new())
    }

    fn rise(&mut self, seat: Seat, at: Millis) {
        let place = &mut self.places[seat.index()];
        match self.begun {
            false => place.chair = Chair::Open,
            true => place.rose = Some(at),
        }
        self.rematch = self.rematch.without(seat);
        self.excuse_from_request(seat);
    }

    fn stand_in(&mut self, seat: Seat, level: Level, at: Millis) {
        self.stop_clock(seat, at);
        self.places[seat.index()].stand_in = Some(level);
        self.excuse_from_request(seat);
    }

    /// Moves in the game; without a word about who chose it if nobody did.
    fn make(
        &mut self,
        seat: Seat,
        text: &str,
        by: Option<By>,
        entry: &Entry,
    ) -> Result<Vec<Line>, Misfit> {
        let may_take_back = self.game.may_take_back();
        let mut lines = match by {
            Some(By::Itself) => self.answered_itself(seat, text).into_iter().collect(),
            _ => Vec::new(),
        };
        lines.extend(self.game.play(seat, text)?);
        self.log.tell(self.moves.len(), true, &lines);
        let place = &self.places[seat.index()];
        self.moves.push(Made {
            seat,
            decided: by.is_some_and(By::is_decision),
            plain: self.game.free_undo(seat).is_some(),
            may_take_back,
            asked: place.asked,
            bank: place.bank,
        });
        self.stop_clock(seat, entry.at);
        self.places[seat.index()].moved = entry.number;
        self.changed = entry.number;
        self.pass_over_request(seat, entry.at);
        Ok(lines)
    }

    fn take_back(&mut self, seat: Seat, to: usize, number: u32) -> Result<Cut, Misfit> {
        need(self.begun && self.next.is_none(), "no game is on")?;
        let theirs = self.moves.get(to).is_some_and(|made| made.seat == seat);
        need(theirs, "there is no such move to take back")?;
        let taken = self.moves.split_off(to);
        if taken.iter().all(|made| made.seat == seat) {
            let place = &mut self.places[seat.index()];
            place.asked = taken[0].asked;
            place.bank = taken[0].bank;
        }
        self.game.undo_to(to);
        self.request = None;
        self.rematch = SeatSet::EMPTY;
        self.changed = number;
        self.undone = number;
        Ok(self.log.cut(to))
    }
}
