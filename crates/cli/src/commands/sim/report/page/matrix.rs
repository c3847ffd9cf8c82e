//! Who beats whom.

use super::super::Speech;
use super::document::{self, plotted};
use arena::markup::Element;
use arena::plot::{Cell, Frame, matrix};
use arena::{Meeting, Pairing, Tournament};
use kernel::Phrase;

/// The matrix, the strongest first; nothing if nobody has met.
pub fn section(found: &Tournament, names: &[String], speech: &Speech<'_>) -> Option<Element> {
    let order: Vec<usize> = found.standings.iter().map(|one| one.entrant).collect();
    let name = |entrant: usize| names.get(entrant).cloned().unwrap_or_default();
    let labels: Vec<String> = order.iter().map(|&entrant| name(entrant)).collect();
    let cells: Vec<Vec<Option<Cell>>> = order
        .iter()
        .map(|&row| {
            let cell = |&column: &usize| {
                let pairing = found
                    .cell(row, column)
                    .filter(|pairing| pairing.games > 0)?;
                Some(filled(&pairing, &name(row), &name(column), speech))
            };
            order.iter().map(cell).collect()
        })
        .collect();
    if cells.iter().flatten().all(Option::is_none) {
        return None;
    }
    let words = match found.meeting {
        Meeting::Against => speech.word("mazzo-report-matrix-words"),
        Meeting::Alone => speech.say(
            Phrase::new("mazzo-report-matrix-alone")
                .with("games", speech.whole(found.games_each).as_str()),
        ),
    };
    let label = speech.say(
        Phrase::new("mazzo-report-matrix-plot").with("count", labels.len().to_string().as_str()),
    );
    let plot = |width| {
        matrix(
            &Frame {
                width,
                label: &label,
            },
            &labels,
            &cells,
        )
    };
    let heading = speech.word("mazzo-report-matrix");
    Some(document::section(&heading, [&words]).holding(plotted(plot)))
}

/// The number is what was won; the shade counts a draw as half.
fn filled(pairing: &Pairing, row: &str, column: &str, speech: &Speech<'_>) -> Cell {
    let games = pairing.games as f64;
    let title = Phrase::new("mazzo-report-matrix-title")
        .with("row", row)
        .with("column", column)
        .with("wins", speech.whole(pairing.wins).as_str())
        .with("draws", speech.whole(pairing.draws).as_str())
        .with("losses", speech.whole(pairing.losses).as_str())
        .with("low", speech.percent(pairing.interval.low).as_str())
        .with("high", speech.percent(pairing.interval.high).as_str());
    Cell {
        share: (pairing.wins as f64 + pairing.draws as f64 / 2.0) / games,
        figure: speech.decimal(100.0 * pairing.wins as f64 / games, 0),
        title: speech.say(title),
    }
}
