//! What is measured with both card sets.

use super::{
    change::Judged,
    pairs::{Pairs, Sums},
    significance::{Share, paired_means, paired_shares, two_shares},
};
use crate::{CardUse, Interval, Report, TagReport};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Something that is measured with both card sets.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "measure", content = "of", rename_all = "kebab-case")]
pub enum Measure {
    /// The part of the games a seat won, counted from 1.
    SeatWins(usize),
    /// The part of the games a seat won that acted first.
    FirstSeatWins,
    /// The part of the games that were drawn.
    Draws,
    /// How many actions a game has, on average.
    Length,
    /// The part of the seats that had something the game distinguishes, such as a Sage.
    TagHad(String),
    /// The part of those that won.
    TagWins(String),
    /// The part of the seats that drew a card in a game.
    CardDrawn(String),
    /// The part of the seats that played it.
    CardPlayed(String),
    /// The part of those that won.
    CardWins(String),
}

/// Every measure that both sets have and that was not the same in all games.
pub(super) fn judged(before: &Report, after: &Report, pairs: &Pairs) -> Vec<Judged> {
    let seats = before.wins.len();
    let mut all = games(pairs, seats);
    all.extend(tags(before, after));
    all.extend(uses(pairs, seats));
    all.extend(card_wins(before, after));
    all
}

fn games(pairs: &Pairs, seats: usize) -> Vec<Judged> {
    let share = |measure: Measure, sums: &Sums| {
        let rate = |count: u64| count as f64 / pairs.count.max(1) as f64;
        let difference = paired_shares(sums.only_before(), sums.only_after(), pairs.count)?;
        sums.varies(pairs.count).then_some(Judged {
            measure,
            before: rate(sums.before),
            after: rate(sums.after),
            difference,
        })
    };
    let wins = Seat::all(seats).zip(&pairs.wins);
    let mut games: Vec<Judged> = wins
        .filter_map(|(seat, sums)| share(Measure::SeatWins(seat.index() + 1), sums))
        .collect();
    games.extend(share(Measure::FirstSeatWins, &pairs.first_wins));
    games.extend(share(Measure::Draws, &pairs.draws));
    games.extend(mean(Measure::Length, &pairs.actions, pairs.count, 1));
    games
}

/// A mean over the games, each with so many parts.
fn mean(measure: Measure, sums: &Sums, pairs: u64, parts: usize) -> Option<Judged> {
    let parts = parts.max(1) as f64;
    let mut difference = paired_means(pairs, sums.difference(), sums.squares.into())?;
    difference.value /= parts;
    difference.interval.low /= parts;
    difference.interval.high /= parts;
    let rate = |count: u64| count as f64 / (pairs as f64 * parts);
    Some(Judged {
        measure,
        before: rate(sums.before),
        after: rate(sums.after),
        difference,
    })
}

fn uses(pairs: &Pairs, seats: usize) -> impl Iterator<Item = Judged> {
    pairs.cards.iter().flat_map(move |(card, sums)| {
        let always = pairs.count * seats as u64;
        let measures = [
            (Measure::CardDrawn(card.clone()), &sums.drawn),
            (Measure::CardPlayed(card.clone()), &sums.played),
        ];
        measures
            .into_iter()
            .filter(move |(_, sums)| sums.varies(always))
            .filter_map(move |(measure, sums)| {
                let mut judged = mean(measure, sums, pairs.count, seats)?;
                judged.difference.interval = never_sure(sums, pairs.count, seats)?;
                Some(judged)
            })
    })
}

/// The interval of a mean as if one more game had less and one had more. Where no game differs
/// it would have no width, as if a small difference could not hide; Bonett and Price do the same
/// for shares.
fn never_sure(sums: &Sums, pairs: u64, parts: usize) -> Option<Interval> {
    let parts = parts.max(1) as f64;
    let value = sums.difference() as f64 / (pairs as f64 * parts);
    let wider = paired_means(pairs + 2, sums.difference(), u128::from(sums.squares) + 2)?;
    Some(Interval {
        low: (wider.interval.low / parts).min(value),
        high: (wider.interval.high / parts).max(value),
    })
}

fn tags(before: &Report, after: &Report) -> Vec<Judged> {
    let by_tag = |report: &Report| -> BTreeMap<String, TagReport> {
        let tags = report.by_tag.iter();
        tags.map(|tag| (tag.tag.clone(), tag.clone())).collect()
    };
    let seats = |report: &Report| report.finished * report.wins.len() as u64;
    let (old, new) = (by_tag(before), by_tag(after));
    let mut names: Vec<&String> = old.keys().chain(new.keys()).collect();
    names.sort();
    names.dedup();
    let had = |tag: Option<&TagReport>, report| Share {
        successes: tag.map_or(0, |tag| tag.played),
        trials: seats(report),
    };
    let won = |tag: Option<&TagReport>| Share {
        successes: tag.map_or(0, |tag| tag.wins),
        trials: tag.map_or(0, |tag| tag.played),
    };
    let measures = names.into_iter().flat_map(|name| {
        let (was, is) = (old.get(name), new.get(name));
        [
            compared(
                Measure::TagHad(name.clone()),
                had(was, before),
                had(is, after),
            ),
            compared(Measure::TagWins(name.clone()), won(was), won(is)),
        ]
    });
    measures.flatten().collect()
}

fn card_wins(before: &Report, after: &Report) -> Vec<Judged> {
    let won = |played: &CardUse| Share {
        successes: played.wins,
        trials: played.seats,
    };
    let old: BTreeMap<&str, Share> = before
        .cards
        .iter()
        .map(|card| (card.card.as_str(), won(&card.played)))
        .collect();
    let both = after.cards.iter().filter_map(|card| {
        let was = old.get(card.card.as_str())?;
        compared(
            Measure::CardWins(card.card.clone()),
            *was,
            won(&card.played),
        )
    });
    both.collect()
}

fn compared(measure: Measure, before: Share, after: Share) -> Option<Judged> {
    let (was, is) = (before.rate()?, after.rate()?);
    // What is always so, or never, in either set says nothing.
    let same = was == is && (was == 0.0 || was == 1.0);
    (!same).then_some(Judged {
        measure,
        before: was,
        after: is,
        difference: two_shares(before, after)?,
    })
}
