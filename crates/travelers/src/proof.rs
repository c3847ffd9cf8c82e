//! Proofs that adventures can be finished (section 8.12).

pub mod dungeon_structure;
