//! One thread's search: guess a world, go down the tree in it and one choice farther, see what
//! comes of it.

use super::Opinion;
use super::playout::play_out;
use super::tree::{NOTHING, ROOT, Tree};
use crate::Observed;
use crate::judgement::{settle, worth};
use kernel::{Approach, Evaluate, MAX_SEATS, Rng, Seat, Seed, Turn};
use std::time::Instant;

/// The clock is looked at once in so many iterations.
const BETWEEN_LOOKS: u32 = 16;

/// A tree and what is needed to let it grow.
#[derive(Debug)]
pub(super) struct Explorer<G: Evaluate> {
    rng: Rng,
    tree: Tree<G::Action>,
    /// The choices taken on the way down, and who took them.
    path: Vec<(u32, Seat)>,
    legal: Vec<G::Action>,
    found: Vec<u32>,
}

impl<G: Evaluate> Explorer<G> {
    pub(super) fn new(seed: Seed, choices: usize) -> Explorer<G> {
        Explorer {
            rng: Rng::new(seed),
            tree: Tree::with_most(choices),
            path: Vec::new(),
            legal: Vec::new(),
            found: Vec::new(),
        }
    }

    /// From here on its chance comes from this seed.
    pub(super) fn draw_from(&mut self, seed: Seed) {
        self.rng = Rng::new(seed);
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.tree.clear();
    }

    /// Keeps only what is known about what follows this action.
    pub(super) fn step_down(&mut self, action: G::Action) {
        self.tree.step_down(action);
    }

    /// Lets the tree grow for so many iterations, or until it is time to answer.
    pub(super) fn explore(
        &mut self,
        seen: &Observed<G>,
        approach: Approach,
        iterations: u32,
        deadline: Option<Instant>,
    ) {
        for iteration in 0..iterations {
            if iteration % BETWEEN_LOOKS == 0 && deadline.is_some_and(|end| Instant::now() >= end) {
                break;
            }
            let mut world = seen.guess(&mut self.rng);
            self.descend(&mut world, seen.seat(), approach);
            self.learn(&world);
        }
    }

    /// What it thinks of each choice at the root.
    pub(super) fn opinions(&self) -> impl Iterator<Item = Opinion<G::Action>> {
        self.tree.choices(ROOT).iter().map(|edge| Opinion {
            action: edge.action,
            visits: edge.visits,
            expected: edge.expected(),
        })
    }

    /// Goes down the tree in this world, one choice farther, and on by chance.
    fn descend(&mut self, world: &mut G, observer: Seat, approach: Approach) {
        self.path.clear();
        let mut node = ROOT;
        while let Turn::Choose(waiting) = world.turn() {
            // Where several may act, it is the observer's choice that is looked at.
            let actor = match waiting.contains(observer) {
                true => Some(observer),
                false => waiting.lowest(),
            };
            let Some(actor) = actor else {
                return;
            };
            if let Some((right, _)) = world.recollection(actor) {
                world.play_unchecked(actor, right, &mut ());
                continue;
            }
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
            if approach.trust > 0.0 {
                self.foresee(world, actor);
            }
            let edge = self.select(approach);
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
        play_out(world, approach.playout, &mut self.rng, &mut self.legal);
    }

    /// Judges the choices that were not met before by what the game thinks of the position right
    /// after each.
    fn foresee(&mut self, world: &G, actor: Seat) {
        for &place in &self.found {
            let edge = self.tree.edge_mut(place);
            if edge.available == 0 {
                let mut trial = world.clone();
                trial.play_unchecked(actor, edge.action, &mut ());
                settle(&mut trial);
                edge.prior = worth(&trial, actor);
            }
        }
    }

    /// The choice to try now: the one with the highest hope, which is what it brings and how
    /// much more of it there may be to see.
    fn select(&mut self, approach: Approach) -> u32 {
        let attention = self.attention(approach);
        let (mut chosen, mut highest) = (self.found[0], f32::NEG_INFINITY);
        // Most choices were available equally often, and roots are slow.
        let (mut chances, mut root) = (0, 0.0);
        for &place in &self.found {
            let edge = self.tree.edge_mut(place);
            edge.available += 1;
            if edge.available != chances {
                (chances, root) = (edge.available, (edge.available as f32).sqrt());
            }
            let unseen = approach.curiosity * root * attention.share(edge.prior);
            let hope = (edge.total + edge.prior + unseen) / (edge.visits + 1) as f32;
            if hope > highest {
                (chosen, highest) = (place, hope);
            }
        }
        chosen
    }

    /// How attention is shared among the choices that were found.
    fn attention(&self, approach: Approach) -> Attention {
        let mut attention = Attention {
            best: 0.0,
            trust: approach.trust,
            total: self.found.len() as f32,
        };
        if approach.trust > 0.0 {
            let priors = || self.found.iter().map(|&place| self.tree.edge(place).prior);
            attention.best = priors().fold(f32::NEG_INFINITY, f32::max);
            attention.total = 1.0;
            attention.total = priors().map(|prior| attention.share(prior)).sum();
        }
        attention
    }

    /// Lets everyone on the way know what came of it.
    fn learn(&mut self, world: &G) {
        let mut rewards = [None; MAX_SEATS];
        for &(edge, actor) in &self.path {
            let reward = *rewards[actor.index()].get_or_insert_with(|| worth(world, actor));
            let edge = self.tree.edge_mut(edge);
            edge.visits += 1;
            edge.total += reward;
        }
    }
}

/// How much of the attention a choice deserves, by what it seemed to bring.
struct Attention {
    best: f32,
    trust: f32,
    total: f32,
}

impl Attention {
    fn share(&self, prior: f32) -> f32 {
        if self.trust == 0.0 {
            return 1.0 / self.total;
        }
        let behind = 1.0 + (self.best - prior) * self.trust;
        1.0 / (behind * behind * self.total)
    }
}
