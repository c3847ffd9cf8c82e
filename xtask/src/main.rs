//! The project's own chores: `cargo xtask test`, `cargo xtask rules`, `cargo xtask bench`,
//! `cargo xtask fonts`, `cargo xtask tune`.
//!
//! Needs nothing but Rust, except for `fonts`, which needs Node. Each chore has a file of its own.

mod bench;
mod cargo;
mod chore;
mod fonts;
mod rules;
mod smoke;
mod spelling;
mod test;
mod tune;

use chore::{Chore, Fault};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = Chore::named(arguments.first().map(String::as_str)).and_then(|chore| {
        let rest = &arguments[1..];
        match chore {
            Chore::Test => test::run(rest),
            Chore::Rules => rules::run(rest),
            Chore::Bench => bench::run(rest),
            Chore::Fonts => fonts::run(rest),
            Chore::Tune => tune::run(rest),
        }
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            match fault {
                Fault::Usage(_) => ExitCode::from(2),
                Fault::Failed(_) => ExitCode::FAILURE,
            }
        }
    }
}
