//! `mazzo bench`: how fast the rules are.

use super::print_json;
use crate::arguments::BenchArguments;
use crate::fault::Fault;
use crate::figures::{decimal, whole};
use arena::BenchReport;
use catalog::{Locale, Title};
use kernel::Phrase;
use serde::Serialize;
use std::io::Write;
use std::process::ExitCode;
use std::thread::available_parallelism;

/// What was measured for a game with so many seats.
#[derive(Serialize)]
struct Measured {
    game: &'static str,
    seats: usize,
    #[serde(flatten)]
    report: BenchReport,
}

/// What it was measured on.
#[derive(Serialize)]
struct Machine {
    cores: usize,
    processor: Option<String>,
    system: &'static str,
    architecture: &'static str,
    optimized: bool,
}

#[derive(Serialize)]
struct Bench {
    machine: Machine,
    results: Vec<Measured>,
}

/// Measures one game or all.
pub fn run(
    arguments: &BenchArguments,
    locale: &Locale,
    out: &mut impl Write,
) -> Result<ExitCode, Fault> {
    let titles = match &arguments.game {
        Some(game) => vec![catalog::title(game)?],
        None => catalog::titles().to_vec(),
    };
    let machine = Machine::here();
    if !arguments.json {
        writeln!(out, "{}", locale.say(&machine.phrase()))?;
    }
    let mut results = Vec::new();
    for title in titles {
        for &seats in title.seat_counts() {
            let measured = measure(title, seats, arguments.seconds)?;
            if !arguments.json {
                writeln!(out, "{}", locale.say(&measured.phrase(title, locale)))?;
            }
            results.push(measured);
        }
    }
    if arguments.json {
        print_json(out, &Bench { machine, results })?;
    }
    Ok(ExitCode::SUCCESS)
}

fn measure(title: &dyn Title, seats: usize, seconds: f64) -> Result<Measured, Fault> {
    Ok(Measured {
        game: title.id(),
        seats,
        report: title.bench(seats, seconds).map_err(Fault::Setup)?,
    })
}

impl Measured {
    fn phrase(&self, title: &dyn Title, locale: &Locale) -> Phrase {
        let lang = locale.lang();
        let report = &self.report;
        Phrase::new("mazzo-bench-game")
            .with("name", title.name())
            .with("seats", self.seats)
            .with("bytes", whole(report.state_bytes as u64, lang).as_str())
            .with("clone", decimal(report.clone_ns, 1, lang).as_str())
            .with(
                "playouts",
                decimal(report.playouts_per_second, 0, lang).as_str(),
            )
            .with(
                "actions",
                decimal(report.actions_per_second, 0, lang).as_str(),
            )
            .with("length", decimal(report.mean_actions, 1, lang).as_str())
            .with("legal", decimal(report.mean_legal, 1, lang).as_str())
            .with(
                "iterations",
                decimal(report.search.iterations_per_second, 0, lang).as_str(),
            )
            .with("ratio", decimal(report.search.ratio(), 2, lang).as_str())
    }
}

impl Machine {
    fn here() -> Machine {
        Machine {
            cores: available_parallelism().map_or(1, usize::from),
            processor: processor(),
            system: std::env::consts::OS,
            architecture: std::env::consts::ARCH,
            optimized: !cfg!(debug_assertions),
        }
    }

    fn phrase(&self) -> Phrase {
        let processor = self.processor.as_deref().unwrap_or(self.architecture);
        Phrase::new("mazzo-bench-machine")
            .with("processor", processor)
            .with("cores", self.cores)
            .with("system", self.system)
            .with("optimized", if self.optimized { "yes" } else { "no" })
    }
}

/// The processor's name, where the system tells.
fn processor() -> Option<String> {
    let told = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = told.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim().to_owned())
}
