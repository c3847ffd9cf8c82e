//! Layouts a turn search has met already.

use crate::cards::{Cards, Row};
use crate::journey::Journey;
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

/// All that tells one state of a plan from another.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key(u128);

fn packed(row: &Row) -> u128 {
    row.iter()
        .fold(1, |bits, card| bits << 4 | card.index() as u128)
}

fn mask(cards: Cards) -> u128 {
    cards.fold(0, |bits, card| bits | 1 << card.index())
}

impl Key {
    /// The order of the column and of infused cards counts, that of loaded and strained cards
    /// does not. The hand is what is left.
    fn of(journey: &Journey) -> Key {
        let layout = &journey.layout;
        let tracks = &journey.tracks;
        let ignored = journey.fight.is_some_and(|fight| fight.ignore_modifiers);
        let mut bits = packed(&layout.column);
        bits = bits << 24 | packed(&layout.infused);
        bits = bits << 9 | mask(layout.loaded.as_set());
        bits = bits << 9 | mask(layout.strained.as_set());
        bits = bits << 2 | u128::from(layout.next);
        bits = bits << 8 | u128::from(tracks.attack.min(255));
        bits = bits << 8 | u128::from(tracks.defense.min(255));
        bits = bits << 4 | u128::from(tracks.mana);
        Key(bits << 1 | u128::from(ignored))
    }
}

/// Multiplies; keys are short and need no defence.
#[derive(Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    fn write_u128(&mut self, word: u128) {
        self.write_u64(word as u64);
        self.write_u64((word >> 64) as u64);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}

/// The layouts met so far.
#[derive(Default)]
pub(super) struct Seen(HashSet<Key, BuildHasherDefault<KeyHasher>>);

impl Seen {
    /// Notes the layout; was it new?
    pub(super) fn note(&mut self, journey: &Journey) -> bool {
        self.0.insert(Key::of(journey))
    }
}
