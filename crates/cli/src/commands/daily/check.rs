//! Proves a range of days anew (TS-8.80) and says how it went.

use crate::fault::{Fault, FileFault};
use crate::keeping;
use catalog::Locale;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::Phrase;
use serde_json::json;
use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;
use std::time::Instant;
use travelers::{Day, SetCode, archive, prove};

/// Proves every day from the first to the last.
pub fn run(
    (first, last): (Day, Day),
    kept: Option<&Path>,
    as_json: bool,
    locale: &Locale,
    out: &mut impl Write,
) -> Result<(), Fault> {
    if last < first {
        return Err(Fault::NoDays { first, last });
    }
    let days = last.0 - first.0 + 1;
    let bar = progress_bar(days.into());
    let mut seconds = Vec::new();
    let mut archived = String::new();
    let mut sets = BTreeSet::new();
    let (mut unproven, mut attempts, mut differing) = (Vec::new(), 0, Vec::new());
    for day in (first.0..=last.0).map(Day) {
        let start = Instant::now();
        let proven = prove(SetCode::daily(day), None);
        seconds.push(start.elapsed().as_secs_f64());
        match proven {
            Ok(proven) => {
                attempts += proven.origin.attempt + 1;
                archived += &archive::written(proven.origin);
                if archive::known(day).is_some_and(|origin| origin != proven.origin) {
                    differing.push(day.to_string());
                }
                let (hero, adventure) = (&proven.set.hero, &proven.set.adventure);
                sets.insert(kernel::fingerprint(&json!([hero, adventure])));
            }
            Err(_) => unproven.push(day.to_string()),
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    if let Some(file) = kept {
        keeping::write_whole(file, archived.as_bytes()).map_err(|error| Fault::File {
            file: file.to_owned(),
            what: FileFault::Unwritten(error),
        })?;
    }
    seconds.sort_by(f64::total_cmp);
    let at = |part: usize| seconds[(seconds.len() * part / 100).min(seconds.len() - 1)];
    let proven = days as usize - unproven.len();
    if as_json {
        let report = json!({
            "days": days, "proven": proven, "distinct": sets.len(), "attempts": attempts,
            "unproven": unproven, "differ_from_the_archive": differing,
            "seconds": { "median": at(50), "nine_in_ten": at(90), "worst": at(100) },
        });
        return super::super::print_json(out, &report);
    }
    let in_tenths = |seconds: f64| format!("{seconds:.1}");
    let phrase = Phrase::new("mazzo-daily-checked")
        .with("days", days)
        .with("proven", proven)
        .with("distinct", sets.len())
        .with("attempts", attempts)
        .with("median", in_tenths(at(50)).as_str())
        .with("most", in_tenths(at(90)).as_str())
        .with("worst", in_tenths(at(100)).as_str());
    writeln!(out, "{}", locale.say(&phrase))?;
    for (key, days) in [
        ("mazzo-daily-unproven", unproven),
        ("mazzo-daily-differs", differing),
    ] {
        if !days.is_empty() {
            let phrase = Phrase::new(key).with("days", days.join(", ").as_str());
            writeln!(out, "{}", locale.say(&phrase))?;
        }
    }
    Ok(())
}

fn progress_bar(days: u64) -> ProgressBar {
    let bar = ProgressBar::new(days);
    let style = "{wide_bar} {pos}/{len} {eta}";
    if let Ok(style) = ProgressStyle::with_template(style) {
        bar.set_style(style);
    }
    bar
}
