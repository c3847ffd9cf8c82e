//! Positions are flat: a playout allocates nothing.

use crate::{allocation::allocations, violation::Violation};
use kernel::{Game, Move, Rng, Seat, Seed};
use std::hint::black_box;

/// More room than any list of legal actions needs, so that the list itself never grows.
const ROOM: usize = 1 << 16;

/// Which playouts to make, and how many.
pub struct Playouts<'a, G: Game> {
    /// The setups to play, each as often.
    pub setups: &'a [G::Setup],
    /// Where their chance comes from.
    pub seed: Seed,
    /// Playouts that may allocate, to read cards and fill caches.
    pub warm_up: usize,
    /// Playouts that may not.
    pub counted: usize,
    /// A playout is cut off after so many moves.
    pub max_moves: usize,
}

impl<'a, G: Game> Playouts<'a, G> {
    /// A usual number of playouts of these setups.
    pub fn new(setups: &'a [G::Setup]) -> Self {
        Playouts {
            setups,
            seed: Seed::from(1),
            warm_up: 5,
            counted: 100,
            max_moves: 5_000,
        }
    }
}

/// Proves that playing random games with `turn`, `pick`, `play_unchecked`, `clone` and `guess`,
/// and nobody to hear it, allocates nothing once it is warm.
///
/// # Panics
/// If something allocates, with what it was and a record that leads there; or if no
/// [`CountingAllocator`](crate::CountingAllocator) is installed, because then nothing is proved.
pub fn allocation_free_playout<G: Game>(playouts: &Playouts<'_, G>) {
    let before = allocations();
    drop(black_box(Box::new(0u8)));
    assert!(
        allocations() > before,
        "the test binary must install laws::CountingAllocator as its #[global_allocator]"
    );
    let mut scratch = Vec::with_capacity(ROOM);
    let mut moves = Vec::with_capacity(playouts.max_moves);
    for (number, setup) in playouts.setups.iter().enumerate() {
        let seeds = playouts.seed.child(number as u64);
        for playout in 0..playouts.warm_up + playouts.counted {
            let seed = seeds.child(playout as u64);
            moves.clear();
            let allocated =
                play_out::<G>(setup, seed, &mut scratch, &mut moves, playouts.max_moves);
            if let Some((verb, times)) = allocated.filter(|_| playout >= playouts.warm_up) {
                let what = format!("{verb} allocated {times} times");
                let law = "a playout allocates nothing";
                panic!("{}", Violation::new::<G>(law, what, setup, seed, &moves));
            }
        }
    }
}

/// Plays one game; the first verb that allocated, and how often.
fn play_out<G: Game>(
    setup: &G::Setup,
    seed: Seed,
    scratch: &mut Vec<G::Action>,
    moves: &mut Vec<(Seat, Move<G::Action>)>,
    max_moves: usize,
) -> Option<(&'static str, u64)> {
    let mut rng = Rng::new(seed.child(1));
    let mut position = G::new(setup, seed);
    let mut first = None;
    while moves.len() < max_moves {
        let mut counted = Counter { first: &mut first };
        let turn = counted.run("turn", || position.turn());
        let Some(seat) = turn.waiting().lowest() else {
            break;
        };
        let action = counted.run("pick", || position.pick(seat, &mut rng, scratch));
        let watcher = Seat::new(moves.len() % position.seats());
        let mut copy = counted.run("clone", || position.clone());
        counted.run("guess", || copy.guess(watcher, &mut rng));
        black_box(&copy);
        moves.push((seat, Move::Play(action)));
        counted.run("play_unchecked", || {
            position.play_unchecked(seat, action, &mut ())
        });
        if first.is_some() {
            break;
        }
    }
    first
}

struct Counter<'a> {
    first: &'a mut Option<(&'static str, u64)>,
}

impl Counter<'_> {
    fn run<T>(&mut self, verb: &'static str, act: impl FnOnce() -> T) -> T {
        let before = allocations();
        let result = act();
        let times = allocations() - before;
        if times > 0 {
            self.first.get_or_insert((verb, times));
        }
        result
    }
}
