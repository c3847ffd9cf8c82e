//! What is counted of two games from the same seed. All of it is sums of whole numbers, so it
//! does not matter who played which pair.

use crate::tally::Played;
use kernel::{CardDeed, MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What was counted of all pairs whose games both came to their end.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Pairs {
    pub count: u64,
    pub wins: [Sums; MAX_SEATS],
    pub first_wins: Sums,
    pub draws: Sums,
    pub actions: Sums,
    pub cards: BTreeMap<String, CardSums>,
}

/// Something with both sets: how much there is of it, and the squares of the differences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Sums {
    pub before: u64,
    pub after: u64,
    pub squares: u64,
}

/// How many seats drew a card in a game, and how many played it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct CardSums {
    pub drawn: Sums,
    pub played: Sums,
}

impl Sums {
    fn count(&mut self, before: u64, after: u64) {
        self.before += before;
        self.after += after;
        self.squares += after.abs_diff(before).saturating_pow(2);
    }

    fn add(&mut self, more: Sums) {
        self.before += more.before;
        self.after += more.after;
        self.squares += more.squares;
    }

    pub fn difference(&self) -> i128 {
        i128::from(self.after) - i128::from(self.before)
    }

    /// Of something that a game has or has not: how many had it only before.
    pub fn only_before(&self) -> u64 {
        // The squares are then the games that differ.
        u64::try_from((i128::from(self.squares) - self.difference()) / 2).unwrap_or_default()
    }

    /// Of something that a game has or has not: how many have it only after.
    pub fn only_after(&self) -> u64 {
        u64::try_from((i128::from(self.squares) + self.difference()) / 2).unwrap_or_default()
    }

    /// Was it neither never so, nor always?
    pub fn varies(&self, always: u64) -> bool {
        !matches!((self.before, self.after), (0, 0))
            && (self.before, self.after) != (always, always)
    }
}

impl Pairs {
    /// Counts two games from the same seed; neither, if one was cut off.
    pub fn count(&mut self, before: &Played, after: &Played) {
        let (Some(was), Some(is)) = (before.result.outcome, after.result.outcome) else {
            return;
        };
        let (lost, won) = (was.winners(), is.winners());
        self.count += 1;
        for (seat, sums) in Seat::all(MAX_SEATS).zip(&mut self.wins) {
            let wins = |winners: SeatSet| u64::from(winners.contains(seat));
            sums.count(wins(lost), wins(won));
        }
        let first_won = |played: &Played, winners: SeatSet| {
            let first = played.result.first;
            u64::from(first.minus(winners) != first)
        };
        self.first_wins
            .count(first_won(before, lost), first_won(after, won));
        self.draws
            .count(u64::from(was.is_draw()), u64::from(is.is_draw()));
        self.actions
            .count(before.result.actions, after.result.actions);
        self.count_cards(before, after);
    }

    fn count_cards(&mut self, before: &Played, after: &Played) {
        let mut seats: BTreeMap<(&str, CardDeed), (u64, u64)> = BTreeMap::new();
        for trace in before.cards.keys() {
            seats.entry((trace.card, trace.deed)).or_default().0 += 1;
        }
        for trace in after.cards.keys() {
            seats.entry((trace.card, trace.deed)).or_default().1 += 1;
        }
        for ((card, deed), (was, is)) in seats {
            let card = match self.cards.get_mut(card) {
                Some(card) => card,
                None => self.cards.entry(card.to_owned()).or_default(),
            };
            match deed {
                CardDeed::Drawn => card.drawn.count(was, is),
                CardDeed::Played => card.played.count(was, is),
            }
        }
    }

    /// Adds what somebody else counted.
    pub fn add(&mut self, other: &Pairs) {
        self.count += other.count;
        for (sums, more) in self.wins.iter_mut().zip(other.wins) {
            sums.add(more);
        }
        self.first_wins.add(other.first_wins);
        self.draws.add(other.draws);
        self.actions.add(other.actions);
        for (card, more) in &other.cards {
            let sums = self.cards.entry(card.clone()).or_default();
            sums.drawn.add(more.drawn);
            sums.played.add(more.played);
        }
    }
}
