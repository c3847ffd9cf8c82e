//! Somebody at a table: a socket, and what a client knows from what it was sent.

use crate::guests::Guest;
use futures_util::{SinkExt, StreamExt};
use kernel::{Rng, Seat, Seed};
use protocol::{Ask, Fault, News, Refusal, SceneChange, Step, TableStage, Whole, Wish, restored};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// Whoever waits longer waits in vain.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody at a table.
pub struct Player {
    socket: WebSocketStream<TcpStream>,
    /// What a client knows: the last whole, and every step since.
    pub seen: Whole,
    /// Everything that was sent, as text.
    pub frames: Vec<String>,
    wishes: u32,
    name: String,
}

/// The first seat, or the second.
pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// What came over a socket.
#[derive(Debug)]
pub enum Came {
    News(News),
    Close(Option<CloseFrame>),
    End,
}

/// Opens a socket.
pub async fn dial(
    guest: &Guest,
    path: &str,
    origin: Option<&str>,
) -> Result<WebSocketStream<TcpStream>, tungstenite::Error> {
    let stream = TcpStream::connect(guest.address).await?;
    let mut request = format!("ws://{}{path}", guest.address).into_client_request()?;
    let headers = request.headers_mut();
    let value = |text: &str| HeaderValue::from_str(text).expect("it is a header");
    headers.insert("cookie", value(&guest.cookie));
    if let Some(origin) = origin {
        headers.insert("origin", value(origin));
    }
    let (socket, _) = client_async(request, stream).await?;
    Ok(socket)
}

impl Player {
    /// Comes to a table, and is shown the whole.
    pub async fn connect(guest: &Guest, code: &str, query: &str) -> Player {
        let path = format!("/api/tables/{code}/socket{query}");
        let socket = dial(guest, &path, None).await.expect("the server talks");
        let name: String = guest.cookie.chars().rev().take(6).collect();
        let mut player = Player {
            socket,
            seen: empty(),
            frames: Vec::new(),
            wishes: 0,
            name,
        };
        player.until_whole().await;
        player
    }

    /// What comes next, if the client keeps up.
    pub async fn next(&mut self) -> News {
        match self.came().await {
            Came::News(news) => news,
            other => panic!("the server hung up: {other:?}"),
        }
    }

    /// Whatever comes next.
    pub async fn came(&mut self) -> Came {
        // Pings are no news: with them alone one would wait for ever.
        let deadline = Instant::now() + PATIENCE;
        loop {
            let message = timeout_at(deadline, self.socket.next()).await;
            let message = match message.expect("the server says something in time") {
                Some(Ok(message)) => message,
                Some(Err(_)) | None => return Came::End,
            };
            match message {
                Message::Text(text) => {
                    self.frames.push(text.to_string());
                    let news = serde_json::from_str(&text);
                    let news = news.unwrap_or_else(|error| panic!("{error}: {text}"));
                    self.know(&news);
                    return Came::News(news);
                }
                Message::Close(frame) => return Came::Close(frame),
                _ => {}
            }
        }
    }

    /// What comes next, whatever the client makes of it; a whole is known.
    pub async fn raw(&mut self) -> News {
        loop {
            let message = self.socket.next().await.expect("the server talks");
            if let Message::Text(text) = message.expect("the server talks") {
                let news = serde_json::from_str(&text).expect("it is news");
                if let News::Whole(_) = &news {
                    self.know(&news);
                }
                return news;
            }
        }
    }

    fn know(&mut self, news: &News) {
        match news {
            News::Whole(whole) => self.seen = (**whole).clone(),
            News::Step(step) => apply(&mut self.seen, step),
            _ => {}
        }
    }

    pub async fn send_text(&mut self, text: &str) {
        let sent = self.socket.send(Message::text(text)).await;
        sent.expect("the server listens");
    }

    pub async fn send_frame(&mut self, message: Message) -> Result<(), tungstenite::Error> {
        self.socket.send(message).await
    }

    /// Sends a text frame, whatever is in it.
    pub async fn send_as_text(&mut self, bytes: Vec<u8>) {
        let text = OpCode::Data(Data::Text);
        let frame = Frame::message(bytes, text, true);
        let sent = self.socket.send(Message::Frame(frame)).await;
        sent.expect("the server listens");
    }

    pub async fn ask(&mut self, ask: &Ask) {
        let text = serde_json::to_string(ask).expect("it can be written");
        self.send_text(&text).await;
    }

    /// An id that nobody used before.
    pub fn new_id(&mut self) -> String {
        self.wishes += 1;
        format!("{}-{}", self.name, self.wishes)
    }

    /// Wishes something, and waits for the answer.
    pub async fn wish(&mut self, seat: Seat, wish: Wish) -> Result<(), Refusal> {
        let id = self.new_id();
        self.wish_as(&id, seat, wish).await
    }

    /// The same, under this id.
    pub async fn wish_as(&mut self, id: &str, seat: Seat, wish: Wish) -> Result<(), Refusal> {
        let asked = Ask::Wish {
            id: id.to_owned(),
            seat,
            wish,
        };
        self.ask(&asked).await;
        loop {
            match self.next().await {
                News::Done { id: done } if done == id => return Ok(()),
                News::Refused { id: refused, why } if refused == id => return Err(why),
                _ => {}
            }
        }
    }

    /// Waits for the whole.
    pub async fn until_whole(&mut self) {
        while !matches!(self.next().await, News::Whole(_)) {}
    }

    /// Asks for the whole, and waits for it.
    pub async fn sync(&mut self) {
        self.ask(&Ask::Sync).await;
        self.until_whole().await;
    }

    /// Asks for the whole, and checks that the steps until then led to it.
    pub async fn sync_in_step(&mut self) {
        self.ask(&Ask::Sync).await;
        loop {
            let before = self.seen.clone();
            if matches!(self.next().await, News::Whole(_)) {
                assert_eq!(before, self.seen, "steps lead to the whole");
                return;
            }
        }
    }

    /// At one screen: looks through the seat whose turn it is. Chance says who begins.
    pub async fn lift_curtain(&mut self) -> Seat {
        self.until(|seen| seen.curtain.is_some()).await;
        let seat = self.seen.curtain.expect("it was waited for");
        self.ask(&Ask::Look { seat: Some(seat) }).await;
        self.until(|seen| seen.eye == Some(seat)).await;
        seat
    }

    /// Sits down, and looks through the seat from then on.
    pub async fn sit(&mut self, own: Seat, name: &str) {
        let name = name.to_owned();
        let sat = self.wish(own, Wish::Sit { name }).await;
        sat.expect("the seat is open");
        self.until(|seen| seen.eye == Some(own)).await;
    }

    /// Waits for a fault.
    pub async fn fault(&mut self) -> Fault {
        loop {
            if let News::Fault(fault) = self.next().await {
                return fault;
            }
        }
    }

    /// Waits until what is seen is like this.
    pub async fn until(&mut self, so: impl Fn(&Whole) -> bool) {
        while !so(&self.seen) {
            self.next().await;
        }
    }

    pub fn is_over(&self) -> bool {
        self.seen.table.stage == TableStage::Over
    }

    /// The first choice, as a wish.
    pub fn act(&self, choice: usize) -> Wish {
        Wish::Act {
            text: self.seen.choices[choice].text.clone(),
            number: self.seen.number,
        }
    }

    /// Plays by chance until the game is over.
    pub async fn play_on(&mut self, own: Seat, seed: u64) {
        let mut rng = Rng::new(Seed::from(seed));
        while !self.is_over() {
            let count = self.seen.choices.len();
            if count == 0 {
                self.next().await;
                continue;
            }
            let choice = rng.below(count as u32) as usize;
            let wish = self.act(choice);
            // Somebody may have been faster.
            let _ = self.wish(own, wish).await;
        }
    }

    /// Ends the connection without a word.
    pub fn vanish(self) {
        drop(self.socket);
    }
}

fn empty() -> Whole {
    serde_json::from_value(serde_json::json!({
        "number": 0, "eye": null, "prompt": "", "choices": [], "log": [],
        "table": {
            "code": "", "game": "", "options": {}, "stage": "gathering", "seats": [],
            "undo": { "kind": "no" }, "public": false, "watchers": 0,
        },
    }))
    .expect("it is a table")
}

/// What a client does with a step.
fn apply(seen: &mut Whole, step: &Step) {
    assert_eq!(seen.number, step.from, "a step goes on from what is known");
    seen.number = step.to;
    match (&step.scene, &seen.scene) {
        (Some(SceneChange::Whole(scene)), _) => seen.scene = Some(scene.clone()),
        (Some(change), Some(scene)) => {
            seen.scene = Some(change.apply(scene).expect("a step fits"));
        }
        (Some(_), None) => panic!("there is no scene to change"),
        (None, _) => {}
    }
    if let Some(prompt) = &step.prompt {
        seen.prompt.clone_from(prompt);
    }
    if let Some(choices) = &step.choices {
        seen.choices = restored(&seen.choices, choices).expect("a step fits");
    }
    if let Some(table) = &step.table {
        seen.table = table.clone();
    }
    for (place, view) in seen.table.seats.iter_mut().enumerate() {
        if let Some(asked) = &step.asked {
            view.asked = asked.contains(&view.seat);
        }
        if let Some(clock) = step.clocks.get(place) {
            view.clock = Some(*clock);
        }
    }
    if let Some(undo) = step.undo {
        seen.table.undo = undo;
    }
    let kept = seen.log.len() - step.untold as usize;
    seen.log.truncate(kept);
    seen.log.extend(step.told.iter().cloned());
}
