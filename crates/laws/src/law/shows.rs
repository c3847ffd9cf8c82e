//! Nothing hidden shows: what a seat is shown stays the same when what it cannot know is redrawn.
//!
//! For every seat, before and after a guess of that seat, byte for byte and in the same order:
//! its view, its legal actions and their notation, the reasons for which other actions are
//! refused, who is waited for, who acts first, and what would be done in its absence. The public
//! sees only what every seat sees, so its view stays the same whichever seat guesses.

use super::{Moment, demand, legal};
use crate::json;
use kernel::{Broken, Eye, Game};

/// What a seat is shown does not change when what it cannot know is redrawn.
pub const NAME: &str = "nothing hidden shows";

pub(crate) fn holds<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    let candidates = moment.candidates();
    let truth = moment.position;
    for seat in moment.seats() {
        let guess = moment.redrawn(seat);
        for eye in [Eye::Seat(seat), Eye::Public] {
            let (ours, theirs) = (truth.view(eye), guess.view(eye));
            demand!(
                json::text(&ours)? == json::text(&theirs)?,
                "when {seat:?} guesses, the view of {eye:?} changes{}",
                json::first_difference(&ours, &theirs)?
            );
        }
        demand!(
            truth.turn() == guess.turn(),
            "when {seat:?} guesses, whoever is waited for changes from {:?} to {:?}",
            truth.turn(),
            guess.turn()
        );
        demand!(
            truth.first() == guess.first(),
            "when {seat:?} guesses, whoever acts first changes"
        );

        let (ours, theirs) = (legal(truth, seat), legal(&guess, seat));
        demand!(
            ours == theirs,
            "when {seat:?} guesses, its legal actions change from {ours:?} to {theirs:?}"
        );
        for &action in &ours {
            let (ours, theirs) = (truth.spell(action), guess.spell(action));
            demand!(
                ours == theirs,
                "when {seat:?} guesses, '{ours}' is spelt '{theirs}'"
            );
        }
        if truth.turn().waiting().contains(seat) {
            demand!(
                truth.fallback(seat) == guess.fallback(seat),
                "when {seat:?} guesses, what is done in its absence changes"
            );
        }
        for &action in &candidates {
            let (ours, theirs) = (truth.refusal(seat, action), guess.refusal(seat, action));
            demand!(
                ours == theirs && json::text(&ours)? == json::text(&theirs)?,
                "when {seat:?} guesses, {action:?} is refused for {theirs:?}, not {ours:?}"
            );
        }
    }
    Ok(())
}
