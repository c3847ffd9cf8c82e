//! The log of the program itself. It names tables and faults, never a card, an action or a
//! secret.

use std::env;
use tracing::Level;
use tracing_subscriber::fmt;

/// The variable that says how much is logged: error, warn, info or debug.
const HOW_MUCH: &str = "MAZZO_LOG";

/// Writes to standard error from now on, one line each. The words of a panic may tell of a game:
/// only its place is logged.
pub fn log_to_stderr() {
    let level = env::var(HOW_MUCH).ok();
    let level = level.and_then(|level| level.parse().ok());
    // A second call changes nothing.
    let _ = fmt()
        .with_max_level(level.unwrap_or(Level::INFO))
        .with_writer(std::io::stderr)
        .with_target(false)
        .try_init();
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string);
        tracing::error!(place, "panicked");
    }));
}
