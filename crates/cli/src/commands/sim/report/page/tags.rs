//! How seats fared by what they had.

use super::super::Speech;
use super::document::{self, Column, folded, plotted, table};
use super::standings::{percent_or_dash, rate_dot};
use arena::TagReport;
use arena::markup::Element;
use arena::plot::{Axis, Dot, Frame, Tone, dots};
use kernel::Phrase;

/// A longer list is only a table.
const MOST: usize = 40;

/// Plot and table of the tags; nothing without any. `share` is what all seats won.
pub fn section(tags: &[TagReport], share: f64, speech: &Speech<'_>) -> Option<Element> {
    if tags.is_empty() {
        return None;
    }
    let mut sorted: Vec<&TagReport> = tags.iter().collect();
    sorted.sort_by(|one, two| {
        let rate = |tag: &TagReport| tag.win_rate.unwrap_or_default();
        rate(two).total_cmp(&rate(one))
    });
    let rows: Vec<Dot> = sorted.iter().map(|tag| dot(tag, share, speech)).collect();
    let heading = speech.word("mazzo-report-tags");
    let plot = |width| {
        let axis = Axis {
            name: &speech.word("mazzo-report-win-rate"),
            say: &|share| format!("{} %", speech.decimal(100.0 * share, 0)),
            shows: None,
            reference: Some(share),
        };
        let label = &heading;
        dots(&Frame { width, label }, &axis, &rows)
    };
    let mut section = document::section(&heading, [&speech.word("mazzo-report-tags-words")]);
    if tags.len() <= MOST {
        section.push(plotted(plot));
    }
    let summary = Phrase::new("mazzo-report-tags-table")
        .with("count", i64::try_from(tags.len()).unwrap_or(i64::MAX));
    Some(section.holding(folded(&speech.say(summary), tag_table(&sorted, speech))))
}

fn dot(tag: &TagReport, share: f64, speech: &Speech<'_>) -> Dot {
    let tone = Tone::against(share, (tag.interval.low, tag.interval.high));
    rate_dot(
        speech.name(&tag.tag),
        tag.wins,
        tag.played,
        tag.interval,
        tone,
        speech,
    )
}

fn tag_table(tags: &[&TagReport], speech: &Speech<'_>) -> Element {
    let columns = [
        (Column::Words, "mazzo-report-tag"),
        (Column::Numbers, "mazzo-report-tag-had"),
        (Column::Numbers, "mazzo-report-won"),
        (Column::Numbers, "mazzo-report-win-rate"),
        (Column::Numbers, "mazzo-report-interval"),
    ]
    .map(|(column, key)| (column, speech.word(key)));
    let rows = tags.iter().map(|tag| {
        vec![
            speech.name(&tag.tag),
            speech.whole(tag.played),
            speech.whole(tag.wins),
            percent_or_dash(tag.win_rate, speech),
            speech.percents(tag.interval),
        ]
    });
    table(&columns, rows)
}
