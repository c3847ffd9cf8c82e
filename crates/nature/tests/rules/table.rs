//! A table to try Command of Nature at.

pub use laws::table::{legal, play, refused, saved, seat, view};

use nature::{Nature, NatureSetup};
use serde_json::Value;

/// The setup of these options, such as `seats=4 first=1`.
pub fn setup(options: &str) -> NatureSetup {
    laws::table::setup(options)
}

/// The position right after setup, changed by this patch, as in a scenario.
pub fn given(setup: &NatureSetup, patch: Value) -> Nature {
    laws::table::given(setup, &patch)
}
