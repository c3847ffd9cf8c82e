//! Every scenario file of the game plays as it says.

use std::path::Path;
use travelers::Journey;

#[test]
fn every_scenario_plays_as_it_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    laws::play_scenarios::<Journey>(&folder);
}
