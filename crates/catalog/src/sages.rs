//! What simulations of Command of Nature are broken down by: the Sages.

use kernel::{Eye, Game, SeatSet};
use nature::Nature;

/// Each Sage in the game, with the seat that has it.
pub(crate) fn sages(game: &Nature) -> Vec<(String, SeatSet)> {
    game.view(Eye::Public)
        .seats
        .iter()
        .filter_map(|seat| Some((seat.sage?.0.id.to_owned(), SeatSet::one(seat.seat))))
        .collect()
}
