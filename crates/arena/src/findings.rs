//! What was found out, whatever was played.

use crate::{Comparison, Report, Tournament};
use serde::{Deserialize, Serialize};

/// What was found out, whatever was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Findings {
    /// By a comparison of two card sets.
    Comparison(Box<Comparison>),
    /// By a tournament.
    Tournament(Tournament),
    /// By a simulation: the same bots in the same seats, game after game.
    Simulation(Report),
}

impl Findings {
    /// Was it stopped before all games had been played?
    pub fn stopped(&self) -> bool {
        match self {
            Findings::Comparison(comparison) => comparison.stopped(),
            Findings::Tournament(tournament) => tournament.stopped(),
            Findings::Simulation(report) => report.stopped(),
        }
    }
}
