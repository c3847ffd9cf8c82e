//! One after the other.

use crate::fault::Fault;
use std::fs::{self, File};
use std::path::Path;

/// As long as it lives, nobody else has it; the system takes it back from a program that dies.
pub(crate) struct Lock {
    _file: File,
}

impl Lock {
    /// Waits until it is free.
    pub(crate) fn take(path: &Path) -> Result<Lock, Fault> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(Fault::file(folder))?;
        }
        let file = File::options()
            .create(true)
            .append(true)
            .open(path)
            .map_err(Fault::file(path))?;
        file.lock().map_err(Fault::file(path))?;
        Ok(Lock { _file: file })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::tests::folder;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::Duration;

    #[test]
    fn the_second_waits_for_the_first() {
        let path = folder("lock").join("lock");
        let free = AtomicBool::new(false);
        let lock = Lock::take(&path).unwrap();
        std::thread::scope(|scope| {
            let second = scope.spawn(|| {
                let _lock = Lock::take(&path).unwrap();
                free.load(Ordering::SeqCst)
            });
            std::thread::sleep(Duration::from_millis(50));
            free.store(true, Ordering::SeqCst);
            drop(lock);
            assert!(second.join().unwrap(), "it had the lock too early");
        });
    }
}
