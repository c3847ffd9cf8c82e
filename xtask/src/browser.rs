//! `cargo xtask browser`: the tests in a real browser, against the release build. They start
//! what they need on free ports of this machine, with databases of their own, and stop it.

use crate::cargo::{program, release, run};
use crate::chore::Fault;
use crate::client::{install, npm, npm_command};
use crate::needs::{chromium, lacking, node};

/// Builds what is tested and runs the tests; Playwright gets the arguments.
pub fn run_with(arguments: &[String]) -> Result<(), Fault> {
    node()?;
    let chromium = chromium().ok_or_else(|| lacking("Chromium", "chromium"))?;
    install("e2e")?;
    release()?;
    npm("e2e", &["run", "--silent", "check"])?;
    let mut tests = npm_command("e2e", &["run", "--silent", "test", "--"]);
    tests
        .args(arguments)
        .env("MAZZO_PROGRAM", program()?)
        .env("MAZZO_CHROMIUM", chromium);
    run(tests)
}
