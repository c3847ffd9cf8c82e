//! What simulations of Estro are broken down by: the cards a seat drew, and their estri.

use estro::Match;
use kernel::SeatSet;

/// Each card that was drawn with the seat that drew it, once by itself and once for its estro.
pub(crate) fn drawn(game: &Match) -> Vec<(String, SeatSet)> {
    let mut tags = Vec::new();
    for (seat, card) in game.drawn() {
        let seat = SeatSet::one(seat);
        tags.push((card.id.to_owned(), seat));
        tags.push((format!("estro-{}", card.estro.id()), seat));
    }
    tags
}
