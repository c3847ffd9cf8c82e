//! Physical cards: where they are, what they keep, who knows them.

use crate::cards::{CATALOGUE, CardId, Piece};
use crate::player::Player;
use std::fmt;

/// The most physical cards a match can have; the Rift closes when they are used up.
pub(crate) const PIECES: usize = 184;
/// Where a physical card can be (ES-1.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Area {
    /// No card yet: room for those that Rift and Horde bring.
    Unborn,
    Field,
    /// The gift cards of Chimeras.
    Absorbed,
    Gone,
    /// The machine's: cards put under the Horde deck.
    Deck(Player),
    Hand(Player),
    Incinerator(Player),
}

pub(crate) const AREAS: usize = 4 + 3 * Player::COUNT;

impl kernel::Zone for Area {
    #[inline]
    fn index(self) -> usize {
        match self {
            Area::Unborn => 0,
            Area::Field => 1,
            Area::Absorbed => 2,
            Area::Gone => 3,
            Area::Deck(player) => 4 + player.index(),
            Area::Hand(player) => 9 + player.index(),
            Area::Incinerator(player) => 14 + player.index(),
        }
    }
}

/// What a physical card keeps wherever it goes (ES-1.16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct PieceState(u8);

impl PieceState {
    pub fn of(owner: Player) -> PieceState {
        PieceState(owner.index() as u8)
    }
    #[inline]
    pub fn owner(self) -> Player {
        Player::from_index((self.0 & 7) as usize)
    }
    pub fn set_owner(&mut self, owner: Player) {
        self.0 = self.0 & !7 | owner.index() as u8;
    }
    #[inline]
    pub fn gift_used(self) -> bool {
        self.0 & 8 != 0
    }
    pub fn set_gift_used(&mut self, used: bool) {
        self.0 = self.0 & !8 | (used as u8) << 3;
    }
    #[inline]
    pub fn inhibited(self) -> bool {
        self.0 & 16 != 0
    }
    pub fn set_inhibited(&mut self) {
        self.0 |= 16;
    }
    /// ES-8.13.6: counts as an empty card.
    #[inline]
    pub fn hollow(self) -> bool {
        self.0 & 32 != 0
    }
    pub fn set_hollow(&mut self) {
        self.0 |= 32;
    }
    /// ES-8.10.32: has given its Inspiration.
    pub fn inspired(self) -> bool {
        self.0 & 64 != 0
    }
    pub fn set_inspired(&mut self) {
        self.0 |= 64;
    }
    /// Has nothing ever happened to it?
    pub fn is_pristine(self) -> bool {
        self.0 & !7 == 0
    }
    /// Second Verse: as if it had never been in the match.
    pub fn forget(&mut self) {
        self.0 &= 7;
    }
}

/// A set of printed cards.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct CardIds([u64; 4]);

impl CardIds {
    pub fn insert(&mut self, card: CardId) {
        self.0[card.index() / 64] |= 1 << (card.index() % 64);
    }
    pub fn remove(&mut self, card: CardId) {
        self.0[card.index() / 64] &= !(1 << (card.index() % 64));
    }
    pub fn contains(&self, card: CardId) -> bool {
        self.0[card.index() / 64] & (1 << (card.index() % 64)) != 0
    }
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
    pub fn iter(&self) -> impl Iterator<Item = CardId> + '_ {
        (0..CATALOGUE)
            .map(|i| CardId(i as u8))
            .filter(|&card| self.contains(card))
    }
    /// The card with this place among those in the set.
    pub fn nth(&self, index: usize) -> Option<CardId> {
        let mut left = index;
        for (i, &word) in self.0.iter().enumerate() {
            let count = word.count_ones() as usize;
            if left < count {
                let mut word = word;
                for _ in 0..left {
                    word &= word - 1;
                }
                return Some(CardId((64 * i + word.trailing_zeros() as usize) as u8));
            }
            left -= count;
        }
        None
    }
}

impl fmt::Debug for CardIds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The physical cards a seat knows although they lie where it cannot see them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Known([u64; PIECES.div_ceil(64)]);

impl Known {
    pub fn insert(&mut self, piece: Piece) {
        self.0[piece.0 as usize / 64] |= 1 << (piece.0 % 64);
    }
    pub fn remove(&mut self, piece: Piece) {
        self.0[piece.0 as usize / 64] &= !(1 << (piece.0 % 64));
    }
    pub fn contains(&self, piece: Piece) -> bool {
        self.0[piece.0 as usize / 64] & (1 << (piece.0 % 64)) != 0
    }
}
