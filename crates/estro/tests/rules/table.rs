//! A table to try Estro at.

pub use laws::table::{legal, play, saved, seat, view};

use estro::{EstroSetup, Match};
use serde_json::Value;

/// The setup of these options, such as `mode=inferno first=1`.
pub fn setup(options: &str) -> EstroSetup {
    laws::table::setup(options)
}

/// The position right after setup, changed by this sketch, as in a scenario.
pub fn given(setup: &EstroSetup, sketch: &Value) -> Match {
    laws::table::given(setup, sketch)
}
