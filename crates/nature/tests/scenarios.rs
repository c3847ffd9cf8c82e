//! Every scenario file of the game plays as it says.

use nature::Nature;
use std::path::Path;

#[test]
fn every_scenario_plays_as_it_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    laws::play_scenarios::<Nature>(&folder);
}
