//! Keeps other programs away. The journal has no key by which two programs that host the same
//! table would notice each other, and each would not know what the other one wrote.

use crate::store::StoreFault;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A locked file beside the database; the system frees it when the program dies. It is not the
/// database itself: SQLite's own locks would be gone once anything else closed that.
#[derive(Clone, Debug)]
pub(super) struct Lock {
    file: Arc<File>,
}

impl Lock {
    pub(super) fn take(database: &Path) -> Result<Lock, StoreFault> {
        let lock = beside(database);
        let file = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&lock);
        let locked = file.map_err(TryLockError::Error).and_then(|file| {
            file.try_lock()?;
            Ok(file)
        });
        match locked {
            Ok(file) => Ok(Lock {
                file: Arc::new(file),
            }),
            Err(TryLockError::WouldBlock) => Err(StoreFault::InUse { lock }),
            Err(TryLockError::Error(error)) => Err(StoreFault::Lock { lock, error }),
        }
    }

    /// Lets others in.
    pub(super) fn release(&self) {
        // What cannot be freed now is when the file is closed.
        let _ = self.file.unlock();
    }
}

/// The file stays when it is not locked: to remove it could take it from one who has just come.
fn beside(database: &Path) -> PathBuf {
    // A link leads to the same database.
    let database = fs::canonicalize(database).unwrap_or_else(|_| database.to_owned());
    let mut name = database.into_os_string();
    name.push(".lock");
    PathBuf::from(name)
}
