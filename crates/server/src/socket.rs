//! The conversation with one viewer of a table, over a WebSocket.

use crate::bucket::Bucket;
use crate::connection::{Line, Silence};
use crate::host::{Arrival, Host, NotIn, ViewerId};
use crate::house::House;
use crate::outbox::{Need, written};
use crate::secret;
use crate::sessions::Session;
use crate::wrong::{MENDING, Wrong};
use kernel::Lang;
use line::Heard;
use protocol::Ask;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval, sleep, timeout};

/// So often a client is asked whether it is still there.
const PING: Duration = Duration::from_secs(20);

/// Who has not said anything for so long is gone.
const SILENCE: Duration = Duration::from_secs(50);

/// So long a last word may take.
const PARTING: Duration = Duration::from_secs(2);

/// So long somebody may take to read what they are sent.
const SENDING: Duration = Duration::from_secs(20);

/// Messages up to so many times the longest one are read, so that what is too large can be
/// answered.
pub(crate) const ROOM: usize = 4;

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
    /// The client takes leave.
    Leave,
    /// What came is no message.
    Broken(line::Fault),
    /// The table has to be found anew.
    Anew,
}

/// Talks to a client until one of both ends it.
pub(crate) async fn converse(house: Arc<House>, visit: Visit, line: Line) {
    let mut talk = Talk {
        asks: Bucket::full(house.settings.limits.asks),
        lang: visit.lang,
        heard: Instant::now(),
        pings: pings(),
        house,
        line,
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
    line: Line,
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
            let invited =
                (visit.invite.as_deref()).is_some_and(|invite| secret::same(invite, host.invite()));
            self.line.outbox().mend();
            let entered = host.enter(Arrival {
                guest: visit.session.guest.clone(),
                lang: self.lang,
                may_sit: invited,
                outbox: self.line.outbox().clone(),
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
                end = self.talk(&looking) => end,
                _ = closing.wait_for(|&closing| closing) => End::Wrong(Wrong::Closing),
            };
            drop(looking);
            match end {
                End::Gone => return None,
                End::Wrong(wrong) => return Some(wrong),
                End::Leave => {
                    self.line.close_as_heard();
                    self.end().await;
                    return None;
                }
                End::Broken(fault) => {
                    self.hang_up(fault).await;
                    return None;
                }
                End::Anew => {
                    self.say(&Wrong::Trouble { retry: MENDING }).await.ok()?;
                    sleep(MENDING).await;
                }
            }
        }
    }

    async fn talk(&mut self, looking: &Looking) -> End {
        let outbox = self.line.outbox().clone();
        loop {
            let done = tokio::select! {
                // What is there already needs no fair turn: neither side can keep the other
                // from being served for long.
                biased;
                need = outbox.need() => match need {
                    Need::Flush => self.flush().await,
                    Need::Anew => Err(End::Anew),
                    Need::Overflown => Err(End::Wrong(Wrong::TooSlow)),
                },
                heard = self.line.next() => match heard {
                    Ok(heard) => self.hear(heard, looking).await,
                    Err(Silence::Gone) => Err(End::Gone),
                    Err(Silence::Fault(fault)) => Err(End::Broken(fault)),
                },
                _ = self.pings.tick() => self.ping().await,
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    async fn flush(&mut self) -> Result<(), End> {
        match timeout(SENDING, self.line.outbox().flush()).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => Err(End::Wrong(Wrong::TooSlow)),
        }
    }

    async fn ping(&mut self) -> Result<(), End> {
        if self.heard.elapsed() > SILENCE {
            return Err(End::Gone);
        }
        self.line.outbox().say(line::Writer::ping);
        self.flush().await
    }

    /// Answers one message of the client.
    async fn hear(&mut self, heard: Heard, looking: &Looking) -> Result<(), End> {
        self.heard = Instant::now();
        match heard {
            Heard::Text => {}
            Heard::Binary => {
                let wrong = Wrong::Malformed("messages are text".to_owned());
                return self.say(&wrong).await;
            }
            Heard::Ping => {
                self.line.pong();
                return self.flush().await;
            }
            Heard::Pong => return Ok(()),
            Heard::Close => return Err(End::Leave),
        }
        let text = str::from_utf8(self.line.message())
            .map_err(|error| End::Wrong(Wrong::Malformed(error.to_string())))?;
        let limits = &self.house.settings.limits;
        if let Err(retry) = self.asks.take(limits.asks) {
            return self.say(&Wrong::TooFast { retry }).await;
        }
        if text.len() > limits.message_bytes {
            let most = limits.message_bytes;
            return self.say(&Wrong::TooLarge { most }).await;
        }
        let ask = match Ask::read(text) {
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
        let news = written(&wrong.news(self.lang));
        self.line
            .outbox()
            .say(|writer| writer.text(news.as_bytes()));
        self.flush().await
    }

    /// Ends a conversation in which something came that is no message.
    async fn hang_up(&mut self, fault: line::Fault) {
        let most = self.house.settings.limits.message_bytes;
        let (wrong, code) = match fault {
            line::Fault::TooLarge => (Wrong::TooLarge { most }, 1009),
            line::Fault::NotCompressed => (Wrong::Malformed(fault.to_string()), 1007),
            line::Fault::Protocol(_) => (Wrong::Malformed(fault.to_string()), 1002),
        };
        self.house.metrics.fault(wrong.code());
        self.line
            .outbox()
            .close(|writer| writer.close(code, wrong.code()));
        self.end().await;
    }

    /// Says a last word, and hangs up.
    async fn close(&mut self, wrong: Wrong) {
        self.house.metrics.fault(wrong.code());
        let news = written(&wrong.news(self.lang));
        self.line.outbox().close(|writer| {
            writer.text(news.as_bytes());
            writer.close(wrong.close_code(), wrong.code());
        });
        self.end().await;
    }

    async fn end(&mut self) {
        // Whoever does not want to hear it has gone already.
        let _ = timeout(PARTING, self.line.end()).await;
    }
}

fn malformed(error: &serde_json::Error) -> Wrong {
    Wrong::Malformed(error.to_string().chars().take(200).collect())
}
