//! The conversation with one viewer of a table, over a WebSocket.

use crate::bucket::Bucket;
use crate::host::{Arrival, Host, NotIn, ViewerId};
use crate::house::House;
use crate::outbox::{Frame, Outbox};
use crate::secret;
use crate::sessions::Session;
use crate::wrong::{MENDING, Wrong};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use kernel::Lang;
use protocol::{Ask, News};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval, sleep, timeout};
use tokio_tungstenite::tungstenite;

/// So often a client is asked whether it is still there.
const PING: Duration = Duration::from_secs(20);

/// Who has not said anything for so long is gone.
const SILENCE: Duration = Duration::from_secs(50);

/// So long somebody may take to read what they are sent.
const SENDING: Duration = Duration::from_secs(20);

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
    /// The table has to be found anew.
    Anew,
}

/// Talks to a client until one of both ends it.
pub(crate) async fn converse(house: Arc<House>, visit: Visit, socket: WebSocket) {
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
    socket: WebSocket,
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
                message = self.socket.recv() => match message {
                    Some(message) => self.hear(message, looking).await,
                    None => Err(End::Gone),
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
                    Frame::Text(text) => self.socket.feed(Message::Text(text)).await?,
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

    async fn send(&mut self, message: Message) -> Result<(), End> {
        match timeout(SENDING, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => Err(End::Wrong(Wrong::TooSlow)),
        }
    }

    async fn ping(&mut self) -> Result<(), End> {
        if self.heard.elapsed() > SILENCE {
            return Err(End::Gone);
        }
        self.send(Message::Ping(axum::body::Bytes::new())).await
    }

    /// Answers one message of the client.
    async fn hear(
        &mut self,
        message: Result<Message, axum::Error>,
        looking: &Looking,
    ) -> Result<(), End> {
        self.heard = Instant::now();
        let text = match message {
            Ok(Message::Text(text)) => text,
            Ok(Message::Binary(_)) => {
                let wrong = Wrong::Malformed("messages are text".to_owned());
                return self.say(&wrong).await;
            }
            Ok(Message::Ping(_) | Message::Pong(_)) => return Ok(()),
            Ok(Message::Close(_)) => return Err(End::Gone),
            Err(error) => return Err(self.broken(error)),
        };
        let limits = &self.house.settings.limits;
        if let Err(retry) = self.asks.take(limits.asks) {
            return self.say(&Wrong::TooFast { retry }).await;
        }
        if text.len() > limits.message_bytes {
            let most = limits.message_bytes;
            return self.say(&Wrong::TooLarge { most }).await;
        }
        let ask = match serde_json::from_str::<Ask>(&text) {
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
        self.send(Message::Text(text(&wrong.news(self.lang)))).await
    }

    /// What becomes of a conversation when something arrives that is no message.
    fn broken(&self, error: axum::Error) -> End {
        let most = self.house.settings.limits.message_bytes;
        match error.into_inner().downcast_ref() {
            Some(tungstenite::Error::Capacity(_)) => End::Wrong(Wrong::TooLarge { most }),
            Some(error @ (tungstenite::Error::Utf8(_) | tungstenite::Error::Protocol(_))) => {
                End::Wrong(Wrong::Malformed(error.to_string()))
            }
            _ => End::Gone,
        }
    }

    /// Says a last word, and hangs up.
    async fn close(&mut self, wrong: Wrong) {
        let closing = async {
            self.say(&wrong).await?;
            let frame = CloseFrame {
                code: wrong.close_code(),
                reason: Utf8Bytes::from_static(wrong.code()),
            };
            self.send(Message::Close(Some(frame))).await
        };
        // Whoever does not want to hear it has gone already.
        let _ = timeout(Duration::from_secs(2), closing).await;
    }
}

fn text(news: &News) -> Utf8Bytes {
    // News are plain data with words for keys: they can always be written.
    serde_json::to_string(news).unwrap_or_default().into()
}

fn malformed(error: &serde_json::Error) -> Wrong {
    Wrong::Malformed(error.to_string().chars().take(200).collect())
}
