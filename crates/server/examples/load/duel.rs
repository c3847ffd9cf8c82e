//! Two who play one duel after the other.

use crate::Fault;
use crate::http::{Request, ask, try_ask};
use crate::player::Player;
use crate::tally::Tally;
use protocol::Opened;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Two who play.
pub struct Duel {
    address: SocketAddr,
    cookies: [String; 2],
    rate: f64,
    tally: Arc<Tally>,
}

/// A table, as its two players share it.
pub struct Table {
    pub opened: Opened,
    /// When the move was sent that is under way; 0 before the first one.
    sent: AtomicU64,
    clock: Instant,
}

impl Table {
    fn new(opened: Opened) -> Table {
        Table {
            opened,
            sent: AtomicU64::new(0),
            clock: Instant::now(),
        }
    }

    pub fn note_sent(&self) {
        let now = self.clock.elapsed().as_nanos() as u64;
        self.sent.store(now, Ordering::Release);
    }

    /// How long ago the move was sent. What comes before the first one answers no move.
    pub fn since_sent(&self) -> Option<Duration> {
        let sent = match self.sent.load(Ordering::Acquire) {
            0 => return None,
            sent => Duration::from_nanos(sent),
        };
        Some(self.clock.elapsed().saturating_sub(sent))
    }
}

async fn session(address: SocketAddr) -> Result<String, Fault> {
    let response = ask(address, Request::get("/api/me")).await;
    let cookie = response.header("set-cookie").ok_or("no session begins")?;
    Ok(cookie.split(';').next().unwrap_or_default().to_owned())
}

impl Duel {
    pub async fn new(address: SocketAddr, rate: f64, tally: Arc<Tally>) -> Result<Duel, Fault> {
        let cookies = [session(address).await?, session(address).await?];
        for _ in &cookies {
            tally.join();
        }
        Ok(Duel {
            address,
            cookies,
            rate,
            tally,
        })
    }

    /// Plays until told to stop.
    pub async fn play(self) -> Result<(), Fault> {
        let mut game = 0;
        while !self.tally.is_stopped() {
            game += 1;
            let table = Arc::new(Table::new(self.open().await));
            let players = [0, 1].map(|place| {
                let player = Player::new(
                    self.address,
                    self.cookies[place].clone(),
                    Arc::clone(&table),
                    place,
                    game,
                    self.rate,
                    Arc::clone(&self.tally),
                );
                tokio::spawn(player.play())
            });
            for player in players {
                player.await??;
            }
        }
        Ok(())
    }

    /// Opens a table, as soon as the server is there: one that is killed meanwhile answers nothing.
    async fn open(&self) -> Opened {
        let body = r#"{"game":"duel","seats":["me","open"]}"#;
        loop {
            let request = Request::send("POST", "/api/tables", body);
            let request = request.with("cookie", self.cookies[0].as_str());
            if let Ok(answer) = try_ask(self.address, request).await
                && answer.status == 201
            {
                return answer.json();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}
