//! The browser client's own checks: its types and its unit tests.

use crate::cargo::{project, run};
use crate::chore::Fault;
use crate::needs;
use bundle::Client;
use std::process::Command;

/// Installs what it needs, checks its types and runs its unit tests.
pub fn check() -> Result<(), Fault> {
    needs::node()?;
    install(".")?;
    npm(".", &["run", "--silent", "check"])?;
    npm(".", &["run", "--silent", "test"])
}

/// Installs what a folder in `web/` needs, if it is not there.
pub fn install(folder: &str) -> Result<(), Fault> {
    Client::of(&project())
        .install(folder)
        .map_err(|fault| Fault::Failed(fault.to_string()))
}

/// Runs npm in a folder in `web/`.
pub fn npm(folder: &str, words: &[&str]) -> Result<(), Fault> {
    run(npm_command(folder, words))
}

/// npm in a folder in `web/`.
pub fn npm_command(folder: &str, words: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command
        .args(words)
        .current_dir(Client::of(&project()).web().join(folder));
    command
}
