//! Those who play against the bare server.

use super::Bare;
use super::duty::{TOLD, WISH};
use crate::process::Process;
use crate::{Fault, Plan, WARMING_UP, micros};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::time::sleep;

/// Plays against the bare server.
pub async fn measure(plan: &Plan, bare: Bare, server: &Process) -> Result<String, Fault> {
    let (moves, stopped) = (
        Arc::new(AtomicUsize::new(0)),
        Arc::new(AtomicBool::new(false)),
    );
    let mut playing = Vec::new();
    for pair in 0..plan.tables {
        let pause = Duration::from_secs_f64(1.0 / plan.rate);
        let lines = [
            sit(bare, server, pair, 0).await?,
            sit(bare, server, pair, 1).await?,
        ];
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

/// One of a pair.
struct Sitter {
    bare: Bare,
    reading: OwnedReadHalf,
    writing: OwnedWriteHalf,
}

async fn sit(bare: Bare, server: &Process, pair: usize, side: u8) -> Result<Sitter, Fault> {
    let mut stream = TcpStream::connect(server.address).await?;
    stream.set_nodelay(true)?;
    stream.write_u16(u16::try_from(pair)?).await?;
    stream.write_u8(side).await?;
    let (reading, writing) = stream.into_split();
    Ok(Sitter {
        bare,
        reading,
        writing,
    })
}

impl Sitter {
    async fn say(&mut self) -> Result<(), Fault> {
        if self.bare == Bare::Kept {
            // A last frame of text, with a mask of zeros.
            let head = [0x81, 0x80 | WISH as u8, 0, 0, 0, 0];
            let frame = [&head[..], &[b'x'; WISH]].concat();
            self.writing.write_all(&frame).await?;
        } else {
            self.writing.write_all(&[b'x'; WISH]).await?;
        }
        Ok(())
    }

    async fn hear(&mut self) -> Result<(), Fault> {
        let mut told = [0; TOLD];
        if self.bare != Bare::Kept {
            self.reading.read_exact(&mut told).await?;
            return Ok(());
        }
        let _first = self.reading.read_u8().await?;
        let mut rest = match self.reading.read_u8().await? {
            126 => usize::from(self.reading.read_u16().await?),
            short => usize::from(short),
        };
        while rest > 0 {
            let some = rest.min(TOLD);
            rest -= self.reading.read_exact(&mut told[..some]).await?;
        }
        Ok(())
    }
}

/// One says something, both hear it, and it is the other's turn.
async fn play(
    mut sitters: [Sitter; 2],
    pair: usize,
    pause: Duration,
    moves: Arc<AtomicUsize>,
    stopped: Arc<AtomicBool>,
) -> Result<(), Fault> {
    for turn in 0_usize.. {
        // Half to one and a half times the pause, and not all pairs at once.
        let share = (turn * 37 + pair * 13) % 101;
        sleep(pause.mul_f64(0.5 + share as f64 / 101.0)).await;
        if stopped.load(Ordering::Relaxed) {
            break;
        }
        sitters[turn % 2].say().await?;
        for sitter in &mut sitters {
            sitter.hear().await?;
        }
        moves.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}
