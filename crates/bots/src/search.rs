//! Information-set tree search: one tree over the actions that a seat has seen or may choose,
//! through many guesses at what it cannot see.

mod playout;
mod tree;

use crate::{Bot, Observed};
use kernel::{Evaluate, Rng, Seat, Seed, Turn};
use playout::{Rewards, play_out, rewards};
use std::time::{Duration, Instant};
use tree::{NOTHING, ROOT, Tree};

/// How much a search may do, and how.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchLimits {
    /// So many iterations at most.
    pub iterations: u32,
    /// And so much time at most; without it the same seed finds the same.
    pub time: Option<Duration>,
    /// Playouts are cut off after so many actions and judged by the game's own evaluation.
    pub playout: usize,
    /// How much is tried that looks worse.
    pub curiosity: f32,
    /// The most choices the tree holds. One takes 16 bytes and its action.
    pub choices: usize,
}

impl Default for SearchLimits {
    fn default() -> SearchLimits {
        SearchLimits {
            iterations: 10_000,
            time: None,
            playout: usize::MAX / 2,
            curiosity: 0.7,
            choices: 1 << 20,
        }
    }
}

/// The clock is looked at once in so many iterations.
const BETWEEN_LOOKS: u32 = 64;

/// What a search thinks of a choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion<A> {
    /// The choice.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What it brings on average, from 0 to 1.
    pub expected: f32,
}

/// A bot that searches.
#[derive(Debug)]
pub struct Searcher<G: Evaluate> {
    limits: SearchLimits,
    rng: Rng,
    tree: Tree<G::Action>,
    path: Vec<(u32, Seat)>,
    legal: Vec<G::Action>,
    found: Vec<u32>,
}

impl<G: Evaluate> Searcher<G> {
    /// A bot whose chance comes from this seed.
    pub fn new(seed: Seed, limits: SearchLimits) -> Searcher<G> {
        Searcher {
            limits,
            rng: Rng::new(seed),
            tree: Tree::with_most(limits.choices),
            path: Vec::new(),
            legal: Vec::new(),
            found: Vec::new(),
        }
    }

    /// Searches, and says what it thinks of each choice; the best first.
    pub fn search(&mut self, seen: &Observed<G>) -> Vec<Opinion<G::Action>> {
        self.tree.clear();
        let start = Instant::now();
        for iteration in 0..self.limits.iterations {
            if iteration % BETWEEN_LOOKS == 0
                && self.limits.time.is_some_and(|time| start.elapsed() >= time)
            {
                break;
            }
            self.iterate(seen);
        }
        let mut opinions: Vec<_> = (self.tree.choices(ROOT).iter())
            .map(|edge| Opinion {
                action: edge.action,
                visits: edge.visits,
                expected: edge.mean(),
            })
            .collect();
        let by_visits = |one: &Opinion<_>, other: &Opinion<_>| {
            let visits = other.visits.cmp(&one.visits);
            visits.then(other.expected.total_cmp(&one.expected))
        };
        opinions.sort_by(by_visits);
        opinions
    }

    /// One guess at the world, one way through it, and what came of it.
    fn iterate(&mut self, seen: &Observed<G>) {
        let mut world = seen.guess(&mut self.rng);
        let brought = self.descend(&mut world, seen.seat());
        for &(edge, actor) in &self.path {
            let edge = self.tree.edge_mut(edge);
            edge.visits += 1;
            edge.total += brought[actor.index()];
        }
    }

    /// Goes down the tree in this world, and one choice farther.
    fn descend(&mut self, world: &mut G, observer: Seat) -> Rewards {
        self.path.clear();
        let mut node = ROOT;
        loop {
            let waiting = match world.turn() {
                Turn::Over(_) => return rewards(world),
                Turn::Choose(waiting) => waiting,
            };
            // Where several may act, it is the observer's choice that is looked at.
            let actor = match waiting.contains(observer) {
                true => Some(observer),
                false => waiting.lowest(),
            };
            let Some(actor) = actor else {
                return rewards(world);
            };
            self.legal.clear();
            world.legal(actor, &mut self.legal);
            // What is forced is no decision.
            if let [only] = self.legal[..]
                && node != ROOT
            {
                world.play_unchecked(actor, only, &mut ());
                continue;
            }
            if !self.tree.find(node, &self.legal, &mut self.found) {
                break;
            }
            let edge = self.select();
            let chosen = *self.tree.edge(edge);
            world.play_unchecked(actor, chosen.action, &mut ());
            self.path.push((edge, actor));
            if chosen.visits == 0 {
                break;
            }
            node = self.tree.child(edge);
            if node == NOTHING {
                break;
            }
        }
        play_out(world, self.limits.playout, &mut self.rng, &mut self.legal)
    }

    /// The choice to try now: one that was never tried, else the one with the highest hope.
    fn select(&mut self) -> u32 {
        let (mut best, mut highest, mut untried) = (self.found[0], f32::NEG_INFINITY, 0);
        for &place in &self.found {
            let edge = self.tree.edge_mut(place);
            edge.available += 1;
            if edge.visits == 0 {
                untried += 1;
                if self.rng.below(untried) == 0 {
                    best = place;
                }
            } else if untried == 0 {
                let hope = edge.mean()
                    + self.limits.curiosity * (log2(edge.available) / edge.visits as f32).sqrt();
                if hope > highest {
                    (best, highest) = (place, hope);
                }
            }
        }
        best
    }
}

impl<G: Evaluate> Bot<G> for Searcher<G> {
    fn choose(&mut self, seen: &Observed<G>) -> G::Action {
        self.legal.clear();
        seen.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            return only;
        }
        let first = self.legal[0];
        self.search(seen).first().map_or(first, |best| best.action)
    }
}

/// The logarithm, straight between powers of two: the same on every machine.
fn log2(count: u32) -> f32 {
    let whole = count.max(1).ilog2();
    whole as f32 + (count.max(1) - (1 << whole)) as f32 / (1_u64 << whole) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_rise_and_are_right_at_powers_of_two() {
        assert_eq!([1, 2, 4, 1024].map(log2), [0.0, 1.0, 2.0, 10.0]);
        assert_eq!(log2(3), 1.5);
        assert!((1..5_000).all(|count| log2(count) < log2(count + 1)));
        assert!(log2(u32::MAX) < 32.1);
    }
}
