//! What one thread of a simulation does.

use crate::{
    MatchResult, MatchSeeds, Simulation,
    matches::{act, play_on},
    tally::Tally,
};
use bots::BotKind;
use kernel::{Evaluate, Game, Rng, Seat};
use std::{
    any::Any,
    ops::Range,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::{Duration, Instant},
};

/// The games nobody has begun yet. It has a cache line of its own: its neighbours on the stack
/// are read at every action.
#[repr(align(128))]
pub(crate) struct Queue {
    next: AtomicU64,
    games: u64,
    most_at_once: u64,
}

impl Queue {
    pub(crate) fn new(games: u64, threads: usize) -> Queue {
        Queue {
            next: AtomicU64::new(0),
            games,
            // At the end nobody should wait long for the one who took the last games.
            most_at_once: (games / (8 * threads.max(1) as u64)).clamp(1, 64),
        }
    }

    fn take(&self, batch: u64) -> Option<Range<u64>> {
        let start = self.next.fetch_add(batch, Ordering::Relaxed);
        (start < self.games).then(|| start..self.games.min(start + batch))
    }

    fn close(&self) {
        self.next.store(self.games, Ordering::Relaxed);
    }

    /// Short games are taken many at once, long ones one by one, so that progress is heard of
    /// often and the queue is not felt.
    fn next_batch(&self, batch: u64, took: Duration) -> u64 {
        let next = match took.as_millis() {
            0 => batch * 2,
            1..10 => batch,
            _ => batch / 2,
        };
        next.clamp(1, self.most_at_once)
    }
}

/// One thread with all it needs to play game after game.
pub(crate) struct Worker<'a, G: Game> {
    simulation: &'a Simulation<G>,
    stop: &'a AtomicBool,
    all_random: bool,
    streams: Vec<Rng>,
    scratch: Vec<G::Action>,
    tally: Tally,
}

impl<'a, G: Evaluate> Worker<'a, G> {
    pub(crate) fn new(simulation: &'a Simulation<G>, stop: &'a AtomicBool) -> Worker<'a, G> {
        Worker {
            simulation,
            stop,
            all_random: simulation.bots.iter().all(|&kind| kind == BotKind::Random),
            streams: Vec::new(),
            scratch: Vec::new(),
            tally: Tally::default(),
        }
    }

    /// Plays games until there are none left or it is told to stop.
    pub(crate) fn work(mut self, queue: &Queue, progress: &(dyn Fn(u64) + Sync)) -> Tally {
        let mut batch = 1;
        while !self.stop.load(Ordering::Relaxed)
            && let Some(games) = queue.take(batch)
        {
            let start = Instant::now();
            let done = games
                .map_while(|index| self.play_or_name(index, queue))
                .count();
            progress(done as u64);
            batch = queue.next_batch(batch, start.elapsed());
        }
        self.tally
    }

    /// Plays one game. If it panics nobody begins another, and the panic says which game it was.
    fn play_or_name(&mut self, index: u64, queue: &Queue) -> Option<()> {
        catch_unwind(AssertUnwindSafe(|| self.play(index))).unwrap_or_else(|cause| {
            queue.close();
            let seed = self.simulation.seed;
            panic!("game {index} of seed {seed}: {}", message(&*cause))
        })
    }

    /// Plays one game and counts it; nothing if it was told to stop.
    fn play(&mut self, index: u64) -> Option<()> {
        let seeds = MatchSeeds::new(self.simulation.seed.child(index));
        let mut position = G::new(&self.simulation.setup, seeds.chance());
        let actions = if self.all_random {
            self.play_randomly(&mut position, seeds)
        } else {
            self.play_with_bots(&mut position, seeds)
        }?;
        let tag = self.simulation.tag;
        self.tally.count(&MatchResult::of(&position, actions), || {
            tag.map_or_else(Vec::new, |tag| tag(&position))
        });
        Some(())
    }

    fn play_with_bots(&mut self, position: &mut G, seeds: MatchSeeds) -> Option<u64> {
        let mut bots = seeds.seat_bots(&self.simulation.bots);
        let max_moves = self.simulation.max_moves;
        play_on(
            position,
            seeds,
            max_moves,
            self.stop,
            |position, seat, moves| {
                act(position, seat, moves, &mut *bots[seat.index()]);
            },
        )
    }

    /// The same as with random bots in all seats, choice by choice, without the bots.
    fn play_randomly(&mut self, position: &mut G, seeds: MatchSeeds) -> Option<u64> {
        let (streams, scratch) = (&mut self.streams, &mut self.scratch);
        streams.clear();
        streams.extend(Seat::all(self.simulation.bots.len()).map(|seat| Rng::new(seeds.bot(seat))));
        let max_moves = self.simulation.max_moves;
        play_on(
            position,
            seeds,
            max_moves,
            self.stop,
            |position, seat, _| {
                let action = position.pick(seat, &mut streams[seat.index()], scratch);
                position.play_unchecked(seat, action, &mut ());
            },
        )
    }
}

fn message(cause: &(dyn Any + Send)) -> &str {
    let text = cause.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| cause.downcast_ref::<&str>().copied())
        .unwrap_or("it panicked without a word")
}
