//! The generator of sets: pure functions of a seed text (TS-8.1).

pub mod cast;
pub mod dungeon;
pub mod edge;
pub mod event;
pub mod foe;
pub mod label;
pub mod modifier;
pub mod stock;
pub mod streams;
pub mod topology;
pub mod true_map;
mod unfit;
pub mod walls;

pub use dungeon::dungeon;
pub use unfit::Unfit;
