//! Plays the games with a bar that shows how far they are, and keeps what is done.

use super::folder::Folder;
use crate::fault::Fault;
use arena::{Findings, Ledger, Undertaking};
use catalog::SimulationError;
use indicatif::{ProgressBar, ProgressStyle};
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

static STOP: AtomicBool = AtomicBool::new(false);

/// What programs exit with that were stopped by Ctrl-C.
pub const INTERRUPTED: u8 = 130;

/// What is done is kept so often.
const KEPT_EVERY: Duration = Duration::from_secs(3);

/// Plays what the ledger lacks. Ctrl-C ends it with what is done; with a folder, that is kept.
pub fn carry_out(
    undertaking: &dyn Undertaking,
    ledger: Ledger,
    folder: Option<&Folder>,
) -> Result<Findings, Fault> {
    listen_for_stop()?;
    let bar = progress_bar(undertaking.charter().games, ledger.games());
    let ledger = Mutex::new(ledger);
    let findings = thread::scope(|scope| {
        // Dropped when the games are over, whatever ends them.
        let (_playing, over) = mpsc::channel::<()>();
        if let Some(folder) = folder {
            let ledger = &ledger;
            scope.spawn(move || keep_now_and_then(folder, ledger, &over));
        }
        undertaking.carry_out(&ledger, &|games| bar.inc(games), &STOP)
    });
    bar.finish_and_clear();
    let findings = findings.map_err(SimulationError::from)?;
    if let Some(folder) = folder {
        let ledger = ledger.into_inner().unwrap_or_else(PoisonError::into_inner);
        folder.keep(&ledger)?;
    }
    Ok(findings)
}

/// Was it told to stop?
pub fn is_stopped() -> bool {
    STOP.load(Ordering::Relaxed)
}

fn keep_now_and_then(folder: &Folder, ledger: &Mutex<Ledger>, over: &Receiver<()>) {
    while over.recv_timeout(KEPT_EVERY) == Err(RecvTimeoutError::Timeout) {
        let now = ledger
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone();
        // The disk may be full just now. The last time, at the end, a fault is told.
        folder.keep(&now).unwrap_or_default();
    }
}

/// Ctrl-C stops the games, and what is done is reported; a second one ends it at once.
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

/// A bar on standard error, if that is a terminal.
fn progress_bar(games: u64, done: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let template = "{wide_bar} {human_pos}/{human_len}  {per_sec}  {eta}";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar.set_position(done);
    // What was played before says nothing about the time that is left.
    bar.reset_eta();
    bar
}
