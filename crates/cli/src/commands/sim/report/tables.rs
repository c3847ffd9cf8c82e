//! What was found out as tables.

use super::csv::{Row, csv, number};
use arena::{
    CardReport, CardUse, Comparison, Findings, Interval, Length, Measure, Report, Tournament,
};

/// The tables that there is something for, by the names of their files.
pub fn of(findings: &Findings) -> Vec<(&'static str, String)> {
    match findings {
        Findings::Comparison(found) => vec![("changes.csv", changes(found))],
        Findings::Tournament(found) => {
            let both = [
                ("standings.csv", standings(found)),
                ("matrix.csv", matrix(found)),
            ];
            let more = of_games(&found.cards, found.length.as_ref());
            both.into_iter().chain(more).collect()
        }
        Findings::Simulation(found) => {
            let more = of_games(&found.cards, found.length.as_ref());
            [("standings.csv", seats(found))]
                .into_iter()
                .chain(more)
                .collect()
        }
    }
}

fn of_games(
    cards: &[CardReport],
    length: Option<&Length>,
) -> impl Iterator<Item = (&'static str, String)> {
    let cards = (!cards.is_empty()).then(|| ("cards.csv", card_table(cards)));
    let lengths = length.map(|length| ("lengths.csv", lengths(length)));
    cards.into_iter().chain(lengths)
}

fn standings(found: &Tournament) -> String {
    let rows = found.standings.iter().zip(1..).map(|(standing, place)| {
        let name = name(found, standing.entrant);
        let elo = standing.elo_interval;
        let mut row: Row = vec![place.to_string(), name];
        row.extend([standing.elo, elo.low, elo.high].map(|elo| elo.to_string()));
        row.extend([standing.finished, standing.wins, standing.draws].map(|n| n.to_string()));
        row.extend(rate(standing.win_rate, standing.interval));
        row
    });
    let header = [
        "place",
        "entrant",
        "elo",
        "elo_low",
        "elo_high",
        "finished",
        "wins",
        "draws",
        "win_rate",
        "win_rate_low",
        "win_rate_high",
    ];
    csv(&header, rows)
}

fn seats(found: &Report) -> String {
    let seats = found
        .bots
        .iter()
        .zip(&found.wins)
        .zip(&found.intervals.wins);
    let rows = seats.zip(1..).map(|(((bot, wins), interval), seat)| {
        let mut row: Row = vec![seat.to_string(), bot.clone()];
        row.extend([found.finished, *wins, found.draws].map(|n| n.to_string()));
        let share = (found.finished > 0).then(|| *wins as f64 / found.finished as f64);
        row.extend(rate(share, *interval));
        row
    });
    let header = [
        "seat",
        "bot",
        "finished",
        "wins",
        "draws",
        "win_rate",
        "win_rate_low",
        "win_rate_high",
    ];
    csv(&header, rows)
}

/// A row for each cell, so that counts and intervals have their place too.
fn matrix(found: &Tournament) -> String {
    let count = found.entrants.len();
    let cells = (0..count).flat_map(|row| (0..count).map(move |column| (row, column)));
    let rows = cells.filter_map(|(row, column)| {
        let cell = found.cell(row, column)?;
        let mut fields: Row = vec![name(found, row), name(found, column)];
        fields.extend([cell.games, cell.wins, cell.draws, cell.losses].map(|n| n.to_string()));
        fields.extend(rate(cell.win_rate, cell.interval));
        Some(fields)
    });
    let header = [
        "row",
        "column",
        "games",
        "wins",
        "draws",
        "losses",
        "win_rate",
        "win_rate_low",
        "win_rate_high",
    ];
    csv(&header, rows)
}

fn card_table(cards: &[CardReport]) -> String {
    let part = |used: &CardUse| {
        let counts = [used.seats, used.times, used.wins, used.draws].map(|n| n.to_string());
        counts.into_iter().chain(rate(used.win_rate, used.interval))
    };
    let rows = cards.iter().map(|card| {
        let parts = part(&card.drawn).chain(part(&card.played));
        std::iter::once(card.card.clone()).chain(parts).collect()
    });
    let header = [
        "card",
        "drawn_by_seats",
        "drawn_times",
        "drawn_wins",
        "drawn_draws",
        "drawn_win_rate",
        "drawn_win_rate_low",
        "drawn_win_rate_high",
        "played_by_seats",
        "played_times",
        "played_wins",
        "played_draws",
        "played_win_rate",
        "played_win_rate_low",
        "played_win_rate_high",
    ];
    csv(&header, rows)
}

fn lengths(length: &Length) -> String {
    let rows = length.histogram.iter();
    let rows = rows.map(|bar| {
        [bar.from, bar.to, bar.games]
            .map(|n| n.to_string())
            .to_vec()
    });
    csv(&["from", "to", "games"], rows)
}

/// What became of each measure.
fn changes(comparison: &Comparison) -> String {
    let rows = comparison.changes.iter().map(|change| {
        let (measure, of) = measured(&change.measure);
        let mut row: Row = vec![measure.to_owned(), of];
        let numbers = [
            change.before,
            change.after,
            change.difference,
            change.interval.low,
            change.interval.high,
            change.p,
            change.corrected_p,
        ];
        row.extend(numbers.map(|number| number.to_string()));
        row.extend([change.changed.to_string(), change.would_be_seen.to_string()]);
        row
    });
    let header = [
        "measure",
        "of",
        "before",
        "after",
        "difference",
        "low",
        "high",
        "p",
        "corrected_p",
        "changed",
        "would_be_seen",
    ];
    csv(&header, rows)
}

/// A measure as the JSON names it.
fn measured(measure: &Measure) -> (&'static str, String) {
    match measure {
        Measure::SeatWins(seat) => ("seat-wins", seat.to_string()),
        Measure::FirstSeatWins => ("first-seat-wins", String::new()),
        Measure::Draws => ("draws", String::new()),
        Measure::Length => ("length", String::new()),
        Measure::TagHad(tag) => ("tag-had", tag.clone()),
        Measure::TagWins(tag) => ("tag-wins", tag.clone()),
        Measure::CardDrawn(card) => ("card-drawn", card.clone()),
        Measure::CardPlayed(card) => ("card-played", card.clone()),
        Measure::CardWins(card) => ("card-wins", card.clone()),
    }
}

fn name(found: &Tournament, entrant: usize) -> String {
    let entrant = found.entrants.get(entrant);
    entrant.map_or_else(String::new, |entrant| entrant.name.clone())
}

fn rate(rate: Option<f64>, interval: Interval) -> [String; 3] {
    [
        number(rate),
        interval.low.to_string(),
        interval.high.to_string(),
    ]
}
