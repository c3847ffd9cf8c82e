//! Any number of games between the same bots, on all cores.

use crate::{
    Charter, Conditions, Findings, Ledger, Lineup, Report, Undertaking,
    plan::{Plan, Series},
    play_plan::play_plan,
};
use kernel::{Evaluate, Game, SeatSet, Seed, Setup, fingerprint};
use std::sync::{Mutex, PoisonError, atomic::AtomicBool};

/// What a game distinguishes about the seats at its end, such as their Sages: each with the
/// seats that had it.
pub type Tag<G> = fn(&G) -> Vec<(String, SeatSet)>;

/// Games to be played between bots.
pub struct Simulation<G: Game> {
    /// How each game is set up, and who sits in the seats.
    pub lineup: Lineup<G>,
    /// How many games.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: Seed,
    /// How many threads play; with 0, one for each core.
    pub threads: usize,
    /// A game that has not ended after so many actions is cut off, and is not finished.
    pub max_moves: u64,
    /// What to break the win rates down by.
    pub tag: Option<Tag<G>>,
    /// Listen to what seats do with cards? It takes time.
    pub by_card: bool,
}

/// Why a simulation cannot begin.
#[derive(Debug, thiserror::Error)]
pub enum SimulationFault {
    /// There is not one bot for each seat.
    #[error("the game needs one bot for each of its {seats} seats, not {bots}")]
    WrongBots {
        /// How many bots there are.
        bots: usize,
        /// How many seats the setup has.
        seats: usize,
    },
    /// The machine gives us no such number of threads.
    #[error("cannot start {threads} threads: {cause}")]
    NoThreads {
        /// How many were asked for.
        threads: usize,
        /// What the system says.
        cause: rayon::ThreadPoolBuildError,
    },
    /// What is to be gone on with cannot have come from the same games.
    #[error("what was kept of the games played before does not fit together")]
    ForeignLedger,
}

/// Plays the games from the first to the last. `progress` hears now and then how many more games
/// are done. Once `stop` is set, games that are under way are dropped and the report is of what
/// was done before.
///
/// # Panics
/// If a bot or the game does. The message names the game, so that it can be played again.
pub fn simulate<G: Evaluate>(
    simulation: &Simulation<G>,
    progress: &(dyn Fn(u64) + Sync),
    stop: &AtomicBool,
) -> Result<Report, SimulationFault> {
    simulate_on(simulation, &Mutex::default(), progress, stop)
}

/// The same, but goes on from what the ledger has.
///
/// # Panics
/// If a bot or the game does. The message names the game, so that it can be played again.
pub fn simulate_on<G: Evaluate>(
    simulation: &Simulation<G>,
    ledger: &Mutex<Ledger>,
    progress: &(dyn Fn(u64) + Sync),
    stop: &AtomicBool,
) -> Result<Report, SimulationFault> {
    play_plan(&simulation.plan(), ledger, progress, stop)?;
    let ledger = ledger.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(Report::new(simulation, &ledger))
}

impl<G: Game> Simulation<G> {
    fn plan(&self) -> Plan<'_, G> {
        Plan {
            series: vec![Series {
                lineups: vec![&self.lineup],
                rounds: self.games,
                compared: Vec::new(),
                paired: None,
            }],
            seed: self.seed,
            threads: self.threads,
            max_moves: self.max_moves,
            tag: self.tag,
            by_card: self.by_card,
        }
    }

    pub(crate) fn conditions(&self) -> Conditions {
        Conditions::of::<G>(&self.lineup.setup, self.seed)
    }

    fn charter(&self) -> Charter {
        let bots = self.lineup.bots.iter();
        Charter {
            game: G::ID.to_owned(),
            games: self.games,
            players: bots.map(ToString::to_string).collect(),
            tournament: None,
            by_card: self.by_card,
            conditions: self.conditions(),
            tables: format!(
                "{:016x}",
                fingerprint(&self.lineup.setup.options().to_string())
            ),
        }
    }
}

/// A simulation as an undertaking.
pub struct Simulating<G: Game> {
    simulation: Simulation<G>,
    charter: Charter,
}

impl<G: Game> From<Simulation<G>> for Simulating<G> {
    fn from(simulation: Simulation<G>) -> Simulating<G> {
        Simulating {
            charter: simulation.charter(),
            simulation,
        }
    }
}

impl<G: Evaluate> Undertaking for Simulating<G> {
    fn charter(&self) -> &Charter {
        &self.charter
    }

    fn carry_out(
        &self,
        ledger: &Mutex<Ledger>,
        progress: &(dyn Fn(u64) + Sync),
        stop: &AtomicBool,
    ) -> Result<Findings, SimulationFault> {
        let report = simulate_on(&self.simulation, ledger, progress, stop)?;
        Ok(Findings::Simulation(report))
    }
}
