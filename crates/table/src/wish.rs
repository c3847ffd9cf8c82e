//! What people wish, and whether they may.

use crate::enter::{CONCEDE, Misfit};
use crate::opening::level_name;
use crate::place::Place;
use crate::undo::UndoWay;
use crate::{By, Chair, Deed, Granted, GuestId, Millis, Table, TableRefusal, read_name};
use kernel::Seat;
use protocol::{AbsenceRight, TableStage, Wish};

/// The longest id of a wish.
const LONGEST_ID: usize = 32;

fn is_wish_id(id: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(fits)
}

impl Table {
    /// Does what a guest wishes for a seat, or changes nothing and says why not. A wish that was
    /// granted before, as its id tells, is not done twice.
    ///
    /// `may_sit` says whether the guest was let in to take an open seat; that is for the host to
    /// know. A guest for whom a bot plays, or who has risen, plays again from the first wish
    /// that is granted; to sit down in one's own seat wishes nothing but that.
    pub fn wish(
        &mut self,
        guest: &GuestId,
        id: &str,
        seat: Seat,
        wish: &Wish,
        may_sit: bool,
        now: Millis,
    ) -> Result<Granted, TableRefusal> {
        if !is_wish_id(id) {
            return Err(TableRefusal::BadWishId);
        }
        if self.was_granted(guest, id) {
            return Ok(Granted::Before);
        }
        let now = now.max(self.at);
        let place = self.place(seat).ok_or(TableRefusal::NoSuchSeat)?;
        let returns = place.guest() == Some(guest) && !place.is_attended();
        let deed = self.deed(guest, seat, wish, may_sit, now)?;
        let mut happenings = Vec::new();
        if returns && !matches!(deed, Deed::Returned { .. } | Deed::Rose { .. }) {
            happenings.push(self.enter(Deed::Returned { seat }, None, now)?);
        }
        happenings.push(self.enter(deed, Some((guest, id)), now)?);
        if let Some(undone @ Deed::Undone { .. }) = self.undo_that_follows(now) {
            happenings.push(self.enter(undone, None, now)?);
        }
        Ok(Granted::Now(happenings))
    }

    /// Was a wish with this id granted to this guest?
    pub fn was_granted(&self, guest: &GuestId, id: &str) -> bool {
        self.granted.contains(guest, id)
    }

    /// What a wish for a seat of the table comes to, if it may be granted.
    fn deed(
        &self,
        guest: &GuestId,
        seat: Seat,
        wish: &Wish,
        may_sit: bool,
        now: Millis,
    ) -> Result<Deed, TableRefusal> {
        if !matches!(wish, Wish::Sit { .. } | Wish::Invite { .. }) {
            self.own(guest, seat)?;
        }
        let place = &self.places[seat.index()];
        match wish {
            Wish::Sit { name } => self.sit(guest, seat, name, may_sit),
            Wish::Invite { level } => self.invite(guest, seat, level),
            Wish::Rise if place.rose.is_some() => Err(TableRefusal::AlreadyLeft),
            Wish::Rise => Ok(Deed::Rose { seat }),
            Wish::Begin => self.begin(),
            Wish::Act { text, number } => self.act(seat, place, text, *number),
            Wish::Undo => Ok(match self.undo_way(guest, now)? {
                UndoWay::Free { seat, to } => Deed::Undone {
                    seat,
                    to: to as u32,
                },
                UndoWay::Ask { seat } => Deed::UndoAsked { seat },
            }),
            Wish::AnswerUndo { yes } => self.answer_undo(seat, *yes),
            Wish::Concede => {
                self.need_play()?;
                Ok(Deed::Moved {
                    seat,
                    text: CONCEDE.to_owned(),
                    by: By::Guest,
                })
            }
            Wish::Claim { from } => {
                self.need_absence(guest, *from, AbsenceRight::Claim, now)?;
                Ok(Deed::Claimed { seat, from: *from })
            }
            Wish::StandIn { from } => {
                self.need_absence(guest, *from, AbsenceRight::StandIn, now)?;
                Ok(Deed::StoodIn {
                    seat: *from,
                    level: crate::absence::STAND_IN,
                })
            }
            Wish::Rematch => self.wish_rematch(seat),
        }
    }

    fn sit(
        &self,
        guest: &GuestId,
        seat: Seat,
        name: &str,
        may_sit: bool,
    ) -> Result<Deed, TableRefusal> {
        if let Ok(place) = self.own(guest, seat) {
            return match place.is_attended() {
                true => Err(TableRefusal::AlreadyYours),
                false => Ok(Deed::Returned { seat }),
            };
        }
        self.need_open(seat)?;
        if !may_sit {
            return Err(TableRefusal::NotInvited);
        }
        Ok(Deed::Sat {
            seat,
            guest: guest.clone(),
            name: read_name(name)?,
        })
    }

    fn invite(&self, guest: &GuestId, seat: Seat, level: &str) -> Result<Deed, TableRefusal> {
        if self.seats_of(guest).is_empty() {
            return Err(TableRefusal::NotSeated);
        }
        self.need_open(seat)?;
        let level = level_name::read(level).ok_or(TableRefusal::NoSuchLevel)?;
        Ok(Deed::Invited { seat, level })
    }

    fn begin(&self) -> Result<Deed, TableRefusal> {
        match (self.begun, self.is_full()) {
            (true, _) => Err(TableRefusal::AlreadyBegun),
            (false, false) => Err(TableRefusal::SeatsOpen),
            (false, true) => Ok(Deed::Began),
        }
    }

    fn act(
        &self,
        seat: Seat,
        place: &Place,
        text: &str,
        number: u32,
    ) -> Result<Deed, TableRefusal> {
        self.need_play()?;
        // What was chosen before the seat moved, or before something was taken back, was chosen
        // for another question: a second click, most of the time.
        if number < place.moved.max(self.undone) || number > self.number {
            return Err(TableRefusal::Stale);
        }
        Ok(Deed::Moved {
            seat,
            text: self.game.consider(seat, text)?,
            by: By::Guest,
        })
    }

    fn answer_undo(&self, seat: Seat, yes: bool) -> Result<Deed, TableRefusal> {
        let request = self.request.as_ref();
        match request.is_some_and(|request| request.waiting.contains(seat)) {
            false => Err(TableRefusal::NothingToAnswer),
            true if yes => Ok(Deed::UndoGranted { seat }),
            true => Ok(Deed::UndoRefused { seat }),
        }
    }

    fn own(&self, guest: &GuestId, seat: Seat) -> Result<&Place, TableRefusal> {
        let place = self.place(seat).ok_or(TableRefusal::NoSuchSeat)?;
        match place.guest() == Some(guest) {
            true => Ok(place),
            false => Err(TableRefusal::NotYourSeat),
        }
    }

    fn need_open(&self, seat: Seat) -> Result<(), TableRefusal> {
        let place = self.place(seat).ok_or(TableRefusal::NoSuchSeat)?;
        match place.chair {
            _ if self.begun => Err(TableRefusal::AlreadyBegun),
            Chair::Open => Ok(()),
            _ => Err(TableRefusal::SeatTaken),
        }
    }

    fn need_play(&self) -> Result<(), TableRefusal> {
        match self.stage() {
            TableStage::Gathering => Err(TableRefusal::NotBegun),
            TableStage::Playing => Ok(()),
            TableStage::Over => Err(TableRefusal::GameOver),
        }
    }

    fn need_absence(
        &self,
        guest: &GuestId,
        from: Seat,
        right: AbsenceRight,
        now: Millis,
    ) -> Result<(), TableRefusal> {
        self.need_play()?;
        let place = self.place(from).ok_or(TableRefusal::NoSuchSeat)?;
        if self.absence_rights(guest, from, now).contains(&right) {
            return Ok(());
        }
        Err(match right {
            _ if place.bot().is_some() => TableRefusal::BotPlays,
            AbsenceRight::Claim if !self.is_duel() => TableRefusal::NoClaim,
            _ => TableRefusal::NotAway,
        })
    }
}

impl From<Misfit> for TableRefusal {
    fn from(misfit: Misfit) -> TableRefusal {
        match misfit {
            Misfit::Unplayable(why) => why.into(),
            // All that a table asks of a deed was asked of the wish before.
            Misfit::Impossible(_) => TableRefusal::Stale,
        }
    }
}
