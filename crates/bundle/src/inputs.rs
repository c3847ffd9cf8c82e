//! What the client is built from.

use crate::fault::Fault;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// What lies in `web/` and is not built from, or is not ours.
const NOT_BUILT_FROM: [&str; 3] = ["node_modules", "dist", "e2e"];

/// The files and folders that the client is built from, right below this folder and in order.
pub(crate) fn sources(web: &Path) -> Result<Vec<PathBuf>, Fault> {
    let mut sources = entries(web)?;
    sources.retain(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        !NOT_BUILT_FROM.contains(&&*name) && !name.starts_with('.')
    });
    Ok(sources)
}

/// Every file among these and below them, in order.
pub(crate) fn files(sources: Vec<PathBuf>) -> Result<Vec<PathBuf>, Fault> {
    let mut files = Vec::new();
    for source in sources {
        gather(source, &mut files)?;
    }
    Ok(files)
}

fn gather(path: PathBuf, files: &mut Vec<PathBuf>) -> Result<(), Fault> {
    if path.is_dir() {
        for entry in entries(&path)? {
            gather(entry, files)?;
        }
    } else {
        files.push(path);
    }
    Ok(())
}

/// What a folder holds, in order.
pub(crate) fn entries(folder: &Path) -> Result<Vec<PathBuf>, Fault> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(Fault::file(folder))? {
        paths.push(entry.map_err(Fault::file(folder))?.path());
    }
    paths.sort();
    Ok(paths)
}

/// A word for the names and contents of these files: another one as soon as one changes.
pub(crate) fn stamp(root: &Path, files: &[PathBuf]) -> Result<String, Fault> {
    let mut hasher = DefaultHasher::new();
    for path in files {
        path.strip_prefix(root).unwrap_or(path).hash(&mut hasher);
        fs::read(path).map_err(Fault::file(path))?.hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}
