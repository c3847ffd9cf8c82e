//! What a move costs that does nothing: a server that knows no game. It reads what one of two says
//! and sends something to both, of the sizes that a move of the duel has. Whatever Mazzo takes
//! beyond that is Mazzo's own.

use crate::process::Process;
use crate::{Fault, Plan, WARMING_UP, micros};
use std::cell::RefCell;
use std::fs::File;
use std::io::Write;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::task::{LocalSet, spawn_blocking, spawn_local};
use tokio::time::{Instant, sleep, sleep_until};

/// Says that this process is to be the bare server.
pub const BE_BARE: &str = "--be-bare";

/// A wish, and what both are told of it, in bytes.
const WISH: usize = 100;
const TOLD: usize = 150;

/// As often as Mazzo writes.
const PACE: Duration = Duration::from_millis(24);

/// What the bare server does with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bare {
    /// It tells both at once.
    Sockets,
    /// It has the move in a file, and the file on the disk, before it tells both.
    Log,
}

impl std::str::FromStr for Bare {
    type Err = Fault;

    fn from_str(word: &str) -> Result<Bare, Fault> {
        match word {
            "sockets" => Ok(Bare::Sockets),
            "log" => Ok(Bare::Log),
            other => Err(format!("--bare is sockets or log, not {other}").into()),
        }
    }
}

impl Bare {
    pub fn word(self) -> &'static str {
        match self {
            Bare::Sockets => "sockets",
            Bare::Log => "log",
        }
    }
}

/// Where the two of a pair are told things.
type Pair = [Option<OwnedWriteHalf>; 2];

#[derive(Default)]
struct House {
    pairs: RefCell<Vec<Pair>>,
    /// Wishes that are not in the file yet, and the pairs that said them.
    unwritten: RefCell<(Vec<u8>, Vec<usize>)>,
    some: Notify,
}

/// Serves, one thread for all sockets and another for the file, as Mazzo has it on two cores.
pub fn be_bare(address: &str, bare: Bare, file: &str) -> Result<(), Fault> {
    let file = File::create(file)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(LocalSet::new().run_until(async {
        let listener = TcpListener::bind(address).await?;
        let house = Rc::new(House::default());
        // Without its file it ends: else whoever plays would wait for an answer for ever.
        tokio::select! {
            ended = write(Rc::clone(&house), file) => ended,
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
        pairs[pair][usize::from(side & 1)] = Some(writing);
    }
    let mut wish = [0; WISH];
    loop {
        reading.read_exact(&mut wish).await?;
        match bare {
            Bare::Sockets => house.tell(pair)?,
            Bare::Log => {
                let mut unwritten = house.unwritten.borrow_mut();
                unwritten.0.extend_from_slice(&wish);
                unwritten.1.push(pair);
                house.some.notify_one();
            }
        }
    }
}

impl House {
    fn tell(&self, pair: usize) -> Result<(), Fault> {
        for line in self.pairs.borrow()[pair].iter().flatten() {
            if line.try_write(&[b'x'; TOLD])? < TOLD {
                return Err("a client does not read".into());
            }
        }
        Ok(())
    }
}

/// Has what was said on the disk, and only then tells it.
async fn write(house: Rc<House>, file: File) -> Result<(), Fault> {
    let file = Arc::new(file);
    loop {
        house.some.notified().await;
        let next = Instant::now() + PACE;
        let (text, pairs) = std::mem::take(&mut *house.unwritten.borrow_mut());
        let file = Arc::clone(&file);
        spawn_blocking(move || {
            (&*file).write_all(&text)?;
            file.sync_data()
        })
        .await??;
        for pair in pairs {
            house.tell(pair)?;
        }
        sleep_until(next).await;
    }
}

/// Plays against the bare server.
pub async fn measure(plan: &Plan, bare: Bare, server: &Process) -> Result<String, Fault> {
    let (moves, stopped) = (
        Arc::new(AtomicUsize::new(0)),
        Arc::new(AtomicBool::new(false)),
    );
    let mut playing = Vec::new();
    for pair in 0..plan.tables {
        let pause = Duration::from_secs_f64(1.0 / plan.rate);
        let lines = [sit(server, pair, 0).await?, sit(server, pair, 1).await?];
        let (moves, stopped) = (Arc::clone(&moves), Arc::clone(&stopped));
        playing.push(tokio::spawn(play(lines, pair, pause, moves, stopped)));
    }
    sleep(WARMING_UP).await;
    let (before, cpu) = (moves.load(Ordering::Relaxed), server.cpu()?);
    sleep(Duration::from_secs(plan.seconds)).await;
    let cpu = server.cpu()?.since(cpu);
    let moves = moves.load(Ordering::Relaxed) - before;
    stopped.store(true, Ordering::Relaxed);
    for pair in playing {
        pair.await??;
    }
    Ok(format!(
        "a server that does nothing ({}): {} tables, {:.0} moves a second\n\
         its CPU a move: {:.1} us, {:.1} of it the system's",
        bare.word(),
        plan.tables,
        moves as f64 / plan.seconds as f64,
        micros(cpu.all()) / moves.max(1) as f64,
        micros(cpu.system) / moves.max(1) as f64,
    ))
}

async fn sit(
    server: &Process,
    pair: usize,
    side: u8,
) -> Result<(OwnedReadHalf, OwnedWriteHalf), Fault> {
    let mut stream = TcpStream::connect(server.address).await?;
    stream.set_nodelay(true)?;
    stream.write_u16(u16::try_from(pair)?).await?;
    stream.write_u8(side).await?;
    Ok(stream.into_split())
}

/// One says something, both hear it, and it is the other's turn.
async fn play(
    mut lines: [(OwnedReadHalf, OwnedWriteHalf); 2],
    pair: usize,
    pause: Duration,
    moves: Arc<AtomicUsize>,
    stopped: Arc<AtomicBool>,
) -> Result<(), Fault> {
    let mut told = [0; TOLD];
    for turn in 0_usize.. {
        // Half to one and a half times the pause, and not all pairs at once.
        let share = (turn * 37 + pair * 13) % 101;
        sleep(pause.mul_f64(0.5 + share as f64 / 101.0)).await;
        if stopped.load(Ordering::Relaxed) {
            break;
        }
        lines[turn % 2].1.write_all(&[b'x'; WISH]).await?;
        for (reading, _) in &mut lines {
            reading.read_exact(&mut told).await?;
        }
        moves.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}
