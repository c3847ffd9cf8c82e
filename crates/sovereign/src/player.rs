//! The two players: South and North (SV-1.1).

use kernel::Seat;

/// The other player.
#[inline]
pub(crate) const fn rival(seat: Seat) -> Seat {
    Seat::new(1 - seat.index())
}

/// Both players, this one first.
pub(crate) fn from(seat: Seat) -> [Seat; 2] {
    [seat, rival(seat)]
}
