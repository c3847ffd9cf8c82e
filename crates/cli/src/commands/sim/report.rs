//! What was found out, written into a folder.

use crate::fault::{Fault, FileFault};
use crate::keeping;
use arena::Findings;
use std::io;
use std::path::Path;

/// The files of a report, all that `--force` may replace.
pub const FILES: [&str; 1] = ["report.json"];

/// Writes what was found out into the folder.
pub fn write(folder: &Path, findings: &Findings) -> Result<(), Fault> {
    let json = serde_json::to_string_pretty(findings).map_err(io::Error::from)?;
    let file = folder.join("report.json");
    keeping::write_whole(&file, (json + "\n").as_bytes()).map_err(|error| Fault::File {
        file,
        what: FileFault::Unwritten(error),
    })
}
