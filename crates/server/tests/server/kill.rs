//! A server that is killed loses nothing that was acknowledged. It runs in a process of its own:
//! this very program, called to be a server.

use crate::databases::kept;
use crate::guests::{Guest, duel};
use crate::player::seat;
use crate::postgres;
use crate::world::{World, folder, settings};
use protocol::{Ask, TableStage, Wish};
use server::{Place, Server};
use std::env;
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;

const DATABASE: &str = "MAZZO_TEST_DATABASE";
const ADDRESS: &str = "MAZZO_TEST_ADDRESS";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the server that other tests kill"]
async fn be_a_server() {
    let (Ok(database), Ok(address)) = (env::var(DATABASE), env::var(ADDRESS)) else {
        return;
    };
    let place = database.parse().expect("it is a database");
    let server = Server::open(settings(place), &address).await;
    let server = server.expect("the server starts");
    server.run(std::future::pending()).await.expect("it runs");
}

/// A server that can be killed.
pub struct Killed {
    address: SocketAddr,
    database: String,
    child: Option<Child>,
}

impl Killed {
    pub fn new(database: String) -> Killed {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        Killed {
            address: listener.local_addr().expect("it listens"),
            database,
            child: None,
        }
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    pub async fn start(&mut self) {
        let program = env::current_exe().expect("this is a program");
        let child = Command::new(program)
            .args(["--exact", "kill::be_a_server", "--ignored"])
            .env(DATABASE, &self.database)
            .env(ADDRESS, self.address.to_string())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.child = Some(child.expect("it starts"));
        let end = Instant::now() + Duration::from_secs(30);
        while TcpStream::connect(self.address).await.is_err() {
            assert!(Instant::now() < end, "the server does not start");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// `kill -9`.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("it runs");
            child.wait().expect("it ends");
        }
    }
}

impl Drop for Killed {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Plays, kills the server after some moves without waiting, and goes on.
async fn survive(place: Place) {
    let database = match &place {
        Place::File(file) => file.display().to_string(),
        Place::Postgres(url) => url.clone(),
    };
    let mut server = Killed::new(database);
    server.start().await;
    let ann = Guest::new(server.address).await;
    let opened = ann.open(&duel(&["me", "easy"])).await;
    let mut acknowledged: Vec<String> = Vec::new();
    for round in 0..4 {
        let mut player = ann.join(&opened).await;
        for turn in 0..6 {
            player
                .until(|seen| !seen.choices.is_empty() || seen.table.stage == TableStage::Over)
                .await;
            if player.is_over() {
                break;
            }
            let id = format!("{round}-{turn}");
            let wish = player.act(0);
            if player.wish_as(&id, seat(1), wish).await.is_ok() {
                acknowledged.push(id);
            }
        }
        // One more that the server may or may not have written when it dies.
        let last = player.seen.choices.first().map(|choice| Wish::Act {
            text: choice.text.clone(),
            number: player.seen.number,
        });
        let id = format!("{round}-last");
        if let Some(wish) = last.clone() {
            let (id, seat) = (id.clone(), seat(1));
            player.ask(&Ask::Wish { id, seat, wish }).await;
        }
        server.kill();
        server.start().await;
        let mut player = ann.join(&opened).await;
        if let Some(wish) = last {
            // It may be refused, if the game went on without it; it never happens twice.
            let again = player.wish_as(&id, seat(1), wish).await;
            acknowledged.extend(again.is_ok().then_some(id));
        }
    }
    let world = World::offline(place);
    let (_, entries) = kept(&world, &opened.code).await;
    for id in &acknowledged {
        let times = entries
            .iter()
            .filter(|entry| entry.wish.as_ref() == Some(id));
        assert_eq!(times.count(), 1, "{id}");
    }
    assert!(acknowledged.len() > 4, "{acknowledged:?}");
    let numbers: Vec<u32> = entries.iter().map(|entry| entry.number).collect();
    assert!(
        numbers.iter().copied().eq(1..=numbers.len() as u32),
        "{numbers:?}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_or_doubled_with_sqlite() {
    let folder = folder();
    survive(Place::File(folder.join("test.db"))).await;
    let _ = std::fs::remove_dir_all(folder);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_or_doubled_with_postgres() {
    survive(Place::Postgres(postgres::new_database().await)).await;
}
