//! To where the game can judge a position.

use kernel::{Evaluate, Turn};

/// How many actions that may take; then it is judged as it stands.
const STEPS: usize = 48;

/// Finishes what is half done as for absent seats, so that the position can be judged.
pub(super) fn settle<G: Evaluate>(world: &mut G) {
    for _ in 0..STEPS {
        let Turn::Choose(waiting) = world.turn() else {
            return;
        };
        let Some(seat) = waiting.lowest().filter(|_| !world.quiet()) else {
            return;
        };
        let action = world.fallback(seat);
        world.play_unchecked(seat, action, &mut ());
    }
}
