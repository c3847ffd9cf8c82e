//! What was found out, written into a folder: a page to look at and to send to a friend, and the
//! numbers for programs and spreadsheets.

mod csv;
mod page;
mod speech;
mod tables;
mod told;

pub use speech::{Names, Speech};
pub use told::{Told, set_names};

use crate::fault::{Fault, FileFault};
use crate::keeping;
use arena::Findings;
use catalog::Title;
use std::io;
use std::path::Path;

/// What a page tells beside the numbers.
pub struct Occasion<'a> {
    /// The game.
    pub title: &'a dyn Title,
    /// The command that does the same again.
    pub command: String,
    /// How numbers and names are said.
    pub speech: &'a Speech<'a>,
}

/// The files of a report, all that `--force` may replace.
pub const FILES: [&str; 7] = [
    "index.html",
    "report.json",
    "standings.csv",
    "matrix.csv",
    "cards.csv",
    "lengths.csv",
    "changes.csv",
];

/// Writes what was found out into the folder.
pub fn write(folder: &Path, findings: &Findings, occasion: &Occasion<'_>) -> Result<(), Fault> {
    let tables = tables::of(findings);
    let files: Vec<&str> = tables.iter().map(|(name, _)| *name).collect();
    let json = serde_json::to_string_pretty(findings).map_err(io::Error::from)?;
    put(folder, "report.json", &(json + "\n"))?;
    for (name, table) in &tables {
        put(folder, name, table)?;
    }
    put(folder, "index.html", &page::of(findings, &files, occasion))
}

fn put(folder: &Path, name: &str, content: &str) -> Result<(), Fault> {
    let file = folder.join(name);
    keeping::write_whole(&file, content.as_bytes()).map_err(|error| Fault::File {
        file,
        what: FileFault::Unwritten(error),
    })
}
