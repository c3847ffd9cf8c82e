//! Golden files: a text that must stay the same until somebody says that the new one is right.

use std::{fs, path::Path};

/// How many lines before and after a difference are shown.
const CONTEXT: usize = 4;

/// Compares a text with the file that holds it as it should be; with `MAZZO_BLESS=1` writes the
/// file instead, to be reviewed as a diff.
///
/// # Panics
/// With the first line that differs, if one does; or if the file cannot be read or written.
pub fn check_golden(path: impl AsRef<Path>, text: &str) {
    let path = path.as_ref();
    let bless = std::env::var("MAZZO_BLESS").is_ok_and(|value| value == "1");
    if let Err(what) = if bless {
        write(path, text)
    } else {
        compare(path, text)
    } {
        panic!("{}: {what}", path.display());
    }
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    }
    fs::write(path, text).map_err(|error| error.to_string())
}

fn compare(path: &Path, text: &str) -> Result<(), String> {
    let golden =
        fs::read_to_string(path).map_err(|error| format!("{error}; MAZZO_BLESS=1 writes it"))?;
    match first_difference(&golden, text) {
        None => Ok(()),
        Some(difference) => Err(format!(
            "{difference}\nIf this is right, MAZZO_BLESS=1 writes it."
        )),
    }
}

/// The first line that differs, with some around it; nothing if all are the same.
fn first_difference(golden: &str, found: &str) -> Option<String> {
    let (golden, found): (Vec<_>, Vec<_>) = (golden.lines().collect(), found.lines().collect());
    let longest = golden.len().max(found.len());
    let at = (0..longest).find(|&line| golden.get(line) != found.get(line))?;
    let mut shown = vec![format!("line {} differs:", at + 1)];
    let line = |mark: char, lines: &[&str], number: usize| {
        lines.get(number).map(|text| format!("{mark} {text}"))
    };
    shown.extend((at.saturating_sub(CONTEXT)..at).filter_map(|number| line(' ', &golden, number)));
    let changed = at..at + CONTEXT;
    shown.extend(
        changed
            .clone()
            .filter_map(|number| line('-', &golden, number)),
    );
    shown.extend(changed.filter_map(|number| line('+', &found, number)));
    Some(shown.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_differs_is_shown_with_those_around_it() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        let difference = first_difference("a\nb\nc\n", "a\nx\nc\n").unwrap();
        assert_eq!(difference, "line 2 differs:\n  a\n- b\n- c\n+ x\n+ c");
    }

    #[test]
    fn a_text_that_goes_on_or_stops_short_differs() {
        assert_eq!(
            first_difference("a\n", "a\nb\n").unwrap(),
            "line 2 differs:\n  a\n+ b"
        );
        assert_eq!(
            first_difference("a\nb\n", "a\n").unwrap(),
            "line 2 differs:\n  a\n- b"
        );
    }

    #[test]
    fn what_was_blessed_compares_equal_and_what_was_not_says_how_to() {
        let path = std::env::temp_dir().join(format!("mazzo-golden-{}.txt", std::process::id()));
        assert!(
            compare(&path, "one\n")
                .unwrap_err()
                .contains("MAZZO_BLESS=1")
        );
        write(&path, "one\n").unwrap();
        assert_eq!(compare(&path, "one\n"), Ok(()));
        assert!(
            compare(&path, "two\n")
                .unwrap_err()
                .contains("line 1 differs")
        );
        fs::remove_file(&path).unwrap();
    }
}
