//! The generator of sets: pure functions of a seed's text and a label (TS-8.1 to TS-8.5).

mod hero;
mod label;
mod rotation;
mod stock;
pub mod topology;
pub mod true_map;
pub mod walls;
pub mod window;

pub use hero::{Flaw, flaw, hero, reference_hero, sound_hero};
pub use rotation::{Rotation, rotation};
