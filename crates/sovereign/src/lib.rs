//! Sovereign: a trading-card game on a grid of five by five.
//!
//! The rules are `docs/rules/sovereign.md`; comments cite their numbers.

pub mod action;
mod answer;
mod answers;
mod apply;
mod ask;
mod bag;
mod card_bits;
mod card_moves;
pub mod cards;
mod check;
mod combat;
pub mod cost;
#[cfg(test)]
mod coverage;
pub mod crystal;
mod day;
mod deal;
pub mod deck;
pub mod deck_check;
mod deck_entry;
pub mod deck_file;
pub mod deck_problem;
pub mod deck_word;
mod deed;
pub mod effect;
mod effect_parts;
mod evaluate;
pub mod event;
mod facts;
mod field;
mod fight;
mod firing;
mod force;
mod frame;
mod hidden;
#[cfg(test)]
mod hidden_test;
mod interpreter;
#[cfg(test)]
mod journeys;
#[cfg(test)]
mod landmarks;
mod mark;
mod marks;
mod mentions;
mod narrate;
mod narration;
mod notation;
#[cfg(test)]
mod obedience;
mod offer;
mod one_by_one;
mod pay;
mod phase;
mod pieces;
mod places;
mod play;
mod player;
mod position;
pub mod random_deck;
pub mod ready_decks;
pub mod reason;
mod refusal;
pub mod requirement;
mod restore;
mod restore_pending;
mod same;
mod saved;
mod saved_pending;
#[cfg(test)]
mod saved_test;
mod saved_words;
mod scene;
pub mod select;
mod set_file;
mod settle;
pub mod setup;
mod shine;
mod sight;
mod sketch;
#[cfg(test)]
mod sketch_test;
#[cfg(test)]
mod smoke;
pub mod statistics;
mod target;
mod template_number;
pub mod text;
mod trigger;
mod turn;
mod unit;
pub mod value;
pub mod view;
mod view_of;
mod wall;
mod work;
pub mod zone;

pub use position::Battle;
pub use setup::SovereignSetup;
pub use view::SovereignView;

use action::Action;
use event::{Ending, Event};
use kernel::{Broken, CardTrace, Eye, Game, Log, Misread, Outcome, Rng, Seat, SeatSet, Seed, Turn};
use player::rival;
use position::Standing;
use reason::Reason;
use saved::SavedBattle;
use work::Task;

impl Game for Battle {
    const ID: &'static str = "sovereign";
    const RULES_VERSION: u16 = 1;

    type Setup = SovereignSetup;
    type Action = Action;
    type Event = Event;
    type Reason = Reason;
    type View = SovereignView;
    type Saved = SavedBattle;

    fn new(setup: &SovereignSetup, seed: Seed) -> Battle {
        let mut battle = Battle::deal(setup, seed);
        battle.run(&mut ());
        battle
    }

    /// Right after setup, with nothing exchanged and South to begin, if nobody else must.
    fn opening(setup: &SovereignSetup, seed: Seed) -> Battle {
        let decks = setup.sketch_decks();
        Battle::after_setup(setup.set, [&decks[0], &decks[1]], seed)
    }

    fn seats(&self) -> usize {
        2
    }

    fn first(&self) -> SeatSet {
        match self.turn {
            0 => SeatSet::EMPTY,
            turn if turn % 2 == 1 => SeatSet::one(self.active),
            _ => SeatSet::one(rival(self.active)),
        }
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.standing {
            Standing::Open => Turn::Choose(self.deciders()),
            Standing::Won(seat, _) => Turn::Over(Outcome::won(SeatSet::one(seat), 2)),
            Standing::Drawn(_) => Turn::Over(Outcome::drawn()),
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.standing == Standing::Open {
            self.each_option(seat, &mut |action| out.push(action));
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Reason> {
        self.examine(seat, action)
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        self.carry(seat, action, log);
        self.run(log);
    }

    fn fallback(&self, seat: Seat) -> Action {
        self.fallback_action(seat)
    }

    /// A picked-up card pauses for its owner, Snare or not, so that the pause tells nothing.
    /// Hands are dealt, and exchanged, without a word: what was put back was never drawn.
    fn dealt(&self) -> Option<Vec<CardTrace>> {
        (self.phase != phase::Phase::Mulligan).then(|| self.held())
    }

    fn must_ask(&self, seat: Seat) -> bool {
        matches!(self.tasks.last(), Some(Task::PickUp(_))) && self.deciders().contains(seat)
    }

    fn quiet(&self) -> bool {
        self.tasks.is_empty()
    }

    fn concede(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if self.standing == Standing::Open {
            log.note(|| Event::Conceded { seat });
            self.end(Standing::Won(rival(seat), Ending::Concession), log);
            self.run(log);
        }
    }

    fn view(&self, eye: Eye) -> SovereignView {
        self.build_view(eye)
    }

    fn guess(&mut self, seat: Seat, rng: &mut Rng) {
        self.redraw(seat, rng);
    }

    fn check(&self) -> Result<(), Broken> {
        self.check_invariants()
    }

    fn save(&self) -> SavedBattle {
        self.to_saved()
    }

    fn restore(setup: &SovereignSetup, saved: SavedBattle) -> Result<Battle, Broken> {
        Battle::from_saved(setup.set, &saved)
    }

    fn arrange(
        setup: &SovereignSetup,
        saved: SavedBattle,
        given: &serde_json::Value,
    ) -> Result<Battle, Broken> {
        let decks = setup.sketch_decks();
        Battle::from_sketch(setup.set, [&decks[0], &decks[1]], saved, given)
    }

    fn spell(&self, action: Action) -> String {
        self.spell_action(action)
    }

    fn read(&self, text: &str) -> Result<Action, Misread> {
        self.read_action(text)
    }
}
