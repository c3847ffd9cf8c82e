//! What is counted while people play.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

/// What is counted.
#[derive(Default)]
pub struct Tally {
    stopped: AtomicBool,
    measuring: AtomicBool,
    counted: Mutex<Figures>,
    /// The wishes that were acknowledged, by table.
    acknowledged: Mutex<HashMap<String, Vec<String>>>,
    /// How many sockets are in step with the server.
    in_step: AtomicUsize,
    sockets: AtomicUsize,
}

/// What came of it.
#[derive(Clone, Default)]
pub struct Figures {
    pub moves: usize,
    micros: Vec<u32>,
    sizes: Vec<u32>,
}

impl Tally {
    fn counted(&self) -> std::sync::MutexGuard<'_, Figures> {
        self.counted.lock().expect("nobody panics while counting")
    }

    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    pub fn begin(&self) {
        *self.counted() = Figures::default();
        self.measuring.store(true, Ordering::Relaxed);
    }

    fn is_measuring(&self) -> bool {
        self.measuring.load(Ordering::Relaxed)
    }

    /// A move was acknowledged.
    pub fn acknowledge(&self, table: &str, wish: &str) {
        if self.is_measuring() {
            self.counted().moves += 1;
        } else {
            let mut all = self
                .acknowledged
                .lock()
                .expect("nobody panics while counting");
            all.entry(table.to_owned())
                .or_default()
                .push(wish.to_owned());
        }
    }

    /// A move reached the opponent.
    pub fn arrive(&self, after: Duration) {
        if self.is_measuring() {
            self.counted().micros.push(after.as_micros() as u32);
        }
    }

    /// A viewer was sent so much about a move.
    pub fn receive(&self, bytes: usize) {
        if self.is_measuring() {
            self.counted().sizes.push(bytes as u32);
        }
    }

    pub fn figures(&self) -> Figures {
        let mut figures = self.counted().clone();
        figures.micros.sort_unstable();
        figures.sizes.sort_unstable();
        figures
    }

    pub fn acknowledged(&self) -> HashMap<String, Vec<String>> {
        let all = self
            .acknowledged
            .lock()
            .expect("nobody panics while counting");
        all.clone()
    }

    /// One more socket plays.
    pub fn join(&self) {
        self.sockets.fetch_add(1, Ordering::AcqRel);
    }

    /// A socket has caught up, or has fallen out.
    pub fn keep_step(&self, is: bool, was: bool) {
        match (was, is) {
            (false, true) => self.in_step.fetch_add(1, Ordering::AcqRel),
            (true, false) => self.in_step.fetch_sub(1, Ordering::AcqRel),
            _ => 0,
        };
    }

    pub fn all_in_step(&self) -> bool {
        self.in_step.load(Ordering::Acquire) == self.sockets.load(Ordering::Acquire)
    }

    pub fn count_in_step(&self) -> usize {
        self.in_step.load(Ordering::Acquire)
    }
}

fn quantile(sorted: &[u32], share: f64) -> u32 {
    let last = sorted.len().saturating_sub(1);
    sorted
        .get((last as f64 * share).round() as usize)
        .copied()
        .unwrap_or(0)
}

impl Figures {
    /// In milliseconds.
    pub fn latency(&self, share: f64) -> f64 {
        f64::from(quantile(&self.micros, share)) / 1000.0
    }

    pub fn bytes(&self, share: f64) -> u32 {
        quantile(&self.sizes, share)
    }

    pub fn mean_bytes(&self) -> f64 {
        let sum: f64 = self.sizes.iter().map(|&size| f64::from(size)).sum();
        sum / self.sizes.len().max(1) as f64
    }
}
