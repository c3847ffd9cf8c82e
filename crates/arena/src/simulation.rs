//! Any number of games on all cores.

use crate::{
    Report,
    tally::Tally,
    worker::{Queue, Worker},
};
use bots::BotKind;
use kernel::{Evaluate, Game, SeatSet, Seed, Setup};
use rayon::ThreadPoolBuilder;
use std::{sync::atomic::AtomicBool, time::Instant};

/// What a game distinguishes about the seats at its end, such as their Sages: each with the
/// seats that had it.
pub type Tag<G> = fn(&G) -> Vec<(String, SeatSet)>;

/// Games to be played between bots.
pub struct Simulation<G: Game> {
    /// How each game is set up.
    pub setup: G::Setup,
    /// Who sits in the seats.
    pub bots: Vec<BotKind>,
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
}

/// Plays the games. `progress` hears now and then how many more games are done. Once `stop` is
/// set, games that are under way are dropped and the report is of what was done before.
///
/// # Panics
/// If a bot or the game does. The message names the game, so that it can be played again.
pub fn simulate<G: Evaluate>(
    simulation: &Simulation<G>,
    progress: &(dyn Fn(u64) + Sync),
    stop: &AtomicBool,
) -> Result<Report, SimulationFault> {
    let seats = simulation.setup.seats();
    if simulation.bots.len() != seats {
        return Err(SimulationFault::WrongBots {
            bots: simulation.bots.len(),
            seats,
        });
    }
    let pool = ThreadPoolBuilder::new()
        .num_threads(simulation.threads)
        .thread_name(|index| format!("arena {index}"))
        .build()
        .map_err(|cause| SimulationFault::NoThreads {
            threads: simulation.threads,
            cause,
        })?;
    let queue = Queue::new(simulation.games, pool.current_num_threads());
    let start = Instant::now();
    let tallies = pool.broadcast(|_| Worker::new(simulation, stop).work(&queue, progress));
    let elapsed = start.elapsed();
    let total = tallies.into_iter().fold(Tally::default(), Tally::merged);
    Ok(Report::new(simulation, total, elapsed))
}
