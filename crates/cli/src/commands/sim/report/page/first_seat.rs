//! Whether it helps to act first.

use super::super::Speech;
use super::document::{self, plotted};
use arena::markup::Element;
use arena::plot::{Axis, Frame, Lean, Tone, leaning};
use arena::wilson;
use kernel::Phrase;

/// Of the games that somebody won, how many who acted first won; nothing without such a game.
pub fn section(wins: u64, decided: u64, speech: &Speech<'_>) -> Option<Element> {
    if decided == 0 || wins > decided {
        return None;
    }
    let share = wins as f64 / decided as f64;
    let interval = wilson(wins, decided);
    let bounds = (interval.low, interval.high);
    let verdict = match Tone::against(0.5, bounds) {
        Tone::Above => "ahead",
        Tone::Below => "behind",
        Tone::Plain | Tone::Unsure => "unsure",
    };
    let words = speech.say(
        Phrase::new("mazzo-report-first-words")
            .with("games", speech.whole(decided).as_str())
            .with("percent", speech.percent(share).as_str())
            .with("low", speech.percent(interval.low).as_str())
            .with("high", speech.percent(interval.high).as_str())
            .with("verdict", verdict),
    );
    let lean = Lean {
        share,
        interval: bounds,
        figure: format!("{} %", speech.percent(share)),
        title: words.clone(),
        below: speech.word("mazzo-report-first-second"),
        above: speech.word("mazzo-report-first-first"),
    };
    let plot = |width| {
        let axis = Axis {
            name: &speech.word("mazzo-report-first-axis"),
            say: &|share| format!("{} %", speech.decimal(100.0 * share, 0)),
            shows: None,
            reference: Some(0.5),
        };
        leaning(
            &Frame {
                width,
                label: &words,
            },
            &axis,
            &lean,
        )
    };
    let heading = speech.word("mazzo-report-first");
    Some(document::section(&heading, [&words]).holding(plotted(plot)))
}
