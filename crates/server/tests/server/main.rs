//! The server over real sockets, with real databases. Tests that touch the database run twice:
//! with SQLite in a file and with a PostgreSQL that is started for them.

mod bots;
mod compression;
mod conflicts;
mod curtain;
mod databases;
mod exactly_once;
mod frames;
mod guests;
mod http;
mod journal;
mod kill;
mod limits;
mod links;
mod names;
mod pages;
mod play;
mod player;
mod postgres;
mod rematch;
mod restart;
mod rules;
mod secrets;
mod sockets;
mod world;

/// Runs each test with both databases.
macro_rules! on_both {
    ($($(#[$attribute:meta])* async fn $name:ident($world:ident: World) $body:block)*) => {
        $(mod $name {
            use super::*;

            async fn test($world: World) $body

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn with_sqlite() {
                test(World::with_sqlite().await).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn with_postgres() {
                test(World::with_postgres().await).await;
            }
        })*
    };
}
pub(crate) use on_both;
