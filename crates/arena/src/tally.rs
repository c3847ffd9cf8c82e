//! What is counted while games are played. All of it is sums of whole numbers, so it does not
//! matter who played which game.

use crate::MatchResult;
use kernel::{MAX_SEATS, SeatSet};
use std::collections::BTreeMap;

#[derive(Default)]
pub(crate) struct Tally {
    pub finished: u64,
    pub truncated: u64,
    pub wins: [u64; MAX_SEATS],
    pub draws: u64,
    pub first_wins: u64,
    pub actions: u64,
    /// How many games were how long.
    pub lengths: BTreeMap<u64, u64>,
    pub tags: BTreeMap<String, TagTally>,
    pub cards: BTreeMap<String, CardTally>,
}

/// What was done with a card.
#[derive(Clone, Copy, Default)]
pub(crate) struct CardTally {
    pub drawn: UseTally,
    pub played: UseTally,
}

/// How often something was done with a card, and how those fared who did it.
#[derive(Clone, Copy, Default)]
pub(crate) struct UseTally {
    pub seats: u64,
    pub times: u64,
    pub wins: u64,
    pub draws: u64,
}

#[derive(Clone, Copy, Default)]
pub(crate) struct TagTally {
    pub played: u64,
    pub wins: u64,
    pub draws: u64,
}

impl Tally {
    /// Counts one game. `tags` is only asked for a finished one.
    pub fn count(&mut self, result: &MatchResult, tags: impl FnOnce() -> Vec<(String, SeatSet)>) {
        let Some(outcome) = result.outcome else {
            self.truncated += 1;
            return;
        };
        let winners = outcome.winners();
        let draw = outcome.is_draw();
        self.finished += 1;
        self.actions += result.actions;
        *self.lengths.entry(result.actions).or_default() += 1;
        self.draws += u64::from(draw);
        self.first_wins += u64::from(common(result.first, winners) > 0);
        for winner in winners {
            self.wins[winner.index()] += 1;
        }
        for (tag, seats) in tags() {
            let tag = self.tags.entry(tag).or_default();
            tag.played += seats.len() as u64;
            tag.wins += common(seats, winners);
            tag.draws += if draw { seats.len() as u64 } else { 0 };
        }
    }

    /// Adds what somebody else counted.
    #[must_use]
    pub fn merged(mut self, other: Tally) -> Tally {
        self.finished += other.finished;
        self.truncated += other.truncated;
        self.draws += other.draws;
        self.first_wins += other.first_wins;
        self.actions += other.actions;
        for (wins, more) in self.wins.iter_mut().zip(other.wins) {
            *wins += more;
        }
        for (length, games) in other.lengths {
            *self.lengths.entry(length).or_default() += games;
        }
        for (tag, more) in other.tags {
            let tag = self.tags.entry(tag).or_default();
            tag.played += more.played;
            tag.wins += more.wins;
            tag.draws += more.draws;
        }
        self
    }
}

fn common(one: SeatSet, two: SeatSet) -> u64 {
    (one.len() - one.minus(two).len()) as u64
}
