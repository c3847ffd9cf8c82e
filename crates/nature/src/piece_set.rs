//! A set of physical cards.

use crate::cards::{PIECES, Piece};
use kernel::PieceId;

const WORDS: usize = PIECES.div_ceil(64);

/// A set of physical cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct PieceSet([u64; WORDS]);

impl PieceSet {
    #[inline]
    pub fn contains(&self, piece: Piece) -> bool {
        self.0[piece.index() / 64] >> (piece.index() % 64) & 1 != 0
    }

    #[inline]
    pub fn insert(&mut self, piece: Piece) {
        self.0[piece.index() / 64] |= 1 << (piece.index() % 64);
    }

    #[inline]
    pub fn remove(&mut self, piece: Piece) {
        self.0[piece.index() / 64] &= !(1 << (piece.index() % 64));
    }

    pub fn clear(&mut self) {
        self.0 = [0; WORDS];
    }
}
