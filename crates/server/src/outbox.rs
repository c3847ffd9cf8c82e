//! What waits to be sent to a viewer.

use axum::body::Bytes;
use protocol::News;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Notify;

/// Something for a viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Frame {
    /// A message.
    Text(Bytes),
    /// The table could not go on: what the viewer knows of it may never have happened.
    Lost,
}

impl Frame {
    pub(crate) fn of(news: &News) -> Frame {
        Frame::Text(written(news))
    }
}

/// News as they are sent.
pub(crate) fn written(news: &News) -> Bytes {
    // News are plain data with words for keys: they can always be written.
    serde_json::to_vec(news).unwrap_or_default().into()
}

/// Where messages for one viewer wait. Whoever does not read them is not waited for.
#[derive(Clone, Debug)]
pub(crate) struct Outbox(Arc<Waiting>);

#[derive(Debug)]
struct Waiting {
    frames: Mutex<Vec<Frame>>,
    most: usize,
    overflown: AtomicBool,
    news: Notify,
}

/// More waits than a client that reads would let wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Overflown;

impl Outbox {
    pub(crate) fn new(most: usize) -> Outbox {
        Outbox(Arc::new(Waiting {
            frames: Mutex::new(Vec::new()),
            most,
            overflown: AtomicBool::new(false),
            news: Notify::new(),
        }))
    }

    /// Puts something in.
    pub(crate) fn put(&self, frame: Frame) {
        {
            let mut frames = self.0.frames.lock().unwrap_or_else(PoisonError::into_inner);
            if frames.len() >= self.0.most {
                self.0.overflown.store(true, Ordering::Relaxed);
                frames.clear();
            } else {
                frames.push(frame);
            }
        }
        self.0.news.notify_one();
    }

    /// Waits until something is in, and takes all of it.
    pub(crate) async fn take(&self, into: &mut Vec<Frame>) -> Result<(), Overflown> {
        loop {
            self.try_take(into)?;
            if !into.is_empty() {
                return Ok(());
            }
            self.0.news.notified().await;
        }
    }

    /// Takes all that is in.
    pub(crate) fn try_take(&self, into: &mut Vec<Frame>) -> Result<(), Overflown> {
        if self.0.overflown.load(Ordering::Relaxed) {
            return Err(Overflown);
        }
        let mut frames = self.0.frames.lock().unwrap_or_else(PoisonError::into_inner);
        into.append(&mut frames);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Frame {
        Frame::Text(Bytes::from(text.to_owned()))
    }

    #[tokio::test]
    async fn what_is_put_in_comes_out_in_order() {
        let outbox = Outbox::new(8);
        outbox.put(text("a"));
        outbox.put(text("b"));
        let mut taken = Vec::new();
        assert_eq!(outbox.take(&mut taken).await, Ok(()));
        assert_eq!(taken, [text("a"), text("b")]);
    }

    #[tokio::test]
    async fn who_waits_hears_of_what_comes_later() {
        let outbox = Outbox::new(8);
        let waiting = tokio::spawn({
            let outbox = outbox.clone();
            async move {
                let mut taken = Vec::new();
                outbox.take(&mut taken).await.map(|()| taken)
            }
        });
        tokio::task::yield_now().await;
        outbox.put(text("a"));
        assert_eq!(waiting.await.unwrap(), Ok(vec![text("a")]));
    }

    #[tokio::test]
    async fn a_viewer_that_does_not_read_is_given_up() {
        let outbox = Outbox::new(2);
        for _ in 0..3 {
            outbox.put(text("a"));
        }
        assert_eq!(outbox.take(&mut Vec::new()).await, Err(Overflown));
    }
}
