//! Physical cards: where they are, whose they are, who knows them (SV-1.17, SV-3.9).

use crate::player::rival;
use kernel::{Seat, Zone as PileIndex};

/// The most physical cards a battle can have: two decks with their Realms, and Puppets.
pub(crate) const PIECES: usize = 188;

/// Where a physical card can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Area {
    /// No card yet: room for Puppets.
    Unborn,
    /// The battlefield, face-up or face-down.
    Field,
    /// An Event or Snare while it resolves.
    Limbo,
    Removed,
    /// The top is drawn first.
    Chronicles(Seat),
    Hand(Seat),
    Afterlife(Seat),
    RealmsDown(Seat),
    RealmsUp(Seat),
    /// The Player Zone.
    Equipment(Seat),
    /// Cards put away by the mulligan, or looked at from the top of the Chronicles.
    Aside(Seat),
}

pub(crate) const AREAS: usize = 4 + 7 * 2;

impl PileIndex for Area {
    #[inline]
    fn index(self) -> usize {
        match self {
            Area::Unborn => 0,
            Area::Field => 1,
            Area::Limbo => 2,
            Area::Removed => 3,
            Area::Chronicles(seat) => 4 + seat.index(),
            Area::Hand(seat) => 6 + seat.index(),
            Area::Afterlife(seat) => 8 + seat.index(),
            Area::RealmsDown(seat) => 10 + seat.index(),
            Area::RealmsUp(seat) => 12 + seat.index(),
            Area::Equipment(seat) => 14 + seat.index(),
            Area::Aside(seat) => 16 + seat.index(),
        }
    }
}

/// What is kept of a physical card besides which it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct PieceState(u8);

impl PieceState {
    pub fn of(owner: Seat) -> PieceState {
        PieceState(owner.index() as u8)
    }

    #[inline]
    pub fn owner(self) -> Seat {
        Seat::new((self.0 & 1) as usize)
    }

    /// An Equipment that was used (SV-5.3.2).
    #[inline]
    pub fn exhausted(self) -> bool {
        self.0 & 2 != 0
    }

    pub fn set_exhausted(&mut self, exhausted: bool) {
        self.0 = self.0 & !2 | (exhausted as u8) << 1;
    }

    /// An Equipment that was used in the combat under way.
    #[inline]
    pub fn wielded(self) -> bool {
        self.0 & 16 != 0
    }

    pub fn set_wielded(&mut self, wielded: bool) {
        self.0 = self.0 & !16 | (wielded as u8) << 4;
    }

    /// Does the seat know which card it is, although it lies where the seat cannot see it?
    #[inline]
    pub fn known_to(self, seat: Seat) -> bool {
        self.0 & 4 << seat.index() != 0
    }

    pub fn set_known_to(&mut self, seat: Seat) {
        self.0 |= 4 << seat.index();
    }

    /// Has everybody seen the seat look at it face-down (T50)?
    pub fn peeked_at_by(self, seat: Seat) -> bool {
        self.0 & 16 << seat.index() != 0
    }

    pub fn set_peeked_at_by(&mut self, seat: Seat) {
        self.0 |= 16 << seat.index();
    }

    /// It lies face-down no more.
    pub fn end_peeking(&mut self) {
        self.0 &= !(16 | 32);
    }

    pub fn set_known_to_all(&mut self, owner: Seat) {
        self.set_known_to(owner);
        self.set_known_to(rival(owner));
    }

    /// It lies open, or where nobody could follow it.
    pub fn forget(&mut self) {
        self.0 &= 1;
    }
}
