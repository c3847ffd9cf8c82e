//! Somebody with a session.

use crate::http::{Request, Response, ask};
use crate::player::Player;
use protocol::{Me, NewTable, Opened};
use std::net::SocketAddr;

/// Somebody with a session.
#[derive(Clone)]
pub struct Guest {
    pub address: SocketAddr,
    pub cookie: String,
}

/// A table of the duel with these sitters.
pub fn duel(seats: &[&str]) -> NewTable {
    table("duel", seats)
}

/// A table with these sitters.
pub fn table(game: &str, seats: &[&str]) -> NewTable {
    NewTable {
        game: game.to_owned(),
        options: Default::default(),
        seats: seats.iter().map(|&seat| seat.to_owned()).collect(),
        public: false,
        clock: None,
        seed: None,
    }
}

impl Guest {
    /// Somebody who has never been here.
    pub async fn new(address: SocketAddr) -> Guest {
        let response = ask(address, Request::get("/api/me")).await;
        assert_eq!(response.status, 200, "{}", response.text());
        let cookie = response.header("set-cookie").expect("a session begins");
        let cookie = cookie.split(';').next().expect("it has a value");
        Guest {
            address,
            cookie: cookie.to_owned(),
        }
    }

    pub async fn ask(&self, request: Request<'_>) -> Response {
        ask(self.address, request.with("cookie", self.cookie.as_str())).await
    }

    pub async fn me(&self) -> Me {
        self.ask(Request::get("/api/me")).await.json()
    }

    pub async fn post(&self, new: &NewTable) -> Response {
        let body = serde_json::to_vec(new).expect("it can be written");
        self.ask(Request::send("POST", "/api/tables", body)).await
    }

    pub async fn open(&self, new: &NewTable) -> Opened {
        let response = self.post(new).await;
        assert_eq!(response.status, 201, "{}", response.text());
        response.json()
    }

    /// Comes to a table by the link that lets one sit down.
    pub async fn join(&self, opened: &Opened) -> Player {
        let query = format!("?invite={}", opened.invite);
        Player::connect(self, &opened.code, &query).await
    }

    /// Comes to a table by the link to watch.
    pub async fn watch(&self, code: &str) -> Player {
        Player::connect(self, code, "").await
    }
}
