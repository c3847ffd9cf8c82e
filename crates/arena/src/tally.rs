//! What is counted while games are played. All of it is sums of whole numbers, so it does not
//! matter who played which game.

use crate::MatchResult;
use kernel::{CardDeed, CardTrace, MAX_SEATS, SeatSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
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

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct TagTally {
    pub played: u64,
    pub wins: u64,
    pub draws: u64,
}

/// What was done with a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct CardTally {
    pub drawn: UseTally,
    pub played: UseTally,
}

/// How often something was done with a card, and how those fared who did it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct UseTally {
    pub seats: u64,
    pub times: u64,
    pub wins: u64,
    pub draws: u64,
}

/// One game with all there is to count of it. Of a game that was cut off nothing but that.
pub(crate) struct Played {
    pub result: MatchResult,
    pub tags: Vec<(String, SeatSet)>,
    pub cards: BTreeMap<CardTrace, u64>,
}

impl Tally {
    /// Counts one game.
    pub fn count(&mut self, played: Played) {
        let result = played.result;
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
        for (tag, seats) in played.tags {
            let tag = self.tags.entry(tag).or_default();
            tag.played += seats.len() as u64;
            tag.wins += common(seats, winners);
            tag.draws += if draw { seats.len() as u64 } else { 0 };
        }
        for (trace, times) in played.cards {
            let card = self.cards.entry(trace.card.to_owned()).or_default();
            let tally = match trace.deed {
                CardDeed::Drawn => &mut card.drawn,
                CardDeed::Played => &mut card.played,
            };
            tally.seats += 1;
            tally.times += times;
            tally.wins += u64::from(winners.contains(trace.seat));
            tally.draws += u64::from(draw);
        }
    }

    /// Adds what somebody else counted.
    pub fn add(&mut self, other: &Tally) {
        self.finished += other.finished;
        self.truncated += other.truncated;
        self.draws += other.draws;
        self.first_wins += other.first_wins;
        self.actions += other.actions;
        for (wins, more) in self.wins.iter_mut().zip(other.wins) {
            *wins += more;
        }
        for (&length, games) in &other.lengths {
            *self.lengths.entry(length).or_default() += games;
        }
        for (tag, more) in &other.tags {
            let tag = self.tags.entry(tag.clone()).or_default();
            tag.played += more.played;
            tag.wins += more.wins;
            tag.draws += more.draws;
        }
        for (card, more) in &other.cards {
            let card = self.cards.entry(card.clone()).or_default();
            card.drawn.add(more.drawn);
            card.played.add(more.played);
        }
    }

    /// Could so many games have led to this? Asked of what comes from a file.
    pub fn is_of(&self, games: u64) -> bool {
        let uses = self
            .cards
            .values()
            .flat_map(|card| [card.drawn, card.played]);
        let cards = uses.flat_map(|uses| [uses.seats, uses.times, uses.wins, uses.draws]);
        let tags = self.tags.values();
        let tags = tags.flat_map(|tag| [tag.played, tag.wins, tag.draws]);
        let wins = self.wins.iter().chain([&self.draws, &self.first_wins]);
        let lengths = self.lengths.values();
        self.finished.checked_add(self.truncated) == Some(games)
            && wins.copied().all(|count| count <= self.finished)
            && lengths.copied().try_fold(0, u64::checked_add) == Some(self.finished)
            && cards
                .chain(tags)
                .chain([self.actions])
                .all(|count| count < UNCOUNTABLE)
    }
}

/// Nobody ever counts so far; sums of a few of them do not overflow.
const UNCOUNTABLE: u64 = 1 << 53;

impl UseTally {
    fn add(&mut self, other: UseTally) {
        self.seats += other.seats;
        self.times += other.times;
        self.wins += other.wins;
        self.draws += other.draws;
    }
}

fn common(one: SeatSet, two: SeatSet) -> u64 {
    (one.len() - one.minus(two).len()) as u64
}
