//! The generator of sets: pure functions of a seed text (TS-8.1).

pub mod topology;
pub mod true_map;
pub mod walls;
