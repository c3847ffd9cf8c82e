//! Plays what is planned, on all cores.

use crate::{Ledger, SimulationFault, plan::Plan, queue::Queue, worker::Worker};
use kernel::{Evaluate, Setup};
use rayon::ThreadPoolBuilder;
use std::{
    sync::{Mutex, PoisonError, atomic::AtomicBool},
    time::Instant,
};

/// Plays what the ledger lacks of the plan, and enters it there now and then. `progress` hears
/// how many more games are done. Once `stop` is set, games that are under way are dropped.
///
/// # Panics
/// If a bot or the game does. The message names the game, so that it can be played again.
pub(crate) fn play_plan<G: Evaluate>(
    plan: &Plan<'_, G>,
    ledger: &Mutex<Ledger>,
    progress: &(dyn Fn(u64) + Sync),
    stop: &AtomicBool,
) -> Result<(), SimulationFault> {
    let lineups = plan.series.iter().flat_map(|series| &series.lineups);
    for lineup in lineups {
        let (bots, seats) = (lineup.bots.len(), lineup.setup.seats());
        if bots != seats {
            return Err(SimulationFault::WrongBots { bots, seats });
        }
    }
    let pool = ThreadPoolBuilder::new()
        .num_threads(plan.threads)
        .thread_name(|index| format!("arena {index}"))
        .build()
        .map_err(|cause| SimulationFault::NoThreads {
            threads: plan.threads,
            cause,
        })?;
    let queue = {
        let mut ledger = ledger.lock().unwrap_or_else(PoisonError::into_inner);
        if !ledger.open(plan) {
            return Err(SimulationFault::ForeignLedger);
        }
        Queue::of(plan, &ledger, pool.current_num_threads())
    };
    let start = Instant::now();
    pool.broadcast(|_| Worker::new(plan, ledger, stop).work(&queue, progress));
    let mut ledger = ledger.lock().unwrap_or_else(PoisonError::into_inner);
    ledger.seconds += start.elapsed().as_secs_f64();
    Ok(())
}
