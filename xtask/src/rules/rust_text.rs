//! What people wrote in Rust sources: comments and string literals; and which parts of a source
//! are tests.

/// The comments and string literals of a source, each with the line it begins in.
pub fn words(source: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut place = 0;
    while let Some(rest) = source.get(place..).filter(|rest| !rest.is_empty()) {
        let (length, is_text) = token(rest);
        if is_text {
            let line = source[..place].matches('\n').count() + 1;
            found.push((line, &rest[..length]));
        }
        place += length;
    }
    found
}

/// The length of what a source begins with, and whether it is a comment or a string.
fn token(rest: &str) -> (usize, bool) {
    let until = |end: &str, from: usize| {
        let after = rest.get(from..).and_then(|after| after.find(end));
        after.map_or(rest.len(), |at| from + at + end.len())
    };
    let raw = rest.strip_prefix('r').map(|hashes| {
        let count = hashes.bytes().take_while(|&byte| byte == b'#').count();
        (count, hashes[count..].starts_with('"'))
    });
    if rest.starts_with("//") {
        (rest.find('\n').unwrap_or(rest.len()), true)
    } else if rest.starts_with("/*") {
        (until("*/", 2), true)
    } else if let Some((hashes, true)) = raw {
        (
            until(&format!("\"{}", "#".repeat(hashes)), hashes + 2),
            true,
        )
    } else if rest.starts_with('"') {
        (string_length(rest), true)
    } else if rest.starts_with("'\"'") {
        (3, false)
    } else if rest.starts_with("'\\") {
        (until("'", 3), false)
    } else {
        // A whole word at a time, so that a letter r inside one begins no raw string.
        let wordy = |c: char| c.is_alphanumeric() || c == '_';
        let word = rest.find(|c| !wordy(c)).unwrap_or(rest.len());
        let one = rest.chars().next().map_or(1, char::len_utf8);
        (word.max(one), false)
    }
}

fn string_length(rest: &str) -> usize {
    let mut escaped = true;
    for (place, c) in rest.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return place + 1,
            _ => {}
        }
    }
    rest.len()
}

/// The test parts of a source that is not all test.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct TestParts<'a> {
    /// Items behind `#[cfg(test)]`, each with the line before its first.
    pub items: Vec<(usize, &'a str)>,
    /// Modules behind `#[cfg(test)]` that have files of their own.
    pub modules: Vec<&'a str>,
}

/// Finds the parts of a formatted source that are compiled only for tests: an item ends at the
/// first line that closes it at its own indentation.
pub fn test_parts(source: &str) -> TestParts<'_> {
    let mut parts = TestParts::default();
    let mut start: Option<(usize, usize, &str)> = None;
    let mut offset = 0;
    for (index, line) in source.split_inclusive('\n').enumerate() {
        let bare = line.trim_start();
        let indentation = &line[..line.len() - bare.len()];
        let bare = bare.trim_end();
        match start {
            None if bare == "#[cfg(test)]" => start = Some((index, offset, indentation)),
            None => {}
            Some(_) if bare.starts_with("#[") => {}
            Some((first, from, outer)) if indentation == outer => {
                if let Some(module) = file_module(bare) {
                    parts.modules.push(module);
                    start = None;
                } else if bare.starts_with('}') || bare.ends_with(';') {
                    parts
                        .items
                        .push((first, &source[from..offset + line.len()]));
                    start = None;
                }
            }
            Some(_) => {}
        }
        offset += line.len();
    }
    parts
}

/// The modules that a source declares to have files of their own.
pub fn file_modules(source: &str) -> Vec<&str> {
    source
        .lines()
        .map(str::trim)
        .filter_map(file_module)
        .collect()
}

fn file_module(line: &str) -> Option<&str> {
    let (visibility, name) = line.strip_suffix(';')?.split_once("mod ")?;
    let known = ["", "pub ", "pub(crate) ", "pub(super) "].contains(&visibility);
    if !known && !visibility.starts_with("pub(in ") {
        return None;
    }
    name.chars()
        .all(|c| c.is_alphanumeric() || c == '_')
        .then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_comments_and_strings() {
        let source = r##"
// R1
fn f<R2>() { let a = "R3 \" R4"; /* R5
R6 */ let b = r#"R7 " R8"#; let c = '"'; let d = '\''; g::<R9>("R10") }
let her = "R11"; "##;
        let found = words(source);
        let texts: Vec<&str> = found.iter().map(|word| word.1).collect();
        let expected = [
            "// R1",
            "\"R3 \\\" R4\"",
            "/* R5\nR6 */",
            "r#\"R7 \" R8\"#",
            "\"R10\"",
            "\"R11\"",
        ];
        assert_eq!(texts, expected);
        assert_eq!(found[2].0, 3, "with their lines");
    }

    #[test]
    fn test_parts_are_modules_inside_and_in_files_of_their_own() {
        let source = "\
fn f() {} // R1

#[cfg(test)]
mod obedience;
pub mod play;
#[cfg(test)]
pub(super) mod tables;

#[cfg(test)]
#[allow(dead_code)]
mod tests {
    fn f() {
        // R2
    }
}

fn g() {} // R3
";
        let parts = test_parts(source);
        assert_eq!(parts.modules, ["obedience", "tables"]);
        assert_eq!(parts.items.len(), 1);
        let (line, text) = parts.items[0];
        assert_eq!(line, 8);
        assert!(text.contains("R2") && !text.contains("R1") && !text.contains("R3"));
        assert_eq!(file_modules(source), ["obedience", "play", "tables"]);
    }

    #[test]
    fn no_source_makes_it_panic() {
        for source in [
            "\"",
            "'",
            "r#\"",
            "/*",
            "//",
            "'\\",
            "é\"",
            "r",
            "r#",
            "#[cfg(test)]",
            "\"\\",
        ] {
            words(source);
            test_parts(source);
        }
    }
}
