//! Puts the browser client into the program: builds `web/` with Node into `OUT_DIR/web`.
//!
//! Only release builds carry it, so that lints, tests and documentation need no Node; other
//! builds take it from disk with `--web-dir`. `MAZZO_CLIENT` tells the program what became of
//! it: `inside`, or why it is not: `debug`, `skipped` (by `MAZZO_SKIP_WEB=1`), `no-node`,
//! `old-node`. The folder is there in any case.

use bundle::{Client, Fault, Node};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const SKIP: &str = "MAZZO_SKIP_WEB";

fn main() -> ExitCode {
    match put_inside() {
        Ok(outcome) => {
            println!("cargo::rustc-env=MAZZO_CLIENT={outcome}");
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("The browser client could not be built; {SKIP}=1 leaves it out.\n{fault}");
            ExitCode::FAILURE
        }
    }
}

fn put_inside() -> Result<&'static str, Fault> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed={SKIP}");
    let variable = |name| env::var(name).unwrap_or_default();
    let folder = PathBuf::from(variable("OUT_DIR")).join("web");
    let outcome = if variable("PROFILE") != "release" {
        "debug"
    } else if variable(SKIP) == "1" {
        "skipped"
    } else {
        let project = PathBuf::from(variable("CARGO_MANIFEST_DIR")).join("../..");
        return with_node(&Client::of(&project), &folder);
    };
    leave_out(&folder, outcome)
}

fn with_node(client: &Client, folder: &Path) -> Result<&'static str, Fault> {
    for source in client.sources()? {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    match Node::find() {
        Ok(_) => client.build_into(folder).map(|()| "inside"),
        Err(fault) => {
            println!("cargo::warning=The program has no browser client in it: {fault}.");
            heed_node();
            let old = matches!(fault, Fault::OldNode { .. });
            leave_out(folder, if old { "old-node" } else { "no-node" })
        }
    }
}

fn leave_out(folder: &Path, why: &'static str) -> Result<&'static str, Fault> {
    let fault = |error| Fault::File {
        path: folder.to_owned(),
        error,
    };
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(fault)?;
    }
    fs::create_dir_all(folder).map_err(fault)?;
    Ok(why)
}

/// Asks again once Node may have come.
fn heed_node() {
    println!("cargo::rerun-if-env-changed=PATH");
    let path = env::var_os("PATH").unwrap_or_default();
    for folder in env::split_paths(&path).filter(|folder| folder.is_dir()) {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
}
