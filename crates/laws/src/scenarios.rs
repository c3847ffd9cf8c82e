//! Scenario files: each plays as it says.

use kernel::{Game, Scenario};
use std::{fs, path::Path};

/// Plays every scenario of the folder, and fails with all that do not go as they say.
pub fn play_scenarios<G: Game>(folder: &Path) {
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the scenarios folder can be read")
        .map(|entry| entry.expect("its entries can be read").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "toml"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "there are scenarios");
    let mut faults = Vec::new();
    for path in &files {
        let text = fs::read_to_string(path).expect("a scenario can be read");
        let outcome = Scenario::parse(&text).and_then(|scenario| scenario.run::<G>());
        if let Err(fault) = outcome {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            faults.push(format!("{name}: {fault}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
