//! `cargo xtask tune`: what the terms of a game's evaluation are worth, measured.

use crate::cargo;
use crate::chore::Fault;

/// Runs the tuning program with these arguments.
pub fn run(arguments: &[String]) -> Result<(), Fault> {
    let mut words = vec![
        "run",
        "--locked",
        "--release",
        "--quiet",
        "--package",
        "tuner",
        "--",
    ];
    words.extend(arguments.iter().map(String::as_str));
    cargo::run(cargo::cargo(&words))
}
