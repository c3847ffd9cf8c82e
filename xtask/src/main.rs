//! The project's own chores: `cargo xtask test`, `browser`, `rules`, `bench`, `load`, `fonts`,
//! `tune`.
//!
//! Each has a file of its own. `test`, `browser` and `fonts` need Node; `test` also needs Chromium
//! and PostgreSQL, and installs them where it can. The others need nothing but Rust.

mod bench;
mod browser;
mod cargo;
mod chore;
mod client;
mod fonts;
mod load;
mod needs;
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
            Chore::Browser => browser::run_with(rest),
            Chore::Rules => rules::run(rest),
            Chore::Bench => bench::run(rest),
            Chore::Load => load::run(rest),
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
