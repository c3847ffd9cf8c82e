//! One who plays by chance, at a pace, and comes back when the line breaks.

use crate::Fault;
use crate::duel::Table;
use crate::tally::Tally;
use crate::wire::Wire;
use kernel::{Rng, Seed};
use serde::Deserialize;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep, sleep_until};

/// As much of the news as somebody needs who plays by chance.
#[derive(Deserialize)]
struct Heard {
    news: String,
    #[serde(default)]
    from: u32,
    #[serde(default)]
    to: u32,
    #[serde(default)]
    number: u32,
    choices: Option<Vec<Kept>>,
    table: Option<Stage>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Kept {
    Place(usize),
    New { text: String },
}

#[derive(Deserialize)]
struct Stage {
    stage: String,
}

/// A wish that was not acknowledged yet.
struct Unheard {
    id: String,
    text: String,
}

pub struct Player {
    address: SocketAddr,
    cookie: String,
    table: Arc<Table>,
    place: usize,
    pause: Duration,
    tally: Arc<Tally>,
    rng: Rng,
    number: u32,
    choices: Vec<String>,
    is_over: bool,
    unheard: Option<Unheard>,
    wishes: u32,
    in_step: bool,
}

impl Player {
    pub fn new(
        address: SocketAddr,
        cookie: String,
        table: Arc<Table>,
        place: usize,
        game: u64,
        rate: f64,
        tally: Arc<Tally>,
    ) -> Player {
        let code = &table.opened.code;
        let seed = code.bytes().fold(game * 2 + place as u64, |seed, byte| {
            seed.wrapping_mul(31).wrapping_add(u64::from(byte))
        });
        Player {
            rng: Rng::new(Seed::from(seed)),
            address,
            cookie,
            table,
            place,
            pause: Duration::from_secs_f64(1.0 / rate),
            tally,
            number: 0,
            choices: Vec::new(),
            is_over: false,
            unheard: None,
            wishes: 0,
            in_step: false,
        }
    }

    /// Plays until the game is over or all are told to stop.
    pub async fn play(mut self) -> Result<(), Fault> {
        while !self.is_done() {
            match self.dial().await {
                Ok(mut wire) => {
                    // Whatever breaks, it is tried again.
                    let _ = self.talk(&mut wire).await;
                }
                Err(_) => sleep(Duration::from_millis(20)).await,
            }
            self.keep_step(false);
        }
        Ok(())
    }

    fn is_done(&self) -> bool {
        self.is_over && self.unheard.is_none() || self.tally.is_stopped()
    }

    fn keep_step(&mut self, is: bool) {
        self.tally.keep_step(is, self.in_step);
        self.in_step = is;
    }

    async fn dial(&self) -> Result<Wire, Fault> {
        let opened = &self.table.opened;
        let path = format!(
            "/api/tables/{}/socket?invite={}",
            opened.code, opened.invite
        );
        Wire::dial(self.address, &path, &self.cookie).await
    }

    async fn talk(&mut self, wire: &mut Wire) -> Result<(), Fault> {
        let mut sat = self.place == 0;
        let mut next = Instant::now();
        while !self.is_done() {
            let may_act = !self.choices.is_empty() && self.unheard.is_none() && self.in_step;
            tokio::select! {
                text = wire.next_text() => {
                    let text = text?;
                    if self.hear(&text, wire)? {
                        next = Instant::now() + self.think();
                    }
                    if text.starts_with(r#"{"news":"whole""#) {
                        if !sat {
                            sat = true;
                            let id = self.new_id();
                            let name = r#""wish":{"do":"sit","name":"Second"}"#;
                            self.wish(wire, id, name).await?;
                        } else if let Some(unheard) = &self.unheard {
                            wire.say(&unheard.text).await?;
                        }
                    }
                }
                () = sleep_until(next), if may_act => self.act(wire).await?,
            }
        }
        Ok(())
    }

    /// Half to one and a half times the pause.
    fn think(&mut self) -> Duration {
        self.pause
            .mul_f64(0.5 + f64::from(self.rng.below(1000)) / 1000.0)
    }

    fn new_id(&mut self) -> String {
        self.wishes += 1;
        format!("{}-{}", self.place, self.wishes)
    }

    async fn act(&mut self, wire: &mut Wire) -> Result<(), Fault> {
        let choice = self.rng.index(self.choices.len());
        let wish = serde_json::json!({
            "do": "act", "text": self.choices[choice], "number": self.number,
        });
        let id = self.new_id();
        self.table.note_sent();
        self.wish(wire, id, &format!(r#""wish":{wish}"#)).await
    }

    async fn wish(&mut self, wire: &mut Wire, id: String, wish: &str) -> Result<(), Fault> {
        let seat = self.place + 1;
        let text = format!(r#"{{"ask":"wish","id":"{id}","seat":{seat},{wish}}}"#);
        let said = wire.say(&text).await;
        self.unheard = Some(Unheard { id, text });
        said
    }

    /// Takes in what was said; true if there is something new to think about.
    fn hear(&mut self, text: &str, wire: &mut Wire) -> Result<bool, Fault> {
        let heard: Heard = serde_json::from_str(text)?;
        match heard.news.as_str() {
            "whole" => {
                if heard.number < self.number {
                    return Err("something that was told did not happen".into());
                }
                self.number = heard.number;
                wire.take_count();
                self.choices.clear();
                self.change(heard.choices);
                self.keep_step(true);
            }
            "step" => {
                if heard.from != self.number {
                    return Err("a step is missing".into());
                }
                if heard.to > heard.from {
                    self.tally.receive(wire.take_count());
                    let waited = self.unheard.is_none() && self.choices.is_empty();
                    if let Some(after) = self.table.since_sent().filter(|_| waited) {
                        self.tally.arrive(after);
                    }
                }
                self.number = heard.to;
                self.change(heard.choices);
            }
            "done" => {
                if let Some(Unheard { id, .. }) = self.unheard.take() {
                    self.tally.acknowledge(&self.table.opened.code, &id);
                }
            }
            "refused" => self.unheard = None,
            _ => {}
        }
        self.is_over |= heard.table.is_some_and(|table| table.stage == "over");
        Ok(!self.choices.is_empty())
    }

    fn change(&mut self, choices: Option<Vec<Kept>>) {
        let Some(choices) = choices else {
            return;
        };
        let before = std::mem::take(&mut self.choices);
        let text = |kept| match kept {
            Kept::Place(place) => before.get(place).cloned().unwrap_or_default(),
            Kept::New { text } => text,
        };
        self.choices = choices.into_iter().map(text).collect();
    }
}
