//! What seats did with cards, for statistics.

use crate::Seat;

/// A seat did something with a printed card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardTrace {
    /// Who.
    pub seat: Seat,
    /// The printed card's id, as [`CardEntry`](crate::CardEntry) has it.
    pub card: &'static str,
    /// What was done.
    pub deed: CardDeed,
}

/// What can be done with a card. Each game says what counts as either.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardDeed {
    /// It came to the seat from where it could not be used.
    Drawn,
    /// The seat used it.
    Played,
}

impl CardTrace {
    /// The seat drew the card.
    pub const fn drawn(seat: Seat, card: &'static str) -> CardTrace {
        CardTrace {
            seat,
            card,
            deed: CardDeed::Drawn,
        }
    }

    /// The seat played the card.
    pub const fn played(seat: Seat, card: &'static str) -> CardTrace {
        CardTrace {
            seat,
            card,
            deed: CardDeed::Played,
        }
    }
}
