//! Choices that are tried with practised players, who play on from each: for games that bring
//! such players, because a tree of single choices does not see far enough in them.

use super::explorer::{Explorer, Task};
use super::tree::{ROOT, UNKNOWN};
use crate::Observed;
use kernel::Evaluate;

/// How much worse than the practised player's choice any other is taken to be, before it is
/// tried.
const UNPRACTISED: f32 = 0.1;

impl<G: Evaluate> Explorer<G> {
    /// Tries the choices so often; the practised player's own comes first, and stays first
    /// unless another proves better. If there is nothing to try, the game's evaluation says
    /// what each seems to bring.
    pub(super) fn rehearse(
        &mut self,
        seen: &Observed<G>,
        practised: G::Action,
        task: Task<G::Action>,
    ) {
        self.tree.clear();
        self.legal.clear();
        seen.legal(&mut self.legal);
        if !self.tree.find(ROOT, &self.legal, &mut self.found) {
            return;
        }
        if task.iterations == 0 {
            return self.take_at_its_word(seen, practised);
        }
        for place in self.found.places() {
            let edge = self.tree.edge_mut(place);
            if edge.action != practised {
                edge.seems(UNKNOWN - UNPRACTISED);
            }
        }
        for iteration in 0..task.iterations {
            if task.is_late(iteration) {
                break;
            }
            let mut world = seen.guess(&mut self.rng);
            let edge = self.select(task.approach);
            world.play_unchecked(seen.seat(), self.tree.edge(edge).action, &mut ());
            world.play_on();
            self.path.clear();
            self.path.push((edge, seen.seat()));
            self.learn(&world);
        }
    }

    fn take_at_its_word(&mut self, seen: &Observed<G>, practised: G::Action) {
        let world = seen.guess(&mut self.rng);
        self.foresee(&world, seen.seat());
        for place in self.found.places() {
            let edge = self.tree.edge_mut(place);
            if edge.action == practised {
                edge.learn(edge.prior);
            }
        }
    }
}
