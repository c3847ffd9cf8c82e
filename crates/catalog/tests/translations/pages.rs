//! The keys of the browser client's pages.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The file with their messages. The browser reads it; the program has no need to.
pub const FILE: &str = "web.ftl";

/// Every key in the client's sources with the first file it is in. Its tests do not count.
pub fn keys() -> BTreeMap<String, String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src");
    let mut found = BTreeMap::new();
    read_folder(&folder, &mut found);
    for place in found.values_mut() {
        *place = place.replace(&format!("{}/", folder.display()), "web/src/");
    }
    found
}

fn read_folder(folder: &Path, found: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.to_string_lossy().into_owned();
        if path.is_dir() {
            read_folder(&path, found);
        } else if is_source(&name) {
            for key in keys_of(&fs::read_to_string(&path).unwrap()) {
                found.entry(key).or_insert(name.clone());
            }
        }
    }
}

fn is_source(name: &str) -> bool {
    (name.ends_with(".ts") || name.ends_with(".svelte")) && !name.ends_with(".test.ts")
}

/// Whole strings in single quotes that begin with `web-`.
fn keys_of(source: &str) -> Vec<String> {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let strings = source.split('\'');
    strings
        .filter(|text| text.starts_with("web-") && text.chars().all(fits))
        .map(str::to_owned)
        .collect()
}

#[test]
fn keys_are_whole_strings_in_single_quotes() {
    let source = "say('web-one'); it's say('web-two-3') + 'web- no' + \"web-none\"";
    assert_eq!(keys_of(source), ["web-one", "web-two-3"]);
}
