//! A comparison of two card sets for people.

use super::report::{Speech, Told, set_names};
use arena::Comparison;
use catalog::Title;
use kernel::Phrase;
use std::io::{self, Write};

/// So much of what has not changed is shown; the rest is only counted.
const MOST_UNCHANGED: usize = 20;

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
    }
    for change in changed {
        let told = Told::of(change, speech);
        let line = told
            .phrase("mazzo-compare-change")
            .with("name", told.name.as_str())
            .with("p", told.p.as_str());
        writeln!(out, "  {}", speech.say(line))?;
    }
    if same.is_empty() {
        return Ok(());
    }
    writeln!(out, "{}", speech.word("mazzo-compare-same"))?;
    for change in same.iter().take(MOST_UNCHANGED) {
        let told = Told::of(change, speech);
        let line = told
            .phrase("mazzo-compare-no-change")
            .with("name", told.name.as_str())
            .with("seen", told.would_be_seen.as_str());
        writeln!(out, "  {}", speech.say(line))?;
    }
    if let Some(more) = same
        .len()
        .checked_sub(MOST_UNCHANGED)
        .filter(|more| *more > 0)
    {
        let more = Phrase::new("mazzo-compare-more")
            .with("count", i64::try_from(more).unwrap_or(i64::MAX));
        writeln!(out, "  {}", speech.say(more))?;
    }
    Ok(())
}
