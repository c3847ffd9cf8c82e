//! The contract between a game's rules and everyone who plays it.

use crate::{CardTrace, Event, Log, Misread, Outcome, Rng, Seat, SeatSet, Seed, Setup};
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash};

/// Who looks at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Eye {
    /// The person or bot in this seat.
    Seat(Seat),
    /// Anyone: sees what all seats see.
    Public,
}

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// These seats have something to decide: usually one. When there are several, whoever
    /// acts first is served first.
    ///
    /// A seat outside the set may have legal actions too, if it said that it is done and may
    /// still change its mind; nobody waits for it.
    Choose(SeatSet),
    /// The game has ended.
    Over(Outcome),
}

impl Turn {
    /// The seats the game waits for: nobody once it is over.
    pub fn waiting(&self) -> SeatSet {
        match self {
            Turn::Choose(seats) => *seats,
            Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Turn::Choose(_) => None,
            Turn::Over(outcome) => Some(*outcome),
        }
    }
}

/// Why something cannot be done.
pub trait Reason: Clone + Debug + PartialEq + Serialize + Send + Sync {
    /// The number of the rule that forbids it.
    fn rule(&self) -> &'static str;
}

/// A position that breaks a law of its game, or a saved one that describes no possible position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Broken(pub String);

/// The rules of one game, and a position in it.
///
/// A position is a plain value. It owns its chance, holds no history and no heap, and clones as
/// a copy of memory. `crates/laws` says what every implementation must obey, and tests it.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + Sized + 'static {
    /// The game's id, as commands and files name it.
    const ID: &'static str;
    /// The version of the rules. Records of another version are refused.
    const RULES_VERSION: u16;

    /// Seats, modes, decks: everything decided before the first card is dealt.
    type Setup: Setup;
    /// One choice. It names cards and places, never positions in a list.
    type Action: Copy + Ord + Hash + Debug + Send + Sync + 'static;
    /// What happened, for people and animations.
    type Event: Event;
    /// Why something cannot be done.
    type Reason: Reason;
    /// What one seat, or the public, may see.
    type View: Serialize + 'static;
    /// A position as files hold it: ids are words, and nothing is left out.
    type Saved: Serialize + DeserializeOwned;

    /// The beginning of a game.
    fn new(setup: &Self::Setup, seed: Seed) -> Self;

    /// Where a scenario that describes a position starts from: right after setup, with every
    /// choice of it made somehow.
    fn opening(setup: &Self::Setup, seed: Seed) -> Self {
        Self::new(setup, seed)
    }

    /// How many seats the game has.
    fn seats(&self) -> usize;

    /// The seats that act first, once that is known.
    fn first(&self) -> SeatSet;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// Adds everything the seat may do now to `out`, each action once.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Why the seat may not do this now; nothing if it may.
    fn refusal(&self, seat: Seat, action: Self::Action) -> Option<Self::Reason>;

    /// Does what a legal action does. For search and simulation, where the action comes from
    /// [`Game::legal`]; what an illegal one does is not specified.
    fn play_unchecked(&mut self, seat: Seat, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// Does what the action does, or changes nothing and says why not.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Reason> {
        match self.refusal(seat, action) {
            Some(reason) => Err(reason),
            None => {
                self.play_unchecked(seat, action, log);
                Ok(())
            }
        }
    }

    /// One legal action of a seat that has some, each equally likely. `scratch` is room to work
    /// in, so that nothing is allocated.
    #[inline]
    fn pick(&self, seat: Seat, rng: &mut Rng, scratch: &mut Vec<Self::Action>) -> Self::Action {
        scratch.clear();
        self.legal(seat, scratch);
        scratch[rng.index(scratch.len())]
    }

    /// What is done for a seat that is absent: decline, pass, end, else the first choice.
    /// Only asked of a seat the game waits for.
    fn fallback(&self, seat: Seat) -> Self::Action {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        actions[0]
    }

    /// Must the seat be asked even where it has a single answer, because being passed over would
    /// tell the others what it hides?
    fn must_ask(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// May what is decided in this position be taken back afterwards? Games can forbid it where
    /// their rules do.
    fn may_take_back(&self) -> bool {
        true
    }

    /// Is no multi-step choice half done, so that the position can be judged as it stands?
    fn quiet(&self) -> bool {
        true
    }

    /// The seat gives up. Always possible while the game is not over, so never in a list.
    fn concede(&mut self, seat: Seat, log: &mut impl Log<Self::Event>);

    /// What this eye may see, built field by field.
    fn view(&self, eye: Eye) -> Self::View;

    /// Redraws all that the seat cannot know, from all that it could be.
    fn guess(&mut self, seat: Seat, rng: &mut Rng);

    /// Do the game's invariants hold?
    fn check(&self) -> Result<(), Broken>;

    /// The position as files hold it.
    fn save(&self) -> Self::Saved;

    /// The position that was saved, if it is a possible one.
    fn restore(setup: &Self::Setup, saved: Self::Saved) -> Result<Self, Broken>;

    /// The position a scenario describes: a saved one, changed by the patch `given`. A game may
    /// complete what the patch leaves open, such as where the other cards are.
    fn arrange(
        setup: &Self::Setup,
        saved: Self::Saved,
        given: &serde_json::Value,
    ) -> Result<Self, Broken> {
        let _ = given;
        Self::restore(setup, saved)
    }

    /// The cards that seats hold because they were dealt without a word, for statistics; nothing
    /// until that is done. Asked at the beginning and after every action until there is an
    /// answer, which stands for the events of that action.
    fn dealt(&self) -> Option<Vec<CardTrace>> {
        Some(Vec::new())
    }

    /// The action's one canonical line of text.
    fn spell(&self, action: Self::Action) -> String;

    /// The action this text spells, legal or not.
    fn read(&self, text: &str) -> Result<Self::Action, Misread>;
}
