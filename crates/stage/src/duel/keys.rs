//! The keys of zones and pieces, the same for every eye.

use protocol::{Address, Word};
use samples::duel::board::Place;

pub const PLAYER: [&str; 2] = ["player-1", "player-2"];
pub const HAND: [&str; 2] = ["hand-1", "hand-2"];
pub const UNITS: [&str; 2] = ["units-1", "units-2"];
pub const DECK: [&str; 2] = ["deck-1", "deck-2"];
pub const GONE: [&str; 2] = ["gone-1", "gone-2"];

/// A unit in this place.
pub fn place(place: Place) -> &'static str {
    place.word()
}

/// A card in hand, as notation names it: its id, with a letter from the second copy on.
pub fn copy(id: &'static str, number: u8) -> Word {
    match number {
        1 => id.into(),
        2 => format!("{id}b").into(),
        _ => format!("{id}c").into(),
    }
}

/// The piece with this key in a zone.
pub fn at(zone: &str, key: &str) -> Address {
    let mut address = Address::with_capacity(zone.len() + 1 + key.len());
    address.push_str(zone);
    address.push('/');
    address.push_str(key);
    address
}
