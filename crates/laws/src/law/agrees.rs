//! A move leads to the same position checked or not, heard or not.
//!
//! Games are played with `play` and a log; in every position the last move is made again with
//! `play_unchecked` and without one. Looked at closely, every legal action is made in all ways,
//! and tells the same in both that tell something.

use super::{Moment, demand, legal};
use kernel::{Broken, Game, Move};

/// A move does the same checked or not, heard or not.
pub const NAME: &str = "play and play_unchecked agree, with a log and without";

pub(crate) fn holds<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    let Some(step) = moment.last else {
        return Ok(());
    };
    let mut again = step.before.clone();
    match step.made {
        Move::Play(action) => again.play_unchecked(step.seat, action, &mut ()),
        Move::Concede => again.concede(step.seat, &mut ()),
    }
    demand!(
        again == *step.after,
        "the last move, made unchecked and without a log, leads elsewhere"
    );
    Ok(())
}

pub(crate) fn holds_for_all<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    for seat in moment.seats() {
        for action in legal(moment.position, seat) {
            let name = || format!("'{}' of {seat:?}", moment.position.spell(action));
            let (mut checked, mut told) = (moment.position.clone(), Vec::new());
            if checked.play(seat, action, &mut told).is_err() {
                continue; // `plays.rs` names that.
            }
            let (mut unchecked, mut again) = (moment.position.clone(), Vec::new());
            unchecked.play_unchecked(seat, action, &mut again);
            demand!(checked == unchecked, "{} leads elsewhere unchecked", name());
            demand!(told == again, "{} tells something else unchecked", name());
            let mut silent = moment.position.clone();
            silent.play_unchecked(seat, action, &mut ());
            demand!(
                silent == unchecked,
                "{} leads elsewhere without a log",
                name()
            );
        }
    }
    Ok(())
}
