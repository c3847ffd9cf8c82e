//! The log of the program itself. It names tables and faults, never a card, an action or a
//! secret.

use tracing::Level;
use tracing_subscriber::fmt;

/// Writes to standard error from now on: what happens, one line each. The words of a panic may
/// tell of a game, so that only its place is logged.
pub fn log_to_stderr(level: Level) {
    // A second call changes nothing.
    let _ = fmt()
        .with_max_level(level)
        .with_writer(std::io::stderr)
        .with_target(false)
        .try_init();
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string);
        tracing::error!(place, "panicked");
    }));
}
