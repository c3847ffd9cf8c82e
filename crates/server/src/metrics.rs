//! What is counted, in the text that Prometheus reads.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// What is counted.
#[derive(Debug)]
pub(crate) struct Metrics {
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Connections to tables.
    pub(crate) viewers: Gauge,
    /// Moves that were made in games.
    pub(crate) moves: Counter,
    /// How many lines were written to the log at once.
    pub(crate) batch: Histogram,
    /// How long that took.
    pub(crate) writing: Histogram,
    /// How long bots thought.
    pub(crate) thinking: Histogram,
    /// Bots that failed or took too long.
    pub(crate) fallbacks: Counter,
    /// Tables that were dropped because something could not be written.
    pub(crate) lost: Counter,
    faults: Mutex<BTreeMap<&'static str, u64>>,
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics {
            tables: Gauge::default(),
            viewers: Gauge::default(),
            moves: Counter::default(),
            batch: Histogram::new(&[1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0]),
            writing: Histogram::new(&[0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.25, 1.0]),
            thinking: Histogram::new(&[0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0]),
            fallbacks: Counter::default(),
            lost: Counter::default(),
            faults: Mutex::default(),
        }
    }
}

impl Metrics {
    /// A fault of this kind was answered.
    pub(crate) fn fault(&self, code: &'static str) {
        let mut faults = self.faults.lock().unwrap_or_else(PoisonError::into_inner);
        *faults.entry(code).or_default() += 1;
    }

    /// All of it.
    pub(crate) fn text(&self) -> String {
        let mut page = Page::default();
        page.number(
            "mazzo_tables",
            "gauge",
            "Tables in memory.",
            self.tables.get(),
        );
        page.number(
            "mazzo_viewers",
            "gauge",
            "Connections to tables.",
            self.viewers.get(),
        );
        let counters = [
            ("mazzo_moves_total", "Moves made in games.", &self.moves),
            (
                "mazzo_bot_fallbacks_total",
                "Bots that failed or took too long.",
                &self.fallbacks,
            ),
            (
                "mazzo_tables_lost_total",
                "Tables dropped, for they could not be written.",
                &self.lost,
            ),
        ];
        for (name, help, counter) in counters {
            page.number(name, "counter", help, counter.get());
        }
        page.histogram(
            "mazzo_write_batch_entries",
            "Lines of the log written at once.",
            &self.batch,
        );
        page.histogram(
            "mazzo_write_seconds",
            "How long writing them took.",
            &self.writing,
        );
        page.histogram(
            "mazzo_bot_thinking_seconds",
            "How long bots thought.",
            &self.thinking,
        );
        page.head(
            "mazzo_faults_total",
            "counter",
            "Faults answered, by their code.",
        );
        let faults = self.faults.lock().unwrap_or_else(PoisonError::into_inner);
        for (code, count) in faults.iter() {
            page.line(format_args!(
                "mazzo_faults_total{{code=\"{code}\"}} {count}"
            ));
        }
        page.text
    }
}

/// A number that only grows.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, count: usize) {
        self.0.fetch_add(count as u64, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that grows and shrinks.
#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    pub(crate) fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    pub(crate) fn set(&self, value: usize) {
        self.0.store(value as i64, Ordering::Relaxed);
    }

    pub(crate) fn is_up(&self) -> bool {
        self.get() > 0
    }

    fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How often a value was how large.
#[derive(Debug)]
pub(crate) struct Histogram {
    bounds: &'static [f64],
    counts: Vec<AtomicU64>,
    /// In millionths.
    sum: AtomicU64,
}

impl Histogram {
    fn new(bounds: &'static [f64]) -> Histogram {
        Histogram {
            bounds,
            counts: (0..=bounds.len()).map(|_| AtomicU64::new(0)).collect(),
            sum: AtomicU64::new(0),
        }
    }

    pub(crate) fn note(&self, value: f64) {
        let place = self.bounds.partition_point(|&bound| bound < value);
        self.counts[place].fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add((value * 1e6) as u64, Ordering::Relaxed);
    }

    pub(crate) fn note_time(&self, time: Duration) {
        self.note(time.as_secs_f64());
    }
}

#[derive(Default)]
struct Page {
    text: String,
}

impl Page {
    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        // A string takes everything.
        let _ = writeln!(self.text, "{line}");
    }

    fn head(&mut self, name: &str, kind: &str, help: &str) {
        self.line(format_args!("# HELP {name} {help}"));
        self.line(format_args!("# TYPE {name} {kind}"));
    }

    fn number(&mut self, name: &str, kind: &str, help: &str, value: impl std::fmt::Display) {
        self.head(name, kind, help);
        self.line(format_args!("{name} {value}"));
    }

    fn histogram(&mut self, name: &str, help: &str, histogram: &Histogram) {
        self.head(name, "histogram", help);
        let mut total = 0;
        for (place, count) in histogram.counts.iter().enumerate() {
            total += count.load(Ordering::Relaxed);
            match histogram.bounds.get(place) {
                Some(bound) => self.line(format_args!("{name}_bucket{{le=\"{bound}\"}} {total}")),
                None => self.line(format_args!("{name}_bucket{{le=\"+Inf\"}} {total}")),
            }
        }
        let sum = histogram.sum.load(Ordering::Relaxed) as f64 / 1e6;
        self.line(format_args!("{name}_sum {sum}"));
        self.line(format_args!("{name}_count {total}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_says_what_was_counted() {
        let metrics = Metrics::default();
        metrics.viewers.up();
        metrics.moves.add(3);
        metrics.batch.note(2.0);
        metrics.batch.note(1000.0);
        metrics.fault("malformed");
        let text = metrics.text();
        for line in [
            "mazzo_viewers 1",
            "mazzo_moves_total 3",
            "mazzo_write_batch_entries_bucket{le=\"1\"} 0",
            "mazzo_write_batch_entries_bucket{le=\"2\"} 1",
            "mazzo_write_batch_entries_bucket{le=\"+Inf\"} 2",
            "mazzo_write_batch_entries_sum 1002",
            "mazzo_write_batch_entries_count 2",
            "mazzo_faults_total{code=\"malformed\"} 1",
        ] {
            assert!(
                text.lines().any(|is| is == line),
                "{line} is not in\n{text}"
            );
        }
    }
}
