//! What stands on a zone: a Haerian, a Building (SV-1.10, SV-4.6).

use crate::cards::Piece;
use crate::facts::Facts;
use crate::mark::LyingOn;

const NONE: u8 = u8::MAX;

/// The number an object got when it entered the battlefield: older ones are smaller, and a card
/// that enters again is another object (SV-1.16, SV-8.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Entry([u8; 2]);

impl Entry {
    pub const NONE: Entry = Entry::new(0);

    /// Kept as bytes, the high one first: they compare as the number does and need no padding.
    #[inline]
    pub const fn new(number: u16) -> Entry {
        Entry(number.to_be_bytes())
    }

    #[inline]
    pub const fn number(self) -> u16 {
        u16::from_be_bytes(self.0)
    }
}

/// A Haerian on the battlefield.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unit {
    pub piece: Piece,
    pub damage: u8,
    pub entry: Entry,
    /// Traits it has by print and by effects, as bits.
    pub traits: u16,
    /// What effects have added to its Force.
    pub bonus: i8,
    /// Actions taken this turn, less those that effects have granted.
    pub moves: i8,
    pub combats: i8,
    /// Abilities that have worked this turn and do so once, as bits.
    pub spent: u8,
    /// Steps put off that remember it, as bits (T64).
    pub awaited: u8,
    flags: u8,
}

macro_rules! flags {
    ($($get:ident $set:ident $bit:literal;)*) => {
        impl Unit {
            $(
                #[inline]
                pub const fn $get(&self) -> bool {
                    self.flags & (1 << $bit) != 0
                }
                #[inline]
                pub fn $set(&mut self, on: bool) {
                    self.flags = self.flags & !(1 << $bit) | (on as u8) << $bit;
                }
            )*
        }
    };
}

flags! {
    is_exhausted set_exhausted 0;
    // T18: it does not recover next time.
    is_stunned set_stunned 1;
    entered_now set_entered_now 2;
    // T16: its printed keywords and abilities do not count.
    is_silenced set_silenced 3;
    // T10: its Force was set.
    is_force_set set_force_set 4;
    // What the step before has acted on (SV-8.11 `that`).
    is_that set_that 5;
}

impl Unit {
    pub const NOBODY: Unit = Unit {
        piece: Piece(NONE),
        damage: 0,
        entry: Entry::NONE,
        traits: 0,
        bonus: 0,
        moves: 0,
        combats: 0,
        spent: 0,
        awaited: 0,
        flags: 0,
    };

    pub fn new(piece: Piece, entry: Entry, printed: &Facts) -> Unit {
        let mut unit = Unit {
            piece,
            entry,
            traits: printed.traits,
            ..Unit::NOBODY
        };
        unit.set_entered_now(true);
        unit
    }

    #[inline]
    pub const fn is_nobody(&self) -> bool {
        self.piece.0 == NONE
    }

    /// Keeps what lies on it where it is found quickly.
    pub fn note(&mut self, lying: LyingOn, printed: &Facts) {
        let own = if lying.silenced { 0 } else { printed.traits };
        self.bonus = lying.bonus;
        self.traits = own | lying.given;
        self.set_silenced(lying.silenced);
        self.set_force_set(lying.sets_force);
    }
}

/// A Building on the battlefield.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Structure {
    pub piece: Piece,
    pub damage: u8,
    pub entry: Entry,
    /// What effects have added to its Force.
    pub bonus: i8,
    pub spent: u8,
}

impl Structure {
    pub const NONE: Structure = Structure {
        piece: Piece(NONE),
        damage: 0,
        entry: Entry::NONE,
        bonus: 0,
        spent: 0,
    };

    #[inline]
    pub const fn is_none(&self) -> bool {
        self.piece.0 == NONE
    }
}
