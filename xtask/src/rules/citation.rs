//! Where rules are cited: scenario files and test code of a game.

use super::book::Book;
use super::{files_in, number, read, rust_text};
use crate::chore::Fault;
use std::path::Path;

/// A number in a scenario or test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Citation {
    /// The number as it stands there.
    pub number: String,
    /// The file, from the game's crate on, and the line.
    pub place: String,
}

/// Every citation in the scenarios and tests of a game's crate.
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
    };
    tests.test_folder(&folder.join("tests"), &mut found)?;
    tests.source_folder(&folder.join("src"), &mut found)?;
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
            for (place, number) in number::all_in(words, self.families) {
                let line = lines_before + line + words[..place].matches('\n').count();
                found.push(Citation {
                    number: number.to_owned(),
                    place: format!("{name}:{line}"),
                });
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
}
