//! `mazzo sim`: many games between bots.

mod report;
mod table;

use super::{Listed, lay_table, print_json};
use crate::arguments::SimArguments;
use crate::fault::Fault;
use arena::Report;
use catalog::{Locale, SimulationSpec};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::Write;
use std::process::{self, ExitCode};
use std::sync::atomic::{AtomicBool, Ordering};

static STOP: AtomicBool = AtomicBool::new(false);

/// What programs exit with that were stopped by Ctrl-C.
const INTERRUPTED: u8 = 130;

/// Plays the games, and reports.
pub fn run(
    arguments: &SimArguments,
    locale: &Locale,
    out: &mut impl Write,
) -> Result<ExitCode, Fault> {
    let title = catalog::title(&arguments.game)?;
    let listed = Listed {
        list: "--bots",
        count: arguments.bots.len(),
    };
    let table = lay_table(title, &arguments.setup, Some(listed))?;
    let spec = SimulationSpec {
        bots: arguments.bots.clone(),
        games: arguments.games,
        seed: arguments.seed,
        threads: arguments.threads.map(usize::from),
        by_card: false,
    };
    listen_for_stop()?;
    let bar = progress_bar(arguments.games);
    let report = title.simulate(&table, &spec, &|games| bar.inc(games), &STOP)?;
    bar.finish_and_clear();
    if arguments.json {
        print_json(out, &report)?;
    } else {
        table::show(&report, title, locale, out)?;
    }
    Ok(exit_code(&report))
}

/// Ctrl-C stops the simulation, which then reports what is done; a second one ends it at once.
fn listen_for_stop() -> Result<(), Fault> {
    ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            process::exit(i32::from(INTERRUPTED));
        }
    })
    .map_err(|error| Fault::System {
        what: "cannot listen for Ctrl-C",
        error: error.to_string(),
    })
}

fn exit_code(report: &Report) -> ExitCode {
    match STOP.load(Ordering::Relaxed) && report.stopped() {
        true => ExitCode::from(INTERRUPTED),
        false => ExitCode::SUCCESS,
    }
}

/// A bar on standard error, if that is a terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let template = "{wide_bar} {human_pos}/{human_len}  {per_sec}  {eta}";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}
