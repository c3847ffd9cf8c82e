//! What a simulation found out.

use crate::{
    CardReport, Conditions, Interval, Ledger, Length, Lineup, Simulation,
    tally::{TagTally, Tally},
    wilson,
};
use kernel::{Evaluate, Setup};
use serde::{Deserialize, Serialize};

/// What a simulation found out. Every count and rate is of the finished games; games that were
/// cut off are only counted as such.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// The game's id.
    pub game: String,
    /// Who sat in the seats.
    pub bots: Vec<String>,
    /// How many games were asked for.
    pub games: u64,
    /// How many were played to their end.
    pub finished: u64,
    /// How many each seat won. Allies win together, so the sum may be more than the games.
    pub wins: Vec<u64>,
    /// How many nobody won or lost.
    pub draws: u64,
    /// How many actions were taken.
    pub actions: u64,
    /// How long it took, by the clock.
    pub seconds: f64,
    /// Games a second.
    pub games_per_second: f64,
    /// Actions a second.
    pub actions_per_second: f64,
    /// Actions a game; nothing without a game.
    pub mean_actions: Option<f64>,
    /// The part of the games that a seat which acted first won; a draw is no win. Nothing
    /// without a game.
    pub first_seat_win_rate: Option<f64>,
    /// How many games were cut off because they grew too long.
    pub truncated: u64,
    /// How long the games were; nothing without a game.
    pub length: Option<Length>,
    /// How sure the rates are.
    pub intervals: Intervals,
    /// How those fared who had something the game distinguishes, such as a Sage; by name.
    pub by_tag: Vec<TagReport>,
    /// What cards did, by id; empty if nobody asked.
    pub cards: Vec<CardReport>,
    /// Under which conditions all this was played.
    pub conditions: Conditions,
}

/// The rates of a report with 95 % confidence, by Wilson's score.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Intervals {
    /// Each seat's win rate.
    pub wins: Vec<Interval>,
    /// The rate of draws.
    pub draws: Interval,
    /// The win rate of the seats that acted first.
    pub first_seat_win_rate: Interval,
}

/// How those fared who had something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TagReport {
    /// What they had.
    pub tag: String,
    /// How often a seat had it. Two seats that had it in the same game count as two.
    pub played: u64,
    /// How many of these seats won.
    pub wins: u64,
    /// How many of them played a draw.
    pub draws: u64,
    /// The part that won; nothing if nobody had it.
    pub win_rate: Option<f64>,
    /// How sure that is.
    pub interval: Interval,
}

impl Report {
    /// Was the simulation stopped before it had played all its games?
    pub fn stopped(&self) -> bool {
        self.finished + self.truncated < self.games
    }

    pub(crate) fn new<G: Evaluate>(simulation: &Simulation<G>, ledger: &Ledger) -> Report {
        let mut tally = Tally::default();
        for counted in ledger.series.iter().flat_map(|series| &series.tallies) {
            tally.add(counted);
        }
        Report::of(simulation, &simulation.lineup, &tally, ledger.seconds)
    }

    /// What one of several lineups found out.
    pub(crate) fn of<G: Evaluate>(
        simulation: &Simulation<G>,
        lineup: &Lineup<G>,
        tally: &Tally,
        seconds: f64,
    ) -> Report {
        let seconds = seconds.max(1e-9);
        let wins = &tally.wins[..lineup.setup.seats()];
        let surely = |successes| wilson(successes, tally.finished);
        Report {
            game: G::ID.to_owned(),
            bots: lineup.bots.iter().map(ToString::to_string).collect(),
            games: simulation.games,
            finished: tally.finished,
            wins: wins.to_vec(),
            draws: tally.draws,
            actions: tally.actions,
            seconds,
            games_per_second: tally.finished as f64 / seconds,
            actions_per_second: tally.actions as f64 / seconds,
            mean_actions: rate(tally.actions, tally.finished),
            first_seat_win_rate: rate(tally.first_wins, tally.finished),
            truncated: tally.truncated,
            length: Length::of(&tally.lengths),
            intervals: Intervals {
                wins: wins.iter().copied().map(surely).collect(),
                draws: surely(tally.draws),
                first_seat_win_rate: surely(tally.first_wins),
            },
            by_tag: tally.tags.iter().map(TagReport::of).collect(),
            cards: tally.cards.iter().map(CardReport::of).collect(),
            conditions: Conditions::of::<G>(&lineup.setup, simulation.seed),
        }
    }
}

impl TagReport {
    fn of((tag, tally): (&String, &TagTally)) -> TagReport {
        TagReport {
            tag: tag.clone(),
            played: tally.played,
            wins: tally.wins,
            draws: tally.draws,
            win_rate: rate(tally.wins, tally.played),
            interval: wilson(tally.wins, tally.played),
        }
    }
}

pub(crate) fn rate(part: u64, whole: u64) -> Option<f64> {
    (whole > 0).then(|| part as f64 / whole as f64)
}
