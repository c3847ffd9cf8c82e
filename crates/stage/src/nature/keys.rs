//! The keys of zones, the same for every eye.

use ::nature::cards::Market;
use ::nature::layout::Space;
use ::nature::side::Side;
use kernel::Seat;

/// The Sages that nobody has taken.
pub const SAGES: &str = "sages";
/// How many shields to put on one Elemental.
pub const AMOUNTS: &str = "amounts";
/// The Commands being resolved.
pub const IN_PLAY: &str = "in-play";
/// The cards out of the game.
pub const REMOVED: &str = "removed";
/// The piece on a Sage board that stands for its Sage.
pub const SAGE: &str = "sage";

macro_rules! of_each_seat {
    ($what:literal) => {
        [
            concat!($what, "-1"),
            concat!($what, "-2"),
            concat!($what, "-3"),
            concat!($what, "-4"),
        ]
    };
}

macro_rules! formation {
    ($side:literal: $($space:literal)*) => {
        [$(concat!("formation-", $side, "-", $space)),*]
    };
}

/// A space of a side's formation.
pub fn space(side: Side, space: Space) -> &'static str {
    const SPACES: [[&str; Space::MAX]; 2] = [
        formation!(1: 1 2 3 4 5 6 7 8 9 10 11 12),
        formation!(2: 1 2 3 4 5 6 7 8 9 10 11 12),
    ];
    SPACES[side.index()][space.index()]
}

/// The hand of a seat.
pub fn hand(seat: Seat) -> &'static str {
    of_each_seat!("hand")[seat.index()]
}

/// The deck of a seat.
pub fn deck(seat: Seat) -> &'static str {
    of_each_seat!("deck")[seat.index()]
}

/// The discard pile of a seat.
pub fn discard(seat: Seat) -> &'static str {
    of_each_seat!("discard")[seat.index()]
}

/// The Sage board of a seat.
pub fn board(seat: Seat) -> &'static str {
    of_each_seat!("board")[seat.index()]
}

/// The Champions on a seat's Sage board.
pub fn champions(seat: Seat) -> &'static str {
    of_each_seat!("champions")[seat.index()]
}

/// The Warriors a seat chooses, or has chosen, before they are revealed.
pub fn warriors(seat: Seat) -> &'static str {
    of_each_seat!("warriors")[seat.index()]
}

/// A market.
pub fn market(market: Market) -> &'static str {
    match market {
        Market::Elementals => "market-elementals",
        Market::Commands => "market-commands",
    }
}

/// The deck of a market.
pub fn stock(market: Market) -> &'static str {
    match market {
        Market::Elementals => "deck-elementals",
        Market::Commands => "deck-commands",
    }
}

/// The piece on a Sage board that stands for the faction action of a level.
pub fn faction_action(level: u8) -> &'static str {
    match level {
        4 => "faction-4",
        6 => "faction-6",
        _ => "faction-8",
    }
}
