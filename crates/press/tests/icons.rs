//! The icons of the browser are the emblems of the cards: the committed files are what they are
//! now.

use press::icon::{icons, names, sprite};
use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

#[test]
fn the_icons_of_the_browser_are_written_from_these() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/icons");
    for (name, now) in [("icons.svg", sprite()), ("names.ts", names())] {
        let file = folder.join(name);
        if env::var_os("MAZZO_BLESS").is_some() {
            fs::write(&file, &now).expect("the file can be written");
        }
        let then = fs::read_to_string(&file).unwrap_or_default();
        assert!(
            then == now,
            "web/src/icons/{name} is of other icons; write it anew with \
             cargo run -p press --example web_icons"
        );
    }
}

#[test]
fn every_icon_has_a_name_and_a_look_of_its_own_and_takes_the_colour_of_the_text() {
    let icons = icons();
    let names: BTreeSet<&str> = icons.iter().map(|(name, _)| *name).collect();
    assert_eq!(names.len(), icons.len());
    for (i, (name, emblem)) in icons.iter().enumerate() {
        for (other, twin) in &icons[..i] {
            assert_ne!(emblem, twin, "{name} looks like {other}");
        }
    }
    let file = sprite();
    assert!(file.contains("currentColor"));
    assert!(!file.contains('#'), "a colour of its own");
    assert!(file.len() < 48_000, "{}", file.len());
}
