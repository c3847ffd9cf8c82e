//! The folder of a report, in which what is done is kept while games are played.

use super::report::FILES;
use crate::fault::{Fault, FileFault};
use crate::keeping;
use arena::{Charter, Difference, Ledger};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// What is kept while games are played.
const PROGRESS: &str = "progress.json";

/// A larger one is refused unread.
const MAX_PROGRESS_BYTES: u64 = 1 << 28;

/// What to do with a folder that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Only an empty one will do.
    New,
    /// Its report is replaced.
    Replace,
    /// What is kept there is gone on with.
    Resume,
}

/// The folder of a report.
pub struct Folder {
    path: PathBuf,
    charter: Charter,
}

/// What the file of progress holds.
#[derive(Serialize, Deserialize)]
struct Progress<C, L> {
    /// The version of the program.
    mazzo: String,
    charter: C,
    ledger: L,
}

impl Folder {
    /// Claims the folder for games with this charter, before the first of them, and says what
    /// has been played before.
    pub fn claim(path: &Path, claim: Claim, charter: &Charter) -> Result<(Folder, Ledger), Fault> {
        let folder = Folder {
            path: path.to_owned(),
            charter: charter.clone(),
        };
        let ledger = match claim {
            Claim::Resume => folder.resume()?,
            Claim::New => folder.must_be_empty().map(|()| Ledger::default())?,
            Claim::Replace => folder.clear().map(|()| Ledger::default())?,
        };
        // Who cannot write here shall hear of it before anything is played.
        folder.keep(&ledger)?;
        Ok((folder, ledger))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Keeps what has been played.
    pub fn keep(&self, ledger: &Ledger) -> Result<(), Fault> {
        let progress = Progress {
            mazzo: env!("CARGO_PKG_VERSION").to_owned(),
            charter: &self.charter,
            ledger,
        };
        let json = serde_json::to_vec(&progress).map_err(io::Error::from)?;
        let file = self.path.join(PROGRESS);
        let written = keeping::write_whole(&file, &json);
        written.map_err(|error| fault(file, FileFault::Unwritten(error)))
    }

    fn must_be_empty(&self) -> Result<(), Fault> {
        let mut entries = match fs::read_dir(&self.path) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(fault(self.path.clone(), FileFault::Unwritten(error))),
        };
        match entries.next() {
            None => Ok(()),
            Some(_) => Err(fault(self.path.clone(), FileFault::FolderTaken)),
        }
    }

    /// Takes away an earlier report, and nothing else.
    fn clear(&self) -> Result<(), Fault> {
        for name in FILES.into_iter().chain([PROGRESS]) {
            let file = self.path.join(name);
            match fs::remove_file(&file) {
                Err(error) if error.kind() != ErrorKind::NotFound => {
                    return Err(fault(file, FileFault::Unwritten(error)));
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn resume(&self) -> Result<Ledger, Fault> {
        let file = self.path.join(PROGRESS);
        if !file.exists() {
            return Err(fault(self.path.clone(), FileFault::NothingKept));
        }
        let text = keeping::read_text(&file, "what is kept of games", MAX_PROGRESS_BYTES)?;
        let kept: Progress<Charter, Ledger> = serde_json::from_str(&text)
            .map_err(|error| fault(file.clone(), FileFault::NoProgress(error.to_string())))?;
        let mut differences = self.charter.differences(&kept.charter);
        if kept.mazzo != env!("CARGO_PKG_VERSION") {
            differences.push(Difference {
                what: "mazzo",
                here: env!("CARGO_PKG_VERSION").to_owned(),
                there: kept.mazzo,
            });
        }
        match differences.is_empty() {
            true => Ok(kept.ledger),
            false => Err(fault(file, FileFault::OtherGames(differences))),
        }
    }
}

fn fault(file: PathBuf, what: FileFault) -> Fault {
    Fault::File { file, what }
}
