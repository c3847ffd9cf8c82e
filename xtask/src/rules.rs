//! `cargo xtask rules`: which tests cite which rule of a game. Every rule must be cited by a
//! scenario or a test, or be listed as a definition in `docs/rules/GAME-definitions.toml`.

mod citation;
mod definition;
mod rust_text;
mod table;

use crate::cargo::project;
use crate::chore::Fault;
use crate::spelling::nearest;
use rulebook::Book;
use std::fs;
use std::path::Path;
use table::Table;

/// Prints the table of one game, or of all.
pub fn run(arguments: &[String]) -> Result<(), Fault> {
    let games = games()?;
    let chosen = match arguments {
        [] => games,
        [name] if games.contains(name) => vec![name.clone()],
        [name] => {
            let hint = match nearest(name, games.iter().map(String::as_str)) {
                Some(near) => format!("did you mean '{near}'?"),
                None => format!("there are: {}", games.join(", ")),
            };
            return Err(Fault::Usage(format!("No rules of '{name}'; {hint}")));
        }
        [_, extra, ..] => {
            return Err(Fault::Usage(format!(
                "'cargo xtask rules' takes one game; '{extra}' is one too many"
            )));
        }
    };
    for game in &chosen {
        let table = table_of(game)?;
        print!("{table}");
        conclude(game, &table)?;
    }
    Ok(())
}

/// Checks the tables of all games without printing them.
pub fn check_all() -> Result<(), Fault> {
    for game in games()? {
        conclude(&game, &table_of(&game)?)?;
    }
    Ok(())
}

fn conclude(game: &str, table: &Table) -> Result<(), Fault> {
    println!("{game}: {}", table.summary());
    let faults = table.faults();
    if faults.is_empty() {
        Ok(())
    } else {
        Err(Fault::Failed(format!(
            "The rule table of {game} has faults:\n  {}",
            faults.join("\n  ")
        )))
    }
}

/// The games that have both rules and a crate.
fn games() -> Result<Vec<String>, Fault> {
    let folder = project().join("docs/rules");
    let mut games = Vec::new();
    for path in files_in(&folder)? {
        let game = path.file_stem().unwrap_or_default().to_string_lossy();
        let is_book = path.extension().is_some_and(|ending| ending == "md");
        if is_book && project().join("crates").join(&*game).is_dir() {
            games.push(game.into_owned());
        }
    }
    Ok(games)
}

fn table_of(game: &str) -> Result<Table, Fault> {
    let root = project();
    let rules = root.join("docs/rules");
    let name = format!("docs/rules/{game}.md");
    let book = Book::parse(&read(&rules.join(format!("{game}.md")))?)
        .map_err(|what| Fault::Failed(format!("{name}: {what}")))?;
    let definitions = rules.join(format!("{game}-definitions.toml"));
    let definitions = if definitions.exists() {
        let name = format!("docs/rules/{game}-definitions.toml");
        definition::parse(&read(&definitions)?)
            .map_err(|what| Fault::Failed(format!("{name}:{what}")))?
    } else {
        Vec::new()
    };
    let citations = citation::all_in(&root.join("crates").join(game), &book)?;
    Ok(Table::new(book, definitions, citations))
}

fn read(path: &Path) -> Result<String, Fault> {
    fs::read_to_string(path)
        .map_err(|error| Fault::Failed(format!("{} cannot be read: {error}", path.display())))
}

/// What a folder holds, sorted; nothing if there is no such folder.
fn files_in(folder: &Path) -> Result<Vec<std::path::PathBuf>, Fault> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let unreadable = |error| Fault::Failed(format!("{} cannot be read: {error}", folder.display()));
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        paths.push(entry.map_err(unreadable)?.path());
    }
    paths.sort();
    Ok(paths)
}
