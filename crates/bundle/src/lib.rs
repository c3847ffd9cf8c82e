//! Builds the browser client in `web/` with Node, once, and again only when it changed.
//!
//! Used by the server's build script, so that `cargo run --release` builds everything, and by
//! `cargo xtask`. Several of them may run at the same time: a lock lets one after the other at
//! `node_modules` and `dist`. What was built remembers what it was built from, so whoever comes
//! later takes it as it is.

mod client;
mod fault;
mod inputs;
mod lock;
mod node;
mod npm;

pub use client::Client;
pub use fault::Fault;
pub use node::{Node, OLDEST};
