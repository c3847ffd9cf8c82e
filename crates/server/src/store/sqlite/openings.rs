//! Tables that are opened. While others play they wait for the next batch and are written with it:
//! of three commits one was for a table alone.

use super::Sqlite;
use super::journal::json;
use super::writer::Held;
use crate::store::{NewRow, StoreFault};
use std::time::{Duration, Instant};
use table::GuestId;
use tokio::sync::oneshot::{Receiver, Sender, channel};
use tokio::time::timeout;

/// So long a table waits for a batch at most: a little more than lies between two of them when
/// many play.
const COMPANY: Duration = Duration::from_millis(30);

const TABLES: &str = concat!(
    "BEGIN IMMEDIATE;",
    super::journal::add_tables!("$1"),
    super::journal::add_sittings!("$2"),
    "COMMIT"
);

/// A table that waits to be written.
#[derive(Debug)]
pub(super) struct Opening {
    /// Code, invite, opening, when, and whether it is public.
    pub(super) row: (String, String, String, i64, bool),
    pub(super) guests: Vec<GuestId>,
    written: Sender<Result<(), StoreFault>>,
}

impl Opening {
    fn new(new: &NewRow) -> (Opening, Receiver<Result<(), StoreFault>>) {
        let (written, answer) = channel();
        let opening = Opening {
            row: (
                new.code.clone(),
                new.invite.clone(),
                new.opening(),
                new.created(),
                new.opening.public,
            ),
            guests: new.guests.clone(),
            written,
        };
        (opening, answer)
    }

    /// Tells who waits for it.
    pub(super) fn answer(self, written: Result<(), StoreFault>) {
        // Who has gone need not know.
        let _ = self.written.send(written);
    }

    /// Guest, table, and since when.
    pub(super) fn sittings(&self) -> impl Iterator<Item = (&str, &str, i64)> {
        let (code, _, _, created, _) = &self.row;
        let guests = self.guests.iter();
        guests.map(|guest| (guest.as_str(), code.as_str(), *created))
    }
}

/// The tables that wait.
#[derive(Debug, Default)]
pub(super) struct Openings {
    waiting: Vec<Opening>,
    last_batch: Option<Instant>,
}

impl Openings {
    /// Takes all, for a batch.
    pub(super) fn join_batch(&mut self) -> Vec<Opening> {
        self.last_batch = Some(Instant::now());
        std::mem::take(&mut self.waiting)
    }

    /// Will there soon be a batch?
    fn have_company(&self) -> bool {
        self.last_batch.is_some_and(|last| last.elapsed() < COMPANY)
    }
}

impl Sqlite {
    /// Adds a table.
    pub(in crate::store) async fn add_table(&self, new: &NewRow) -> Result<(), StoreFault> {
        let (opening, mut answer) = Opening::new(new);
        let wait = {
            let mut openings = self.openings();
            openings.waiting.push(opening);
            openings.have_company()
        };
        if wait && let Ok(answer) = timeout(COMPANY, &mut answer).await {
            return answer.unwrap_or_else(|_| Err(sqlx::Error::PoolClosed.into()));
        }
        // In a task of its own: whoever asked for one of them may go, and the others stay.
        let sqlite = self.clone();
        tokio::spawn(async move { sqlite.add_waiting_tables().await });
        let answer = answer.await;
        answer.unwrap_or_else(|_| Err(sqlx::Error::PoolClosed.into()))
    }

    async fn add_waiting_tables(&self) {
        let mut writer = self.writer.hold().await;
        let openings = std::mem::take(&mut self.openings().waiting);
        self.add_tables_one_by_one(&mut writer, openings).await;
    }

    /// One that cannot be written must not keep the others from it.
    pub(super) async fn add_tables_one_by_one(&self, writer: &mut Held<'_>, all: Vec<Opening>) {
        for opening in all {
            let sittings: Vec<_> = opening.sittings().collect();
            let query = sqlx::query(TABLES)
                .bind(json(&[&opening.row]))
                .bind(json(&sittings));
            let written = writer.execute(query).await;
            opening.answer(written.map_err(StoreFault::from));
        }
    }
}
