//! What cards do.

use super::super::Speech;
use super::document::{self, Column, folded, plotted, table};
use super::standings::{percent_or_dash, rate_dot};
use arena::markup::Element;
use arena::plot::{Axis, Dot, Frame, Tone, dots};
use arena::{CardReport, CardUse};
use kernel::Phrase;

/// A longer list is shown by its ends.
const MOST: usize = 40;
const EACH_END: usize = 15;

/// Plot and table of the cards; nothing without any. `share` is what all seats won.
pub fn section(cards: &[CardReport], share: f64, speech: &Speech<'_>) -> Option<Element> {
    if cards.is_empty() {
        return None;
    }
    let mut played: Vec<&CardReport> = cards.iter().filter(|card| card.played.seats > 0).collect();
    by_win_rate(&mut played);
    let shown = ends(&played);
    let percent = speech.percent(share);
    let mut words =
        vec![speech.say(Phrase::new("mazzo-report-cards-words").with("percent", percent.as_str()))];
    if shown.len() < played.len() {
        let some = Phrase::new("mazzo-report-cards-some")
            .with("shown", speech.whole(shown.len() as u64).as_str())
            .with("all", speech.whole(played.len() as u64).as_str());
        words.push(speech.say(some));
    }
    let rows: Vec<Dot> = shown.iter().map(|card| dot(card, share, speech)).collect();
    let label = speech.word("mazzo-report-cards-plot");
    let plot = |width| {
        let axis = Axis {
            name: &speech.word("mazzo-report-cards-axis"),
            say: &|share| format!("{} %", speech.decimal(100.0 * share, 0)),
            shows: None,
            reference: Some(share),
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
    let summary = Phrase::new("mazzo-report-cards-table")
        .with("count", i64::try_from(cards.len()).unwrap_or(i64::MAX));
    let mut section = document::section(&speech.word("mazzo-report-cards"), &words);
    if !rows.is_empty() {
        section.push(plotted(plot));
    }
    Some(section.holding(folded(&speech.say(summary), card_table(cards, speech))))
}

fn by_win_rate(cards: &mut [&CardReport]) {
    let rate = |card: &CardReport| card.played.win_rate.unwrap_or_default();
    cards.sort_by(|one, two| {
        let rates = rate(two).total_cmp(&rate(one));
        rates.then_with(|| one.card.cmp(&two.card))
    });
}

/// The cards of a long list that are most surely strong and weak: a card that was played three
/// times and won thrice is not among them.
fn ends<'a>(cards: &[&'a CardReport]) -> Vec<&'a CardReport> {
    if cards.len() <= MOST {
        return cards.to_vec();
    }
    let mut strong = cards.to_vec();
    strong.sort_by(|one, two| {
        let low = |card: &CardReport| card.played.interval.low;
        low(two).total_cmp(&low(one))
    });
    let mut weak: Vec<&CardReport> = strong.split_off(EACH_END);
    weak.sort_by(|one, two| {
        let high = |card: &CardReport| card.played.interval.high;
        high(one).total_cmp(&high(two))
    });
    weak.truncate(EACH_END);
    strong.extend(weak);
    by_win_rate(&mut strong);
    strong
}

fn dot(card: &CardReport, share: f64, speech: &Speech<'_>) -> Dot {
    let CardUse {
        seats,
        wins,
        interval,
        ..
    } = card.played;
    let tone = Tone::against(share, (interval.low, interval.high));
    rate_dot(speech.name(&card.card), wins, seats, interval, tone, speech)
}

fn card_table(cards: &[CardReport], speech: &Speech<'_>) -> Element {
    let columns = [
        (Column::Words, "mazzo-report-card"),
        (Column::Numbers, "mazzo-report-card-drawn"),
        (Column::Numbers, "mazzo-report-card-won-drawn"),
        (Column::Numbers, "mazzo-report-card-played"),
        (Column::Numbers, "mazzo-report-card-won-played"),
        (Column::Numbers, "mazzo-report-interval"),
    ]
    .map(|(column, key)| (column, speech.word(key)));
    let mut sorted: Vec<&CardReport> = cards.iter().collect();
    by_win_rate(&mut sorted);
    let rows = sorted.into_iter().map(|card| {
        vec![
            speech.name(&card.card),
            speech.whole(card.drawn.seats),
            percent_or_dash(card.drawn.win_rate, speech),
            speech.whole(card.played.seats),
            percent_or_dash(card.played.win_rate, speech),
            match card.played.win_rate {
                Some(_) => speech.percents(card.played.interval),
                None => "–".to_owned(),
            },
        ]
    });
    table(&columns, rows)
}
