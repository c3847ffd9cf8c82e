//! One thread's search: guess a world, go down the tree in it and one choice farther, see what
//! comes of it.

use super::Opinion;
use super::playout::play_out;
use super::tree::{Edge, Found, NOTHING, ROOT, Tree};
use crate::Observed;
use crate::judgement::{settle, worth};
use kernel::{Approach, Evaluate, MAX_SEATS, Rng, Seat, Seed, Turn};
use std::array;
use std::time::Instant;

/// The clock is looked at once in so many iterations.
const BETWEEN_LOOKS: u32 = 16;

/// What is to be found out.
#[derive(Clone, Copy)]
pub(super) struct Task<A> {
    pub(super) approach: Approach,
    /// What a practised player does here, if the game has one.
    pub(super) practised: Option<A>,
    pub(super) iterations: u32,
    pub(super) deadline: Option<Instant>,
}

impl<A> Task<A> {
    /// Is it time to answer?
    pub(super) fn is_late(&self, iteration: u32) -> bool {
        let looks = iteration.is_multiple_of(BETWEEN_LOOKS);
        looks && self.deadline.is_some_and(|end| Instant::now() >= end)
    }
}

/// A tree and what is needed to let it grow.
#[derive(Debug)]
pub(super) struct Explorer<G: Evaluate> {
    pub(super) rng: Rng,
    pub(super) tree: Tree<G::Action>,
    /// The choices taken on the way down, and who took them.
    pub(super) path: Vec<(u32, Seat)>,
    pub(super) legal: Vec<G::Action>,
    pub(super) found: Found,
    roots: Roots,
}

impl<G: Evaluate> Explorer<G> {
    pub(super) fn new(seed: Seed, choices: usize) -> Explorer<G> {
        Explorer {
            rng: Rng::new(seed),
            tree: Tree::with_most(choices),
            path: Vec::new(),
            legal: Vec::new(),
            found: Found::default(),
            roots: Roots::new(),
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
    pub(super) fn explore(&mut self, seen: &Observed<G>, task: Task<G::Action>) {
        if let Some(practised) = task.practised {
            return self.rehearse(seen, practised, task);
        }
        for iteration in 0..task.iterations {
            if task.is_late(iteration) {
                break;
            }
            let mut world = seen.guess(&mut self.rng);
            self.descend(&mut world, seen.seat(), task.approach);
            self.learn(&world);
        }
    }

    /// What it thinks of each choice at the root.
    pub(super) fn opinions(&self) -> impl Iterator<Item = Opinion<G::Action>> {
        self.tree.choices(ROOT).iter().map(|edge| Opinion {
            action: edge.action,
            visits: edge.visits,
            expected: edge.expected,
        })
    }

    /// Goes down the tree in this world, one choice farther, and on by chance.
    fn descend(&mut self, world: &mut G, observer: Seat, approach: Approach) {
        self.path.clear();
        let mut node = ROOT;
        loop {
            let Turn::Choose(waiting) = world.turn() else {
                return;
            };
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
            let &Edge {
                action,
                visits,
                child,
                ..
            } = self.tree.edge(edge);
            world.play_unchecked(actor, action, &mut ());
            self.path.push((edge, actor));
            if visits == 0 {
                break;
            }
            node = match child {
                NOTHING => self.tree.child(edge),
                known => known,
            };
            if node == NOTHING {
                break;
            }
        }
        play_out(world, approach.playout, &mut self.rng, &mut self.legal);
    }

    /// Judges the choices that were not met before by what the game thinks of the position right
    /// after each.
    pub(super) fn foresee(&mut self, world: &G, actor: Seat) {
        for place in self.found.places() {
            let edge = self.tree.edge_mut(place);
            if edge.available == 0 {
                let mut trial = world.clone();
                trial.play_unchecked(actor, edge.action, &mut ());
                settle(&mut trial);
                edge.seems(worth(&trial, actor));
            }
        }
    }

    /// The choice to try now: the one with the highest hope, which is what it brings and how
    /// much more of it there may be to see.
    #[inline]
    pub(super) fn select(&mut self, approach: Approach) -> u32 {
        let attention = self.attention(approach);
        let even = approach.curiosity / attention.total;
        let mut contest = Contest::new(even, attention, &self.roots);
        match self.found.row() {
            Some(row) => {
                let edges = self.tree.row_mut(row.clone());
                (row.zip(edges)).for_each(|(place, edge)| contest.enter(place, edge));
            }
            None => {
                for place in self.found.places() {
                    contest.enter(place, self.tree.edge_mut(place));
                }
            }
        }
        contest.winner
    }

    /// How attention is shared among the choices that were found.
    fn attention(&self, approach: Approach) -> Attention {
        if approach.trust == 0.0 {
            return Attention::even(self.found.len());
        }
        let priors = || self.found.places().map(|place| self.tree.edge(place).prior);
        let best = priors().fold(f32::NEG_INFINITY, f32::max);
        let trust = approach.trust;
        let paid = |prior: f32| {
            Attention {
                best,
                trust,
                total: 1.0,
            }
            .paid_to(prior)
        };
        Attention {
            best,
            trust,
            total: priors().map(paid).sum(),
        }
    }

    /// Lets everyone on the way know what came of it.
    #[inline(always)]
    pub(super) fn learn(&mut self, world: &G) {
        // What an end pays is quickly said; a judgement is made once for each seat.
        if let Turn::Over(outcome) = world.turn() {
            for &(edge, actor) in &self.path {
                self.tree.edge_mut(edge).learn(G::worth(&outcome, actor));
            }
            return;
        }
        let mut rewards = [None; MAX_SEATS];
        for &(edge, actor) in &self.path {
            let reward = *rewards[actor.index()].get_or_insert_with(|| world.evaluate(actor));
            self.tree.edge_mut(edge).learn(reward);
        }
    }
}

/// How much attention choices deserve, by what they seemed to bring.
struct Attention {
    best: f32,
    trust: f32,
    /// What all choices together get.
    total: f32,
}

impl Attention {
    fn even(choices: usize) -> Attention {
        Attention {
            best: 0.0,
            trust: 0.0,
            total: choices as f32,
        }
    }

    /// What a choice gets: the one that seems best gets 1.
    fn paid_to(&self, prior: f32) -> f32 {
        if self.trust == 0.0 {
            return 1.0;
        }
        let behind = 1.0 + (self.best - prior) * self.trust;
        1.0 / (behind * behind)
    }
}

/// Choices compared, one after the other.
struct Contest<'a> {
    winner: u32,
    highest: f32,
    even: f32,
    attention: Attention,
    roots: &'a Roots,
}

impl<'a> Contest<'a> {
    fn new(even: f32, attention: Attention, roots: &'a Roots) -> Contest<'a> {
        Contest {
            winner: NOTHING,
            highest: f32::NEG_INFINITY,
            even,
            attention,
            roots,
        }
    }

    #[inline(always)]
    fn enter<A>(&mut self, place: u32, edge: &mut Edge<A>) {
        edge.available += 1;
        let unseen = self.even * self.attention.paid_to(edge.prior);
        let hope = edge.expected + unseen * self.roots.of(edge.available) * edge.part;
        // Which is higher is hard to foresee, for the processor too: no branch.
        (self.winner, self.highest) = if hope > self.highest {
            (place, hope)
        } else {
            (self.winner, self.highest)
        };
    }
}

/// Square roots, which are slow: small ones are looked up.
#[derive(Debug)]
struct Roots(Box<[f32; Roots::KNOWN]>);

impl Roots {
    const KNOWN: usize = 1024;

    fn new() -> Roots {
        Roots(Box::new(array::from_fn(|number| (number as f32).sqrt())))
    }

    fn of(&self, number: u32) -> f32 {
        match self.0.get(number as usize) {
            Some(&root) => root,
            None => (number as f32).sqrt(),
        }
    }
}
