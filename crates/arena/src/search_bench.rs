//! How fast a search is in a game, against plain playouts from the same positions.

use bots::{Iterations, Observed, SearchPlan, Searcher};
use cpu_time::ThreadTime;
use kernel::{Approach, Evaluate, Rng, Seat, Seed, Turn};
use serde::Serialize;
use std::hint::black_box;
use std::time::Duration;

/// How fast a search is whose playouts run to the end, on one thread. Seconds are those of the
/// processor.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SearchBench {
    /// Iterations a second of a search from the beginning of games: guess, go down the tree, play
    /// to the end.
    pub iterations_per_second: f64,
    /// Random games a second from the same positions, what is hidden guessed anew for each.
    pub playouts_per_second: f64,
}

impl SearchBench {
    /// What is left of the speed of plain playouts when a tree is kept.
    pub fn ratio(&self) -> f64 {
        self.iterations_per_second / self.playouts_per_second.max(f64::MIN_POSITIVE)
    }
}

/// So many iterations a position, so that the tree is as deep as when it is used.
const ITERATIONS: u32 = 2_000;

/// Searches from these positions, again and again for about so many seconds.
pub(crate) fn bench_search<G: Evaluate>(positions: &[G], seconds: f64) -> SearchBench {
    let choices: Vec<_> = positions
        .iter()
        .filter_map(|position| Some((position, position.turn().waiting().lowest()?)))
        .collect();
    let mut searching = Clock::default();
    let mut playing = Clock::default();
    let mut round = 0;
    while searching.seconds + playing.seconds < seconds && !choices.is_empty() {
        let (position, seat) = choices[round % choices.len()];
        let seed = Seed::from(round as u64);
        searching.time(|| search(position, seat, seed));
        playing.time(|| play_out(position, seat, seed));
        round += 1;
    }
    SearchBench {
        iterations_per_second: searching.rate(round),
        playouts_per_second: playing.rate(round),
    }
}

fn search<G: Evaluate>(position: &G, seat: Seat, seed: Seed) {
    let plan = SearchPlan {
        iterations: Iterations::Exactly(ITERATIONS),
        playout: Some(Approach::PLAIN.playout),
        trust: Some(Approach::PLAIN.trust),
        curiosity: Some(Approach::PLAIN.curiosity),
        heeds_practice: false,
        ..SearchPlan::default()
    };
    let mut searcher = Searcher::new(seed, plan);
    black_box(searcher.search(&Observed::new(position, seat)));
}

fn play_out<G: Evaluate>(position: &G, seat: Seat, seed: Seed) {
    let seen = Observed::new(position, seat);
    let mut rng = Rng::new(seed);
    let mut scratch = Vec::new();
    for _ in 0..ITERATIONS {
        let mut world = seen.guess(&mut rng);
        while let Turn::Choose(waiting) = world.turn()
            && let Some(actor) = waiting.lowest()
        {
            let action = world.pick(actor, &mut rng, &mut scratch);
            world.play_unchecked(actor, action, &mut ());
        }
        black_box(&world);
    }
}

#[derive(Default)]
struct Clock {
    seconds: f64,
}

impl Clock {
    fn time(&mut self, work: impl FnOnce()) {
        let start = ThreadTime::now();
        work();
        let elapsed = start.elapsed().max(Duration::from_nanos(1));
        self.seconds += elapsed.as_secs_f64();
    }

    fn rate(&self, rounds: usize) -> f64 {
        match self.seconds > 0.0 {
            true => f64::from(ITERATIONS) * rounds as f64 / self.seconds,
            false => 0.0,
        }
    }
}
