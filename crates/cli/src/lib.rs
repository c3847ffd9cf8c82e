//! The `mazzo` program: serve games to browsers; play, simulate, measure and look things up in
//! the terminal.
//!
//! [`arguments`] is what can be typed, [`commands`] what is done then, a file each. [`session`]
//! is a game at one screen; `plain` plays it line by line, `tui` on the full screen.

pub mod arguments;
pub mod board;
mod calendar;
pub mod commands;
pub mod fault;
mod figures;
pub mod keeping;
mod language;
pub mod lookup;
mod marks;
mod plain;
mod pondering;
pub mod session;
mod today;
pub mod tui;
pub mod why;

use arguments::Arguments;
use clap::Parser;
use fault::Fault;
use std::io::Write;
use std::process::ExitCode;

/// Bad input, of whatever kind.
const BAD_INPUT: u8 = 2;

/// Does what the program was called for.
pub fn run() -> ExitCode {
    let arguments = Arguments::parse();
    let lang = arguments.lang.unwrap_or_else(language::of_environment);
    match commands::run(arguments.command, lang) {
        Ok(code) => code,
        Err(fault) if fault.is_broken_pipe() => ExitCode::SUCCESS,
        Err(fault) => {
            complain(&fault);
            ExitCode::from(BAD_INPUT)
        }
    }
}

fn complain(fault: &Fault) {
    // If even the complaint cannot be written, the exit code has to say it.
    let _ = writeln!(std::io::stderr().lock(), "mazzo: {fault}");
}
