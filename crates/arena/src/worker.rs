//! What one thread of a simulation does.

use crate::{
    Ledger, Lineup, MatchResult, MatchSeeds,
    card_ear::{CardEar, Listener},
    ledger::SeriesLedger,
    matches::{act, play_on},
    plan::Plan,
    queue::Queue,
    tally::Played,
};
use kernel::{Evaluate, Game, Rng, Seat};
use std::{
    any::Any,
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

/// So often at least what was counted goes into the ledger.
const POSTED_EVERY: Duration = Duration::from_millis(250);

/// One thread with all it needs to play game after game.
pub(crate) struct Worker<'a, G: Game> {
    plan: &'a Plan<'a, G>,
    ledger: &'a Mutex<Ledger>,
    stop: &'a AtomicBool,
    streams: Vec<Rng>,
    scratch: Vec<G::Action>,
    games: Vec<Played>,
    /// What is counted and not yet in the ledger, with its series.
    page: Option<(usize, SeriesLedger)>,
    posted: Instant,
}

impl<'a, G: Evaluate> Worker<'a, G> {
    pub fn new(
        plan: &'a Plan<'a, G>,
        ledger: &'a Mutex<Ledger>,
        stop: &'a AtomicBool,
    ) -> Worker<'a, G> {
        Worker {
            plan,
            ledger,
            stop,
            streams: Vec::new(),
            scratch: Vec::new(),
            games: Vec::new(),
            page: None,
            posted: Instant::now(),
        }
    }

    /// Plays rounds until there are none left or it is told to stop.
    pub fn work(mut self, queue: &Queue, progress: &(dyn Fn(u64) + Sync)) {
        let mut batch = 1;
        while !self.stop.load(Ordering::Relaxed)
            && let Some(places) = queue.take(batch)
        {
            let start = Instant::now();
            let rounds = places.map_while(|place| queue.at(place));
            let played = rounds.map_while(|(series, round)| {
                self.play_or_name(series, round, queue)?;
                Some(self.plan.series[series].lineups.len() as u64)
            });
            progress(played.sum());
            batch = queue.next_batch(batch, start.elapsed());
            if self.posted.elapsed() >= POSTED_EVERY {
                self.post();
            }
        }
        self.post();
    }

    /// Puts what was counted into the ledger.
    fn post(&mut self) {
        self.posted = Instant::now();
        if let Some((series, page)) = self.page.take() {
            let mut ledger = self.ledger.lock().unwrap_or_else(PoisonError::into_inner);
            ledger.series[series].add(&page);
        }
    }

    /// Plays one round. If it panics nobody begins another, and the panic says which game it was.
    fn play_or_name(&mut self, series: usize, round: u64, queue: &Queue) -> Option<()> {
        catch_unwind(AssertUnwindSafe(|| self.play(series, round))).unwrap_or_else(|cause| {
            queue.close();
            let seed = self.plan.seed;
            panic!("game {round} of seed {seed}: {}", message(&*cause))
        })
    }

    /// Plays one round and counts it; nothing if it was told to stop.
    fn play(&mut self, series: usize, round: u64) -> Option<()> {
        let planned = &self.plan.series[series];
        let seeds = MatchSeeds::new(self.plan.seed.child(round));
        self.games.clear();
        for lineup in &planned.lineups {
            let played = self.play_game(lineup, seeds)?;
            self.games.push(played);
        }
        if self.page.as_ref().is_some_and(|(page, _)| *page != series) {
            self.post();
        }
        let page = self
            .page
            .get_or_insert_with(|| (series, SeriesLedger::of(planned)));
        page.1.count(round, self.games.drain(..), planned);
        Some(())
    }

    fn play_game(&mut self, lineup: &Lineup<G>, seeds: MatchSeeds) -> Option<Played> {
        let mut position = G::new(&lineup.setup, seeds.chance());
        let (actions, cards) = if self.plan.by_card {
            let mut ear = CardEar::at(&position);
            let actions = self.play_out(&mut position, lineup, seeds, &mut ear)?;
            (actions, ear.counts())
        } else {
            let actions = self.play_out(&mut position, lineup, seeds, &mut ())?;
            (actions, BTreeMap::new())
        };
        let result = MatchResult::of(&position, actions);
        let tag = self.plan.tag.filter(|_| !result.truncated());
        Some(Played {
            result,
            tags: tag.map_or_else(Vec::new, |tag| tag(&position)),
            cards,
        })
    }

    fn play_out(
        &mut self,
        position: &mut G,
        lineup: &Lineup<G>,
        seeds: MatchSeeds,
        listener: &mut impl Listener<G>,
    ) -> Option<u64> {
        match lineup.all_random() {
            true => self.play_randomly(position, lineup, seeds, listener),
            false => self.play_with_bots(position, lineup, seeds, listener),
        }
    }

    fn play_with_bots(
        &mut self,
        position: &mut G,
        lineup: &Lineup<G>,
        seeds: MatchSeeds,
        listener: &mut impl Listener<G>,
    ) -> Option<u64> {
        let mut bots = seeds.seat_bots(&lineup.bots);
        let max_moves = self.plan.max_moves;
        play_on(
            position,
            seeds,
            max_moves,
            self.stop,
            |position, seat, moves| {
                act(position, seat, moves, &mut *bots[seat.index()], listener);
                listener.after_action(position);
            },
        )
    }

    /// The same as with random bots in all seats, choice by choice, without the bots.
    fn play_randomly(
        &mut self,
        position: &mut G,
        lineup: &Lineup<G>,
        seeds: MatchSeeds,
        listener: &mut impl Listener<G>,
    ) -> Option<u64> {
        let (streams, scratch) = (&mut self.streams, &mut self.scratch);
        streams.clear();
        streams.extend(Seat::all(lineup.bots.len()).map(|seat| Rng::new(seeds.bot(seat))));
        let max_moves = self.plan.max_moves;
        play_on(
            position,
            seeds,
            max_moves,
            self.stop,
            |position, seat, _| {
                let action = position.pick(seat, &mut streams[seat.index()], scratch);
                position.play_unchecked(seat, action, listener);
                listener.after_action(position);
            },
        )
    }
}

fn message(cause: &(dyn Any + Send)) -> &str {
    let text = cause.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| cause.downcast_ref::<&str>().copied())
        .unwrap_or("it panicked without a word")
}
