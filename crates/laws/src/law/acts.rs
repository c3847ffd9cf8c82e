//! Someone can always act until the game is over, and nobody after.
//!
//! While it is not, at least one seat is waited for, and each of those has something to do. When
//! it is over nobody has. A seat that nobody waits for may have actions: never is it needed.

use super::{Moment, demand, legal};
use kernel::{Broken, Game, Setup, Turn};

/// Someone can always act until the game is over.
pub const NAME: &str = "whoever is waited for can act";

pub(crate) fn holds<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    let position = moment.position;
    let seats = position.seats();
    demand!(
        seats == moment.setup.seats() && G::Setup::seat_counts().contains(&seats),
        "the position has {seats} seats, its setup {}, and the game can have {:?}",
        moment.setup.seats(),
        G::Setup::seat_counts()
    );
    for seat in position.first() {
        demand!(
            seat.index() < seats,
            "{seat:?} acts first, but there are only {seats}"
        );
    }
    match position.turn() {
        Turn::Choose(waiting) => {
            demand!(!waiting.is_empty(), "it is not over, but waits for nobody");
            for seat in waiting {
                demand!(
                    seat.index() < seats,
                    "it waits for {seat:?}, but there are only {seats}"
                );
                demand!(
                    !legal(position, seat).is_empty(),
                    "it waits for {seat:?}, which has no legal action"
                );
            }
        }
        Turn::Over(_) => {
            for seat in moment.seats() {
                let left = legal(position, seat);
                demand!(
                    left.is_empty(),
                    "it is over, but {seat:?} may still do {left:?}"
                );
            }
        }
    }
    Ok(())
}
