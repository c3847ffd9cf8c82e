//! Sovereign: a trading-card game on a grid of five by five.
//!
//! The rules are `docs/rules/sovereign.md`; comments cite their numbers.

pub mod action;
mod apply;
mod ask;
pub mod cards;
mod check;
mod combat;
pub mod cost;
pub mod crystal;
mod deal;
pub mod deck;
pub mod deck_check;
mod deck_entry;
pub mod deck_file;
pub mod deck_problem;
pub mod deck_word;
pub mod effect;
mod effect_parts;
mod evaluate;
pub mod event;
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
mod mark;
mod marks;
mod mentions;
mod narration;
mod notation;
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
mod target;
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
pub use saved::SavedBattle;
pub use setup::SovereignSetup;
pub use view::SovereignView;
