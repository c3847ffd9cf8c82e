//! Nothing hidden is said: words stay the same when what a seat cannot know is redrawn.
//!
//! For every seat, before and after a guess of it: what it is asked, the labels of its actions,
//! the sentences that explain its refusals, and the log lines of what it heard of the last move.
//! So do the log lines of what the public heard.

use super::{Moment, demand, legal};
use kernel::{Broken, Eye, Narrate};

/// Words do not change when what a seat cannot know is redrawn.
pub const NAME: &str = "nothing hidden is said";

pub(crate) fn holds<G: Narrate>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    let candidates = moment.candidates();
    let truth = moment.position;
    let told = moment.last.map_or(&[][..], |step| step.told);
    for seat in moment.seats() {
        let guess = moment.redrawn(seat);
        if !moment.is_over() {
            let (ours, theirs) = (truth.prompt(seat), guess.prompt(seat));
            demand!(
                ours == theirs,
                "when {seat:?} guesses, it is asked {theirs:?}, not {ours:?}"
            );
        }
        for action in legal(truth, seat) {
            let (ours, theirs) = (truth.label(seat, action), guess.label(seat, action));
            demand!(
                ours == theirs,
                "when {seat:?} guesses, {ours:?} becomes {theirs:?}"
            );
        }
        for &action in &candidates {
            if let Some(reason) = truth.refusal(seat, action) {
                let (ours, theirs) = (truth.explain(&reason), guess.explain(&reason));
                demand!(
                    ours == theirs,
                    "when {seat:?} guesses, {ours:?} becomes {theirs:?}"
                );
            }
        }
        for told in told {
            let heard = [Eye::Seat(seat), Eye::Public]
                .into_iter()
                .any(|eye| told.to.includes(eye));
            let (ours, theirs) = (truth.tell(&told.event), guess.tell(&told.event));
            demand!(
                !heard || ours == theirs,
                "when {seat:?} guesses, the log's {ours:?} becomes {theirs:?}"
            );
        }
    }
    Ok(())
}
