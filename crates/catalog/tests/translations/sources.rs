//! The string literals in the sources of all crates.

use std::collections::BTreeMap;
use std::fs;
use std::iter::Peekable;
use std::path::{Path, PathBuf};
use std::str::Chars;

/// Every string literal with the first file it is in. Unit tests do not count.
pub fn literals() -> BTreeMap<String, String> {
    let crates = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(&crates).unwrap() {
        let folder = entry.unwrap().path().join("src");
        if folder.is_dir() {
            read_folder(&folder, &mut found);
        }
    }
    for place in found.values_mut() {
        *place = place.replace(&format!("{}/", crates.display()), "");
    }
    found
}

fn read_folder(folder: &Path, found: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_folder(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&path).unwrap();
            let tested = source
                .split("#[cfg(test)]\nmod ")
                .next()
                .unwrap_or_default();
            for literal in strings(tested) {
                found.entry(literal).or_insert(path.display().to_string());
            }
        }
    }
}

/// The string literals of a source, comments and characters left out.
fn strings(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = source.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '/' if rest.peek() == Some(&'/') => skip_line(&mut rest),
            '\'' => skip_character(&mut rest),
            '"' => found.push(read_string(&mut rest)),
            _ => {}
        }
    }
    found
}

fn skip_line(rest: &mut Peekable<Chars>) {
    for c in rest.by_ref() {
        if c == '\n' {
            break;
        }
    }
}

/// A quote that begins a character, such as `'"'`, or a lifetime.
fn skip_character(rest: &mut Peekable<Chars>) {
    match rest.peek() {
        Some('\\') => {
            rest.next();
            rest.next();
        }
        Some('"') => {
            rest.next();
        }
        _ => {}
    }
}

fn read_string(rest: &mut Peekable<Chars>) -> String {
    let mut text = String::new();
    while let Some(c) = rest.next() {
        match c {
            '"' => break,
            '\\' => {
                text.push('\\');
                text.extend(rest.next());
            }
            c => text.push(c),
        }
    }
    text
}

#[test]
fn literals_are_found_among_comments_characters_and_lifetimes() {
    let source = r##"
        // "not this"
        fn f<'a>(quote: char) -> &'a str {
            if quote == '"' { "one" } else if quote == '\'' { "two \" more" } else { "three" }
        }
    "##;
    assert_eq!(strings(source), ["one", r#"two \" more"#, "three"]);
}
