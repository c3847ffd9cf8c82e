//! The server is killed while people play, again and again.

use crate::Fault;
use crate::process::Process;
use crate::tally::Tally;
use std::time::{Duration, Instant};

/// So long people play before the server is killed.
const PLAYING: Duration = Duration::from_millis(1500);

/// Whoever is not in step by then never will be.
const PATIENCE: Duration = Duration::from_secs(60);

/// Kills the server so many times; says how long it took to come back.
pub async fn measure(kills: usize, server: &mut Process, tally: &Tally) -> Result<String, Fault> {
    let (mut serving, mut catching_up) = (Vec::new(), Vec::new());
    for kill in 0..kills {
        tokio::time::sleep(PLAYING + Duration::from_millis(37 * (kill as u64 % 20))).await;
        server.kill()?;
        let killed = Instant::now();
        serving.push(server.start().await?);
        while !tally.all_in_step() {
            if killed.elapsed() > PATIENCE {
                let count = tally.count_in_step();
                return Err(format!("only {count} sockets are in step").into());
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        catching_up.push(killed.elapsed());
    }
    Ok(format!(
        "killed {kills} times; serving again after {}; clients in step after {}",
        spread(&mut serving),
        spread(&mut catching_up),
    ))
}

fn spread(times: &mut [Duration]) -> String {
    times.sort_unstable();
    let (Some(middle), Some(worst)) = (times.get(times.len() / 2), times.last()) else {
        return "no time".to_owned();
    };
    format!(
        "{:.2} s (median; worst {:.2} s)",
        middle.as_secs_f64(),
        worst.as_secs_f64()
    )
}
