//! `cargo xtask load`: the figures of the server, measured in the release build.

use crate::cargo;
use crate::chore::Fault;

/// Runs the server's measuring program with these arguments.
pub fn run(arguments: &[String]) -> Result<(), Fault> {
    let mut words = vec![
        "run",
        "--locked",
        "--release",
        "--quiet",
        "--package",
        "server",
        "--example",
        "load",
        "--",
    ];
    words.extend(arguments.iter().map(String::as_str));
    cargo::run(cargo::cargo(&words))
}
