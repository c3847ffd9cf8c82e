//! No card is lost or made: the game's own invariants hold in every position.

use super::Moment;
use kernel::{Broken, Game};

/// The game's invariants hold after every move.
pub const NAME: &str = "no card is lost or made";

pub(crate) fn holds<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    moment.position.check()
}
