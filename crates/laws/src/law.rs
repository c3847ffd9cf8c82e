//! The laws: one a file, each a function that looks at one moment of a game.

mod acts;
mod agrees;
mod checks;
mod concedes;
mod explains;
mod guesses;
mod hears;
mod keeps_silent;
mod learns;
mod lists;
mod picks;
mod plays;
mod refuses;
mod replays;
mod saves;
mod shows;
mod speaks;
mod spells;
mod survives;
mod whispers;

use crate::{pool::Pool, step::Made, step::Step, tally::Tally, trial::Trial};
use kernel::{Broken, Game, Narrate, Rng, Seat, Seed};

/// The names of all laws, as a [`Violation`](crate::Violation) gives them.
pub mod names {
    /// A game ends within the moves its trial allows.
    pub const ENDS: &str = "a game ends";
    /// The policy of the trial chooses from the list it is given.
    pub const POLICY: &str = "a policy chooses from the list";
    pub use super::{
        acts::NAME as ACTS, agrees::NAME as AGREES, checks::NAME as CHECKS,
        concedes::NAME as CONCEDES, explains::NAME as EXPLAINS, guesses::NAME as GUESSES,
        hears::NAME as HEARS, keeps_silent::NAME as KEEPS_SILENT, learns::NAME as LEARNS,
        lists::NAME as LISTS, picks::NAME as PICKS, plays::NAME as PLAYS, refuses::NAME as REFUSES,
        replays::NAME as REPLAYS, saves::NAME as SAVES, shows::NAME as SHOWS,
        speaks::NAME as SPEAKS, spells::NAME as SPELLS, survives::NAME as SURVIVES,
        whispers::NAME as WHISPERS,
    };
}

/// When a law is looked at.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum When {
    /// In every position.
    Always,
    /// In some positions, because it costs more.
    Closely,
    /// When the game is over.
    AtTheEnd,
}

/// Something every game must obey.
pub(crate) struct Law<G: Game> {
    pub name: &'static str,
    pub when: When,
    pub holds: fn(&mut Moment<'_, G>) -> Result<(), Broken>,
}

/// A position in a game, with all that led to it.
pub(crate) struct Moment<'a, G: Game> {
    pub trial: &'a Trial<'a, G>,
    pub setup: &'a G::Setup,
    pub seed: Seed,
    pub moves: &'a [Made<G>],
    pub last: Option<&'a Step<'a, G>>,
    pub position: &'a G,
    pub pool: &'a Pool<G>,
    pub tally: &'a mut Tally,
    pub rng: &'a mut Rng,
}

impl<'a, G: Game> Moment<'a, G> {
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<G> {
        Seat::all(self.position.seats())
    }

    pub fn is_over(&self) -> bool {
        self.position.turn().outcome().is_some()
    }

    /// A world that looks the same to the seat.
    pub fn redrawn(&mut self, seat: Seat) -> G {
        let mut world = self.position.clone();
        world.guess(seat, self.rng);
        world
    }

    /// Actions to try here, whether they belong here or not.
    pub fn candidates(&mut self) -> Vec<G::Action> {
        self.pool.candidates(self.position, self.rng)
    }

    /// At most `count` of the seat's legal actions, at random.
    pub fn some_legal(&mut self, seat: Seat, count: usize) -> Vec<G::Action> {
        let mut legal = legal(self.position, seat);
        self.rng.shuffle(&mut legal);
        legal.truncate(count);
        legal
    }
}

/// What the seat may do, in the game's order.
pub(crate) fn legal<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    position.legal(seat, &mut legal);
    legal
}

macro_rules! demand {
    ($holds:expr, $($text:tt)+) => {
        if !$holds {
            return Err(kernel::Broken(format!($($text)+)));
        }
    };
}
use demand;

/// The laws of rules: what holds whether anybody speaks or not.
pub(crate) fn of_rules<G: Game>() -> Vec<Law<G>> {
    use When::*;
    let law = |name, when, holds| Law { name, when, holds };
    vec![
        law(names::CHECKS, Always, checks::holds::<G>),
        law(names::ACTS, Always, acts::holds::<G>),
        law(names::LISTS, Always, lists::holds::<G>),
        law(names::AGREES, Always, agrees::holds::<G>),
        law(names::PICKS, Closely, picks::holds::<G>),
        law(names::REFUSES, Closely, refuses::holds::<G>),
        law(names::PLAYS, Closely, plays::holds::<G>),
        law(names::AGREES, Closely, agrees::holds_for_all::<G>),
        law(names::SPELLS, Closely, spells::holds::<G>),
        law(names::SAVES, Closely, saves::holds::<G>),
        law(names::SURVIVES, Closely, survives::holds::<G>),
        law(names::GUESSES, Closely, guesses::holds::<G>),
        law(names::SHOWS, Closely, shows::holds::<G>),
        law(names::HEARS, Closely, hears::holds::<G>),
        law(names::WHISPERS, Closely, whispers::holds::<G>),
        law(names::LEARNS, Closely, learns::holds::<G>),
        law(names::CONCEDES, Closely, concedes::holds::<G>),
        law(names::REPLAYS, AtTheEnd, replays::holds::<G>),
    ]
}

/// The laws that cost least: for games in great number.
pub(crate) fn in_passing<G: Game>() -> Vec<Law<G>> {
    let mut laws = of_rules();
    laws.retain(|law| [names::CHECKS, names::ACTS].contains(&law.name));
    laws
}

/// The laws of speech: what holds of the words for it.
pub(crate) fn of_speech<G: Narrate>() -> Vec<Law<G>> {
    let law = |name, holds| Law {
        name,
        when: When::Closely,
        holds,
    };
    vec![
        law(names::SPEAKS, speaks::holds::<G>),
        law(names::EXPLAINS, explains::holds::<G>),
        law(names::KEEPS_SILENT, keeps_silent::holds::<G>),
    ]
}
