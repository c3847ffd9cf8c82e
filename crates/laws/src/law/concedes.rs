//! Any seat may give up at any time.
//!
//! After it the invariants hold, and it does the same heard or not. Either the game is over and
//! whoever gave up has not won, unless with a teammate who plays on, or it goes on: whoever is waited for can act, and random moves
//! lead to an end with the invariants holding all along.

use super::{Moment, demand, legal};
use kernel::{Broken, Game, Seat, SeatSet};

/// Any seat may give up at any time.
pub const NAME: &str = "anyone may give up at any time";

pub(crate) fn holds<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    if moment.is_over() {
        return Ok(());
    }
    for seat in moment.seats() {
        let (mut after, mut silent) = (moment.position.clone(), moment.position.clone());
        after.concede(seat, &mut Vec::new());
        silent.concede(seat, &mut ());
        demand!(
            after == silent,
            "{seat:?} gave up: it leads elsewhere without a log"
        );
        sound(&after, seat)?;
        match after.turn().outcome() {
            Some(outcome) => demand!(
                outcome.winners() != SeatSet::one(seat),
                "{seat:?} gave up and won: {}",
                outcome.notation()
            ),
            None => goes_on(moment, after, seat)?,
        }
    }
    Ok(())
}

fn goes_on<G: Game>(moment: &mut Moment<'_, G>, mut after: G, gone: Seat) -> Result<(), Broken> {
    for _ in 0..moment.trial.max_moves {
        let waiting = after.turn().waiting();
        if after.turn().outcome().is_some() {
            return Ok(());
        }
        demand!(
            !waiting.is_empty(),
            "{gone:?} gave up: it is not over, but waits for nobody"
        );
        for seat in waiting {
            demand!(
                !legal(&after, seat).is_empty(),
                "{gone:?} gave up: it waits for {seat:?}, which has no legal action"
            );
        }
        let seats: Vec<Seat> = waiting.collect();
        let seat = seats[moment.rng.index(seats.len())];
        let actions = legal(&after, seat);
        let action = (moment.trial.policy)(&after, seat, &actions, moment.rng);
        after.play_unchecked(seat, action, &mut ());
        sound(&after, gone)?;
    }
    Err(Broken(format!(
        "{gone:?} gave up: it had not ended after {} moves more",
        moment.trial.max_moves
    )))
}

fn sound<G: Game>(position: &G, gone: Seat) -> Result<(), Broken> {
    position
        .check()
        .map_err(|broken| Broken(format!("{gone:?} gave up: {broken}")))
}
