//! Proofs that an adventure can be won whatever the player does before (section 8.12).

mod world_reading;
mod world_structure;

pub use world_structure::WorldStructure;
