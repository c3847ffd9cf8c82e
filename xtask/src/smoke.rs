//! A smoke run of the release build: it starts, lists its games, and plays them alike on any
//! number of threads.

use crate::cargo::{mazzo, output};
use crate::chore::Fault;

/// Asks the program for its games, and lets it play.
pub fn run() -> Result<(), Fault> {
    let games = output(mazzo(&["games", "--json"]))?;
    if !games.contains("\"nature\"") {
        return Err(Fault::Failed(format!(
            "mazzo games lists no nature:\n{games}"
        )));
    }
    println!("mazzo games: {} bytes of JSON", games.len());
    for bots in ["random,random", "random,random,random,random"] {
        let one = simulate(bots, "1")?;
        let two = simulate(bots, "2")?;
        let (one, two) = (without_times(&one), without_times(&two));
        if one != two {
            return Err(Fault::Failed(format!(
                "mazzo sim nature --bots {bots} differs by the number of threads:\n{one}\n{two}"
            )));
        }
        println!("mazzo sim nature --bots {bots}: the same on 1 and 2 threads");
    }
    Ok(())
}

fn simulate(bots: &str, threads: &str) -> Result<String, Fault> {
    output(mazzo(&[
        "sim",
        "nature",
        "--bots",
        bots,
        "--games",
        "200",
        "--seed",
        "1",
        "--json",
        "--threads",
        threads,
    ]))
}

const TIMES: [&str; 3] = ["seconds", "games_per_second", "actions_per_second"];

/// The report with every time replaced by a dash.
fn without_times(report: &str) -> String {
    TIMES.iter().fold(report.to_owned(), |text, key| {
        let quoted = format!("\"{key}\":");
        let mut parts = text.split(&quoted);
        let mut kept = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let rest = part.trim_start();
            let number = |c: char| !(c.is_ascii_alphanumeric() || "+-.".contains(c));
            let end = rest.find(number).unwrap_or(rest.len());
            kept = format!("{kept}{quoted} -{}", &rest[end..]);
        }
        kept
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_are_compared_without_their_times() {
        let one = r#"{"games": 200, "seconds": 1.25e-3, "games_per_second":9,"wins": [3]}"#;
        let two = r#"{"games": 200, "seconds": 12, "games_per_second": null,"wins": [3]}"#;
        assert_eq!(without_times(one), without_times(two));
        assert_ne!(
            without_times(one),
            without_times(&two.replace("[3]", "[4]"))
        );
    }
}
