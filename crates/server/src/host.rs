//! A table with those who look at it.
//!
//! A host is used from many tasks. Each does something to the room under its lock, and what comes
//! of it goes to the ledger as one page, in order: see [`Host::act`]. Where to look next:
//! `room.rs` (the table and its viewers), `sight.rs` (what an eye is shown, and how that
//! changes), `names.rs` (what people are called), `asks.rs` (what viewers ask), `bots.rs`, `timer.rs`, `rematch.rs`.

mod asks;
mod bots;
mod hints;
mod lists;
mod names;
mod rematch;
mod room;
mod sight;
mod timer;
mod viewer;

pub(crate) use viewer::{Arrival, NotIn, ViewerId};

use crate::house::House;
use crate::ledger::Page;
use crate::outbox::Frame;
use crate::store::Writing;
use crate::time::now;
use room::Room;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use table::{Happening, Table};

/// A table with those who look at it.
pub(crate) struct Host {
    code: String,
    invite: String,
    house: Arc<House>,
    room: Mutex<Room>,
    /// Pages that are not written yet.
    unwritten: AtomicUsize,
    /// Has something happened here that could not be written?
    lost: AtomicBool,
    /// Has the table left memory? Changes only under the room's lock.
    retired: AtomicBool,
}

/// The table is not hosted here any more: it has to be found anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gone;

/// What was done in a room, before anyone hears of it.
#[derive(Default)]
pub(crate) struct Doings {
    /// What happened at the table.
    happenings: Vec<Happening>,
    /// May the table look different though nothing happened?
    stirred: bool,
    /// What is said beside that, before it.
    news: Vec<(crate::outbox::Outbox, Frame)>,
}

impl Host {
    pub(crate) fn new(code: String, invite: String, table: Table, house: Arc<House>) -> Host {
        Host {
            room: Mutex::new(Room::new(table, code.as_str().into(), invite.clone())),
            code,
            invite,
            house,
            unwritten: AtomicUsize::new(0),
            lost: AtomicBool::new(false),
            retired: AtomicBool::new(false),
        }
    }

    /// The table's code.
    pub(crate) fn code(&self) -> &str {
        &self.code
    }

    /// The secret word of the link that lets others sit down.
    pub(crate) fn invite(&self) -> &str {
        &self.invite
    }

    pub(crate) fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Acquire)
    }

    /// Does it have to be found anew?
    pub(crate) fn is_gone(&self) -> bool {
        self.is_lost() || self.retired.load(Ordering::Acquire)
    }

    /// A page of this table was dealt with.
    pub(crate) fn written(&self) {
        self.unwritten.fetch_sub(1, Ordering::AcqRel);
    }

    /// Something that happened here could not be written: all viewers have to be told what is
    /// true.
    pub(crate) fn lose(&self) {
        self.abandon();
        let room = self.room.lock().unwrap_or_else(PoisonError::into_inner);
        room.tell_lost();
    }

    /// Nothing that is said here counts any more.
    pub(crate) fn abandon(&self) {
        self.lost.store(true, Ordering::Release);
    }

    /// Leaves memory, if nobody looks and nothing is under way; `idle` for at least so long.
    pub(crate) fn retire(&self, idle: Duration) -> bool {
        let Ok(room) = self.room.try_lock() else {
            return self.is_lost();
        };
        let busy = self.unwritten.load(Ordering::Acquire) > 0 || room.is_busy(idle);
        if !busy {
            self.retired.store(true, Ordering::Release);
        }
        self.is_gone()
    }

    /// Does something in the room, then what follows from it, and hands all of it to the ledger.
    fn act<T>(self: &Arc<Self>, deed: impl FnOnce(&mut Room, &mut Doings) -> T) -> Result<T, Gone> {
        let mut room = self.enter_room()?;
        let acted = catch_unwind(AssertUnwindSafe(|| {
            let mut doings = Doings::default();
            let done = deed(&mut room, &mut doings);
            let writing = self.follow_up(&mut room, &mut doings);
            (done, writing, doings.news)
        }));
        let Ok((done, writing, news)) = acted else {
            // A game that fails must not take the house with it: the table is read anew.
            tracing::error!(table = self.code(), "the table failed");
            self.abandon();
            room.tell_lost();
            return Err(Gone);
        };
        if !writing.rows.is_empty() || !news.is_empty() {
            self.unwritten.fetch_add(1, Ordering::AcqRel);
            self.house.ledger.hand_in(Page {
                host: Arc::clone(self),
                writing,
                news,
            });
        }
        Ok(done)
    }

    /// Looks at the room, without doing anything in it.
    fn look<T>(&self, look: impl FnOnce(&Room) -> T) -> Result<T, Gone> {
        let room = self.enter_room()?;
        catch_unwind(AssertUnwindSafe(|| look(&room))).map_err(|_| Gone)
    }

    fn enter_room(&self) -> Result<MutexGuard<'_, Room>, Gone> {
        let room = self.room.lock().unwrap_or_else(PoisonError::into_inner);
        match self.is_gone() {
            true => Err(Gone),
            false => Ok(room),
        }
    }

    /// What follows from what was done: what needs nobody, what everybody is shown, who thinks.
    fn follow_up(self: &Arc<Self>, room: &mut Room, doings: &mut Doings) -> Writing {
        let now = now();
        doings.happenings.extend(room.table.settle(now));
        let happenings = &doings.happenings[..];
        if !happenings.is_empty() {
            room.moved = Instant::now();
            self.house.metrics.moves.add(room::moves(happenings));
        }
        if !happenings.is_empty() || doings.stirred || !room.arriving.is_empty() {
            room.show(happenings, now, &mut doings.news);
        }
        self.begin_rematch(room);
        self.let_think(room);
        self.wake_later(room);
        room.writing(std::mem::take(&mut doings.happenings))
    }
}
