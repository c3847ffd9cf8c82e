//! A list of legal actions names each of them once.

use super::{Moment, demand, legal};
use kernel::{Broken, Game};

/// A list of legal actions names each of them once.
pub const NAME: &str = "each legal action is listed once";

pub(crate) fn holds<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    for seat in moment.seats() {
        let mut listed = legal(moment.position, seat);
        listed.sort_unstable();
        for pair in listed.windows(2) {
            demand!(
                pair[0] != pair[1],
                "{:?} ('{}') is listed twice for {seat:?}",
                pair[0],
                moment.position.spell(pair[0])
            );
        }
    }
    Ok(())
}
