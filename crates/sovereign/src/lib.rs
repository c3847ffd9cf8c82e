//! Sovereign: a trading-card game on a grid of five by five.
//!
//! The rules are `docs/rules/sovereign.md`; comments cite their numbers.

pub mod cards;
pub mod cost;
pub mod crystal;
pub mod deck;
pub mod deck_check;
pub mod deck_file;
pub mod deck_problem;
pub mod deck_word;
pub mod effect;
mod effect_parts;
mod player;
pub mod random_deck;
pub mod ready_decks;
pub mod requirement;
pub mod select;
mod set_file;
pub mod value;
pub mod zone;
