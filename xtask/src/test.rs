//! `cargo xtask test`: everything that must hold before a change is taken, stopping at the
//! first thing that does not.

use crate::cargo::{cargo, release, run as run_cargo};
use crate::chore::{Fault, no_arguments};
use crate::{browser, client, needs, rules, smoke};
use std::time::{Duration, Instant};

type Step = (&'static str, fn() -> Result<(), Fault>);

// Lints and documentation need only what the compiler knows of dependencies, and share it;
// tests and the release build compile them once each. More profiles would be more builds: lints
// and documentation use that of the tests, so that SQLite, which is C, is compiled once for all.
// What is quick or likely to fail comes first.
const STEPS: [Step; 10] = [
    ("Needs", needs::run_all),
    ("Format", format),
    ("Client", client::check),
    ("Lints", lints),
    ("Tests", tests),
    ("Documentation", documentation),
    ("Release build", release),
    ("Smoke run", smoke::run),
    ("Browser tests", || browser::run_with(&[])),
    ("Rule table", rules::check_all),
];

/// Runs all steps.
pub fn run(arguments: &[String]) -> Result<(), Fault> {
    no_arguments("test", arguments)?;
    let mut times = Vec::new();
    for (name, step) in STEPS {
        println!("\n=== {name} ===");
        let start = Instant::now();
        let done = step();
        times.push((name, start.elapsed()));
        if let Err(fault) = done {
            report(&times);
            return Err(Fault::Failed(format!("{name} failed.\n{fault}")));
        }
    }
    report(&times);
    println!("All is well.");
    Ok(())
}

fn report(times: &[(&str, Duration)]) {
    println!("\n=== Times ===");
    for (name, time) in times {
        println!("{name:<14}{:>8.1} s", time.as_secs_f64());
    }
    let total: Duration = times.iter().map(|(_, time)| time).sum();
    println!("{:<14}{:>8.1} s", "Together", total.as_secs_f64());
}

fn format() -> Result<(), Fault> {
    run_cargo(cargo(&["fmt", "--all", "--check"]))
}

fn lints() -> Result<(), Fault> {
    run_cargo(cargo(&[
        "clippy",
        "--locked",
        "--profile=test",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ]))
}

fn tests() -> Result<(), Fault> {
    run_cargo(cargo(&["test", "--locked", "--workspace"]))
}

fn documentation() -> Result<(), Fault> {
    let mut command = cargo(&[
        "doc",
        "--locked",
        "--profile=test",
        "--workspace",
        "--no-deps",
    ]);
    command.env("RUSTDOCFLAGS", "-D warnings");
    run_cargo(command)
}
