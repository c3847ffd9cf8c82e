//! Where rules are cited: scenario files and test code of a game, and tests of the crates that
//! show its cards.

use super::{files_in, read, rust_text};
use crate::chore::Fault;
use rulebook::{Book, number};
use std::path::Path;

/// A number in a scenario or test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Citation {
    /// The number as it stands there.
    pub number: String,
    /// The file, from the game's crate on, and the line.
    pub place: String,
}

/// Crates that show the cards of every game. Numbers of several books stand in their tests, so
/// only comments and strings with a number of the book's main family speak of this game.
const SHOWING: [&str; 2] = ["catalog", "press"];

/// Every citation in the scenarios and tests of a game's crate, and in tests that show its cards.
pub fn all_in(folder: &Path, book: &Book) -> Result<Vec<Citation>, Fault> {
    let mut found = Vec::new();
    for path in files_in(&folder.join("scenarios"))? {
        if path.extension().is_some_and(|ending| ending == "toml") {
            found.extend(in_scenario(&read(&path)?, &name_in(folder, &path)));
        }
    }
    let families = book.families();
    let tests = Search {
        folder,
        families: &families,
        only_beside: None,
    };
    tests.test_folder(&folder.join("tests"), &mut found)?;
    tests.source_folder(&folder.join("src"), &mut found)?;
    for other in SHOWING {
        let other = folder.with_file_name(other);
        let tests = Search {
            folder: other.parent().unwrap_or(&other),
            families: &families,
            only_beside: Some(book.main_family()),
        };
        tests.test_folder(&other.join("tests"), &mut found)?;
        tests.source_folder(&other.join("src"), &mut found)?;
    }
    Ok(found)
}

fn name_in(folder: &Path, path: &Path) -> String {
    let inside = path.strip_prefix(folder).unwrap_or(path);
    inside.to_string_lossy().replace('\\', "/")
}

/// The numbers in the `rules = [...]` of a scenario file.
fn in_scenario(text: &str, name: &str) -> Vec<Citation> {
    let mut found = Vec::new();
    let mut inside = false;
    for (index, line) in text.lines().enumerate() {
        let mut rest = line;
        if !inside {
            let Some(list) = line.strip_prefix("rules").map(str::trim_start) else {
                continue;
            };
            let Some(list) = list.strip_prefix('=') else {
                continue;
            };
            rest = list;
            inside = true;
        }
        let (list, closed) = match rest.split_once(']') {
            Some((list, _)) => (list, true),
            None => (rest, false),
        };
        found.extend(list.split('"').skip(1).step_by(2).map(|number| Citation {
            number: number.to_owned(),
            place: format!("{name}:{}", index + 1),
        }));
        if closed {
            break;
        }
    }
    found
}

/// Looks through Rust sources for numbers of these families.
struct Search<'a> {
    folder: &'a Path,
    families: &'a [String],
    /// Only comments and strings that have a number of this family count.
    only_beside: Option<&'a str>,
}

impl Search<'_> {
    /// A folder in which everything is test.
    fn test_folder(&self, folder: &Path, found: &mut Vec<Citation>) -> Result<(), Fault> {
        for path in files_in(folder)? {
            if path.is_dir() {
                self.test_folder(&path, found)?;
            } else if is_rust(&path) {
                self.scan(&read(&path)?, 0, &path, found);
            }
        }
        Ok(())
    }

    /// A folder of sources, of which only some parts are test.
    fn source_folder(&self, folder: &Path, found: &mut Vec<Citation>) -> Result<(), Fault> {
        for path in files_in(folder)? {
            if path.is_dir() {
                self.source_folder(&path, found)?;
            } else if is_rust(&path) {
                let source = read(&path)?;
                let parts = rust_text::test_parts(&source);
                for (line, item) in parts.items {
                    self.scan(item, line, &path, found);
                }
                for module in parts.modules {
                    self.test_module(&path, module, found)?;
                }
            }
        }
        Ok(())
    }

    /// A module in a file of its own that is all test, and the modules inside it.
    fn test_module(
        &self,
        parent: &Path,
        module: &str,
        found: &mut Vec<Citation>,
    ) -> Result<(), Fault> {
        let is_root = parent.ends_with("lib.rs") || parent.ends_with("main.rs");
        let folder = match is_root {
            true => parent.with_file_name(""),
            false => parent.with_extension(""),
        };
        let path = folder.join(format!("{module}.rs"));
        let source = read(&path)?;
        self.scan(&source, 0, &path, found);
        for inner in rust_text::file_modules(&source) {
            self.test_module(&path, inner, found)?;
        }
        Ok(())
    }

    fn scan(&self, source: &str, lines_before: usize, path: &Path, found: &mut Vec<Citation>) {
        let name = name_in(self.folder, path);
        for (line, words) in rust_text::words(source) {
            let numbers = number::all_in(words, self.families);
            let of_main = |family| {
                numbers
                    .iter()
                    .any(|found| number::family(found.1) == family)
            };
            if !self.only_beside.is_none_or(of_main) {
                continue;
            }
            for (place, number) in numbers {
                let line = lines_before + line + words[..place].matches('\n').count();
                let place_of = |number| Citation {
                    number,
                    place: format!("{name}:{line}"),
                };
                found.extend(
                    number::span(&words[place..], number)
                        .into_iter()
                        .map(place_of),
                );
            }
        }
    }
}

fn is_rust(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "rs")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scenario_cites_what_its_rules_list() {
        let text = "game = \"nature\"\ntitle = \"R9\"\nrules = [\"E1\",\n  \"CN-2.3.1\"] # R3\n[[step]]\nname = \"R8\"\n";
        let cited = |number: &str, line: usize| Citation {
            number: number.into(),
            place: format!("e1.toml:{line}"),
        };
        assert_eq!(
            in_scenario(text, "e1.toml"),
            [cited("E1", 3), cited("CN-2.3.1", 4)]
        );
    }

    #[test]
    fn a_test_cites_in_comments_and_strings_with_the_line() {
        let families = ["R".to_owned()];
        let search = Search {
            folder: Path::new("/crate"),
            families: &families,
            only_beside: None,
        };
        let mut found = Vec::new();
        let source = "// R1 and\n/* more\nR2 */\nfn f() { g::<R3>(\"R4\") }\n";
        search.scan(source, 10, Path::new("/crate/src/x.rs"), &mut found);
        let found: Vec<_> = found.iter().map(|c| (&*c.number, &*c.place)).collect();
        let expected = [
            ("R1", "src/x.rs:11"),
            ("R2", "src/x.rs:13"),
            ("R4", "src/x.rs:14"),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn elsewhere_only_what_speaks_of_the_book_cites_it() {
        let families = ["R".to_owned(), "TS-".to_owned()];
        let search = Search {
            folder: Path::new("/crates"),
            families: &families,
            only_beside: Some("TS-"),
        };
        let mut found = Vec::new();
        let source = "// R1 of some game\n// TS-9.3, R2 to R4\n";
        search.scan(source, 0, Path::new("/crates/press/tests/x.rs"), &mut found);
        let found: Vec<_> = found.iter().map(|c| &*c.number).collect();
        assert_eq!(found, ["TS-9.3", "R2", "R3", "R4", "R4"]);
    }
}
