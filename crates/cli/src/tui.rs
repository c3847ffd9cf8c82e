//! The full-screen program: `mazzo play` on a terminal.
//!
//! [`App`] is the program without a terminal: it takes keys and draws frames, and the tests
//! play whole games with it. [`run`] gives it a terminal.

mod act;
mod advice;
mod app;
mod commands;
mod curtain;
mod dialog;
mod groups;
mod help;
mod keys;
mod list;
mod log;
mod menu;
mod popup;
mod reading;
mod regions;
mod screen;
mod search;
mod steer;
mod terminal;
mod thinking;

pub use app::{App, Stage};
pub use terminal::run;

use kernel::Lang;

/// How a person left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parting {
    /// The language spoken last.
    pub lang: Lang,
    /// Do they want another game with the same people and bots?
    pub rematch: bool,
}

#[cfg(test)]
mod tests;
