//! A server for one test, with a database of its own.

use crate::guests::Guest;
use crate::postgres;
use server::{Place, Rate, Server, Settings};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A database, and the server that uses it.
pub struct World {
    pub settings: Settings,
    pub address: SocketAddr,
    /// The folder of the SQLite file, removed in the end.
    folder: Option<PathBuf>,
    running: Option<Running>,
}

struct Running {
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// Settings for tests: bots do not pause, and nobody is too fast.
pub fn settings(place: Place) -> Settings {
    let mut settings = Settings::new(place);
    settings.bot_pause = Duration::ZERO;
    settings.limits.asks = Rate {
        per_second: 1e6,
        burst: 1e6,
    };
    settings
}

/// An empty folder for one test.
pub fn folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("mazzo-server-{}-{number}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

impl World {
    pub async fn with_sqlite() -> World {
        let folder = folder();
        let place = Place::File(folder.join("test.db"));
        World::new(settings(place), Some(folder)).await
    }

    pub async fn with_postgres() -> World {
        let url = postgres::new_database().await;
        World::new(settings(Place::Postgres(url)), None).await
    }

    /// A server with other settings, on SQLite.
    pub async fn with(change: impl FnOnce(&mut Settings)) -> World {
        let folder = folder();
        let mut settings = settings(Place::File(folder.join("test.db")));
        change(&mut settings);
        World::new(settings, Some(folder)).await
    }

    /// A database without a server.
    pub fn offline(place: Place) -> World {
        World {
            settings: settings(place),
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            folder: None,
            running: None,
        }
    }

    async fn new(settings: Settings, folder: Option<PathBuf>) -> World {
        let mut world = World::offline(settings.database.clone());
        world.settings = settings;
        world.folder = folder;
        world.start().await;
        world
    }

    /// Starts the server, at the address it had before.
    pub async fn start(&mut self) {
        let server = Server::open(self.settings.clone(), &self.address.to_string()).await;
        let server = server.expect("the server starts");
        self.address = server.address().expect("it listens");
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            server.run(stopped).await.expect("the server runs");
        });
        self.running = Some(Running { stop, task });
    }

    /// Stops the server in an orderly way.
    pub async fn stop(&mut self) {
        let Some(Running { stop, task }) = self.running.take() else {
            return;
        };
        let _ = stop.send(());
        task.await.expect("the server ends");
    }

    /// Somebody who has never been here.
    pub async fn guest(&self) -> Guest {
        Guest::new(self.address).await
    }
}

impl Drop for World {
    fn drop(&mut self) {
        if let Some(Running { stop, .. }) = self.running.take() {
            let _ = stop.send(());
        }
        if let Some(folder) = &self.folder {
            // What is left in a folder for temporary files does no harm.
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}
