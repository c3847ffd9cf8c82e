//! Scenarios inside test code: for chapters that need many small ones.

use estro::Match;
use kernel::Scenario;

/// Plays a scenario, which need not say what game it is of.
pub fn check(text: &str) {
    let text = format!("game = \"estro\"\ntitle = \"the test's name says it\"\n{text}");
    if let Err(fault) = Scenario::parse(&text).and_then(|scenario| scenario.run::<Match>()) {
        panic!("{fault}");
    }
}
