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

/// Builds `mazzo` for release.
pub fn release() -> Result<(), Fault> {
    run(cargo(&["build", "--locked", "--release"]))
}

/// Where the release build lies.
pub fn program() -> Result<PathBuf, Fault> {
    // Cargo puts this program into `debug` of the same folder, wherever it was told to build.
    let here = std::env::current_exe()
        .map_err(|error| Fault::Failed(format!("this program cannot find itself: {error}")))?;
    let target = here.parent().and_then(Path::parent).unwrap_or(&here);
    Ok(target
        .join("release")
        .join(format!("mazzo{}", std::env::consts::EXE_SUFFIX)))
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
    let program = Path::new(command.get_program());
    let program = program.file_stem().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}

fn unstartable(command: &Command, error: &std::io::Error) -> Fault {
    Fault::Failed(format!("{} cannot be started: {error}", spelt(command)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_spelt_as_one_would_type_them() {
        assert_eq!(spelt(&cargo(&["fmt", "--check"])), "cargo fmt --check");
        let mut npm = Command::new("npm");
        npm.arg("ci");
        assert_eq!(spelt(&npm), "npm ci");
    }
}
