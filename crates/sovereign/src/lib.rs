//! Sovereign: a trading-card game on a grid of five by five.
//!
//! The rules are `docs/rules/sovereign.md`; comments cite their numbers.

pub mod cards;
pub mod cost;
pub mod crystal;
pub mod effect;
mod effect_parts;
mod player;
pub mod requirement;
pub mod select;
mod set_file;
pub mod text;
pub mod value;
pub mod zone;
