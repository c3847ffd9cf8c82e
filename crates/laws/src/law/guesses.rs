//! A guess redraws what is hidden, all of it and nothing else.
//!
//! For every seat: the guessed position obeys the invariants and can be played to an end; the
//! same chance guesses the same, from the truth and from any other guess, so that not even the
//! way it is drawn depends on a secret; the position's own chance is another one, so that nobody
//! who searches a guess foresees the truth; and it differs from the truth only in what the trial says
//! is hidden from the seat. Over a whole trial, each of those has been redrawn: a guess that
//! leaves something as it is would hand it to a bot, and hide its leaks from the other laws.

use super::{Moment, demand};
use crate::json;
use kernel::{Broken, Game};

/// A guess redraws what is hidden, all of it and nothing else.
pub const NAME: &str = "a guess redraws what is hidden and nothing else";

pub(crate) fn holds<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    let truth = json::tree(&moment.position.save())?;
    for seat in moment.seats() {
        let (mut same_chance, mut start) = (*moment.rng, *moment.rng);
        let guess = moment.redrawn(seat);
        let mut again = moment.position.clone();
        again.guess(seat, &mut same_chance);
        demand!(
            guess == again,
            "{seat:?} guesses differently with the same chance"
        );
        let mut elsewhere = moment.redrawn(seat);
        elsewhere.guess(seat, &mut start);
        demand!(
            guess == elsewhere,
            "{seat:?} guesses differently where only secrets differ"
        );
        if let Err(broken) = guess.check() {
            return Err(Broken(format!(
                "{seat:?} guesses no possible position: {broken}"
            )));
        }
        demand!(
            guess.seats() == moment.position.seats(),
            "{seat:?} guesses other seats"
        );

        let guessed = json::tree(&guess.save())?;
        if !moment.is_over() {
            for chance in json::chances(&truth) {
                demand!(
                    !json::chances(&guessed).contains(&chance),
                    "{seat:?} guesses, but keeps the true chance at '{}'",
                    chance.0
                );
            }
        }
        let hidden = (moment.trial.hidden)(moment.setup, seat);
        let redrawn = json::differences(&truth, &guessed);
        for place in &redrawn {
            demand!(
                hidden
                    .iter()
                    .any(|pattern| json::lies_in(&place.path, pattern)),
                "'{}' is not hidden from {seat:?}, but guessed: {} for {}",
                place.path,
                place.theirs,
                place.ours
            );
        }
        moment.tally.guessed(seat, &truth, &hidden, &redrawn);
        demand!(
            ends(moment, guess) || !ends(moment, moment.position.clone()),
            "the game ends from here, but not from a guess of {seat:?}"
        );
    }
    Ok(())
}

/// Does it end when it is played on at random?
fn ends<G: Game>(moment: &mut Moment<'_, G>, mut position: G) -> bool {
    let mut scratch = Vec::new();
    for _ in 0..moment.trial.max_moves {
        let Some(mover) = position.turn().waiting().lowest() else {
            return true;
        };
        let action = position.pick(mover, moment.rng, &mut scratch);
        position.play_unchecked(mover, action, &mut ());
    }
    false
}
