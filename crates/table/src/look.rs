//! Through which eye a guest looks at the game.

use crate::{GuestId, Table};
use kernel::{Eye, Seat, SeatSet};

/// How a guest looks at the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The eye.
    pub eye: Eye,
    /// At one screen: the seat that should look next, behind a curtain.
    pub curtain: Option<Seat>,
}

impl Look {
    const PUBLIC: Look = Look {
        eye: Eye::Public,
        curtain: None,
    };

    fn through(seat: Seat) -> Look {
        Look {
            eye: Eye::Seat(seat),
            curtain: None,
        }
    }
}

impl Table {
    /// How a guest looks at the game who has not said anything: through their seat, or as the
    /// public without one. With several seats that hide something from each other it is the
    /// public's eye, and a curtain for the seat that the game waits for.
    pub fn eye_for(&self, guest: &GuestId) -> Look {
        let own = self.seats_of(guest);
        let Some(first) = own.lowest() else {
            return Look::PUBLIC;
        };
        let next = self.next_to_look(own);
        if own.len() == 1 || self.begun && self.are_open(own) {
            return Look::through(next.unwrap_or(first));
        }
        Look {
            eye: Eye::Public,
            curtain: next,
        }
    }

    /// How a guest looks at the game who looked through one of their seats before: still so,
    /// unless the game waits for another of their seats and not for that one. If the two hide
    /// something from each other, a curtain falls.
    pub fn eye_after(&self, guest: &GuestId, before: Seat) -> Look {
        let own = self.seats_of(guest);
        if !own.contains(before) || !self.begun {
            return self.eye_for(guest);
        }
        match self.next_to_look(own) {
            Some(next) if !self.waiting().contains(before) => {
                match self.game.share_secrets(before, next) {
                    true => Look::through(next),
                    false => Look {
                        eye: Eye::Public,
                        curtain: Some(next),
                    },
                }
            }
            _ => Look::through(before),
        }
    }

    /// The first of these seats that a person has to decide for.
    fn next_to_look(&self, own: SeatSet) -> Option<Seat> {
        let mut waiting = self.waiting();
        waiting.find(|&seat| own.contains(seat) && self.places[seat.index()].is_played())
    }

    /// Have these seats no secrets from each other?
    fn are_open(&self, mut seats: SeatSet) -> bool {
        let first = seats.next();
        first.is_none_or(|first| seats.all(|other| self.game.share_secrets(first, other)))
    }
}
