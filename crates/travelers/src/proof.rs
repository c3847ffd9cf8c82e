//! Proofs that an adventure can be won whatever the player does before (section 8.12).

mod certificate;
mod dungeon_structure;
mod rating;
mod world_reading;
mod world_structure;

pub use certificate::Certificate;
pub(crate) use certificate::certify;
pub use dungeon_structure::{
    DungeonStructure, Unproven, dungeon_structure, dungeon_structure_without,
};
pub use rating::{Rating, TIERS, Tally};
pub(crate) use world_structure::WorldGuide;
pub use world_structure::WorldStructure;
