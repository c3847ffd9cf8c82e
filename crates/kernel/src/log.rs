//! What happened, and who may hear of it.

use crate::{CardTrace, Eye, SeatSet};
use serde::Serialize;
use std::fmt::Debug;

/// Something that happened in a game.
pub trait Event: Clone + Debug + PartialEq + Serialize + Send + Sync {
    /// Did it show whoever made the move something hidden, or come from chance? Then taking it
    /// back would be unfair. A game may count what it shows to others too.
    fn reveals(&self) -> bool;

    /// What it tells about seats and cards, for statistics. A fact that is told in two events is
    /// in the traces of one of them. [`Game::dealt`](crate::Game::dealt) has what no event tells.
    fn traces(&self, hear: &mut dyn FnMut(CardTrace)) {
        let _ = hear;
    }
}

/// Who may hear of an event.
///
/// A fact that only some may know in full is told in two events: the whole to those, and to
/// everyone else what they can see of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Audience {
    /// Every seat and the public.
    Everyone,
    /// Only these seats.
    Only(SeatSet),
    /// The public, and every seat but these.
    Except(SeatSet),
}

impl Audience {
    /// Does this eye hear of it?
    pub fn includes(self, eye: Eye) -> bool {
        match (self, eye) {
            (Audience::Everyone, _) => true,
            (Audience::Only(seats), Eye::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Eye::Public) => false,
            (Audience::Except(seats), Eye::Seat(seat)) => !seats.contains(seat),
            (Audience::Except(_), Eye::Public) => true,
        }
    }
}

/// Hears what happens. For `()` the compiler removes every call.
pub trait Log<E> {
    /// Something happened that these may hear of.
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E);

    /// Something happened that everyone sees.
    #[inline(always)]
    fn note(&mut self, event: impl FnOnce() -> E) {
        self.tell(Audience::Everyone, event);
    }
}

impl<E> Log<E> for () {
    #[inline(always)]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}

/// An event with those who may hear of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told<E> {
    /// Who may hear of it.
    pub to: Audience,
    /// What happened.
    pub event: E,
}

impl<E> Log<E> for Vec<Told<E>> {
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        self.push(Told { to, event: event() });
    }
}
