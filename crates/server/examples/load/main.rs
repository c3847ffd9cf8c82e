//! Measures the server under load: many tables of the duel with two sockets each, played by
//! chance, against a server in a process of its own.
//!
//! `cargo run --release -p server --example load -- --tables 200 --seconds 30`
//!
//! - `--tables N`: so many tables (200)
//! - `--rate R`: so many moves a second at each table (10)
//! - `--seconds S`: so long it is measured, after three seconds of warming up (30)
//! - `--kill N`: instead of measuring, kills the server so many times while people play
//! - `--bare sockets|log|kept`: instead of Mazzo measures a server that only reads and sends, or also
//!   has every move on the disk before, or in SQLite, and sends compressed messages as long as Mazzo's:
//!   what a move costs that does nothing
//! - `--db FILE|URL`: another database than a new SQLite file in a folder for temporary files

#[path = "../../tests/server/http.rs"]
#[allow(dead_code)]
mod http;

mod bare;
mod duel;
mod kills;
mod player;
mod process;
mod tally;
mod truth;
mod wire;

use bare::Bare;
use duel::Duel;
use process::Process;
use std::env;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tally::Tally;

/// The program's own.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// What is measured, and how.
#[derive(Clone, Debug)]
struct Plan {
    tables: usize,
    rate: f64,
    seconds: u64,
    kills: usize,
    bare: Option<Bare>,
    db: Option<String>,
}

/// Whatever goes wrong.
type Fault = Box<dyn std::error::Error + Send + Sync>;

/// So long it takes until all play at their pace.
const WARMING_UP: Duration = Duration::from_secs(3);

fn main() -> Result<(), Fault> {
    let words: Vec<String> = env::args().skip(1).collect();
    if let [first, address, db] = &words[..]
        && first == process::BE_SERVER
    {
        return process::be_server(address, db);
    }
    if let [first, address, bare, file] = &words[..]
        && first == bare::BE_BARE
    {
        return bare::be_bare(address, bare.parse()?, file);
    }
    let plan = read(&words)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(run(plan))
}

fn read(words: &[String]) -> Result<Plan, Fault> {
    let mut plan = Plan {
        tables: 200,
        rate: 10.0,
        seconds: 30,
        kills: 0,
        bare: None,
        db: None,
    };
    for pair in words.chunks(2) {
        let [key, value] = pair else {
            return Err(format!("{} needs a value", pair[0]).into());
        };
        match key.as_str() {
            "--tables" => plan.tables = value.parse()?,
            "--rate" => plan.rate = value.parse()?,
            "--seconds" => plan.seconds = value.parse()?,
            "--kill" => plan.kills = value.parse()?,
            "--bare" => plan.bare = Some(value.parse()?),
            "--db" => plan.db = Some(value.clone()),
            other => return Err(format!("there is no {other}").into()),
        }
    }
    Ok(plan)
}

async fn run(plan: Plan) -> Result<(), Fault> {
    let folder = env::temp_dir().join(format!("mazzo-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let measured = measure(&plan, folder.clone()).await;
    std::fs::remove_dir_all(&folder)?;
    measured
}

async fn measure(plan: &Plan, folder: PathBuf) -> Result<(), Fault> {
    if let Some(bare) = plan.bare {
        let server = Process::bare(bare, &folder.join("moves"))?;
        println!("{}", bare::measure(plan, bare, &server).await?);
        return Ok(());
    }
    let db = plan.db.clone();
    let db = db.unwrap_or_else(|| folder.join("load.db").display().to_string());
    let mut server = Process::new(db)?;
    server.start().await?;
    let tally = Arc::new(Tally::default());
    let mut duels = Vec::new();
    for _ in 0..plan.tables {
        let duel = Duel::new(server.address, plan.rate, Arc::clone(&tally)).await?;
        duels.push(tokio::spawn(duel.play()));
    }
    tokio::time::sleep(WARMING_UP).await;
    let figures = match plan.kills {
        0 => measure_speed(plan, &server, &tally).await?,
        kills => kills::measure(kills, &mut server, &tally).await?,
    };
    tally.stop();
    for duel in duels {
        duel.await??;
    }
    println!("{figures}");
    if plan.kills > 0 {
        truth::check(server.database(), &tally.acknowledged()).await?;
    }
    server.kill()
}

async fn measure_speed(plan: &Plan, server: &Process, tally: &Tally) -> Result<String, Fault> {
    tally.begin();
    let busy = process::busy()?;
    let cpu = server.cpu()?;
    tokio::time::sleep(Duration::from_secs(plan.seconds)).await;
    let (cpu, busy) = (server.cpu()?.since(cpu), process::busy()? - busy);
    let figures = tally.figures();
    let moves = figures.moves.max(1);
    let metrics = server.metrics().await?;
    Ok(format!(
        "{} tables, {} moves in {} s ({:.0} a second)\n\
         action to the opponent's socket: median {:.1} ms, p99 {:.1} ms, worst {:.1} ms\n\
         server CPU a move: {:.1} us, {:.1} of it the system's\n\
         bytes a viewer and move: median {}, mean {:.0}, p99 {}\n\
         lines of the log a commit: {:.1}; a commit takes {:.2} ms\n\
         the machine: {:.0} % of its {} cores busy, {:.0} % of them with the server",
        plan.tables,
        figures.moves,
        plan.seconds,
        figures.moves as f64 / plan.seconds as f64,
        figures.latency(0.5),
        figures.latency(0.99),
        figures.latency(1.0),
        micros(cpu.all()) / moves as f64,
        micros(cpu.system) / moves as f64,
        figures.bytes(0.5),
        figures.mean_bytes(),
        figures.bytes(0.99),
        metrics.mean("mazzo_write_batch_entries"),
        metrics.mean("mazzo_write_seconds") * 1e3,
        share(busy, plan.seconds),
        cores(),
        share(cpu.all(), plan.seconds),
    ))
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// How much of what the cores can do in this time.
fn share(time: Duration, seconds: u64) -> f64 {
    100.0 * time.as_secs_f64() / (seconds as f64 * cores() as f64)
}
