//! Every legal action plays.
//!
//! Each action of each seat is made in the position: `play` accepts it, and the game's invariants
//! hold after it.

use super::{Moment, legal};
use kernel::{Broken, Game};

/// Every legal action plays.
pub const NAME: &str = "every legal action plays";

pub(crate) fn holds<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    for seat in moment.seats() {
        for action in legal(moment.position, seat) {
            let name = || format!("'{}' of {seat:?}", moment.position.spell(action));
            let mut after = moment.position.clone();
            if let Err(reason) = after.play(seat, action, &mut Vec::new()) {
                return Err(Broken(format!(
                    "{} is legal, but refused: {reason:?}",
                    name()
                )));
            }
            if let Err(broken) = after.check() {
                return Err(Broken(format!("after {}: {broken}", name())));
            }
        }
    }
    Ok(())
}
