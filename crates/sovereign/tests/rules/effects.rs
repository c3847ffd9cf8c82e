//! The effect model: abilities, triggers, resolution, selectors, decisions (§8.1 to §8.3, §8.5).

mod decisions;
mod resolution;
mod selectors;
mod traits;
mod triggers;
