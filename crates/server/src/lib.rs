//! Hosts tables for browsers: HTTP and WebSockets, guest sessions, and a log in SQLite or
//! PostgreSQL that everything is in before anyone hears of it.
//!
//! Where to look: `http/` for what is answered, `socket.rs` for the conversation with a viewer,
//! `host/` for a table with its viewers, `ledger.rs` for the log, `hall.rs` for the tables in
//! memory, `store/` for the databases. `docs/server.md` tells how it works and how fast it is.

mod bucket;
mod client;
mod connection;
mod faces;
mod hall;
mod host;
mod house;
mod http;
mod ledger;

mod metrics;
mod opening;
mod outbox;
mod place;
mod rules;
mod secret;
mod sessions;
mod settings;
mod shelf;
mod socket;
mod speech;
mod store;
mod thinkers;
mod time;
mod tracing_setup;
mod wrong;

pub use bucket::Rate;
pub use place::{NoPlace, Place};
pub use settings::{Limits, Settings};
pub use store::StoreFault;
pub use tracing_setup::log_to_stderr;

use axum::serve::ListenerExt;
use house::House;
use std::future::Future;
use std::net::SocketAddr;
use std::num::NonZero;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::{MissedTickBehavior, interval, timeout};

/// So often tables that nobody looks at are let go: a few at a time, so that nobody waits.
const TIDYING: Duration = Duration::from_secs(2);

/// So long conversations may take to end when the server stops.
const PARTING: Duration = Duration::from_secs(5);

/// A server that is ready to listen.
pub struct Server {
    house: Arc<House>,
    writer: JoinHandle<()>,
    listener: TcpListener,
}

/// Why a server cannot start, or go on.
#[derive(Debug, thiserror::Error)]
pub enum ServerFault {
    /// The database cannot be used.
    #[error("the database {place} cannot be used: {fault}")]
    Store {
        /// Where it is.
        place: String,
        /// What is wrong.
        fault: StoreFault,
    },
    /// The address cannot be listened at.
    #[error("{address} cannot be listened at: {error}")]
    Address {
        /// Which address.
        address: String,
        /// What the system says.
        error: std::io::Error,
    },
    /// The system does not let us go on.
    #[error("{0}")]
    System(#[from] std::io::Error),
}

/// Serves at an address until the program is told to stop. `ready` hears where, once it can be
/// reached.
pub fn serve(
    settings: Settings,
    address: &str,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServerFault> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(talking_threads())
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let server = Server::open(settings, address).await?;
        ready(server.address()?);
        server.run(stop_signal()).await
    })
}

/// Half of the cores talk to people; the others have the database and the bots. Threads that
/// wake one another for every message would take a fifth of a move's time.
fn talking_threads() -> usize {
    let cores = available_parallelism().map_or(1, NonZero::get);
    cores.div_ceil(2)
}

/// Waits until the program is interrupted, or told to end.
async fn stop_signal() {
    let interrupted = async {
        // A program that cannot hear of interruptions is ended by them.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let ended = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => signal.recv().await,
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let ended = std::future::pending::<Option<()>>();
    tokio::select! {
        () = interrupted => {}
        _ = ended => {}
    }
}

impl Server {
    /// Opens the database and the address.
    pub async fn open(settings: Settings, address: &str) -> Result<Server, ServerFault> {
        let place = settings.database.to_string();
        let listener = TcpListener::bind(address).await;
        let listener = listener.map_err(|error| ServerFault::Address {
            address: address.to_owned(),
            error,
        })?;
        let opened = House::open(settings).await;
        let (house, writer) = opened.map_err(|fault| ServerFault::Store { place, fault })?;
        Ok(Server {
            house,
            writer,
            listener,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> Result<SocketAddr, ServerFault> {
        Ok(self.listener.local_addr()?)
    }

    /// Serves until `stop` comes; then says goodbye, writes what is left, and ends.
    pub async fn run(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServerFault> {
        let Server {
            house,
            writer,
            listener,
        } = self;
        let tidying = tokio::spawn(tidy(Arc::clone(&house)));
        let listener = listener.tap_io(|stream| {
            // News must not wait for more news. Where the system cannot do that, it only takes
            // longer.
            let _ = stream.set_nodelay(true);
        });
        let stopping = Arc::clone(&house);
        let stopped = async move {
            stop.await;
            tracing::info!("stopping");
            stopping.close();
        };
        let router = http::router(Arc::clone(&house));
        let mut closing = house.closing();
        let closed = async {
            // The house is there for as long as this runs.
            let _ = closing.wait_for(|&closing| closing).await;
        };
        let serving =
            axum::serve(listener, router.into_make_service()).with_graceful_shutdown(stopped);
        let mut serving = tokio::spawn(serving.into_future());
        tokio::select! {
            served = &mut serving => served.map_err(std::io::Error::other)??,
            () = closed => {
                // A connection that does not end is not waited for longer.
                let _ = timeout(PARTING, &mut serving).await;
                serving.abort();
            }
        }
        tidying.abort();
        part(house, writer).await;
        Ok(())
    }
}

/// Waits for those who look to be told, and for the log to be written.
async fn part(house: Arc<House>, writer: JoinHandle<()>) {
    let parted = async {
        while house.metrics.viewers.is_up() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    // Who does not take leave is not waited for longer.
    let _ = timeout(PARTING, parted).await;
    house.ledger.close();
    house.hall.clear();
    if timeout(PARTING, writer).await.is_err() {
        tracing::error!("not all of the log was written in time");
    }
    house.store.close().await;
    tracing::info!("stopped");
}

async fn tidy(house: Arc<House>) {
    let mut ticks = interval(TIDYING.min(house.settings.keep_idle));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        house.hall.tidy(house.settings.keep_idle);
    }
}
