//! The conversation with one viewer of a table, over a WebSocket.

use crate::bucket::Bucket;
use crate::host::{Arrival, Host, NotIn, ViewerId};
use crate::house::House;
use crate::outbox::{Frame, Outbox, written};
use crate::secret;
use crate::sessions::Session;
use crate::wrong::{MENDING, Wrong};
use futures_util::SinkExt;
use kernel::Lang;
use protocol::Ask;
use std::io::ErrorKind;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval, sleep, timeout};
use yawc::close::CloseCode;
use yawc::{CompressionLevel, HttpWebSocket, OpCode, Options, WebSocketError};

/// So often a client is asked whether it is still there.
const PING: Duration = Duration::from_secs(20);

/// Who has not said anything for so long is gone.
const SILENCE: Duration = Duration::from_secs(50);

/// So long a last word may take.
const PARTING: Duration = Duration::from_secs(2);

/// So long somebody may take to read what they are sent.
const SENDING: Duration = Duration::from_secs(20);

/// Frames up to so many times the longest message are read, so that what is too large can be
/// answered.
const ROOM: usize = 4;

/// What clients say is short.
const READING: usize = 4 * 1024;

/// How far back compression looks, as a power of two: a few dozen messages. That takes 32 KB of
/// memory a connection, and twice as much with every bit more.
const WINDOW_BITS: u8 = 13;

/// Messages shorter than this gain nothing by it.
const SHORT: usize = 64;

/// How messages up to this length travel: compressed, if the client can do that. Steps resemble
/// one another, so each is compressed with those before it in mind.
pub(crate) fn agreement(message_bytes: usize) -> Options {
    let most = message_bytes * ROOM;
    Options::default()
        .with_limits(most, most)
        .with_read_buffer_capacity(READING)
        .with_compression_level(CompressionLevel::fast())
        .with_server_max_window_bits(WINDOW_BITS)
        .with_compression_threshold(SHORT)
}

/// Who comes to a table, and how.
pub(crate) struct Visit {
    pub(crate) session: Arc<Session>,
    pub(crate) code: String,
    pub(crate) lang: Lang,
    /// The secret word of the link they came by.
    pub(crate) invite: Option<String>,
}

/// How a conversation ends, or does not.
enum End {
    /// The client has gone.
    Gone,
    /// Something is wrong that the client is told of at last.
    Wrong(Wrong),
    /// The line answers with a close code by itself: the client took leave, or what came is no
    /// frame.
    Closed(Option<Wrong>),
    /// The table has to be found anew.
    Anew,
}

/// Talks to a client until one of both ends it.
pub(crate) async fn converse(house: Arc<House>, visit: Visit, socket: HttpWebSocket) {
    let mut talk = Talk {
        asks: Bucket::full(house.settings.limits.asks),
        lang: visit.lang,
        heard: Instant::now(),
        pings: pings(),
        house,
        socket,
    };
    let limits = &talk.house.settings.limits;
    let connected = visit.session.connect(limits.connections);
    let ended = match connected {
        Ok(_connected) => talk.visit(&visit).await,
        Err(wrong) => Some(wrong),
    };
    if let Some(wrong) = ended {
        talk.close(wrong).await;
    }
}

fn pings() -> Interval {
    let mut pings = interval(PING);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    pings
}

struct Talk {
    house: Arc<House>,
    socket: HttpWebSocket,
    lang: Lang,
    asks: Bucket,
    /// When the client last said anything.
    heard: Instant,
    pings: Interval,
}

/// Somebody looks, until this is dropped.
struct Looking {
    host: Arc<Host>,
    viewer: ViewerId,
}

impl Drop for Looking {
    fn drop(&mut self) {
        self.host.leave(self.viewer);
    }
}

impl Talk {
    /// Stays at the table, wherever it is hosted. Ends with what the client has to be told.
    async fn visit(&mut self, visit: &Visit) -> Option<Wrong> {
        let mut closing = self.house.closing();
        loop {
            let host = match self.house.hall.find(&visit.code, &self.house).await {
                Ok(host) => host,
                Err(wrong) => return Some(wrong),
            };
            let outbox = Outbox::new(self.house.settings.limits.waiting);
            let invited =
                (visit.invite.as_deref()).is_some_and(|invite| secret::same(invite, host.invite()));
            let entered = host.enter(Arrival {
                guest: visit.session.guest.clone(),
                lang: self.lang,
                may_sit: invited,
                outbox: outbox.clone(),
            });
            let looking = match entered {
                Ok(viewer) => Looking { host, viewer },
                Err(NotIn::Gone) => {
                    tokio::task::yield_now().await;
                    continue;
                }
                Err(NotIn::Full) => return Some(Wrong::Full { retry: MENDING }),
            };
            let end = tokio::select! {
                end = self.talk(&looking, &outbox) => end,
                _ = closing.wait_for(|&closing| closing) => End::Wrong(Wrong::Closing),
            };
            drop(looking);
            match end {
                End::Gone => return None,
                End::Wrong(wrong) => return Some(wrong),
                End::Closed(wrong) => {
                    if let Some(wrong) = wrong {
                        self.house.metrics.fault(wrong.code());
                    }
                    // The close code is sent when the next frame is asked for, and there is none.
                    let _ = timeout(PARTING, self.socket.next_frame()).await;
                    return None;
                }
                End::Anew => {
                    self.say(&Wrong::Trouble { retry: MENDING }).await.ok()?;
                    sleep(MENDING).await;
                }
            }
        }
    }

    async fn talk(&mut self, looking: &Looking, outbox: &Outbox) -> End {
        let mut frames = Vec::new();
        loop {
            let done = tokio::select! {
                taken = outbox.take(&mut frames) => match taken {
                    Ok(()) => self.send_all(&mut frames).await,
                    Err(_) => Err(End::Wrong(Wrong::TooSlow)),
                },
                frame = self.socket.next_frame() => match frame {
                    Ok(frame) => self.hear(&frame, looking).await,
                    Err(error) => Err(self.broken(&error)),
                },
                _ = self.pings.tick() => self.ping().await,
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    /// Sends all that waits at once.
    async fn send_all(&mut self, frames: &mut Vec<Frame>) -> Result<(), End> {
        let mut anew = false;
        let sending = async {
            for frame in frames.drain(..) {
                match frame {
                    Frame::Text(text) => self.socket.feed(yawc::Frame::text(text)).await?,
                    Frame::Lost => anew = true,
                }
            }
            self.socket.flush().await
        };
        match timeout(SENDING, sending).await {
            Ok(Ok(())) if anew => Err(End::Anew),
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => Err(End::Wrong(Wrong::TooSlow)),
        }
    }

    async fn send(&mut self, frame: yawc::Frame) -> Result<(), End> {
        match timeout(SENDING, self.socket.send(frame)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => Err(End::Wrong(Wrong::TooSlow)),
        }
    }

    async fn ping(&mut self) -> Result<(), End> {
        if self.heard.elapsed() > SILENCE {
            return Err(End::Gone);
        }
        self.send(yawc::Frame::ping("")).await
    }

    /// Answers one message of the client.
    async fn hear(&mut self, frame: &yawc::Frame, looking: &Looking) -> Result<(), End> {
        self.heard = Instant::now();
        match frame.opcode() {
            OpCode::Text => {}
            OpCode::Binary | OpCode::Continuation => {
                let wrong = Wrong::Malformed("messages are text".to_owned());
                return self.say(&wrong).await;
            }
            OpCode::Ping | OpCode::Pong => return Ok(()),
            OpCode::Close => return Err(End::Closed(None)),
        }
        let text = str::from_utf8(frame.payload())
            .map_err(|error| End::Wrong(Wrong::Malformed(error.to_string())))?;
        let limits = &self.house.settings.limits;
        if let Err(retry) = self.asks.take(limits.asks) {
            return self.say(&Wrong::TooFast { retry }).await;
        }
        if text.len() > limits.message_bytes {
            let most = limits.message_bytes;
            return self.say(&Wrong::TooLarge { most }).await;
        }
        let ask = match serde_json::from_str::<Ask>(text) {
            Ok(ask) => ask,
            Err(error) => return self.say(&malformed(&error)).await,
        };
        if let Ask::Speak { lang } = &ask {
            self.lang = lang.parse().unwrap_or(self.lang);
        }
        looking.host.ask(looking.viewer, ask).map_err(|_| End::Anew)
    }

    /// Tells the client that something is wrong with what it said.
    async fn say(&mut self, wrong: &Wrong) -> Result<(), End> {
        self.house.metrics.fault(wrong.code());
        let text = written(&wrong.news(self.lang));
        self.send(yawc::Frame::text(text)).await
    }

    /// What becomes of a conversation when something arrives that is no message.
    fn broken(&self, error: &WebSocketError) -> End {
        let most = self.house.settings.limits.message_bytes;
        match error {
            WebSocketError::FrameTooLarge => End::Closed(Some(Wrong::TooLarge { most })),
            WebSocketError::ConnectionClosed => End::Gone,
            // Compressed bytes that are none are said to be invalid input.
            WebSocketError::IoError(error) if error.kind() != ErrorKind::InvalidInput => End::Gone,
            error => End::Closed(Some(Wrong::Malformed(error.to_string()))),
        }
    }

    /// Says a last word, and hangs up.
    async fn close(&mut self, wrong: Wrong) {
        let closing = async {
            self.say(&wrong).await?;
            let code = CloseCode::from(wrong.close_code());
            self.send(yawc::Frame::close(code, wrong.code())).await
        };
        // Whoever does not want to hear it has gone already.
        let _ = timeout(PARTING, closing).await;
    }
}

fn malformed(error: &serde_json::Error) -> Wrong {
    Wrong::Malformed(error.to_string().chars().take(200).collect())
}
