//! A table to try Travelers at.

pub use laws::table::{legal, refused, saved, view};

use kernel::Told;
use serde_json::Value;
use travelers::{Event, Journey, TravelersSetup};

/// The setup of these options, such as `hero=book-f1 adventure=book-w1`.
pub fn setup(options: &str) -> TravelersSetup {
    laws::table::setup(options)
}

/// The position right after setup, changed by this sketch, as in a scenario.
pub fn given(options: &str, sketch: Value) -> Journey {
    laws::table::given(&setup(options), &sketch)
}

/// Plays moves such as `open 1`, and tells what happened in all of them.
pub fn play(game: &mut Journey, moves: &[&str]) -> Vec<Told<Event>> {
    let moves: Vec<String> = moves.iter().map(|action| format!("1 {action}")).collect();
    let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
    laws::table::play(game, &moves)
}
