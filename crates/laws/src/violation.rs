//! A broken law, told so that it can be seen again.

use crate::step::Made;
use kernel::{Game, Move, Options, Record, RecordedMove, Seat, Seed, Setup};
use std::{
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// A law that a game broke, and the way there.
#[derive(Clone, Debug)]
pub struct Violation {
    /// The law, as [`names`](crate::names) lists it.
    pub law: &'static str,
    /// The game's id.
    pub game: &'static str,
    /// The setup it was played with.
    pub setup: Options,
    /// Where the game's chance came from.
    pub seed: Seed,
    /// The moves that lead there, as a record.
    pub record: Record,
    /// What was found there.
    pub what: String,
}

impl Violation {
    pub(crate) fn new<G: Game>(
        law: &'static str,
        what: String,
        setup: &G::Setup,
        seed: Seed,
        moves: &[Made<G>],
    ) -> Box<Violation> {
        Box::new(Violation {
            law,
            game: G::ID,
            setup: setup.options(),
            seed,
            record: record_of::<G>(setup, seed, moves),
            what,
        })
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} breaks the law: {}", self.game, self.law)?;
        writeln!(f, "  what:  {}", self.what)?;
        writeln!(f, "  setup: {}", self.setup)?;
        writeln!(f, "  seed:  {}", self.seed)?;
        writeln!(f, "  after: {} moves", self.record.moves.len())?;
        writeln!(f, "This record leads there (laws::retrace follows it):\n")?;
        write!(f, "{}", self.record)
    }
}

impl std::error::Error for Violation {}

/// The moves on paper. The last of them may be the very one that panics, so it is spelt but
/// not played.
fn record_of<G: Game>(setup: &G::Setup, seed: Seed, moves: &[Made<G>]) -> Record {
    let mut position = unless_it_panics(|| G::new(setup, seed));
    let mut recorded = Vec::new();
    for (number, &(seat, made)) in moves.iter().enumerate() {
        recorded.push(RecordedMove {
            line: number + 1,
            seat,
            text: spelt(position.as_ref(), made),
        });
        if number + 1 < moves.len() {
            position =
                position.and_then(|position| unless_it_panics(|| after(position, seat, made)));
        }
    }
    Record {
        game: G::ID.to_owned(),
        rules: G::RULES_VERSION,
        setup: setup.options(),
        cards: setup.own_cards(),
        seed,
        names: Vec::new(),
        date: None,
        result: None,
        count: None,
        position: None,
        moves: recorded,
    }
}

fn spelt<G: Game>(position: Option<&G>, made: Move<G::Action>) -> String {
    match made {
        Move::Concede => "concede".to_owned(),
        Move::Play(action) => position
            .and_then(|position| unless_it_panics(|| position.spell(action)))
            .unwrap_or_else(|| format!("unspeakable {action:?}")),
    }
}

fn after<G: Game>(mut position: G, seat: Seat, made: Move<G::Action>) -> G {
    match made {
        Move::Play(action) => position.play_unchecked(seat, action, &mut ()),
        Move::Concede => position.concede(seat, &mut ()),
    }
    position
}

fn unless_it_panics<T>(act: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(act)).ok()
}
