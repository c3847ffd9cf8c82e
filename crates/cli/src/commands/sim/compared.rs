//! A comparison of two card sets for people.

use super::report::{Speech, Told, set_names};
use arena::{Change, Comparison};
use catalog::Title;
use kernel::Phrase;
use std::io::{self, Write};

/// So many changes are shown, and so many measures that did not change; the rest is only counted.
const MOST: usize = 25;

/// Writes what changed and what did not, what by most first.
pub fn show(
    comparison: &Comparison,
    title: &dyn Title,
    speech: &Speech<'_>,
    out: &mut impl Write,
) -> io::Result<()> {
    let [before, after] = set_names(comparison, speech);
    let overview = Phrase::new("mazzo-compare-overview")
        .with("name", title.name())
        .with("before", before.as_str())
        .with("after", after.as_str())
        .with("pairs", speech.whole(comparison.pairs).as_str());
    writeln!(out, "{}", speech.say(overview))?;
    let (changed, same): (Vec<_>, Vec<_>) =
        comparison.changes.iter().partition(|change| change.changed);
    if changed.is_empty() {
        writeln!(out, "{}", speech.word("mazzo-compare-nothing"))?;
    } else {
        writeln!(out, "{}", speech.word("mazzo-compare-changed"))?;
        list(&changed, "mazzo-compare-change", speech, out)?;
    }
    if !same.is_empty() {
        writeln!(out, "{}", speech.word("mazzo-compare-same"))?;
        list(&same, "mazzo-compare-no-change", speech, out)?;
    }
    Ok(())
}

fn list(
    changes: &[&Change],
    key: &'static str,
    speech: &Speech<'_>,
    out: &mut impl Write,
) -> io::Result<()> {
    for change in changes.iter().take(MOST) {
        let told = Told::of(change, speech);
        let line = told
            .phrase(key)
            .with("name", told.name.as_str())
            .with("p", told.p.as_str())
            .with("seen", told.would_be_seen.as_str());
        writeln!(out, "  {}", speech.say(line))?;
    }
    if changes.len() > MOST {
        let more = i64::try_from(changes.len() - MOST).unwrap_or(i64::MAX);
        let more = Phrase::new("mazzo-compare-more").with("count", more);
        writeln!(out, "  {}", speech.say(more))?;
    }
    Ok(())
}
