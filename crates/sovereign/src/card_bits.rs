//! A set of cards, one bit for each card of the card set.

use crate::cards::CardId;

/// Which cards of a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct CardBits([u64; 4]);

impl CardBits {
    #[inline]
    pub fn contains(&self, card: CardId) -> bool {
        self.0[card.index() / 64] & 1 << (card.index() % 64) != 0
    }

    #[inline]
    pub fn insert(&mut self, card: CardId) {
        self.0[card.index() / 64] |= 1 << (card.index() % 64);
    }
}
