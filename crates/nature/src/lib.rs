//! Command of Nature: a deck-building battle of elemental formations, for 2 seats or 2 teams
//! of 2.
//!
//! The rules are `docs/rules/nature.md`; comments cite their numbers. A game is [`Nature`]. Its
//! cards are data in `cards/*.toml`, written in the vocabulary of [`effect`]; the interpreter
//! carries them out and [`text`] puts them into words.
//!
//! Where to look: `turn.rs` for phases, `legal.rs` and `refusal.rs` for what may be done,
//! `play.rs` for what actions do, `attack.rs`, `batch.rs` and `settle.rs` for combat,
//! `trigger.rs` for triggers, `interpreter.rs` for effects, `view_of.rs` for what a seat sees.

pub mod action;
mod ask;
mod attack;
mod batch;
pub mod cards;
mod check;
mod choice;
mod deal;
pub mod effect;
mod evaluate;
pub mod event;
mod frame;
mod hand;
mod hidden;
mod interpreter;
pub mod layout;
mod legal;
mod market;
mod narrate;
#[cfg(test)]
mod obedience;
pub mod phase;
mod piece_set;
mod play;
mod position;
pub mod question;
pub mod reason;
mod refusal;
mod restore;
mod saved;
mod saved_pending;
mod set_file;
mod settle;
pub mod setup;
pub mod side;
mod target;
pub mod text;
mod trigger;
mod turn;
pub mod view;
mod view_of;
mod why;
mod work;

pub use action::Action;
pub use event::Event;
pub use position::Nature;
pub use reason::Reason;
pub use saved::SavedNature;
pub use setup::NatureSetup;
pub use view::NatureView;

use kernel::{Broken, Eye, Game, Log, Misread, Outcome, Rng, Seat, SeatSet, Seed, Turn};
use position::Standoff;

impl Game for Nature {
    const ID: &'static str = "nature";
    const RULES_VERSION: u16 = 1;

    type Setup = NatureSetup;
    type Action = Action;
    type Event = Event;
    type Reason = Reason;
    type View = NatureView;
    type Saved = SavedNature;

    fn new(setup: &NatureSetup, seed: Seed) -> Nature {
        Nature::begin(setup, seed)
    }

    fn opening(setup: &NatureSetup, seed: Seed) -> Nature {
        let mut game = Nature::begin(setup, seed);
        while game.phase <= phase::Phase::Warriors {
            let Some(seat) = game.waiting().lowest() else {
                break;
            };
            let action = game.fallback_action(seat);
            game.play_unchecked(seat, action, &mut ());
        }
        game
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn first(&self) -> SeatSet {
        self.seats_of(self.first)
    }

    fn turn(&self) -> Turn {
        match self.standoff {
            Standoff::Open => Turn::Choose(self.waiting().minus(self.conceded)),
            Standoff::Won(side) => Turn::Over(Outcome::won(self.seats_of(side), self.seat_count())),
            Standoff::Drawn => Turn::Over(Outcome::drawn()),
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.conceded.contains(seat) {
            self.each_option(seat, &mut |action| out.push(action));
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Reason> {
        self.examine(seat, action).err()
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        self.carry(seat, action, log);
        self.run(log);
    }

    fn fallback(&self, seat: Seat) -> Action {
        self.fallback_action(seat)
    }

    fn must_ask(&self, seat: Seat) -> bool {
        // CN-2.5.3: nobody learns whether a defender held a playable Instant.
        matches!(self.tasks.last(), Some(position::Task::Attack)) && self.waiting().contains(seat)
    }

    fn quiet(&self) -> bool {
        self.tasks.is_empty()
    }

    fn concede(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.give_up(seat, log);
        self.run(log);
    }

    fn view(&self, eye: Eye) -> NatureView {
        self.build_view(eye)
    }

    fn guess(&mut self, seat: Seat, rng: &mut Rng) {
        self.redraw(seat, rng);
    }

    fn check(&self) -> Result<(), Broken> {
        self.check_invariants()
    }

    fn save(&self) -> SavedNature {
        self.to_saved()
    }

    fn restore(setup: &NatureSetup, saved: SavedNature) -> Result<Nature, Broken> {
        Nature::from_saved(setup, saved)
    }

    fn arrange(
        setup: &NatureSetup,
        saved: SavedNature,
        given: &serde_json::Value,
    ) -> Result<Nature, Broken> {
        Nature::from_sketch(setup, saved, given)
    }

    fn spell(&self, action: Action) -> String {
        action::spell(action, self.set)
    }

    fn read(&self, text: &str) -> Result<Action, Misread> {
        action::read(text, self.set)
    }
}
