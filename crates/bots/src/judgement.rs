//! What a position is worth, and on to where that can be said.

use kernel::{Evaluate, Seat, SeatSet, Turn};

/// The longest way to where a position can be judged; then it is judged as it stands.
pub(crate) const STEPS: usize = 48;

/// What the position is worth to the seat, as it stands.
pub(crate) fn worth<G: Evaluate>(position: &G, seat: Seat) -> f32 {
    match position.turn() {
        Turn::Over(outcome) => G::worth(&outcome, seat),
        Turn::Choose(_) => position.evaluate(seat),
    }
}

/// The seats whose choices stand between the position and a judgement of it.
pub(crate) fn unsettled<G: Evaluate>(position: &G) -> SeatSet {
    match position.turn() {
        Turn::Choose(waiting) if !position.quiet() => waiting,
        _ => SeatSet::EMPTY,
    }
}

/// Finishes what is half done as for absent seats, so that the position can be judged.
pub(crate) fn settle<G: Evaluate>(position: &mut G) {
    for _ in 0..STEPS {
        let Some(seat) = unsettled(position).lowest() else {
            return;
        };
        let action = position.fallback(seat);
        position.play_unchecked(seat, action, &mut ());
    }
}
