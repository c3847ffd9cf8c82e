//! Running cargo, and the program it builds.

use crate::chore::Fault;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The folder of the whole project.
pub fn project() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// Cargo with these arguments, in the project's folder.
pub fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    command.args(arguments).current_dir(project());
    command
}

/// The release build of `mazzo` with these arguments; built first if it is not up to date.
pub fn mazzo(arguments: &[&str]) -> Command {
    let mut command = cargo(&[
        "run",
        "--locked",
        "--release",
        "--quiet",
        "--package",
        "cli",
        "--bin",
        "mazzo",
        "--",
    ]);
    command.args(arguments);
    command
}

/// Runs a command for everyone to see.
pub fn run(mut command: Command) -> Result<(), Fault> {
    let status = command
        .status()
        .map_err(|error| unstartable(&command, &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(Fault::Failed(format!("{}: {status}", spelt(&command))))
    }
}

/// What a command prints; its complaints are shown.
pub fn output(mut command: Command) -> Result<String, Fault> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| unstartable(&command, &error))?;
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        Ok(printed)
    } else {
        Err(Fault::Failed(format!(
            "{}: {}\n{printed}",
            spelt(&command),
            output.status
        )))
    }
}

/// The command as one would type it.
pub fn spelt(command: &Command) -> String {
    let words = command.get_args().map(|word| word.to_string_lossy());
    let words: Vec<_> = words.collect();
    format!("cargo {}", words.join(" "))
}

fn unstartable(command: &Command, error: &std::io::Error) -> Fault {
    Fault::Failed(format!("{} cannot be started: {error}", spelt(command)))
}
