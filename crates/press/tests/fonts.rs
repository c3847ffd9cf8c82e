//! The embedded fonts have every character that the games can say.

use press::Font;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let listed = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let mut paths: Vec<_> = listed.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// Messages and cards. `tui.ftl` is of the terminal, which has a font of its own; the Chinese font
/// of the browser is cut to the same characters as that of print.
fn sources() -> Vec<PathBuf> {
    let locales = entries(&project().join("locales")).into_iter();
    let messages = locales
        .flat_map(|language| entries(&language))
        .filter(|file| !file.ends_with("tui.ftl"));
    let games = entries(&project().join("crates")).into_iter();
    let cards = games
        .map(|game| game.join("cards"))
        .filter(|cards| cards.is_dir())
        .flat_map(|cards| entries(&cards));
    messages.chain(cards).collect()
}

#[test]
fn every_character_of_messages_and_cards_has_a_glyph() {
    let sources = sources();
    assert!(sources.len() > 30, "{sources:?}");
    let mut missing = BTreeMap::new();
    for file in sources {
        let text = fs::read_to_string(&file).unwrap();
        for character in text.chars().filter(|character| !character.is_control()) {
            let drawn = |bold: Font| bold.has(character) || Font::Chinese.has(character);
            if !(drawn(Font::Latin) && drawn(Font::LatinBold)) {
                missing
                    .entry(character)
                    .or_insert_with(|| file.file_name().map(|name| name.to_owned()));
            }
        }
    }
    assert!(
        missing.is_empty(),
        "no font of crates/press/fonts has these characters; run `cargo xtask fonts`: {missing:?}"
    );
}

#[test]
fn the_fonts_are_small_and_carry_their_licences() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fonts");
    let mut bytes = 0;
    for file in entries(&folder) {
        bytes += fs::metadata(&file).unwrap().len();
        if file.extension().is_some_and(|kind| kind == "ttf") {
            let name = file.file_stem().unwrap().to_string_lossy().into_owned();
            let family = name.split('-').next().unwrap();
            let licence = fs::read_to_string(folder.join(format!("{family}-OFL.txt"))).unwrap();
            assert!(licence.contains("SIL OPEN FONT LICENSE"), "{family}");
        }
    }
    assert!(bytes < 1_000_000, "{bytes} bytes");
}
