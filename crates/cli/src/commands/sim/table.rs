//! A simulation's report for people.

use super::cards;
use super::report::Speech;
use super::share::{rated, with_share};
use crate::figures::{decimal, whole};
use arena::{Length, Report};
use catalog::{Locale, Title};
use kernel::{Lang, Phrase, Seat};
use std::io::{self, Write};

/// Writes the report, a line a fact.
pub fn show(
    report: &Report,
    title: &dyn Title,
    speech: &Speech<'_>,
    out: &mut impl Write,
) -> io::Result<()> {
    let locale = speech.locale;
    let lines = [overview(report, title, locale)]
        .into_iter()
        .chain(seats(report, locale))
        .chain(facts(report, locale))
        .chain(tags(report, speech))
        .chain(cards::lines(&report.cards, speech));
    for line in lines {
        writeln!(out, "{}", locale.say(&line))?;
    }
    Ok(())
}

fn overview(report: &Report, title: &dyn Title, locale: &Locale) -> Phrase {
    let lang = locale.lang();
    Phrase::new("mazzo-sim-overview")
        .with("name", title.name())
        .with("finished", whole(report.finished, lang).as_str())
        .with("games", whole(report.games, lang).as_str())
        .with("seconds", decimal(report.seconds, 2, lang).as_str())
        .with("rate", decimal(report.games_per_second, 0, lang).as_str())
        .with(
            "actions",
            decimal(report.actions_per_second, 0, lang).as_str(),
        )
}

fn seats(report: &Report, locale: &Locale) -> impl Iterator<Item = Phrase> {
    Seat::all(report.bots.len()).map(|seat| {
        let wins = report.wins[seat.index()];
        let phrase = Phrase::new("mazzo-sim-seat")
            .with("seat", seat.number())
            .with("bot", report.bots[seat.index()].as_str())
            .with("wins", whole(wins, locale.lang()).as_str());
        rated(
            phrase,
            wins,
            report.finished,
            report.intervals.wins[seat.index()],
            locale,
        )
    })
}

fn facts(report: &Report, locale: &Locale) -> Vec<Phrase> {
    let lang = locale.lang();
    let mut facts = vec![rated(
        Phrase::new("mazzo-sim-draws").with("draws", whole(report.draws, lang).as_str()),
        report.draws,
        report.finished,
        report.intervals.draws,
        locale,
    )];
    if let Some(rate) = report.first_seat_win_rate {
        let interval = report.intervals.first_seat_win_rate;
        facts.push(with_share(
            Phrase::new("mazzo-sim-first"),
            rate,
            interval,
            locale,
        ));
    }
    if let (Some(mean), Some(found)) = (report.mean_actions, &report.length) {
        facts.push(length(mean, found, lang));
    }
    if report.truncated > 0 {
        let count = whole(report.truncated, lang);
        facts.push(Phrase::new("mazzo-sim-truncated").with("count", count.as_str()));
    }
    facts
}

/// How long the games were.
pub fn length(mean: f64, length: &Length, lang: Lang) -> Phrase {
    Phrase::new("mazzo-sim-length")
        .with("mean", decimal(mean, 1, lang).as_str())
        .with("shortest", whole(length.min, lang).as_str())
        .with("median", decimal(length.median, 1, lang).as_str())
        .with("longest", whole(length.max, lang).as_str())
}

fn tags(report: &Report, speech: &Speech<'_>) -> impl Iterator<Item = Phrase> {
    report.by_tag.iter().map(|tag| {
        let phrase = Phrase::new("mazzo-sim-tag")
            .with("tag", speech.name(&tag.tag).as_str())
            .with("played", speech.whole(tag.played).as_str())
            .with("wins", speech.whole(tag.wins).as_str());
        rated(phrase, tag.wins, tag.played, tag.interval, speech.locale)
    })
}
