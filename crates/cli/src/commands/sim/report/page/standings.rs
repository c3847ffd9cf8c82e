//! Who is how strong.

use super::super::Speech;
use super::document::{Column, plotted, section, table};
use arena::markup::Element;
use arena::plot::{Axis, Dot, Frame, Tone, dots};
use arena::{Interval, Report, Standing, Tournament};
use kernel::{Phrase, Seat};

/// Who leads, and how surely.
pub fn lead(found: &Tournament, names: &[String], speech: &Speech<'_>) -> Option<String> {
    let [best, next, ..] = &found.standings[..] else {
        return None;
    };
    if found.finished == 0 {
        return None;
    }
    let phrase = match best.elo_interval.low > next.elo_interval.high {
        true => Phrase::new("mazzo-report-lead-surely"),
        false => Phrase::new("mazzo-report-lead-unsure").with("next", named(names, next)),
    };
    Some(speech.say(with_elo(phrase, best, names, speech)))
}

/// The seat that wins most.
pub fn best_seat(found: &Report, speech: &Speech<'_>) -> Option<String> {
    let seats = Seat::all(found.wins.len()).zip(&found.wins);
    let (seat, &wins) = seats.max_by_key(|&(seat, &wins)| (wins, usize::MAX - seat.index()))?;
    let interval = found.intervals.wins.get(seat.index())?;
    let name = seat_name(found, seat, speech);
    let phrase = Phrase::new("mazzo-report-lead-seat").with("name", name.as_str());
    (found.finished > 0)
        .then(|| speech.say(with_rate(phrase, wins, found.finished, *interval, speech)))
}

/// The Elo of all entrants.
pub fn of_entrants(found: &Tournament, names: &[String], speech: &Speech<'_>) -> Element {
    let rows: Vec<Dot> = found
        .standings
        .iter()
        .map(|standing| entrant_dot(standing, names, speech))
        .collect();
    let label = speech.say(
        Phrase::new("mazzo-report-standings-plot")
            .with("count", found.standings.len().to_string().as_str()),
    );
    let plot = |width| {
        let axis = Axis {
            name: &speech.word("mazzo-report-elo"),
            say: &|elo| speech.elo(elo),
            shows: None,
            reference: Some(1500.0),
        };
        dots(
            &Frame {
                width,
                label: &label,
            },
            &axis,
            &rows,
        )
    };
    let columns = [
        (Column::Words, "mazzo-report-entrant"),
        (Column::Numbers, "mazzo-report-elo"),
        (Column::Numbers, "mazzo-report-interval"),
        (Column::Numbers, "mazzo-report-games"),
        (Column::Numbers, "mazzo-report-won"),
        (Column::Numbers, "mazzo-report-drawn"),
        (Column::Numbers, "mazzo-report-win-rate"),
        (Column::Numbers, "mazzo-report-interval"),
    ]
    .map(|(column, key)| (column, speech.word(key)));
    let lines = found.standings.iter().map(|standing| {
        vec![
            named(names, standing).to_owned(),
            speech.elo(standing.elo),
            speech.elos(standing.elo_interval),
            speech.whole(standing.finished),
            speech.whole(standing.wins),
            speech.whole(standing.draws),
            percent_or_dash(standing.win_rate, speech),
            speech.percents(standing.interval),
        ]
    });
    section(
        &speech.word("mazzo-report-standings"),
        [&speech.word("mazzo-report-standings-words")],
    )
    .holding(plotted(plot))
    .holding(table(&columns, lines))
}

/// The win rates of all seats.
pub fn of_seats(found: &Report, speech: &Speech<'_>) -> Element {
    let rows: Vec<Dot> = Seat::all(found.wins.len())
        .zip(found.wins.iter().zip(&found.intervals.wins))
        .map(|(seat, (&wins, &interval))| {
            let name = seat_name(found, seat, speech);
            rate_dot(name, wins, found.finished, interval, Tone::Plain, speech)
        })
        .collect();
    let label = speech.word("mazzo-report-seats-plot");
    let plot = |width| {
        let axis = Axis {
            name: &speech.word("mazzo-report-win-rate"),
            say: &|share| format!("{} %", speech.decimal(100.0 * share, 0)),
            shows: Some((0.0, 1.0)),
            reference: None,
        };
        dots(
            &Frame {
                width,
                label: &label,
            },
            &axis,
            &rows,
        )
    };
    section(
        &speech.word("mazzo-report-seats"),
        [&speech.word("mazzo-report-seats-words")],
    )
    .holding(plotted(plot))
}

/// A win rate with its interval as a row of a plot.
pub fn rate_dot(
    name: String,
    wins: u64,
    games: u64,
    interval: Interval,
    tone: Tone,
    speech: &Speech<'_>,
) -> Dot {
    let share = wins as f64 / games.max(1) as f64;
    let title = Phrase::new("mazzo-report-rate-title")
        .with("name", name.as_str())
        .with("wins", speech.whole(wins).as_str())
        .with("games", speech.whole(games).as_str());
    Dot {
        value: share,
        interval: (interval.low, interval.high),
        figure: format!("{} %", speech.percent(share)),
        title: speech.say(with_rate(title, wins, games, interval, speech)),
        tone,
        name,
    }
}

/// A share in per cent, or a dash if there is none.
pub fn percent_or_dash(share: Option<f64>, speech: &Speech<'_>) -> String {
    share.map_or_else(
        || "–".to_owned(),
        |share| format!("{} %", speech.percent(share)),
    )
}

fn entrant_dot(standing: &Standing, names: &[String], speech: &Speech<'_>) -> Dot {
    let title = Phrase::new("mazzo-report-elo-title");
    Dot {
        name: named(names, standing).to_owned(),
        value: standing.elo,
        interval: (standing.elo_interval.low, standing.elo_interval.high),
        figure: speech.elo(standing.elo),
        title: speech.say(with_elo(title, standing, names, speech)),
        tone: Tone::Plain,
    }
}

fn with_elo(phrase: Phrase, standing: &Standing, names: &[String], speech: &Speech<'_>) -> Phrase {
    phrase
        .with("name", named(names, standing))
        .with("elo", speech.elo(standing.elo).as_str())
        .with("low", speech.elo(standing.elo_interval.low).as_str())
        .with("high", speech.elo(standing.elo_interval.high).as_str())
}

fn with_rate(
    phrase: Phrase,
    wins: u64,
    games: u64,
    interval: Interval,
    speech: &Speech<'_>,
) -> Phrase {
    let share = wins as f64 / games.max(1) as f64;
    phrase
        .with("percent", speech.percent(share).as_str())
        .with("low", speech.percent(interval.low).as_str())
        .with("high", speech.percent(interval.high).as_str())
}

fn named<'a>(names: &'a [String], standing: &Standing) -> &'a str {
    names.get(standing.entrant).map_or("", String::as_str)
}

fn seat_name(found: &Report, seat: Seat, speech: &Speech<'_>) -> String {
    let bot = found.bots.get(seat.index()).map_or("", String::as_str);
    speech.say(
        Phrase::new("mazzo-report-seat")
            .with("seat", seat.number())
            .with("bot", bot),
    )
}
