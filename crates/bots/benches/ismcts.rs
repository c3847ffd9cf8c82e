//! Our search against the crate `ismcts`, on the duel: the same positions, the same rules and the
//! same playouts, so that what differs is the tree.
//!
//! `cargo bench -p bots`; seconds are those of the processor, on one thread.

use bots::{Iterations, Observed, SearchPlan, Searcher};
use cpu_time::ThreadTime;
use ismcts::action_list::ActionList;
use ismcts::inference::NoInference;
use ismcts::state::State;
use kernel::{Approach, Game, Rng, Seat, Seed};
use samples::{Duel, Plain};
use std::cell::RefCell;
use std::hint::black_box;

type Action = <Duel as Game>::Action;

const ROUNDS: u64 = 3;
const POSITIONS: u64 = 40;
const MILLISECONDS: u128 = 100;

/// The curiosity of both, as the crate's own default.
const CURIOSITY: f32 = std::f32::consts::SQRT_2;

thread_local! {
    static CHANCE: RefCell<Rng> = RefCell::new(Rng::new(Seed::from(0)));
}

fn with_chance<T>(draw: impl FnOnce(&mut Rng) -> T) -> T {
    CHANCE.with_borrow_mut(draw)
}

/// The duel as the crate wants it.
#[derive(Clone)]
struct Theirs(Duel);

#[derive(Clone)]
struct Listed(Vec<Action>);

impl ActionList<Action> for Listed {
    fn uninit() -> Listed {
        Listed(Vec::new())
    }

    fn pop_random(&mut self) -> Option<Action> {
        let place = match self.0.len() {
            0 => return None,
            several => with_chance(|rng| rng.index(several)),
        };
        Some(self.0.swap_remove(place))
    }

    fn push(&mut self, action: Action) {
        self.0.push(action);
    }

    fn len(&self) -> usize {
        self.0.len()
    }

    fn has(&self, item: &Action) -> bool {
        self.0.contains(item)
    }

    fn without(&self, other: &Listed) -> Listed {
        let rest = self.0.iter().filter(|action| !other.0.contains(action));
        Listed(rest.copied().collect())
    }
}

impl Theirs {
    fn actor(&self) -> Seat {
        let waiting = self.0.turn().waiting();
        waiting.lowest().unwrap_or(Seat::new(0))
    }
}

impl State for Theirs {
    type Action = Action;
    type ActionList = Listed;
    type Inference = NoInference;

    fn turn(&self) -> usize {
        self.actor().index()
    }

    fn randomize(&self, _: usize, _: &NoInference) -> Theirs {
        let mut world = self.0;
        with_chance(|rng| world.guess(self.actor(), rng));
        Theirs(world)
    }

    fn possible_actions(&self) -> Listed {
        let mut legal = Vec::new();
        self.0.legal(self.actor(), &mut legal);
        Listed(legal)
    }

    fn apply_action(&mut self, action: Action) {
        let actor = self.actor();
        self.0.play_unchecked(actor, action, &mut ());
    }

    /// Our own playouts, which make no lists.
    fn do_rollout(&mut self) {
        let mut scratch = Vec::new();
        while !self.is_terminal() {
            let actor = self.actor();
            let action = with_chance(|rng| self.0.pick(actor, rng, &mut scratch));
            self.0.play_unchecked(actor, action, &mut ());
        }
    }

    fn is_terminal(&self) -> bool {
        self.0.turn().waiting().is_empty()
    }

    fn reward(&self, perspective: usize) -> f32 {
        match self.0.turn() {
            kernel::Turn::Over(outcome) => match outcome.payoff(Seat::new(perspective)) {
                1.. => 1.0,
                0 => 0.5,
                _ => 0.0,
            },
            kernel::Turn::Choose(_) => 0.5,
        }
    }
}

/// The first decision of a game.
fn position(number: u64) -> Duel {
    Duel::new(&Plain, Seed::from(number))
}

fn theirs(first: u64) -> (f64, u64) {
    let start = ThreadTime::now();
    let mut searcher = ismcts::searcher::Searcher::new(CURIOSITY, 100_000);
    let mut iterations = 0;
    for number in first..first + POSITIONS {
        let state = Theirs(position(number));
        let found = searcher.search(&state, &NoInference, MILLISECONDS);
        iterations += found.num_simulations as u64;
        black_box(found.best_action);
    }
    let seconds = start.elapsed().as_secs_f64();
    (iterations as f64 / seconds, iterations / POSITIONS)
}

fn ours(first: u64, iterations: u64) -> f64 {
    let start = ThreadTime::now();
    for number in first..first + POSITIONS {
        let plan = SearchPlan {
            iterations: Iterations::Exactly(iterations as u32),
            playout: Some(Approach::PLAIN.playout),
            trust: Some(0.0),
            ..SearchPlan::default()
        };
        let duel = position(number);
        let seat = duel.turn().waiting().lowest().unwrap_or(Seat::new(0));
        let mut searcher = Searcher::new(Seed::from(number), plan);
        black_box(searcher.search(&Observed::new(&duel, seat)));
    }
    let seconds = start.elapsed().as_secs_f64();
    (iterations * POSITIONS) as f64 / seconds
}

fn main() {
    println!("the duel, iterations a second on one thread");
    for round in 0..ROUNDS {
        let first = 1 + round * POSITIONS;
        let (their_rate, iterations) = theirs(first);
        let our_rate = ours(first, iterations);
        println!(
            "ismcts 0.3.3 {their_rate:9.0}   bots {our_rate:9.0}   {:.2} times, {iterations} iterations a position",
            our_rate / their_rate
        );
    }
}
