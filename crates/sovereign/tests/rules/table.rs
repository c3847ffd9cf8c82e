//! A table to try Sovereign at.

pub use laws::table::{given, legal, play, refused, saved, seat, view};

use kernel::{Options, Setup};
use serde_json::Value;
use sovereign::{Battle, SovereignSetup};

/// A whole set of cards that do one thing each, so that no figure of the base set can be tuned
/// under the feet of a test.
const PROVING_GROUND: &str = include_str!("proving_ground.toml");

/// The setup of these options, such as `deck1=first-light`.
pub fn setup(options: &str) -> SovereignSetup {
    laws::table::setup(options)
}

/// The first Day of South on the proving ground, where both have a deck of fifty recruits,
/// changed by this sketch.
pub fn ground(sketch: &Value) -> Battle {
    given(&ground_with(""), sketch)
}

/// The proving ground with more classes and cards on it.
pub fn ground_with(cards: &str) -> SovereignSetup {
    let deck = "drill-master:50xrecruit";
    let options = Options::new().with("deck1", deck).with("deck2", deck);
    let text = format!("{PROVING_GROUND}\n{cards}");
    SovereignSetup::build_with_cards(&options, "proving_ground.toml", &text)
        .unwrap_or_else(|faults| panic!("{faults:?}"))
}
