//! Playing on from the edge of the tree, by chance.

use kernel::{Evaluate, MAX_SEATS, Rng, Seat, Turn};

/// What a game brought each seat, from 0 to 1.
pub(super) type Rewards = [f32; MAX_SEATS];

/// How many actions more than wanted a playout may take to come to a quiet position.
const TO_QUIET: usize = 24;

/// Plays by chance to the end, or for so many actions and on to where the game can judge it.
pub(super) fn play_out<G: Evaluate>(
    world: &mut G,
    longest: usize,
    rng: &mut Rng,
    scratch: &mut Vec<G::Action>,
) -> Rewards {
    let mut played = 0;
    loop {
        let waiting = match world.turn() {
            Turn::Over(_) => break,
            Turn::Choose(waiting) => waiting,
        };
        let enough = played >= longest && (world.quiet() || played >= longest + TO_QUIET);
        let Some(seat) = waiting.lowest().filter(|_| !enough) else {
            break;
        };
        let action = world.pick(seat, rng, scratch);
        world.play_unchecked(seat, action, &mut ());
        played += 1;
    }
    rewards(world)
}

/// What the position is worth to each seat as it stands.
pub(super) fn rewards<G: Evaluate>(world: &G) -> Rewards {
    let mut rewards = [0.0; MAX_SEATS];
    let outcome = world.turn().outcome();
    for (number, reward) in rewards.iter_mut().enumerate().take(world.seats()) {
        let seat = Seat::new(number);
        *reward = match &outcome {
            Some(outcome) => G::worth(outcome, seat),
            None => world.evaluate(seat),
        };
    }
    rewards
}
