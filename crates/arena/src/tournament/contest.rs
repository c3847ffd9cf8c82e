//! A tournament that is to be played.

use super::findings::{Entrant, Format, Meeting, Tournament};
use crate::{
    Charter, Conditions, Findings, Ledger, Lineup, SimulationFault, Undertaking,
    plan::{Plan, Series},
    play_plan::play_plan,
};
use kernel::{Evaluate, Game, SeatSet, Seed, Setup, fingerprint};
use std::sync::{Mutex, PoisonError, atomic::AtomicBool};

/// A tournament that is to be played. [`Draw`](crate::Draw) makes it.
pub struct Contest<G: Game> {
    pub(super) format: Format,
    pub(super) entrants: Vec<Entrant>,
    pub(super) meetings: Meetings<G>,
    pub(super) games_each: u64,
    pub(super) threads: usize,
    pub(super) max_moves: u64,
    pub(super) by_card: bool,
    pub(super) conditions: Conditions,
    pub(super) charter: Charter,
}

/// Who meets whom, and at which tables.
pub(super) enum Meetings<G: Game> {
    /// They play against each other.
    Against {
        encounters: Vec<Encounter<G>>,
        sides: [SeatSet; 2],
    },
    /// Everyone plays for itself, and these are compared.
    Alone {
        lineups: Vec<Lineup<G>>,
        pairs: Vec<(usize, usize)>,
    },
}

/// Two who meet: in the first lineup the one has the first side, in the second the other.
pub(super) struct Encounter<G: Game> {
    pub one: usize,
    pub other: usize,
    pub lineups: [Lineup<G>; 2],
}

impl<G: Game> Meetings<G> {
    pub fn kind(&self) -> Meeting {
        match self {
            Meetings::Against { .. } => Meeting::Against,
            Meetings::Alone { .. } => Meeting::Alone,
        }
    }

    /// How many games there are, if each pair or each entrant plays so many.
    pub fn games(&self, games_each: u64) -> u64 {
        let shares = match self {
            Meetings::Against { encounters, .. } => encounters.len(),
            Meetings::Alone { lineups, .. } => lineups.len(),
        };
        games_each.saturating_mul(shares as u64)
    }

    /// A number that tells all these tables from others.
    pub fn fingerprint(&self) -> String {
        let lineups: Vec<&Lineup<G>> = match self {
            Meetings::Against { encounters, .. } => {
                let lineups = encounters.iter().flat_map(|encounter| &encounter.lineups);
                lineups.collect()
            }
            Meetings::Alone { lineups, .. } => lineups.iter().collect(),
        };
        let options = lineups
            .iter()
            .map(|lineup| lineup.setup.options().to_string());
        format!("{:016x}", fingerprint(&options.collect::<Vec<_>>()))
    }
}

impl<G: Game> Contest<G> {
    fn seed(&self) -> Seed {
        self.conditions.seed
    }

    fn plan(&self) -> Plan<'_, G> {
        let series = match &self.meetings {
            Meetings::Against { encounters, .. } => encounters
                .iter()
                .map(|encounter| Series {
                    lineups: encounter.lineups.iter().collect(),
                    rounds: self.games_each / 2,
                    compared: Vec::new(),
                    paired: None,
                })
                .collect(),
            Meetings::Alone { lineups, pairs } => vec![Series {
                lineups: lineups.iter().collect(),
                rounds: self.games_each,
                compared: pairs.clone(),
                paired: None,
            }],
        };
        Plan {
            series,
            seed: self.seed(),
            threads: self.threads,
            max_moves: self.max_moves,
            tag: None,
            by_card: self.by_card,
        }
    }
}

impl<G: Evaluate> Undertaking for Contest<G> {
    fn charter(&self) -> &Charter {
        &self.charter
    }

    fn carry_out(
        &self,
        ledger: &Mutex<Ledger>,
        progress: &(dyn Fn(u64) + Sync),
        stop: &AtomicBool,
    ) -> Result<Findings, SimulationFault> {
        play_plan(&self.plan(), ledger, progress, stop)?;
        let ledger = ledger.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(Findings::Tournament(Tournament::of(self, &ledger)))
    }
}
