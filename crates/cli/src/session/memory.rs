//! What of the log can still be read.

use super::Session;
use kernel::Eye;

impl Session {
    /// The first entry of the log that this eye may still read: the first of all, unless people
    /// are to remember what they were told. Then a seat reads what it was told since it last
    /// decided something, and everybody else what the last move told.
    pub fn remembered(&self, eye: Eye) -> usize {
        if self.game.keeps_log() {
            return 0;
        }
        let since = match eye {
            Eye::Seat(seat) => self.last_decision(seat).unwrap_or(0),
            Eye::Public => self.decided.len().saturating_sub(1),
        };
        self.log.partition_point(|entry| entry.after < since)
    }
}
