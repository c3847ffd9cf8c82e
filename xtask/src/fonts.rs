//! The fonts of the printed cards and of the browser, made anew: only the characters in use, from
//! the npm registry.
//!
//! The one chore that needs Node, and only when a text begins to use a character that no text
//! has used before; a test of `press` says when that is.

use crate::cargo::project;
use crate::chore::{Fault, no_arguments};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the registry gives us, by exact version so that the chore's result stays the same.
const PACKAGES: [&str; 3] = [
    "@expo-google-fonts/fira-sans@0.4.1",
    "@expo-google-fonts/noto-sans-tc@0.4.3",
    "subset-font@2.9.0",
];

const SCRIPT: &str = include_str!("fonts/subset.mjs");

/// Printed by the program itself, or likely in a card set of somebody's own.
const ALWAYS: &str = "‘’‚“”„•…‹›–—−←↑→↓∞≤≥★「」『』（）、。，：；？！・／　";

/// Subsets the fonts to the characters that the texts and cards use.
pub fn run(arguments: &[String]) -> Result<(), Fault> {
    no_arguments("fonts", arguments)?;
    let bench = project().join("target").join("fonts");
    fs::create_dir_all(&bench).map_err(|error| cannot(&bench, &error))?;
    for (name, content) in [
        ("package.json", "{\"private\":true}"),
        ("subset.mjs", SCRIPT),
        ("characters.txt", &characters()?),
    ] {
        let file = bench.join(name);
        fs::write(&file, content).map_err(|error| cannot(&file, &error))?;
    }
    let mut install = Command::new("npm");
    install
        .args(["install", "--no-audit", "--no-fund", "--save-exact"])
        .args(PACKAGES)
        .current_dir(&bench);
    finish(install)?;
    let mut subset = Command::new("node");
    subset
        .arg("subset.mjs")
        .arg(project().join("crates/press/fonts"))
        .arg(project().join("web/public/fonts"))
        .current_dir(&bench);
    finish(subset)
}

/// Every character of the messages and the cards. What only the terminal shows (`tui.ftl`) is drawn
/// with its own font.
fn characters() -> Result<String, Fault> {
    let mut found: BTreeSet<char> = (' '..='~').chain('\u{a0}'..='ÿ').collect();
    found.extend(ALWAYS.chars());
    for language in entries(&project().join("locales"))? {
        for file in entries(&language)? {
            let elsewhere = file.ends_with("tui.ftl");
            if file.extension().is_some_and(|kind| kind == "ftl") && !elsewhere {
                found.extend(read(&file)?.chars());
            }
        }
    }
    for game in entries(&project().join("crates"))? {
        let cards = game.join("cards");
        if cards.is_dir() {
            for file in entries(&cards)? {
                found.extend(read(&file)?.chars());
            }
        }
    }
    Ok(found.into_iter().filter(|c| !c.is_control()).collect())
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Fault> {
    let listed = fs::read_dir(folder).map_err(|error| cannot(folder, &error))?;
    listed
        .map(|entry| match entry {
            Ok(entry) => Ok(entry.path()),
            Err(error) => Err(cannot(folder, &error)),
        })
        .collect()
}

fn read(file: &Path) -> Result<String, Fault> {
    fs::read_to_string(file).map_err(|error| cannot(file, &error))
}

fn finish(mut command: Command) -> Result<(), Fault> {
    let program = command.get_program().to_string_lossy().into_owned();
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Fault::Failed(format!("{program}: {status}"))),
        Err(error) => Err(Fault::Failed(format!(
            "{program} cannot be started ({error}); this chore needs Node.js"
        ))),
    }
}

fn cannot(path: &Path, error: &std::io::Error) -> Fault {
    Fault::Failed(format!("{}: {error}", path.display()))
}
