//! What simulations of Sovereign are broken down by: decks and their pairings, classes, cards that
//! were drawn, and how battles ended and when.

use kernel::{Game, Seat, SeatSet};
use sovereign::Battle;
use sovereign::statistics::Close;

/// Decks, classes and cards with the seat that had them; `end-…` and `turns-…` with the seat that
/// began, so that they count battles and say how the first player fared in them.
pub(crate) fn battles(game: &Battle) -> Vec<(String, SeatSet)> {
    let mut tags = Vec::new();
    for (seat, other) in [(0, 1), (1, 0)].map(|(one, two)| (Seat::new(one), Seat::new(two))) {
        let mut tag = |name: String| tags.push((name, SeatSet::one(seat)));
        let deck = |seat| game.ready_deck(seat).unwrap_or("other");
        tag(format!("deck-{}", deck(seat)));
        tag(format!("pair-{}-against-{}", deck(seat), deck(other)));
        for class in game.classes(seat) {
            tag(format!("class-{}", class.id));
        }
        let mut drawn: Vec<_> = game.drawn(seat).map(|card| card.id).collect();
        drawn.sort_unstable();
        drawn.dedup();
        drawn.into_iter().for_each(|card| tag(card.to_owned()));
    }
    let end = match game.ended() {
        Some(Close::Breakthrough) => "breakthrough",
        Some(Close::EmptyChronicles) => "empty-chronicles",
        Some(Close::TurnLimit) => "turn-limit",
        Some(Close::Concession) => "concession",
        None => return tags,
    };
    tags.push((format!("end-{end}"), game.first()));
    tags.push((format!("turns-{:03}", game.turns()), game.first()));
    tags
}
