//! `cargo xtask bench`: how fast the engines are, measured in the release build.

use crate::cargo;
use crate::chore::Fault;

/// Runs `mazzo bench` with these arguments.
pub fn run(arguments: &[String]) -> Result<(), Fault> {
    let mut words = vec!["bench"];
    words.extend(arguments.iter().map(String::as_str));
    cargo::run(cargo::mazzo(&words))
}
