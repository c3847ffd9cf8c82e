//! Who learns something by its own move cannot take it back for free.
//!
//! A move that told nothing revealing may be taken back without asking anyone. So if its maker
//! hears or sees something else after it than it would in a world that looked the same to it
//! before, the move must have told something that reveals, even if only that there was nothing to
//! find. When the game is over in both worlds hands may be laid open.

use super::{Moment, demand};
use crate::hearing::{Made, divergence};
use kernel::{Broken, Eye, Game};

/// Who learns something by its own move cannot take it back for free.
pub const NAME: &str = "a move that teaches its maker something reveals";

const ACTIONS: usize = 6;

pub(crate) fn holds<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    for actor in moment.seats() {
        let guess = moment.redrawn(actor);
        for action in moment.some_legal(actor, ACTIONS) {
            let ours = Made::new(moment.position, actor, action);
            if ours.reveals() || guess.refusal(actor, action).is_some() {
                continue;
            }
            let theirs = Made::new(&guess, actor, action);
            let eye = Eye::Seat(actor);
            let hears_more = divergence(&ours, &theirs, eye)?;
            let both_over = ours.is_over() && theirs.is_over();
            let sees_more = !both_over && ours.seen(eye)? != theirs.seen(eye)?;
            demand!(
                hears_more.is_none() && !sees_more,
                "'{}' of {actor:?} reveals nothing, but in a world that looks the same to it, it {}",
                moment.position.spell(action),
                match hears_more {
                    Some((ours, theirs)) => format!("hears {theirs:?} instead of {ours:?}"),
                    None => "sees something else afterwards".to_owned(),
                }
            );
        }
    }
    Ok(())
}
