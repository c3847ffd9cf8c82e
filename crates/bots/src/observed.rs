//! What a bot gets of a position, and what a bot is.

use kernel::{Approach, Evaluate, Eye, Game, Rng, Seat, Seed};

/// Someone who decides for a seat.
pub trait Bot<G: Game>: Send {
    /// From here on its chance comes from this seed; what it remembers stays.
    fn draw_from(&mut self, seed: Seed);

    /// One of the seat's legal actions. Only asked of a seat that has some.
    fn choose(&mut self, seen: &Observed<G>) -> G::Action;
}

/// A position as one seat knows it. There is no way from here to the true position: what the
/// seat cannot see comes out redrawn.
#[derive(Clone, Copy)]
pub struct Observed<'a, G: Game> {
    position: &'a G,
    seat: Seat,
    moves: Option<u64>,
}

impl<'a, G: Game> Observed<'a, G> {
    /// The position as this seat knows it.
    pub fn new(position: &'a G, seat: Seat) -> Observed<'a, G> {
        Observed {
            position,
            seat,
            moves: None,
        }
    }

    /// The same, with how many actions have been taken in the game. A bot that is told so can
    /// go on from what it thought about before, if nobody has acted since.
    #[must_use]
    pub fn after(self, moves: u64) -> Observed<'a, G> {
        Observed {
            moves: Some(moves),
            ..self
        }
    }

    /// How many actions have been taken in the game, if that was told.
    pub fn moves(&self) -> Option<u64> {
        self.moves
    }

    /// Who looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Adds everything the seat may do now to `out`.
    pub fn legal(&self, out: &mut Vec<G::Action>) {
        self.position.legal(self.seat, out);
    }

    /// One of the seat's legal actions, each equally likely.
    pub fn pick(&self, rng: &mut Rng, scratch: &mut Vec<G::Action>) -> G::Action {
        self.position.pick(self.seat, rng, scratch)
    }

    /// How a search should go about the game.
    pub fn approach(&self) -> Approach
    where
        G: Evaluate,
    {
        self.position.approach()
    }

    /// How good the position is for the seat, by what it can see.
    pub(crate) fn judged(&self) -> f32
    where
        G: Evaluate,
    {
        self.position.evaluate(self.seat)
    }

    /// What the seat is shown.
    pub fn view(&self) -> G::View {
        self.position.view(Eye::Seat(self.seat))
    }

    /// A position that could be the true one, for all the seat knows; its future chance is
    /// redrawn too.
    pub fn guess(&self, rng: &mut Rng) -> G {
        let mut world = self.position.clone();
        world.guess(self.seat, rng);
        world
    }
}
