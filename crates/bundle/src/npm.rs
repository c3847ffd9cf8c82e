//! Running npm, quiet unless it fails.

use crate::fault::Fault;
use crate::lock::Lock;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The program, as this system calls it.
pub(crate) fn npm() -> Command {
    Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

/// Runs npm with these words in a folder.
pub(crate) fn run(folder: &Path, words: &[&str]) -> Result<(), Fault> {
    let output = npm()
        .args(words)
        .current_dir(folder)
        .output()
        .map_err(Fault::file(folder))?;
    if output.status.success() {
        return Ok(());
    }
    let mut printed = String::from_utf8_lossy(&output.stdout).into_owned();
    printed.push_str(&String::from_utf8_lossy(&output.stderr));
    Err(Fault::Npm {
        command: format!("npm {}", words.join(" ")),
        folder: folder.to_owned(),
        printed,
    })
}

/// Installs what a folder's `package-lock.json` says, if that is not there yet. The lock says
/// that nobody else does.
pub(crate) fn install(folder: &Path, _lock: &Lock) -> Result<(), Fault> {
    if is_installed(folder) {
        return Ok(());
    }
    // `npm ci` insists on what other systems would need, and not every registry has that.
    // Nothing that is installed has a reason to run something of its own.
    run(
        folder,
        &[
            "install",
            "--no-save",
            "--no-audit",
            "--no-fund",
            "--ignore-scripts",
        ],
    )
}

/// npm writes down what it installed as the last thing it does.
fn is_installed(folder: &Path) -> bool {
    let changed = |file: &str| fs::metadata(folder.join(file)).and_then(|file| file.modified());
    match (
        changed("node_modules/.package-lock.json"),
        changed("package-lock.json"),
    ) {
        (Ok(installed), Ok(wanted)) => installed >= wanted,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::tests::folder;
    use std::time::{Duration, SystemTime};

    #[test]
    fn it_is_installed_until_the_wanted_versions_change() {
        let folder = folder("installed");
        fs::write(folder.join("package-lock.json"), "{}").unwrap();
        assert!(!is_installed(&folder));
        fs::create_dir_all(folder.join("node_modules")).unwrap();
        assert!(!is_installed(&folder), "begun and not finished");
        fs::write(folder.join("node_modules/.package-lock.json"), "{}").unwrap();
        assert!(is_installed(&folder));
        let wanted = fs::File::options()
            .write(true)
            .open(folder.join("package-lock.json"))
            .unwrap();
        wanted
            .set_modified(SystemTime::now() + Duration::from_secs(60))
            .unwrap();
        assert!(!is_installed(&folder));
    }
}
