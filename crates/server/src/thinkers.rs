//! Where bots think: a few at a time, away from the threads that talk to people, and watched.

use catalog::Thought;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::{Instant, timeout, timeout_at};

/// A thought cannot be stopped. So many that nobody waits for any more may go on beside the
/// others; if more do, new ones have to wait.
const STRAYS: usize = 8;

/// Waiting for one's turn may take so many times as long as thinking.
const QUEUE: u32 = 6;

/// Where bots think.
#[derive(Debug)]
pub(crate) struct Thinkers {
    chairs: Arc<Semaphore>,
    strays: Arc<AtomicUsize>,
}

/// Why nothing came of a thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoThought {
    /// The bot failed.
    Failed,
    /// It took too long.
    TooLong,
}

impl Thinkers {
    /// So many think at the same time.
    pub(crate) fn new(count: usize) -> Thinkers {
        Thinkers {
            chairs: Arc::new(Semaphore::new(count.max(1))),
            strays: Arc::default(),
        }
    }

    /// What comes of a thought, if something does in time. Who waits for their turn needs more
    /// patience, but not for ever either.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: Thought<T>,
        patience: Duration,
    ) -> Result<T, NoThought> {
        let turn = Arc::clone(&self.chairs).acquire_owned();
        let Ok(Ok(chair)) = timeout(patience * QUEUE, turn).await else {
            return Err(NoThought::TooLong);
        };
        let end = Instant::now() + patience;
        let mut task = spawn_blocking(thought);
        match timeout_at(end, &mut task).await {
            Ok(Ok(thought)) => Ok(thought),
            Ok(Err(_)) => Err(NoThought::Failed),
            Err(_) => {
                self.abandon(task, chair);
                Err(NoThought::TooLong)
            }
        }
    }

    /// Lets a thought end as a stray, if there is room for one more.
    fn abandon<T: Send + 'static>(&self, task: JoinHandle<T>, chair: OwnedSemaphorePermit) {
        let strays = Arc::clone(&self.strays);
        let chair = match strays.fetch_add(1, Ordering::Relaxed) {
            before if before < STRAYS => None,
            _ => Some(chair),
        };
        tokio::spawn(async move {
            // Whatever became of it, nobody waits for it.
            let _ = task.await;
            strays.fetch_sub(1, Ordering::Relaxed);
            drop(chair);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    const LONG: Duration = Duration::from_secs(60);

    #[tokio::test]
    async fn a_thought_comes_back() {
        let thinkers = Thinkers::new(1);
        assert_eq!(thinkers.think(Box::new(|| 7), LONG).await, Ok(7));
    }

    #[tokio::test]
    async fn a_bot_that_panics_has_failed_and_others_think_on() {
        let thinkers = Thinkers::new(1);
        let panicking: Thought<u8> = Box::new(|| panic!("as the test wants"));
        assert_eq!(
            thinkers.think(panicking, LONG).await,
            Err(NoThought::Failed)
        );
        assert_eq!(thinkers.think(Box::new(|| 7), LONG).await, Ok(7));
    }

    #[tokio::test]
    async fn bots_that_never_end_do_not_hold_the_others_up() {
        let thinkers = Thinkers::new(1);
        let (end, ended) = mpsc::channel::<()>();
        let endless: Thought<bool> = Box::new(move || ended.recv().is_err());
        let patience = Duration::from_millis(20);
        assert_eq!(
            thinkers.think(endless, patience).await,
            Err(NoThought::TooLong)
        );
        assert_eq!(thinkers.think(Box::new(|| 7), LONG).await, Ok(7));
        drop(end);
    }
}
