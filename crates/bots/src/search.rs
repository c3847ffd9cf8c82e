//! Information-set tree search: one tree over the actions that a seat has seen or may choose,
//! through many guesses at what it cannot see.
//!
//! A [`SearchPlan`] says how much it may do. An explorer (`explorer.rs`) lets a tree (`tree.rs`)
//! grow; with several threads each has one, and their opinions are put together.

mod explorer;
mod plan;
mod playout;
mod rehearsal;
mod tree;

use crate::{
    Bot, Observed,
    memory::{Memory, Standing},
};
use explorer::{Explorer, Task};
use kernel::{Evaluate, Rng, Seed};
pub use plan::{Iterations, SearchPlan};
use std::thread;
use std::time::Instant;

/// How often a practised player may choose the same where it stands as before: in a fight that
/// goes on for turns that may be right. Any other search tries something else at once.
const PRACTISED_REPEATS: usize = 4;

/// So many iterations are made where a practised player has the word and does not know what to do.
const WITHOUT_PRACTICE: u32 = 30;

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
    plan: SearchPlan,
    rng: Rng,
    explorers: Vec<Explorer<G>>,
    /// How many actions will have been taken in the game when the trees are right as they are.
    ready_for: Option<u64>,
    legal: Vec<G::Action>,
    memory: Memory,
    /// How often it may choose the same where it stands as before.
    repeats: usize,
}

impl<G: Evaluate> Searcher<G> {
    /// A bot whose chance comes from this seed.
    pub fn new(seed: Seed, plan: SearchPlan) -> Searcher<G> {
        let threads = 0..plan.threads.max(1);
        Searcher {
            plan,
            rng: own_chance(seed),
            explorers: threads
                .map(|thread| Explorer::new(chance_of(thread, seed), plan.choices))
                .collect(),
            ready_for: None,
            legal: Vec::new(),
            memory: Memory::default(),
            repeats: 1,
        }
    }

    /// Searches, and says what it thinks of each choice; the best first.
    ///
    /// What is known from the choice before is used again, if nobody has acted since. There is
    /// no opinion where the seat has nothing to choose, or only memory is asked for.
    pub fn search(&mut self, seen: &Observed<G>) -> Vec<Opinion<G::Action>> {
        self.legal.clear();
        seen.legal(&mut self.legal);
        let world = seen.guess(&mut self.rng);
        if self.legal.is_empty() || world.recollection(seen.seat()).is_some() {
            return Vec::new();
        }
        if self.ready_for.is_none() || self.ready_for != seen.moves() {
            self.explorers.iter_mut().for_each(Explorer::clear);
        }
        self.ready_for = None;
        let approach = self.plan.approach(seen.approach());
        let level = self.plan.level();
        let practised = (self.plan.heeds_practice)
            .then(|| world.practised(seen.seat(), level))
            .flatten()
            .filter(|action| self.legal.contains(action));
        self.repeats = practised.map_or(1, |_| PRACTISED_REPEATS);
        let task = Task {
            approach,
            practised,
            iterations: match (self.plan.share(approach, self.explorers.len()), practised) {
                (0, None) => WITHOUT_PRACTICE,
                (iterations, _) => iterations,
            },
            deadline: self.plan.time.map(|time| Instant::now() + time),
        };
        match &mut self.explorers[..] {
            [alone] => alone.explore(seen, task),
            several => thread::scope(|scope| {
                for explorer in several {
                    scope.spawn(|| explorer.explore(seen, task));
                }
            }),
        }
        self.opinions()
    }

    /// Remembers a choice that the seat has made without it, so that its advice does not lead
    /// in circles either.
    pub fn witness(&mut self, seen: &Observed<G>, action: G::Action) {
        self.legal.clear();
        seen.legal(&mut self.legal);
        if self.legal.len() == 1 {
            return self.memory.pass_over(seen);
        }
        let standing = self.memory.recall(seen, &self.legal);
        self.memory.keep(standing, action);
    }

    /// What it thinks of each choice; first what it would do itself.
    pub fn advise(&mut self, seen: &Observed<G>) -> Vec<Opinion<G::Action>> {
        self.legal.clear();
        seen.legal(&mut self.legal);
        let standing = self.memory.recall(seen, &self.legal);
        let mut opinions = self.search(seen);
        let preferred = self.preferred(&opinions, standing, 0);
        let place = (opinions.iter()).position(|opinion| Some(opinion.action) == preferred);
        if let Some(place) = place {
            opinions[..=place].rotate_right(1);
        }
        opinions
    }

    /// What the explorers think of what is legal now, put together. A tree that is used again
    /// may also know choices of worlds that the true one has turned out not to be.
    fn opinions(&self) -> Vec<Opinion<G::Action>> {
        let mut opinions: Vec<Opinion<G::Action>> = Vec::new();
        for opinion in self.explorers.iter().flat_map(Explorer::opinions) {
            match opinions
                .iter_mut()
                .find(|known| known.action == opinion.action)
            {
                None => opinions.push(opinion),
                Some(known) => known.join(opinion),
            }
        }
        opinions.retain(|opinion| self.legal.contains(&opinion.action));
        opinions.sort_by(|one, other| {
            let visits = other.visits.cmp(&one.visits);
            visits.then(other.expected.total_cmp(&one.expected))
        });
        opinions
    }

    /// What it does, given its opinions: the best that has not led nowhere before, or the second
    /// best if it slips, as it does so often of a hundred times.
    fn preferred(
        &mut self,
        opinions: &[Opinion<G::Action>],
        standing: Standing,
        slips: u32,
    ) -> Option<G::Action> {
        let slips = self.repeats == 1 && self.rng.below(100) < slips;
        let is_fresh = |opinion: &&Opinion<G::Action>| {
            self.memory.times_chosen(standing, opinion.action) < self.repeats
        };
        let mut fresh = opinions.iter().filter(is_fresh);
        let least_worn = || {
            let worn =
                |opinion: &&Opinion<G::Action>| self.memory.times_chosen(standing, opinion.action);
            opinions.iter().min_by_key(worn)
        };
        let best = fresh.next().or_else(least_worn)?;
        let chosen = match slips {
            true => fresh.next().unwrap_or(best),
            false => best,
        };
        Some(chosen.action)
    }

    /// Keeps what is known about what follows this action.
    fn step_down(&mut self, action: G::Action, seen: &Observed<G>) {
        for explorer in &mut self.explorers {
            explorer.step_down(action);
        }
        self.ready_for = seen.moves().map(|moves| moves + 1);
    }
}

fn own_chance(seed: Seed) -> Rng {
    Rng::new(seed.child(0))
}

fn chance_of(thread: usize, seed: Seed) -> Seed {
    seed.child(1 + thread as u64)
}

impl<A> Opinion<A> {
    fn join(&mut self, other: Opinion<A>) {
        let visits = self.visits + other.visits;
        if visits > 0 {
            let sum = |one: &Opinion<A>| one.expected * one.visits as f32;
            self.expected = (sum(self) + sum(&other)) / visits as f32;
        }
        self.visits = visits;
    }
}

impl<G: Evaluate> Bot<G> for Searcher<G> {
    fn draw_from(&mut self, seed: Seed) {
        self.rng = own_chance(seed);
        for (thread, explorer) in self.explorers.iter_mut().enumerate() {
            explorer.draw_from(chance_of(thread, seed));
        }
    }

    fn choose(&mut self, seen: &Observed<G>) -> G::Action {
        self.legal.clear();
        seen.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            // A forced action is no decision in the tree, so the root stays where it is.
            if self.ready_for == seen.moves() {
                self.ready_for = self.ready_for.map(|moves| moves + 1);
            }
            self.memory.pass_over(seen);
            return only;
        }
        if let Some((right, wrong)) = seen.guess(&mut self.rng).recollection(seen.seat()) {
            self.ready_for = None;
            self.memory.pass_over(seen);
            let lapse = self.rng.below(100) < self.plan.lapses;
            return if lapse { wrong } else { right };
        }
        let first = self.legal[0];
        let standing = self.memory.recall(seen, &self.legal);
        let opinions = self.search(seen);
        let slips = self.plan.slips(seen.approach());
        let best = (self.preferred(&opinions, standing, slips)).unwrap_or(first);
        self.memory.keep(standing, best);
        self.step_down(best, seen);
        best
    }
}
