//! Everything can be said, and different actions are said differently.
//!
//! Every seat is asked something while the game is not over, every legal action has a label, no
//! two of a seat alike, and everything the last move told can be told. Each phrase has a key, and
//! the trial can render it.

use super::{Moment, demand, legal};
use crate::trial::Trial;
use kernel::{Broken, Narrate, Phrase};

/// Everything can be said, and different actions are said differently.
pub const NAME: &str = "everything can be said, different actions differently";

pub(crate) fn holds<G: Narrate>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    let (position, trial) = (moment.position, moment.trial);
    for seat in moment.seats() {
        if !moment.is_over() {
            said(trial, &position.prompt(seat))?;
        }
        let mut labels = Vec::new();
        for action in legal(position, seat) {
            labels.push((said(trial, &position.label(seat, action))?, action));
        }
        labels.sort_unstable();
        for pair in labels.windows(2) {
            demand!(
                pair[0].0 != pair[1].0,
                "'{}' and '{}' of {seat:?} are both called \"{}\"",
                position.spell(pair[0].1),
                position.spell(pair[1].1),
                pair[0].0
            );
        }
    }
    for told in moment.last.map_or(&[][..], |step| step.told) {
        said(trial, &position.tell(&told.event))?;
    }
    Ok(())
}

/// How the phrase reads, if it has a key and can be rendered.
pub(super) fn said<G: Narrate>(trial: &Trial<'_, G>, phrase: &Phrase) -> Result<String, Broken> {
    demand!(!phrase.key.is_empty(), "{phrase:?} has no key");
    (trial.render)(phrase).map_err(|what| Broken(format!("{phrase:?} cannot be said: {what}")))
}
