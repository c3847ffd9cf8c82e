//! The rounds nobody has begun yet.

use crate::{Ledger, plan::Plan};
use kernel::Game;
use std::{
    ops::Range,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

/// The rounds nobody has begun yet. It has a cache line of its own: its neighbours on the stack
/// are read at every action.
#[repr(align(128))]
pub(crate) struct Queue {
    next: AtomicU64,
    stretches: Vec<Stretch>,
    rounds: u64,
    most_at_once: u64,
}

/// Rounds of one series that follow each other, and how many rounds the queue has before them.
struct Stretch {
    before: u64,
    series: usize,
    rounds: Range<u64>,
}

impl Queue {
    /// What the ledger lacks of the plan.
    pub fn of<G: Game>(plan: &Plan<'_, G>, ledger: &Ledger, threads: usize) -> Queue {
        let mut rounds = 0;
        let mut stretches = Vec::new();
        for (series, (planned, played)) in plan.series.iter().zip(&ledger.series).enumerate() {
            for missing in played.done.missing(planned.rounds) {
                let before = rounds;
                rounds += missing.end - missing.start;
                stretches.push(Stretch {
                    before,
                    series,
                    rounds: missing,
                });
            }
        }
        Queue {
            next: AtomicU64::new(0),
            stretches,
            rounds,
            // At the end nobody should wait long for the one who took the last games.
            most_at_once: (rounds / (8 * threads.max(1) as u64)).clamp(1, 64),
        }
    }

    /// Places in the queue that nobody else gets.
    pub fn take(&self, batch: u64) -> Option<Range<u64>> {
        let start = self.next.fetch_add(batch, Ordering::Relaxed);
        (start < self.rounds).then(|| start..self.rounds.min(start + batch))
    }

    /// The series and round at a place in the queue.
    pub fn at(&self, place: u64) -> Option<(usize, u64)> {
        let after = self
            .stretches
            .partition_point(|stretch| stretch.before <= place);
        let stretch = self.stretches.get(after.checked_sub(1)?)?;
        Some((
            stretch.series,
            stretch.rounds.start + (place - stretch.before),
        ))
    }

    /// From now on there is nothing to take.
    pub fn close(&self) {
        self.next.store(self.rounds, Ordering::Relaxed);
    }

    /// Short games are taken many at once, long ones one by one, so that progress is heard of
    /// often and the queue is not felt.
    pub fn next_batch(&self, batch: u64, took: Duration) -> u64 {
        let next = match took.as_millis() {
            0 => batch * 2,
            1..10 => batch,
            _ => batch / 2,
        };
        next.clamp(1, self.most_at_once)
    }
}
