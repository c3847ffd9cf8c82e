//! Why something was not built.

use crate::node::OLDEST;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// Why something was not built.
#[derive(Debug)]
pub enum Fault {
    /// There is no Node, or no npm.
    NoNode,
    /// There is a Node, but it is too old.
    OldNode {
        /// The version it says it has.
        version: String,
    },
    /// A command of npm failed.
    Npm {
        /// The command, as one would type it.
        command: String,
        /// The folder it ran in.
        folder: PathBuf,
        /// Everything it printed.
        printed: String,
    },
    /// A file could not be read or written.
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
}

impl Fault {
    pub(crate) fn file(path: &Path) -> impl FnOnce(io::Error) -> Fault {
        move |error| Fault::File {
            path: path.to_owned(),
            error,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoNode => write!(
                f,
                "there is no Node with npm here; install Node {OLDEST} or newer from https://nodejs.org"
            ),
            Fault::OldNode { version } => write!(
                f,
                "Node {version} is too old for the browser client; it needs {OLDEST} or newer"
            ),
            Fault::Npm {
                command,
                folder,
                printed,
            } => write!(
                f,
                "`{command}` failed in {}:\n{}",
                folder.display(),
                printed.trim_end()
            ),
            Fault::File { path, error } => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for Fault {}
