//! What the bare server does between hearing a move and telling both of it.

use super::Bare;
use crate::Fault;
use line::{Compression, Heard, Reader, Writer};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Executor};
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use tokio::io::AsyncReadExt;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::task::spawn_blocking;

/// A wish, and what both are told of it, in bytes.
pub const WISH: usize = 100;
pub const TOLD: usize = 150;

/// Hears what one of a pair says.
pub struct Ear {
    stream: OwnedReadHalf,
    /// For those who say it in WebSocket messages.
    reader: Option<Reader>,
    wish: [u8; WISH],
}

impl Ear {
    pub fn new(bare: Bare, stream: OwnedReadHalf) -> Ear {
        Ear {
            stream,
            reader: (bare == Bare::Kept).then(|| Reader::new(WISH, false, &[])),
            wish: [0; WISH],
        }
    }

    pub async fn hear(&mut self) -> Result<&[u8], Fault> {
        let Some(reader) = &mut self.reader else {
            self.stream.read_exact(&mut self.wish).await?;
            return Ok(&self.wish);
        };
        while reader.next_heard()? != Some(Heard::Text) {
            if self.stream.read_buf(reader.room()).await? == 0 {
                return Err("a client has gone".into());
            }
        }
        Ok(reader.message())
    }
}

/// Tells one of a pair what happened.
pub struct Mouth {
    stream: OwnedWriteHalf,
    /// For those who are told in WebSocket messages.
    writer: Option<Writer>,
    told: u32,
}

impl Mouth {
    pub fn new(bare: Bare, stream: OwnedWriteHalf) -> Mouth {
        let agreed = Compression::agree("permessage-deflate");
        Mouth {
            stream,
            writer: (bare == Bare::Kept).then(|| Writer::new(agreed)),
            told: 0,
        }
    }

    pub fn tell(&mut self) -> Result<(), Fault> {
        let Some(writer) = &mut self.writer else {
            return send(&self.stream, &[b'x'; TOLD]).map(|_| ());
        };
        self.told += 1;
        writer.text(step(self.told).as_bytes());
        let sent = send(&self.stream, writer.unsent())?;
        writer.sent(sent);
        Ok(())
    }
}

fn send(stream: &OwnedWriteHalf, bytes: &[u8]) -> Result<usize, Fault> {
    match stream.try_write(bytes)? {
        sent if sent == bytes.len() => Ok(sent),
        _ => Err("a client does not read".into()),
    }
}

/// What is told of the move with this number, as long as what Mazzo tells of most moves.
fn step(number: u32) -> String {
    let (place, other) = (number % 7 + 1, number % 5 + 1);
    format!(
        r#"{{"news":"step","from":{number},"to":{},"told":["Somebody's Raider in place {place} attacks the unit in place {other}.","The other's Recruit in place {other} takes 3 damage.","The other's Recruit in place {other} is defeated."],"cues":[{{"kind":"strike","from":"units-1/{place}","to":["units-2/{other}"],"card":"2"}},{{"kind":"damage","to":["units-2/{other}"],"values":{{"amount":3}}}}],"scene":{{"patch":{{"zones":[{{"key":"units-1","pieces":[0,{place}]}},{{"key":"gone-2","count":{place},"pieces":[{{"key":"{place}","card":"2","values":{{"copies":{other}}}}},0,1]}}]}}}},"choices":[0,1,2,3,4,5,6,7,8,14]}}"#,
        number + 1
    )
}

/// Where moves are kept before anyone hears of them.
pub enum Shelf {
    File(Arc<File>),
    Sqlite(SqliteConnection),
}

impl Shelf {
    pub async fn open(bare: Bare, file: &Path) -> Result<Shelf, Fault> {
        if bare != Bare::Kept {
            return Ok(Shelf::File(Arc::new(File::create(file)?)));
        }
        // As Mazzo opens it.
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let mut connection = options.connect().await?;
        connection
            .execute("CREATE TABLE journal (id INTEGER PRIMARY KEY, lines TEXT NOT NULL)")
            .await?;
        Ok(Shelf::Sqlite(connection))
    }

    /// Returns when it is on the disk.
    pub async fn keep(&mut self, text: Vec<u8>) -> Result<(), Fault> {
        match self {
            Shelf::File(file) => {
                let file = Arc::clone(file);
                spawn_blocking(move || {
                    (&*file).write_all(&text)?;
                    file.sync_data()
                })
                .await??;
            }
            Shelf::Sqlite(connection) => {
                let insert = sqlx::query("INSERT INTO journal (lines) VALUES ($1)");
                let text = String::from_utf8(text)?;
                insert.bind(text).execute(connection).await?;
            }
        }
        Ok(())
    }
}
