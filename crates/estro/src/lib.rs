//! Estro: a battle of five-valued cards under a zone, with a dozen modes.
//!
//! The rules are `docs/rules/estro.md`; comments cite their numbers. A match is [`Match`]. Its
//! 250 cards are data in `cards/*.toml`, written in the vocabulary of [`gift`]; the interpreter
//! carries them out and [`text`] puts them into words.
//!
//! Where to look: `turn.rs` for phases, `legal.rs` and `refusal.rs` for what may be done,
//! `play.rs` for what decisions do, `attack.rs`, `attack_gifts.rs`, `clash.rs` and `respond.rs`
//! for combat, `destroy.rs` for destruction, `announce.rs`, `resolve.rs` and `gift_question.rs`
//! for gifts, `values.rs` for the readings of a value, `field_index.rs` for what is kept of the
//! field to be found quickly, and a file for each mode: `lucid.rs`, `dial.rs`, `mnemonic.rs`,
//! `fleet.rs` and `objects.rs` (Single Player), `bastion.rs`.

pub mod action;
mod announce;
mod ask;
mod attack;
mod attack_gifts;
mod bastion;
mod body;
pub mod cards;
mod cards_move;
mod change;
mod check;
mod clash;
mod deal;
pub mod decks;
mod destroy;
mod dial;
mod ending;
mod enter;
pub mod estri;
mod evaluate;
pub mod event;
mod field_index;
mod fleet;
mod frame;
pub mod gift;
pub mod gift_facts;
mod gift_question;
mod hidden;
#[cfg(test)]
mod landmarks;
mod lasting;
mod legal;
mod lucid;
mod mark;
mod mnemonic;
pub mod mode;
mod names;
mod narrate;
mod notation;
#[cfg(test)]
mod obedience;
mod objects;
mod phase;
mod pieces;
pub mod place;
mod play;
pub mod player;
mod player_state;
mod position;
pub mod question;
pub mod reason;
mod refusal;
mod resolve;
mod respond;
mod restore;
mod restore_field;
mod restore_pending;
mod same;
mod saved;
mod saved_card;
mod saved_names;
mod saved_pending;
#[cfg(test)]
mod saved_test;
pub mod sectors;
mod set_file;
pub mod setup;
pub mod ships;
mod sketch;
mod sketch_cards;
#[cfg(test)]
mod sketch_test;
mod statistics;
pub mod tags;
mod target;
pub mod text;
mod turn;
mod values;
pub mod view;
mod view_of;
mod view_of_card;
mod why;
mod window;
mod work;
mod zone_change;

pub use action::Action;
pub use event::Event;
pub use position::Match;
pub use reason::Reason;
pub use saved::SavedMatch;
pub use setup::EstroSetup;
pub use view::EstroView;

use kernel::{Broken, CardTrace, Eye, Game, Log, Misread, Rng, Seat, SeatSet, Seed, Turn};
use player::Player;
use position::Standing;
use work::Decider;

impl Game for Match {
    const ID: &'static str = "estro";
    const RULES_VERSION: u16 = 1;

    type Setup = EstroSetup;
    type Action = Action;
    type Event = Event;
    type Reason = Reason;
    type View = EstroView;
    type Saved = SavedMatch;

    fn new(setup: &EstroSetup, seed: Seed) -> Match {
        let mut game = Match::begin(setup, seed);
        game.run(&mut ());
        game
    }

    fn opening(setup: &EstroSetup, seed: Seed) -> Match {
        Match::begin(setup, seed)
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn first(&self) -> SeatSet {
        match self.frame() {
            mode::Frame::Bastion => SeatSet::first(self.seat_count()),
            mode::Frame::Inferno => self.seats_of(self.side_of(Player::seat(self.first))),
            _ => SeatSet::one(self.first),
        }
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.outcome() {
            Some(outcome) => Turn::Over(outcome),
            None => Turn::Choose(self.waiting()),
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.standing == Standing::Open && !self.conceded.contains(seat) {
            self.each_option(Player::seat(seat), &mut |action| out.push(action));
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Reason> {
        self.examine(seat, action).err()
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        self.carry(Player::seat(seat), action, log);
        self.run(log);
    }

    fn fallback(&self, seat: Seat) -> Action {
        self.fallback_action(Player::seat(seat))
    }

    fn dealt(&self) -> Option<Vec<CardTrace>> {
        Some(self.held())
    }

    fn must_ask(&self, seat: Seat) -> bool {
        self.is_asked(Player::seat(seat)) && self.asking_hides()
    }

    fn quiet(&self) -> bool {
        self.tasks.is_empty()
    }

    fn concede(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.give_up(seat, log);
        self.run(log);
    }

    fn view(&self, eye: Eye) -> EstroView {
        self.build_view(eye)
    }

    fn guess(&mut self, seat: Seat, rng: &mut Rng) {
        self.redraw(seat, rng);
    }

    fn check(&self) -> Result<(), Broken> {
        self.check_invariants()
    }

    fn save(&self) -> SavedMatch {
        self.to_saved()
    }

    fn restore(setup: &EstroSetup, saved: SavedMatch) -> Result<Match, Broken> {
        Match::from_saved(setup, saved)
    }

    fn arrange(
        setup: &EstroSetup,
        saved: SavedMatch,
        given: &serde_json::Value,
    ) -> Result<Match, Broken> {
        Match::from_sketch(setup, saved, given)
    }

    fn spell(&self, action: Action) -> String {
        self.spell_action(action)
    }

    fn read(&self, text: &str) -> Result<Action, Misread> {
        self.read_action(text)
    }
}

impl Match {
    /// The seats the match waits for.
    #[inline]
    pub(crate) fn waiting(&self) -> SeatSet {
        let seats = match self.decider() {
            Decider::Player(player) => player.in_seat().into_iter().collect(),
            Decider::Dreamers => self.dreamers_waiting(),
        };
        seats.minus(self.conceded)
    }
}
