//! Sovereign: a trading-card game on a grid of five by five.
//!
//! The rules are `docs/rules/sovereign.md`; comments cite their numbers.

pub mod action;
mod apply;
mod ask;
pub mod cards;
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
mod interpreter;
mod mark;
mod marks;
mod narration;
mod notation;
mod pay;
mod phase;
mod pieces;
mod play;
mod player;
mod position;
pub mod random_deck;
pub mod ready_decks;
pub mod reason;
mod refusal;
pub mod requirement;
mod scene;
pub mod select;
mod set_file;
mod settle;
pub mod setup;
#[cfg(test)]
mod smoke;
mod target;
mod trigger;
mod turn;
mod unit;
pub mod value;
mod wall;
mod work;
pub mod zone;

pub use position::Battle;
pub use setup::SovereignSetup;
