//! How fast a game's engine is, on one thread with random play.

use crate::search_bench::{SearchBench, bench_search};
use crate::seeds::next_seat;
use cpu_time::ThreadTime;
use kernel::{Evaluate, Game, Rng, Seed, Turn};
use serde::Serialize;
use std::{hint::black_box, time::Duration};

/// How fast a game's engine is. Seconds are those of the processor, not of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct BenchReport {
    /// The size of a position.
    pub state_bytes: usize,
    /// Nanoseconds to clone a position from the middle of a game.
    pub clone_ns: f64,
    /// Whole random games a second, dealing included.
    pub playouts_per_second: f64,
    /// Actions a second in those games.
    pub actions_per_second: f64,
    /// Actions a game.
    pub mean_actions: f64,
    /// Legal actions a choice.
    pub mean_legal: f64,
    /// How fast a search is.
    pub search: SearchBench,
}

/// What is measured is measured this many times; the middle one counts.
const BATCHES: usize = 3;
/// How many games the number of legal actions is averaged over, at most.
const COUNTED_GAMES: u64 = 2_000;
/// A shorter benchmark would measure the clock.
const LEAST_SECONDS: f64 = 0.01;
/// Few enough to stay in the processor's cache.
const CLONED_POSITIONS: u64 = 16;

/// Plays random games for about this many seconds of processor time, and measures.
pub fn bench<G: Evaluate>(setup: &G::Setup, seconds: f64) -> BenchReport {
    let mut player = Player::<G>::new(setup);
    let batch = player.games_in(seconds.max(LEAST_SECONDS) / BATCHES as f64);
    let mut playout_rates = [0.0; BATCHES];
    let mut action_rates = [0.0; BATCHES];
    let mut actions = 0;
    for i in 0..BATCHES {
        let start = ThreadTime::now();
        let taken = player.play(batch);
        let elapsed = seconds_since(start);
        playout_rates[i] = batch as f64 / elapsed;
        action_rates[i] = taken as f64 / elapsed;
        actions += taken;
    }
    let middles = player.middles();
    BenchReport {
        state_bytes: size_of::<G>(),
        clone_ns: clone_ns(&middles),
        playouts_per_second: median(playout_rates),
        actions_per_second: median(action_rates),
        mean_actions: actions as f64 / (BATCHES as u64 * batch) as f64,
        mean_legal: player.mean_legal(batch.min(COUNTED_GAMES)),
        search: bench_search(&player.openings(), seconds),
    }
}

/// Plays random games, each from its own seed.
struct Player<'a, G: Game> {
    setup: &'a G::Setup,
    next: u64,
    choices: Rng,
    scratch: Vec<G::Action>,
}

impl<'a, G: Game> Player<'a, G> {
    const SEED: u64 = 1;

    fn new(setup: &'a G::Setup) -> Player<'a, G> {
        Player {
            setup,
            next: 0,
            choices: Rng::new(Seed::from(Player::<G>::SEED)),
            scratch: Vec::new(),
        }
    }

    fn deal(&mut self) -> G {
        let seed = Seed::from(self.next);
        self.next += 1;
        G::new(self.setup, seed)
    }

    /// Takes one random action; false once the game is over.
    #[inline]
    fn step(&mut self, position: &mut G) -> bool {
        let Turn::Choose(waiting) = position.turn() else {
            return false;
        };
        let seat = next_seat(waiting, || &mut self.choices);
        let action = position.pick(seat, &mut self.choices, &mut self.scratch);
        position.play_unchecked(seat, action, &mut ());
        true
    }

    /// Plays so many games, and counts the actions.
    fn play(&mut self, games: u64) -> u64 {
        let mut actions = 0;
        for _ in 0..games {
            let mut position = self.deal();
            while self.step(&mut position) {
                actions += 1;
            }
            black_box(&position);
        }
        actions
    }

    /// Warms up, and says how many games fill so many seconds.
    fn games_in(&mut self, seconds: f64) -> u64 {
        let mut games = 1;
        loop {
            let start = ThreadTime::now();
            self.play(games);
            let elapsed = seconds_since(start);
            if elapsed > seconds / 4.0 {
                return (games as f64 * seconds / elapsed).ceil().max(1.0) as u64;
            }
            games *= 2;
        }
    }

    /// The mean number of legal actions of the seat that acts.
    fn mean_legal(&mut self, games: u64) -> f64 {
        let (mut choices, mut listed) = (0_u64, 0_u64);
        let mut legal = Vec::new();
        for _ in 0..games {
            let mut position = self.deal();
            while let Turn::Choose(waiting) = position.turn() {
                let seat = next_seat(waiting, || &mut self.choices);
                legal.clear();
                position.legal(seat, &mut legal);
                choices += 1;
                listed += legal.len() as u64;
                let action = legal[self.choices.index(legal.len())];
                position.play_unchecked(seat, action, &mut ());
            }
        }
        listed as f64 / choices.max(1) as f64
    }

    /// Positions from the beginning of games.
    fn openings(&mut self) -> Vec<G> {
        (0..CLONED_POSITIONS).map(|_| self.deal()).collect()
    }

    /// Positions from the middle of games.
    fn middles(&mut self) -> Vec<G> {
        (0..CLONED_POSITIONS)
            .map(|_| {
                let (start, choices) = (self.deal(), self.choices);
                let mut position = start.clone();
                let mut length = 0;
                while self.step(&mut position) {
                    length += 1;
                }
                (position, self.choices) = (start, choices);
                for _ in 0..length / 2 {
                    self.step(&mut position);
                }
                position
            })
            .collect()
    }
}

fn clone_ns<G: Clone>(positions: &[G]) -> f64 {
    const ENOUGH: f64 = 0.02;
    let mut copy = positions[0].clone();
    let mut timed = |rounds: u64| {
        let start = ThreadTime::now();
        for _ in 0..rounds {
            for position in positions {
                copy = black_box(position).clone();
                black_box(&mut copy);
            }
        }
        seconds_since(start)
    };
    let mut rounds = 1;
    while timed(rounds) < ENOUGH {
        rounds *= 2;
    }
    let seconds = median(std::array::from_fn::<f64, BATCHES, _>(|_| timed(rounds)));
    seconds * 1e9 / (rounds * positions.len() as u64) as f64
}

/// A clock that stood still would make every rate infinite.
fn seconds_since(start: ThreadTime) -> f64 {
    start.elapsed().max(Duration::from_nanos(1)).as_secs_f64()
}

fn median(mut measured: [f64; BATCHES]) -> f64 {
    measured.sort_by(f64::total_cmp);
    measured[BATCHES / 2]
}
