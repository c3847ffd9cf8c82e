//! What was found out, written into a folder: a page to look at and to send to a friend, and the
//! numbers for programs and spreadsheets.

mod csv;
mod page;
mod speech;
mod tables;

pub use page::Told;
pub use speech::{Names, Speech};

use crate::fault::{Fault, FileFault};
use crate::keeping;
use arena::{Comparison, Findings};
use catalog::Title;
use serde::Serialize;
use std::path::Path;

/// What a page tells beside the numbers.
pub struct Occasion<'a> {
    /// The game.
    pub title: &'static dyn Title,
    /// The command that does the same again.
    pub command: String,
    /// How numbers and names are said.
    pub speech: Speech<'a>,
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

/// Writes what a simulation or tournament found out into the folder.
pub fn write(folder: &Path, findings: &Findings, occasion: &Occasion<'_>) -> Result<(), Fault> {
    let tables = tables::of(findings);
    let files: Vec<&str> = tables.iter().map(|(name, _)| *name).collect();
    let page = page::of_findings(findings, &files, occasion);
    write_all(folder, findings, &tables, &page)
}

/// Writes what a comparison found out into the folder.
pub fn write_comparison(
    folder: &Path,
    comparison: &Comparison,
    sets: [&str; 2],
    occasion: &Occasion<'_>,
) -> Result<(), Fault> {
    let tables = vec![("changes.csv", tables::changes(comparison))];
    let page = page::of_comparison(comparison, sets, occasion);
    write_all(folder, comparison, &tables, &page)
}

fn write_all(
    folder: &Path,
    found: &impl Serialize,
    tables: &[(&str, String)],
    page: &str,
) -> Result<(), Fault> {
    let json = serde_json::to_string_pretty(found).map_err(std::io::Error::from)?;
    put(folder, "report.json", &(json + "\n"))?;
    for (name, table) in tables {
        put(folder, name, table)?;
    }
    put(folder, "index.html", page)
}

fn put(folder: &Path, name: &str, content: &str) -> Result<(), Fault> {
    let file = folder.join(name);
    keeping::write_whole(&file, content.as_bytes()).map_err(|error| Fault::File {
        file,
        what: FileFault::Unwritten(error),
    })
}
