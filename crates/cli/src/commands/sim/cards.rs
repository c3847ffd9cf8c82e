//! What cards did, for people: those that won most and least.

use super::report::Speech;
use super::share::rated;
use arena::CardReport;
use kernel::Phrase;

/// How many cards are shown from either end.
const SHOWN: usize = 5;

/// The cards that surely win most when played, then those that surely win least. Few are shown
/// once.
pub fn lines(cards: &[CardReport], speech: &Speech<'_>) -> Vec<Phrase> {
    let mut played: Vec<&CardReport> = cards.iter().filter(|card| card.played.seats > 0).collect();
    if played.is_empty() {
        return Vec::new();
    }
    let card_lines = |cards: &[&CardReport]| -> Vec<Phrase> {
        cards.iter().map(|card| line(card, speech)).collect()
    };
    // A card that was played once and won is no better than one that won often.
    played.sort_by(|one, other| {
        let (one, other) = (&one.played.interval, &other.played.interval);
        other.low.total_cmp(&one.low)
    });
    let mut lines = vec![Phrase::new("mazzo-sim-cards-best")];
    if played.len() <= 2 * SHOWN {
        lines.extend(card_lines(&played));
        return lines;
    }
    lines.extend(card_lines(&played[..SHOWN]));
    played.sort_by(|one, other| {
        let (one, other) = (&one.played.interval, &other.played.interval);
        one.high.total_cmp(&other.high)
    });
    lines.push(Phrase::new("mazzo-sim-cards-worst"));
    lines.extend(card_lines(&played[..SHOWN]));
    lines
}

fn line(card: &CardReport, speech: &Speech<'_>) -> Phrase {
    let count = |number| speech.whole(number);
    let phrase = Phrase::new("mazzo-sim-card")
        .with("card", speech.name(&card.card).as_str())
        .with("played", count(card.played.seats).as_str())
        .with("wins", count(card.played.wins).as_str())
        .with("drawn", count(card.drawn.seats).as_str());
    let played = &card.played;
    rated(
        phrase,
        played.wins,
        played.seats,
        played.interval,
        speech.locale,
    )
}
