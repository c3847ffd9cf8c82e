//! Playing on from the edge of the tree, by chance.

use crate::judgement::settle;
use kernel::{Evaluate, Rng, Turn};

/// Plays by chance to the end, or for so many actions and on to where the game can judge it.
/// Mates who may both act do so in any order.
pub(super) fn play_out<G: Evaluate>(
    world: &mut G,
    longest: usize,
    rng: &mut Rng,
    scratch: &mut Vec<G::Action>,
) {
    for _ in 0..longest {
        let Turn::Choose(mut waiting) = world.turn() else {
            return;
        };
        let Some(first) = waiting.lowest() else {
            return;
        };
        let seat = match waiting.without(first).is_empty() {
            true => first,
            false => waiting.nth(rng.index(waiting.len())).unwrap_or(first),
        };
        let action = world.pick(seat, rng, scratch);
        world.play_unchecked(seat, action, &mut ());
    }
    settle(world);
}
