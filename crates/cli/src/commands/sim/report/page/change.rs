//! What changed between two card sets, and what did not.

use super::super::{Speech, Told};
use super::document::{Column, folded, plotted, section, table};
use arena::markup::Element;
use arena::plot::{Axis, Dot, Frame, Tone, dots};
use arena::{Change, Comparison, Measure};
use kernel::Phrase;

/// So many changes are drawn, those by most.
const MOST: usize = 40;

/// How much has changed, in a sentence.
pub fn lead(comparison: &Comparison, speech: &Speech<'_>) -> String {
    let changed = comparison.changes.iter().filter(|change| change.changed);
    let all = speech.whole(comparison.changes.len() as u64);
    speech.say(
        Phrase::new("mazzo-report-lead-changed")
            .with("count", changed.count() as i64)
            .with("all", all.as_str()),
    )
}

/// What has surely changed.
pub fn changed(comparison: &Comparison, speech: &Speech<'_>) -> Element {
    let heading = speech.word("mazzo-report-changed");
    let changes = || comparison.changes.iter().filter(|change| change.changed);
    if changes().next().is_none() {
        let pairs = speech.whole(comparison.pairs);
        let none = Phrase::new("mazzo-report-changed-none").with("pairs", pairs.as_str());
        return section(&heading, [&speech.say(none)]);
    }
    let length = changes().find(|change| change.measure == Measure::Length);
    let words: Vec<String> = std::iter::once(speech.word("mazzo-report-changed-words"))
        .chain(length.map(|change| longer(change, speech)))
        .collect();
    let count = changes().count();
    let rows: Vec<Dot> = changes()
        .filter(|change| change.measure != Measure::Length)
        .take(MOST)
        .map(|change| dot(change, speech))
        .collect();
    let mut found = section(&heading, &words);
    if !rows.is_empty() {
        let label = speech.word("mazzo-report-changed-plot");
        found.push(plotted(|width| {
            let axis = Axis {
                name: &speech.word("mazzo-report-changed-axis"),
                say: &|share| speech.signed(100.0 * share, 0),
                shows: None,
                reference: Some(0.0),
            };
            dots(
                &Frame {
                    width,
                    label: &label,
                },
                &axis,
                &rows,
            )
        }));
    }
    let all = change_table(changes(), speech);
    match count > MOST {
        false => found.holding(all),
        true => found.holding(folded(&table_name(count, speech), all)),
    }
}

/// What may be as it was.
pub fn same(comparison: &Comparison, speech: &Speech<'_>) -> Element {
    let changes: Vec<&Change> = comparison
        .changes
        .iter()
        .filter(|change| !change.changed)
        .collect();
    let summary = table_name(changes.len(), speech);
    let rows = change_table(changes.iter().copied(), speech);
    section(
        &speech.word("mazzo-report-same"),
        [&speech.word("mazzo-report-same-words")],
    )
    .holding(folded(&summary, rows))
}

fn table_name(count: usize, speech: &Speech<'_>) -> String {
    speech.say(
        Phrase::new("mazzo-report-changes-table")
            .with("count", i64::try_from(count).unwrap_or(i64::MAX)),
    )
}

fn longer(change: &Change, speech: &Speech<'_>) -> String {
    speech.say(Told::of(change, speech).phrase("mazzo-report-length-change"))
}

fn dot(change: &Change, speech: &Speech<'_>) -> Dot {
    let told = Told::of(change, speech);
    let title = told
        .phrase("mazzo-report-change-title")
        .with("name", told.name.as_str());
    let interval = (change.interval.low, change.interval.high);
    Dot {
        value: change.difference,
        interval,
        figure: speech.signed(100.0 * change.difference, 1),
        title: speech.say(title),
        tone: match change.difference > 0.0 {
            true => Tone::Above,
            false => Tone::Below,
        },
        name: told.name,
    }
}

fn change_table<'a>(changes: impl Iterator<Item = &'a Change>, speech: &Speech<'_>) -> Element {
    let columns = [
        (Column::Words, "mazzo-report-measure"),
        (Column::Numbers, "mazzo-report-before"),
        (Column::Numbers, "mazzo-report-after"),
        (Column::Numbers, "mazzo-report-difference"),
        (Column::Numbers, "mazzo-report-p"),
        (Column::Numbers, "mazzo-report-would-be-seen"),
    ]
    .map(|(column, key)| (column, speech.word(key)));
    let rows = changes.map(|change| {
        let told = Told::of(change, speech);
        vec![
            told.name,
            told.before,
            told.after,
            told.difference,
            told.p,
            told.would_be_seen,
        ]
    });
    table(&columns, rows)
}
