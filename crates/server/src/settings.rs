//! What can be set about a server.

use crate::bucket::Rate;
use crate::place::Place;
use std::path::PathBuf;
use std::time::Duration;

/// What can be set about a server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where the database is.
    pub database: Place,
    /// Serve the client from this folder rather than from inside the program.
    pub web_dir: Option<PathBuf>,
    /// So long after a move at a table with people a bot moves at the earliest, so that they can
    /// watch.
    pub bot_pause: Duration,
    /// A bot that thinks for longer is passed over.
    pub bot_patience: Duration,
    /// So many bots think at the same time.
    pub thinkers: usize,
    /// So long a table without viewers stays in memory.
    pub keep_idle: Duration,
    /// How much anybody may ask for.
    pub limits: Limits,
}

impl Settings {
    /// As it usually is, with this database.
    pub fn new(database: Place) -> Settings {
        Settings {
            database,
            web_dir: None,
            bot_pause: Duration::from_millis(400),
            bot_patience: Duration::from_secs(10),
            thinkers: 2,
            keep_idle: Duration::from_secs(60),
            limits: Limits::default(),
        }
    }
}

/// How much anybody may ask for.
#[derive(Clone, Debug)]
pub struct Limits {
    /// A message of a client has at most so many bytes; so has the body of a request.
    pub message_bytes: usize,
    /// What comes over a connection.
    pub asks: Rate,
    /// How often somebody may show how they feel.
    pub emotes: Rate,
    /// How often a session may ask for a hint.
    pub hints: Rate,
    /// How often a session may open a table.
    pub openings: Rate,
    /// How often sessions may begin, all together.
    pub sessions: Rate,
    /// So many connections a session may have at the same time.
    pub connections: usize,
    /// So many may look at a table at the same time.
    pub viewers: usize,
    /// So many tables are in memory at the same time.
    pub tables: usize,
    /// So many messages may wait for a client that does not read them.
    pub waiting: usize,
    /// So many writings of a table may wait for the database.
    pub unwritten: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        let rate = |per_second, burst| Rate { per_second, burst };
        Limits {
            message_bytes: 16 * 1024,
            asks: rate(20.0, 40.0),
            emotes: rate(0.5, 3.0),
            hints: rate(0.2, 3.0),
            openings: rate(0.05, 30.0),
            sessions: rate(20.0, 2000.0),
            connections: 16,
            viewers: 200,
            tables: 20_000,
            waiting: 256,
            unwritten: 64,
        }
    }
}
