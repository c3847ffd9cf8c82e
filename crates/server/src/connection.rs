//! A WebSocket on a connection: what the crate `line` makes of bytes, sent and received.

use crate::outbox::Outbox;
use axum::body::Body;
use axum::http::header::{
    CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_EXTENSIONS, SEC_WEBSOCKET_KEY,
    SEC_WEBSOCKET_VERSION, UPGRADE,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::Response;
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use hyper_util::server::conn::auto::upgrade::downcast;
use line::{Compression, Heard, Reader, accept};
use std::io;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedReadHalf;

/// So much of what a client still says is listened to after the last word: who hangs up on
/// unread bytes takes back what was sent last.
const UNHEEDED: usize = 1 << 20;

/// A WebSocket that a client asks for.
pub(crate) struct Call {
    on_upgrade: OnUpgrade,
    accept: String,
    compression: Option<Compression>,
}

/// A WebSocket.
pub(crate) struct Line {
    stream: OwnedReadHalf,
    reader: Reader,
    outbox: Outbox,
}

/// Why nothing more is heard.
#[derive(Debug)]
pub(crate) enum Silence {
    /// The client has gone.
    Gone,
    /// What came cannot be understood.
    Fault(line::Fault),
}

impl From<io::Error> for Silence {
    fn from(_: io::Error) -> Silence {
        Silence::Gone
    }
}

impl From<line::Fault> for Silence {
    fn from(fault: line::Fault) -> Silence {
        Silence::Fault(fault)
    }
}

impl Call {
    /// The WebSocket that a request asks for; none if it asks for something else.
    pub(crate) fn of(request: &mut Parts) -> Option<Call> {
        let headers = &request.headers;
        let asked = has_word(headers, &CONNECTION, "upgrade")
            && has_word(headers, &UPGRADE, "websocket")
            && has_word(headers, &SEC_WEBSOCKET_VERSION, "13");
        let accept = accept(headers.get(SEC_WEBSOCKET_KEY)?.to_str().ok()?)?;
        let offers = words(headers, &SEC_WEBSOCKET_EXTENSIONS);
        let compression = offers.filter_map(Compression::agree).next();
        let on_upgrade = request.extensions.remove::<OnUpgrade>()?;
        asked.then_some(Call {
            on_upgrade,
            accept,
            compression,
        })
    }

    /// What the request is answered with.
    pub(crate) fn answer(&self) -> Response {
        let answer = Response::builder()
            .status(StatusCode::SWITCHING_PROTOCOLS)
            .header(CONNECTION, "upgrade")
            .header(UPGRADE, "websocket")
            .header(SEC_WEBSOCKET_ACCEPT, &self.accept);
        let answer = match self.compression {
            Some(agreed) => answer.header(SEC_WEBSOCKET_EXTENSIONS, agreed.answer()),
            None => answer,
        };
        let answer = answer.body(Body::empty());
        answer.expect("these are headers, and their values are plain words")
    }

    /// The line, once the client has the answer; messages of at most so many bytes are read, and
    /// at most so many wait to be sent.
    pub(crate) async fn take(self, most: usize, waiting: usize) -> Option<Line> {
        let upgraded = self.on_upgrade.await.ok()?;
        let parts = downcast::<TokioIo<TcpStream>>(upgraded).ok()?;
        let (stream, sending) = parts.io.into_inner().into_split();
        Some(Line {
            stream,
            reader: Reader::new(most, self.compression.is_some(), &parts.read_buf),
            outbox: Outbox::new(sending, self.compression, waiting),
        })
    }
}

fn words<'h>(headers: &'h HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'h str> {
    let values = headers.get_all(name).into_iter();
    values.filter_map(|value| value.to_str().ok())
}

/// Is the word among those of the header?
fn has_word(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let mut all = words(headers, name).flat_map(|value| value.split(','));
    all.any(|one| one.trim().eq_ignore_ascii_case(word))
}

impl Line {
    /// The next thing that the client says. Nothing is lost if this is given up.
    pub(crate) async fn next(&mut self) -> Result<Heard, Silence> {
        loop {
            if let Some(heard) = self.reader.next_heard()? {
                return Ok(heard);
            }
            if self.stream.read_buf(self.reader.room()).await? == 0 {
                return Err(Silence::Gone);
            }
        }
    }

    /// What was said.
    pub(crate) fn message(&self) -> &[u8] {
        self.reader.message()
    }

    /// Where the client is told things.
    pub(crate) fn outbox(&self) -> &Outbox {
        &self.outbox
    }

    /// Says back what was said.
    pub(crate) fn pong(&self) {
        self.outbox.say(|writer| writer.pong(self.reader.message()));
    }

    /// Takes leave as the client did.
    pub(crate) fn close_as_heard(&self) {
        self.outbox
            .close(|writer| writer.close_as(self.reader.message()));
    }

    /// Sends the last word, and waits until the client has hung up.
    pub(crate) async fn end(&mut self) -> io::Result<()> {
        self.outbox.flush().await?;
        self.outbox.shut().await?;
        let (mut unheeded, mut bytes) = (0, vec![0; 4096]);
        while unheeded < UNHEEDED {
            match self.stream.read(&mut bytes).await? {
                0 => break,
                read => unheeded += read,
            }
        }
        Ok(())
    }
}
