//! A tournament's findings for people.

use super::cards;
use super::report::Speech;
use super::share::with_share;
use crate::figures::{decimal, percent, whole};
use arena::{Meeting, Standing, Tournament};
use catalog::{Locale, Title};
use kernel::Phrase;
use std::io::{self, Write};
use unicode_width::UnicodeWidthStr;

/// Writes who is how strong, who beat whom, and what else was found out.
pub fn show(
    tournament: &Tournament,
    title: &dyn Title,
    speech: &Speech<'_>,
    out: &mut impl Write,
) -> io::Result<()> {
    let locale = speech.locale;
    let names = speech.entrants(&tournament.entrants);
    let mut say = |phrase: &Phrase| writeln!(out, "{}", locale.say(phrase));
    say(&overview(tournament, title, locale))?;
    for (place, standing) in tournament.standings.iter().enumerate() {
        say(&strength(place, standing, &names[standing.entrant], locale))?;
    }
    say(&Phrase::new(match tournament.meeting {
        Meeting::Against => "mazzo-sim-matrix",
        Meeting::Alone => "mazzo-sim-matrix-alone",
    }))?;
    for line in matrix(tournament, &names, locale) {
        writeln!(out, "{line}")?;
    }
    for phrase in facts(tournament, speech) {
        writeln!(out, "{}", locale.say(&phrase))?;
    }
    Ok(())
}

fn overview(tournament: &Tournament, title: &dyn Title, locale: &Locale) -> Phrase {
    let lang = locale.lang();
    Phrase::new("mazzo-sim-tournament")
        .with("name", title.name())
        .with("format", tournament.format.name())
        .with("finished", whole(tournament.finished, lang).as_str())
        .with("games", whole(tournament.games, lang).as_str())
        .with("seconds", decimal(tournament.seconds, 2, lang).as_str())
}

fn strength(place: usize, standing: &Standing, name: &str, locale: &Locale) -> Phrase {
    let lang = locale.lang();
    let points = |points: f64| format!("{points:.0}");
    Phrase::new("mazzo-sim-standing")
        .with("place", place + 1)
        .with("entrant", name)
        .with("elo", points(standing.elo).as_str())
        .with("low", points(standing.elo_interval.low).as_str())
        .with("high", points(standing.elo_interval.high).as_str())
        .with("wins", whole(standing.wins, lang).as_str())
        .with("games", whole(standing.finished, lang).as_str())
        .with(
            "percent",
            percent(standing.win_rate.unwrap_or_default(), lang).as_str(),
        )
}

/// A row for everyone, the best first; columns bear the numbers of the rows.
fn matrix(tournament: &Tournament, names: &[String], locale: &Locale) -> Vec<String> {
    let order: Vec<usize> = (tournament.standings.iter())
        .map(|standing| standing.entrant)
        .collect();
    let labels: Vec<String> = (order.iter().enumerate())
        .map(|(place, &entrant)| format!("{}. {}", place + 1, names[entrant]))
        .collect();
    let widest = labels.iter().map(|label| label.width()).max().unwrap_or(0);
    let padded = |label: &str| format!("{label}{}", " ".repeat(widest - label.width()));
    let heading = (1..=order.len()).map(|place| format!("{place:>6}"));
    let mut lines = vec![padded("") + &heading.collect::<String>()];
    for (label, &row) in labels.iter().zip(&order) {
        let cells = order.iter().map(|&column| {
            let cell = tournament.cell(row, column);
            let rate = cell.and_then(|cell| cell.win_rate);
            let text = rate.map_or("-".to_owned(), |rate| percent(rate, locale.lang()));
            format!("{text:>6}")
        });
        lines.push(padded(label) + &cells.collect::<String>());
    }
    lines
}

fn facts(tournament: &Tournament, speech: &Speech<'_>) -> Vec<Phrase> {
    let locale = speech.locale;
    let lang = locale.lang();
    let mut facts = Vec::new();
    if let Some((first, rate)) = tournament
        .first_seat
        .and_then(|first| Some((first, first.win_rate?)))
    {
        let phrase = Phrase::new("mazzo-sim-first");
        facts.push(with_share(phrase, rate, first.interval, locale));
    }
    if let (Some(mean), Some(length)) = (tournament.mean_actions, &tournament.length) {
        facts.push(super::table::length(mean, length, lang));
    }
    if tournament.truncated > 0 {
        let count = whole(tournament.truncated, lang);
        facts.push(Phrase::new("mazzo-sim-truncated").with("count", count.as_str()));
    }
    facts.extend(cards::lines(&tournament.cards, speech));
    facts
}
