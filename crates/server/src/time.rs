//! What time it is: the only place that reads the clock of the day.

use std::time::{Duration, SystemTime, UNIX_EPOCH};
use table::Millis;

/// Now.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Millis(since.map_or(0, |since| since.as_millis() as u64))
}

/// How long it is until then; nothing if that is past.
pub(crate) fn until(moment: Millis) -> Duration {
    Duration::from_millis(moment.since(now()))
}
