//! Thinking that goes on on a thread of its own, while the screen lives.

use catalog::Thought;
use std::panic;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// A thought that is being thought. Dropping it drops what comes of it; the thread ends by
/// itself.
pub struct Pondering<T> {
    begun: Instant,
    /// Hangs up when the thread ends, whichever way.
    line: Receiver<()>,
    thread: JoinHandle<T>,
}

impl<T: Send + 'static> Pondering<T> {
    /// Begins to think.
    pub fn begin(thought: Thought<T>) -> Pondering<T> {
        let (held, line) = mpsc::channel();
        let thread = thread::spawn(move || {
            let _held: mpsc::Sender<()> = held;
            thought()
        });
        Pondering {
            begun: Instant::now(),
            line,
            thread,
        }
    }

    /// How long it has been thinking.
    pub fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Is it done, now or after at most so long?
    pub fn is_done(&self, patience: Duration) -> bool {
        self.line.recv_timeout(patience) == Err(RecvTimeoutError::Disconnected)
    }

    /// What came of it; waits for that as long as it takes.
    ///
    /// # Panics
    /// If the thought did.
    pub fn finish(self) -> T {
        self.thread
            .join()
            .unwrap_or_else(|fault| panic::resume_unwind(fault))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thought_is_waited_for_only_as_long_as_one_likes() {
        let (go, stop) = mpsc::channel::<()>();
        let slow = Pondering::begin(Box::new(move || stop.recv().is_err()));
        assert!(!slow.is_done(Duration::ZERO));
        assert!(!slow.is_done(Duration::from_millis(5)));
        drop(go);
        assert!(slow.is_done(Duration::from_secs(60)));
        assert!(slow.finish());
    }

    #[test]
    #[should_panic(expected = "no idea")]
    fn a_thought_that_fails_is_not_waited_for_for_ever() {
        let failing: Pondering<()> = Pondering::begin(Box::new(|| panic!("no idea")));
        assert!(failing.is_done(Duration::from_secs(60)));
        failing.finish();
    }
}
