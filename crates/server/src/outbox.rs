//! What a viewer is told: whoever has something to say says it over the connection at once, as far
//! as the system takes it. No task is woken for that, unless the viewer reads too slowly.

use line::{Compression, Writer};
use protocol::News;
use std::future::poll_fn;
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use tokio::io::AsyncWrite;
use tokio::net::tcp::OwnedWriteHalf;
use tokio::sync::Notify;

/// Something for a viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Frame {
    /// A message.
    Text(Arc<str>),
    /// The table could not go on: what the viewer knows of it may never have happened.
    Lost,
}

impl Frame {
    pub(crate) fn of(news: &News) -> Frame {
        Frame::Text(written(news))
    }
}

/// News as they are sent.
pub(crate) fn written(news: &News) -> Arc<str> {
    // News are plain data with words for keys: they can always be written.
    serde_json::to_string(news).unwrap_or_default().into()
}

/// Where one viewer is told things. Whoever does not read them is not waited for.
#[derive(Clone, Debug)]
pub(crate) struct Outbox(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    mouth: Mutex<Mouth>,
    /// Is the task of the connection needed?
    need: Notify,
}

#[derive(Debug)]
struct Mouth {
    stream: OwnedWriteHalf,
    writer: Writer,
    /// How many messages were put in since all was sent.
    waiting: usize,
    most: usize,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Open,
    Lost,
    Overflown,
    /// The last word was said.
    Closed,
}

/// What the task of a connection has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// To send what the system did not take at once.
    Flush,
    /// To find the table anew.
    Anew,
    /// To hang up: more waits than a client that reads would let wait.
    Overflown,
}

impl Mouth {
    /// Sends what can be sent at once.
    fn send(&mut self) {
        while !self.writer.unsent().is_empty() {
            match self.stream.try_write(self.writer.unsent()) {
                Ok(sent) if sent > 0 => self.writer.sent(sent),
                // Whatever is wrong, the task of the connection finds it out.
                _ => return,
            }
        }
        self.waiting = 0;
    }

    fn need(&self) -> Option<Need> {
        match self.state {
            State::Lost => Some(Need::Anew),
            State::Overflown => Some(Need::Overflown),
            State::Open | State::Closed => {
                let unsent = !self.writer.unsent().is_empty();
                unsent.then_some(Need::Flush)
            }
        }
    }

    fn poll_flush(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.writer.unsent().is_empty() {
            let stream = Pin::new(&mut self.stream);
            match ready!(stream.poll_write(cx, self.writer.unsent()))? {
                0 => return Poll::Ready(Err(io::ErrorKind::WriteZero.into())),
                sent => self.writer.sent(sent),
            }
        }
        self.waiting = 0;
        Poll::Ready(Ok(()))
    }
}

impl Outbox {
    /// For what is said over this connection; at most so many messages wait.
    pub(crate) fn new(stream: OwnedWriteHalf, agreed: Option<Compression>, most: usize) -> Outbox {
        Outbox(Arc::new(Shared {
            mouth: Mutex::new(Mouth {
                stream,
                writer: Writer::new(agreed),
                waiting: 0,
                most,
                state: State::Open,
            }),
            need: Notify::new(),
        }))
    }

    fn mouth(&self) -> MutexGuard<'_, Mouth> {
        self.0.mouth.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts something in, to be sent with [`Outbox::send`].
    pub(crate) fn put(&self, frame: Frame) {
        let mut mouth = self.mouth();
        match frame {
            _ if mouth.state != State::Open => {}
            Frame::Text(_) if mouth.waiting >= mouth.most => mouth.state = State::Overflown,
            Frame::Text(text) => {
                mouth.writer.text(text.as_bytes());
                mouth.waiting += 1;
            }
            Frame::Lost => mouth.state = State::Lost,
        }
    }

    /// Sends what was put in, as far as the system takes it at once; the rest is left to the task
    /// of the connection.
    pub(crate) fn send(&self) {
        let mut mouth = self.mouth();
        mouth.send();
        if mouth.need().is_some() {
            drop(mouth);
            self.0.need.notify_one();
        }
    }

    /// Waits until the task of the connection is needed.
    pub(crate) async fn need(&self) -> Need {
        loop {
            if let Some(need) = self.mouth().need() {
                return need;
            }
            self.0.need.notified().await;
        }
    }

    /// What was lost is made good: what is put in from now on is sent.
    pub(crate) fn mend(&self) {
        let mut mouth = self.mouth();
        if mouth.state == State::Lost {
            mouth.state = State::Open;
        }
    }

    /// Says something that does not come from a table: it is sent with [`Outbox::flush`].
    pub(crate) fn say(&self, say: impl FnOnce(&mut Writer)) {
        say(&mut self.mouth().writer);
    }

    /// Says a last word: what is put in after it is not sent.
    pub(crate) fn close(&self, say: impl FnOnce(&mut Writer)) {
        let mut mouth = self.mouth();
        say(&mut mouth.writer);
        mouth.state = State::Closed;
    }

    /// Sends all that was said. Nothing is sent twice if this is given up.
    pub(crate) async fn flush(&self) -> io::Result<()> {
        poll_fn(|cx| self.mouth().poll_flush(cx)).await
    }

    /// Nothing more is sent.
    pub(crate) async fn shut(&self) -> io::Result<()> {
        poll_fn(|cx| Pin::new(&mut self.mouth().stream).poll_shutdown(cx)).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::AsyncReadExt;
    use tokio::net::{TcpListener, TcpStream};

    fn text(text: &str) -> Frame {
        Frame::Text(text.into())
    }

    /// An outbox in which so many messages may wait, and the viewer's end of its connection.
    async fn connected(most: usize) -> (Outbox, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (viewer, server) = tokio::join!(TcpStream::connect(address), listener.accept());
        let (_, stream) = server.unwrap().0.into_split();
        stream.writable().await.unwrap();
        (Outbox::new(stream, None, most), viewer.unwrap())
    }

    async fn read(viewer: &mut TcpStream, most: usize) -> Vec<u8> {
        let mut bytes = vec![0; most];
        let count = viewer.read(&mut bytes).await.unwrap();
        bytes.truncate(count);
        bytes
    }

    #[tokio::test]
    async fn what_is_put_in_is_sent_in_order() {
        let (outbox, mut viewer) = connected(8).await;
        outbox.put(text("a"));
        outbox.put(text("b"));
        outbox.send();
        let mut bytes = [0; 6];
        viewer.read_exact(&mut bytes).await.unwrap();
        assert_eq!(&bytes, b"\x81\x01a\x81\x01b");
    }

    #[tokio::test]
    async fn a_viewer_that_does_not_read_is_given_up() {
        let (outbox, _viewer) = connected(2).await;
        let long = text(&"x".repeat(1 << 20));
        // Some of it goes into what the system keeps.
        for _ in 0..64 {
            outbox.put(long.clone());
            outbox.send();
        }
        assert_eq!(outbox.need().await, Need::Overflown);
    }

    #[tokio::test]
    async fn what_the_system_does_not_take_at_once_is_sent_later() {
        let (outbox, mut viewer) = connected(256).await;
        let long = "x".repeat(1 << 20);
        let mut sent = 0;
        while outbox.mouth().writer.unsent().is_empty() {
            outbox.put(text(&long));
            outbox.send();
            sent += 1;
        }
        outbox.put(text("the end"));
        outbox.send();
        assert_eq!(outbox.need().await, Need::Flush);
        let flushing = tokio::spawn(async move { outbox.flush().await.map(|()| outbox) });
        let mut all = Vec::new();
        while !all.ends_with(b"the end") {
            all.extend(read(&mut viewer, 1 << 16).await);
        }
        // A head of ten bytes before what is long, and of two before what is short.
        assert_eq!(all.len(), sent * (long.len() + 10) + 2 + "the end".len());
        let outbox = flushing.await.unwrap().unwrap();
        assert_eq!(outbox.mouth().waiting, 0);
    }

    #[tokio::test]
    async fn nothing_is_said_of_a_table_that_is_lost_until_it_is_found_anew() {
        let (outbox, mut viewer) = connected(8).await;
        outbox.put(Frame::Lost);
        outbox.put(text("a"));
        outbox.send();
        assert_eq!(outbox.need().await, Need::Anew);
        outbox.mend();
        outbox.put(text("b"));
        outbox.send();
        assert_eq!(read(&mut viewer, 9).await, b"\x81\x01b");
    }

    #[tokio::test]
    async fn nothing_comes_after_the_last_word() {
        let (outbox, mut viewer) = connected(8).await;
        outbox.close(|writer| writer.text(b"bye"));
        outbox.put(text("a"));
        outbox.send();
        outbox.flush().await.unwrap();
        outbox.shut().await.unwrap();
        let mut all = Vec::new();
        viewer.read_to_end(&mut all).await.unwrap();
        assert_eq!(all, b"\x81\x03bye");
    }
}
