//! The generator of sets: pure functions of a seed's text and a label (TS-8.1 to TS-8.5).

pub mod cast;
pub mod dungeon;
pub mod edge;
pub mod event;
pub mod foe;
mod hero;
pub mod label;
pub mod modifier;
mod rotation;
pub mod stock;
pub mod streams;
mod strength;
pub mod topology;
pub mod true_map;
mod unfit;
pub mod walls;
pub mod window;
mod world;

pub use dungeon::dungeon;
pub use hero::{Flaw, flaw, hero, nth_hero, reference_hero, sound_hero, weighed_hero};
#[cfg(test)]
pub(crate) use hero::{PERKS, perk};
pub use rotation::{Rotation, rotation};
pub use unfit::Unfit;
pub use world::{fitness, world};
