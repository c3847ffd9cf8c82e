//! A random pick and the fallback are legal.
//!
//! `pick` draws from the same list as `legal`, and gives every action of it: what it never gives
//! a playout never sees. That is tried on short lists only, where a fair pick would not miss one.

use super::{Moment, demand, legal};
use kernel::{Broken, Game};

/// A random pick and the fallback are legal.
pub const NAME: &str = "picks and fallbacks are legal";

const SHORT: usize = 2;
const PICKS: usize = 60;

pub(crate) fn holds<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    let position = moment.position;
    let waiting = position.turn().waiting();
    let mut scratch = Vec::new();
    for seat in moment.seats() {
        let legal = legal(position, seat);
        if legal.is_empty() {
            continue;
        }
        let tries = if legal.len() <= SHORT { PICKS } else { 8 };
        let mut missed = legal.clone();
        for _ in 0..tries {
            let picked = position.pick(seat, moment.rng, &mut scratch);
            demand!(
                legal.contains(&picked),
                "{picked:?} was picked for {seat:?}, but is not legal"
            );
            missed.retain(|&action| action != picked);
        }
        demand!(
            legal.len() > SHORT || missed.is_empty(),
            "{missed:?} of {seat:?} was never picked in {tries} tries"
        );
        if waiting.contains(seat) {
            let fallback = position.fallback(seat);
            demand!(
                legal.contains(&fallback),
                "{fallback:?} is done for {seat:?} when absent, but is not legal"
            );
        }
    }
    Ok(())
}
