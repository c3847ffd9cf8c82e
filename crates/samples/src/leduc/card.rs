//! The six cards.

use kernel::Rng;
use serde::{Deserialize, Serialize};

/// A card of the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// The jack of hearts.
    JackHearts,
    /// The jack of spades.
    JackSpades,
    /// The queen of hearts.
    QueenHearts,
    /// The queen of spades.
    QueenSpades,
    /// The king of hearts.
    KingHearts,
    /// The king of spades.
    KingSpades,
}

/// What a card is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// The lowest.
    Jack,
    /// The middle one.
    Queen,
    /// The highest.
    King,
}

impl Card {
    /// Every card of the deck.
    pub const ALL: [Card; 6] = [
        Card::JackHearts,
        Card::JackSpades,
        Card::QueenHearts,
        Card::QueenSpades,
        Card::KingHearts,
        Card::KingSpades,
    ];

    /// The card's rank.
    pub const fn rank(self) -> Rank {
        match self {
            Card::JackHearts | Card::JackSpades => Rank::Jack,
            Card::QueenHearts | Card::QueenSpades => Rank::Queen,
            Card::KingHearts | Card::KingSpades => Rank::King,
        }
    }

    /// A card of the deck without those that were taken before, each equally likely.
    #[inline]
    pub fn draw<const TAKEN: usize>(rng: &mut Rng, mut taken: [Card; TAKEN]) -> Card {
        taken.sort_unstable();
        let mut index = rng.index(Card::ALL.len() - TAKEN);
        for card in taken {
            index += usize::from(index >= card as usize);
        }
        Card::ALL[index]
    }
}
