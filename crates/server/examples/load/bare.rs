//! What a move costs that does nothing: a server that knows no game. It reads what one of two says
//! and sends something to both, of the sizes that a move of the duel has. Whatever Mazzo takes
//! beyond that is Mazzo's own.
//!
//! `bare/duty.rs` is what it does between hearing and telling, `bare/playing.rs` plays against it.

mod duty;
mod playing;

pub use playing::measure;

use crate::Fault;
use duty::{Ear, Mouth, Shelf};
use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;
use tokio::io::AsyncReadExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::task::{LocalSet, spawn_local};
use tokio::time::{Instant, sleep_until};

/// Says that this process is to be the bare server.
pub const BE_BARE: &str = "--be-bare";

/// As often as Mazzo writes.
const PACE: Duration = Duration::from_millis(24);

/// What the bare server does with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bare {
    /// It tells both at once.
    Sockets,
    /// It has the move in a file, and the file on the disk, before it tells both.
    Log,
    /// It has the move in SQLite before it tells both, in WebSocket messages as long as Mazzo's,
    /// compressed: all that is asked of a server whatever the game is.
    Kept,
}

impl std::str::FromStr for Bare {
    type Err = Fault;

    fn from_str(word: &str) -> Result<Bare, Fault> {
        match word {
            "sockets" => Ok(Bare::Sockets),
            "log" => Ok(Bare::Log),
            "kept" => Ok(Bare::Kept),
            other => Err(format!("--bare is sockets, log or kept, not {other}").into()),
        }
    }
}

impl Bare {
    pub fn word(self) -> &'static str {
        match self {
            Bare::Sockets => "sockets",
            Bare::Log => "log",
            Bare::Kept => "kept",
        }
    }
}

/// Where the two of a pair are told things.
type Pair = [Option<Mouth>; 2];

#[derive(Default)]
struct House {
    pairs: RefCell<Vec<Pair>>,
    /// Wishes that are not written yet, and the pairs that said them.
    unwritten: RefCell<(Vec<u8>, Vec<usize>)>,
    some: Notify,
}

/// Serves, one thread for all sockets and another for the file, as Mazzo has it on two cores.
pub fn be_bare(address: &str, bare: Bare, file: &str) -> Result<(), Fault> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(LocalSet::new().run_until(async {
        let shelf = Shelf::open(bare, Path::new(file)).await?;
        let listener = TcpListener::bind(address).await?;
        let house = Rc::new(House::default());
        // Without its file it ends: else whoever plays would wait for an answer for ever.
        tokio::select! {
            ended = write(Rc::clone(&house), shelf) => ended,
            ended = serve(&listener, &house, bare) => ended,
        }
    }))
}

async fn serve(listener: &TcpListener, house: &Rc<House>, bare: Bare) -> Result<(), Fault> {
    loop {
        let (stream, _) = listener.accept().await?;
        stream.set_nodelay(true)?;
        spawn_local(converse(Rc::clone(house), stream, bare));
    }
}

async fn converse(house: Rc<House>, stream: TcpStream, bare: Bare) -> Result<(), Fault> {
    let (mut reading, writing) = stream.into_split();
    let (pair, side) = (reading.read_u16().await?, reading.read_u8().await?);
    let pair = usize::from(pair);
    {
        let mut pairs = house.pairs.borrow_mut();
        if pairs.len() <= pair {
            pairs.resize_with(pair + 1, Pair::default);
        }
        pairs[pair][usize::from(side & 1)] = Some(Mouth::new(bare, writing));
    }
    let mut ear = Ear::new(bare, reading);
    loop {
        let wish = ear.hear().await?;
        if bare == Bare::Sockets {
            house.tell(&[pair])?;
            continue;
        }
        let mut unwritten = house.unwritten.borrow_mut();
        unwritten.0.extend_from_slice(wish);
        unwritten.1.push(pair);
        house.some.notify_one();
    }
}

impl House {
    fn tell(&self, pairs: &[usize]) -> Result<(), Fault> {
        let mut mouths = self.pairs.borrow_mut();
        for &pair in pairs {
            for mouth in mouths[pair].iter_mut().flatten() {
                mouth.tell()?;
            }
        }
        Ok(())
    }
}

/// Has what was said on the disk, and only then tells it.
async fn write(house: Rc<House>, mut shelf: Shelf) -> Result<(), Fault> {
    loop {
        house.some.notified().await;
        let next = Instant::now() + PACE;
        let (text, pairs) = std::mem::take(&mut *house.unwritten.borrow_mut());
        shelf.keep(text).await?;
        house.tell(&pairs)?;
        sleep_until(next).await;
    }
}
