//! The server in a process of its own: this very program, called to be a server.

use crate::Fault;
use crate::bare::{BE_BARE, Bare};
use crate::http::{Request, ask};
use server::{Place, Settings};
use std::env;
use std::fs;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;

/// Says that this process is to be the server.
pub const BE_SERVER: &str = "--be-server";

/// A server that does not answer by then does not start.
const PATIENCE: Duration = Duration::from_secs(60);

/// How often the kernel counts the time of processes, a second.
const TICKS: u64 = 100;

/// Serves, as `mazzo serve` does.
pub fn be_server(address: &str, db: &str) -> Result<(), Fault> {
    let place: Place = db.parse()?;
    server::serve(Settings::new(place), address, |_| ())?;
    Ok(())
}

pub struct Process {
    pub address: SocketAddr,
    db: String,
    child: Option<Child>,
}

impl Process {
    pub fn new(db: String) -> Result<Process, Fault> {
        let free = TcpListener::bind("127.0.0.1:0")?;
        Ok(Process {
            address: free.local_addr()?,
            db,
            child: None,
        })
    }

    /// A server that knows no game, started.
    pub fn bare(bare: Bare, file: &Path) -> Result<Process, Fault> {
        let mut process = Process::new(String::new())?;
        let address = process.address.to_string();
        let child = Command::new(env::current_exe()?)
            .args([BE_BARE, &address, bare.word()])
            .arg(file)
            .stdin(Stdio::null())
            .spawn()?;
        process.child = Some(child);
        let begun = Instant::now();
        while std::net::TcpStream::connect(process.address).is_err() {
            if begun.elapsed() > PATIENCE {
                return Err("the bare server does not start".into());
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        Ok(process)
    }

    pub fn database(&self) -> &str {
        &self.db
    }

    /// Starts it; ready when it answers.
    pub async fn start(&mut self) -> Result<Duration, Fault> {
        let begun = Instant::now();
        let child = Command::new(env::current_exe()?)
            .args([BE_SERVER, &self.address.to_string(), &self.db])
            .env("MAZZO_LOG", "warn")
            .stdin(Stdio::null())
            .spawn()?;
        self.child = Some(child);
        loop {
            if TcpStream::connect(self.address).await.is_ok() {
                let health = ask(self.address, Request::get("/healthz")).await;
                if health.status == 200 {
                    return Ok(begun.elapsed());
                }
            }
            if begun.elapsed() > PATIENCE {
                return Err("the server does not start".into());
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// `kill -9`.
    pub fn kill(&mut self) -> Result<(), Fault> {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// What it has used of the processor so far.
    pub fn cpu(&self) -> Result<Cpu, Fault> {
        let id = self.child.as_ref().map_or(0, Child::id);
        let stat = fs::read_to_string(format!("/proc/{id}/stat"))?;
        // The name in brackets may have spaces; user and system time are the 14th and 15th.
        let rest = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
        let mut times = rest.split_whitespace().skip(11).map(read_ticks);
        Ok(Cpu {
            user: times.next().unwrap_or_default(),
            system: times.next().unwrap_or_default(),
        })
    }

    pub async fn metrics(&self) -> Result<Metrics, Fault> {
        let page = ask(self.address, Request::get("/metrics")).await;
        Ok(Metrics(page.text().to_owned()))
    }
}

/// Time of the processor: of the program itself, and of the system for it.
#[derive(Clone, Copy)]
pub struct Cpu {
    pub user: Duration,
    pub system: Duration,
}

impl Cpu {
    pub fn since(self, before: Cpu) -> Cpu {
        Cpu {
            user: self.user - before.user,
            system: self.system - before.system,
        }
    }

    pub fn all(self) -> Duration {
        self.user + self.system
    }
}

fn read_ticks(ticks: &str) -> Duration {
    let ticks: u64 = ticks.parse().unwrap_or(0);
    Duration::from_millis(ticks * 1000 / TICKS)
}

impl Drop for Process {
    fn drop(&mut self) {
        // It is going to be gone either way.
        let _ = self.kill();
    }
}

/// How much all cores of the machine have worked so far.
pub fn busy() -> Result<Duration, Fault> {
    let stat = fs::read_to_string("/proc/stat")?;
    let line = stat.lines().next().unwrap_or_default();
    let times: Vec<u64> = (line.split_whitespace().skip(1))
        .map(|time| time.parse().unwrap_or(0))
        .collect();
    // user nice system idle iowait irq softirq steal
    let idle: u64 = times.iter().skip(3).take(2).sum();
    let all: u64 = times.iter().take(8).sum();
    Ok(Duration::from_millis((all - idle) * 1000 / TICKS))
}

/// What the server counted.
pub struct Metrics(String);

impl Metrics {
    /// The mean of a histogram.
    pub fn mean(&self, name: &str) -> f64 {
        let value = |end: &str| {
            let key = format!("{name}_{end} ");
            let line = self.0.lines().find_map(|line| line.strip_prefix(&key));
            line.and_then(|value| value.parse().ok()).unwrap_or(0.0)
        };
        value("sum") / f64::max(value("count"), 1.0)
    }
}
