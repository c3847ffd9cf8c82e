//! What has been played so far, so that it can be stopped, kept and gone on with.

use crate::{
    compare::Pairs,
    plan::{Plan, Series},
    rounds::Rounds,
    tally::{Played, Tally},
};
use kernel::{Game, Seat};
use serde::{Deserialize, Serialize};
use std::{cmp::Ordering, vec::Drain};

/// What has been played so far. As all of it is sums, it does not matter in which order.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Ledger {
    /// How long it took, by the clock.
    pub(crate) seconds: f64,
    /// Nothing before the first game.
    pub(crate) series: Vec<SeriesLedger>,
}

/// What has been played of one series.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct SeriesLedger {
    pub done: Rounds,
    /// A tally for each lineup.
    pub tallies: Vec<Tally>,
    /// One for each two lineups that are compared.
    pub comparisons: Vec<Comparison>,
    /// What two card sets are measured by, if this is about them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pairs: Option<Pairs>,
}

/// How often one of two lineups did better than the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Comparison {
    pub wins: u64,
    pub draws: u64,
    pub losses: u64,
}

impl Ledger {
    /// How many games have been played, to their end or not.
    pub fn games(&self) -> u64 {
        let tallies = self.series.iter().flat_map(|series| &series.tallies);
        tallies
            .flat_map(|tally| [tally.finished, tally.truncated])
            .fold(0, u64::saturating_add)
    }

    /// Opens a page for each series, unless there are pages already. Says whether they fit.
    pub(crate) fn open<G: Game>(&mut self, plan: &Plan<'_, G>) -> bool {
        if self.series.is_empty() {
            self.series = plan.series.iter().map(SeriesLedger::of).collect();
        }
        let mut both = self.series.iter().zip(&plan.series);
        self.series.len() == plan.series.len()
            && both.all(|(ledger, series)| ledger.fits(series))
            && self.seconds.is_finite()
    }
}

impl SeriesLedger {
    pub(crate) fn of<G: Game>(series: &Series<'_, G>) -> SeriesLedger {
        SeriesLedger {
            done: Rounds::default(),
            tallies: vec![Tally::default(); series.lineups.len()],
            comparisons: vec![Comparison::default(); series.compared.len()],
            pairs: series.paired.map(|_| Pairs::default()),
        }
    }

    fn fits<G: Game>(&self, series: &Series<'_, G>) -> bool {
        let done = self.done.len();
        self.done.end() <= series.rounds
            && self.tallies.len() == series.lineups.len()
            && self.comparisons.len() == series.compared.len()
            && self.pairs.is_some() == series.paired.is_some()
            && self.pairs.iter().all(|pairs| pairs.count <= done)
            && self.tallies.iter().all(|tally| tally.is_of(done))
            && self.comparisons.iter().all(|compared| {
                let sum = compared.wins.checked_add(compared.draws);
                let sum = sum.and_then(|sum| sum.checked_add(compared.losses));
                sum.is_some_and(|sum| sum <= done)
            })
    }

    /// Counts a round: the game of each lineup.
    pub(crate) fn count<G: Game>(
        &mut self,
        round: u64,
        games: Drain<'_, Played>,
        series: &Series<'_, G>,
    ) {
        self.done.add(round);
        for (comparison, &(one, other)) in self.comparisons.iter_mut().zip(&series.compared) {
            comparison.count(&games.as_slice()[one], &games.as_slice()[other]);
        }
        if let (Some(pairs), Some((before, after))) = (&mut self.pairs, series.paired) {
            pairs.count(&games.as_slice()[before], &games.as_slice()[after]);
        }
        for (tally, played) in self.tallies.iter_mut().zip(games) {
            tally.count(played);
        }
    }

    /// Adds what somebody else counted of the same series.
    pub(crate) fn add(&mut self, other: &SeriesLedger) {
        self.done.add_rounds(&other.done);
        for (tally, more) in self.tallies.iter_mut().zip(&other.tallies) {
            tally.add(more);
        }
        for (comparison, more) in self.comparisons.iter_mut().zip(&other.comparisons) {
            comparison.wins += more.wins;
            comparison.draws += more.draws;
            comparison.losses += more.losses;
        }
        if let (Some(pairs), Some(more)) = (&mut self.pairs, &other.pairs) {
            pairs.add(more);
        }
    }
}

impl Comparison {
    /// Who won did better than who did not; among equals, who was paid more. Where one was cut
    /// off, nothing is compared.
    fn count(&mut self, one: &Played, other: &Played) {
        // Those who play together are paid together.
        let paid = |played: &Played| Some(played.result.outcome?.payoff(Seat::new(0)));
        let (Some(one), Some(other)) = (paid(one), paid(other)) else {
            return;
        };
        match (one > 0, one).cmp(&(other > 0, other)) {
            Ordering::Greater => self.wins += 1,
            Ordering::Equal => self.draws += 1,
            Ordering::Less => self.losses += 1,
        }
    }
}
