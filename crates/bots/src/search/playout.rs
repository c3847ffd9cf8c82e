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
        let place = match waiting.len() {
            0 | 1 => 0,
            several => rng.index(several),
        };
        let Some(seat) = waiting.nth(place) else {
            return;
        };
        let action = world.pick(seat, rng, scratch);
        world.play_unchecked(seat, action, &mut ());
    }
    settle(world);
}
