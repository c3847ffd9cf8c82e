//! What the search remembers of a game.

use crate::dungeon::{RoomCode, Side};

/// A state. Sets of rooms, cards and entries are bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct State {
    /// The pawn's room.
    pub room: RoomCode,
    /// Has it just arrived, with the room still to be read?
    pub arriving: bool,
    /// EF-47.
    pub boss_defeated: bool,
    /// Cards that are the hero's now.
    pub taken: u8,
    /// Of the rooms that conditions name, those that are mapped (TS-7.60).
    pub mapped: u32,
    /// Entries whose Once is used up (TS-7.65), where it matters to the map.
    pub used: u64,
    /// Entries whose mark track is full (CO-25), where a condition asks.
    pub full: u64,
}

pub(super) const fn card_bit(card: u8) -> u8 {
    1 << (card - 1)
}

pub(super) const fn room_bit(room: RoomCode) -> u32 {
    1 << room.index()
}

/// All four rooms of a card.
const fn rooms_of(card: u8) -> u32 {
    0b1111 << RoomCode::new(card, Side::A).index()
}

impl State {
    pub const fn is_taken(self, card: u8) -> bool {
        self.taken & card_bit(card) != 0
    }

    /// TS-7.14, TS-7.15: the room is laid, and what its card showed before is forgotten.
    pub const fn lay(&mut self, room: RoomCode, named: u32) {
        self.mapped = self.mapped & !rooms_of(room.card) | room_bit(room) & named;
    }

    /// TS-5.54: the card leaves the dungeon.
    pub const fn take(&mut self, card: u8) {
        self.taken |= card_bit(card);
        self.mapped &= !rooms_of(card);
    }

    /// TS-3.11: a free step onto the symbol of 1A wins. Floors are connected, so the pawn can
    /// take it.
    pub fn is_won(self) -> bool {
        self.boss_defeated && !self.arriving && self.room == RoomCode::START
    }
}
