//! Files: how they are read, and where records are kept.

use crate::fault::{Fault, FileFault};
use catalog::OwnCards;
use kernel::{Record, Seed};
use std::env;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// A card set larger than this is refused unread.
const MAX_CARD_BYTES: u64 = 1 << 20;

/// The text of a file that must not be larger than `most` bytes.
pub fn read_text(file: &Path, kind: &'static str, most: u64) -> Result<String, Fault> {
    read_limited(file, kind, most).map_err(|what| Fault::File {
        file: file.to_owned(),
        what,
    })
}

fn read_limited(file: &Path, kind: &'static str, most: u64) -> Result<String, FileFault> {
    let too_large = |bytes| FileFault::TooLarge { bytes, kind, most };
    let opened = File::open(file)?;
    let bytes = opened.metadata()?.len();
    if bytes > most {
        return Err(too_large(bytes));
    }
    let mut content = Vec::new();
    // A pipe or device has no size before it is read.
    opened.take(most + 1).read_to_end(&mut content)?;
    if content.len() as u64 > most {
        return Err(too_large(content.len() as u64));
    }
    String::from_utf8(content)
        .map_err(|error| FileFault::NotText(error.utf8_error().valid_up_to() + 1))
}

/// The record in a file.
pub fn read_record(file: &Path) -> Result<Record, Fault> {
    let text = read_text(file, "a record", Record::MAX_BYTES)?;
    text.parse().map_err(|fault| Fault::Record {
        file: file.to_owned(),
        fault,
    })
}

/// The card set in a file.
pub fn read_cards(file: Option<&Path>) -> Result<Option<OwnCards>, Fault> {
    let read = |file: &Path| {
        Ok(OwnCards {
            text: read_text(file, "a card set", MAX_CARD_BYTES)?,
            file: file.display().to_string(),
        })
    };
    file.map(read).transpose()
}

/// Writes the record so that a crash leaves the old file or the new one, never half of one.
pub fn save(record: &Record, file: &Path) -> io::Result<()> {
    write_whole(file, record.to_string().as_bytes())
}

/// The file of pencil marks that survive from game to game.
pub fn marks_file() -> PathBuf {
    data_folder().join("marks.toml")
}

/// The database of `mazzo serve`.
pub fn database_file() -> PathBuf {
    data_folder().join("mazzo.db")
}

/// Writes a file, and its folder if need be, so that there is never half of it: beside it
/// first, then in its place.
pub fn write_whole(file: &Path, content: &[u8]) -> io::Result<()> {
    if let Some(folder) = file
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        fs::create_dir_all(folder)?;
    }
    let mut draft = file.as_os_str().to_owned();
    draft.push(".tmp");
    let written = fs::write(&draft, content).and_then(|()| fs::rename(&draft, file));
    if written.is_err() {
        // Nothing is lost if the draft stays: what went wrong is told.
        fs::remove_file(&draft).unwrap_or_default();
    }
    written
}

/// May this game be saved there? Not over a file that is something else.
pub fn may_save(record: &Record, file: &Path) -> bool {
    !file.exists()
        || read_record(file)
            .is_ok_and(|there| (&there.game, there.seed) == (&record.game, record.seed))
}

/// A file for a new game that no other game is kept in.
pub fn fresh_file(game: &str, seed: Seed) -> PathBuf {
    let folder = data_folder();
    let first = folder.join(format!("{game}-{seed}.mazzo"));
    let others = (2..).map(|i: u64| folder.join(format!("{game}-{seed}-{i}.mazzo")));
    std::iter::once(first)
        .chain(others)
        .find(|file| !file.exists())
        .unwrap_or_default()
}

/// Where programs keep what belongs to their user: `$XDG_DATA_HOME/mazzo`, usually
/// `~/.local/share/mazzo`.
fn data_folder() -> PathBuf {
    let absolute = |name: &str| {
        env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    absolute("XDG_DATA_HOME")
        .or_else(|| absolute("HOME").map(|home| home.join(".local/share")))
        .or_else(|| absolute("LOCALAPPDATA"))
        .unwrap_or_default()
        .join("mazzo")
}
