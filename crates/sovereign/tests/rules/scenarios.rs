//! Every scenario file of the game plays as it says.

use kernel::Scenario;
use sovereign::Battle;
use std::{fs, path::Path};

#[test]
fn every_scenario_plays_as_it_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let mut files: Vec<_> = fs::read_dir(&folder)
        .expect("the scenarios folder can be read")
        .map(|entry| entry.expect("its entries can be read").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "toml"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "there are scenarios");
    let mut faults = Vec::new();
    for path in &files {
        let text = fs::read_to_string(path).expect("a scenario can be read");
        let outcome = Scenario::parse(&text).and_then(|scenario| scenario.run::<Battle>());
        if let Err(fault) = outcome {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            faults.push(format!("{name}: {fault}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
