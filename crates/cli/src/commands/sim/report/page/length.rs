//! How long games are.

use super::super::Speech;
use super::document::{self, plotted};
use arena::markup::Element;
use arena::plot::{self, Axis, Frame, Mark, histogram};
use arena::{Bar, Length};
use kernel::Phrase;

/// The histogram; nothing without a game.
pub fn section(length: Option<&Length>, mean: Option<f64>, speech: &Speech<'_>) -> Option<Element> {
    let (length, mean) = (length?, mean?);
    let words = speech.say(
        Phrase::new("mazzo-report-length-words")
            .with("mean", speech.decimal(mean, 1).as_str())
            .with("shortest", speech.whole(length.min).as_str())
            .with("longest", speech.whole(length.max).as_str())
            .with("median", speech.halves(length.median).as_str()),
    );
    let bars: Vec<plot::Bar> = length
        .histogram
        .iter()
        .map(|bar| drawn(bar, speech))
        .collect();
    let median = speech.halves(length.median);
    let mark = Mark {
        value: length.median,
        name: speech.say(Phrase::new("mazzo-report-length-median").with("median", median.as_str())),
    };
    let heading = speech.word("mazzo-report-length");
    let plot = |width| {
        let axis = Axis {
            name: &speech.word("mazzo-report-length-axis"),
            say: &|actions| speech.decimal(actions, 0),
            shows: None,
            reference: None,
        };
        let label = &heading;
        histogram(&Frame { width, label }, &axis, &bars, Some(&mark))
    };
    Some(document::section(&heading, [&words]).holding(plotted(plot)))
}

fn drawn(bar: &Bar, speech: &Speech<'_>) -> plot::Bar {
    let title = Phrase::new("mazzo-report-length-bar")
        .with("from", speech.whole(bar.from).as_str())
        .with("to", speech.whole(bar.to).as_str())
        .with("count", i64::try_from(bar.games).unwrap_or(i64::MAX))
        .with("games", speech.whole(bar.games).as_str());
    plot::Bar {
        from: bar.from as f64,
        to: bar.to as f64 + 1.0,
        count: bar.games,
        title: speech.say(title),
    }
}
