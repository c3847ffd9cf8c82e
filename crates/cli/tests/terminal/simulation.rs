//! `mazzo sim` and `mazzo bench`.

use crate::program::{Program, Ran};
use serde_json::Value;

const FIRST_KEYS: [&str; 12] = [
    "game",
    "bots",
    "games",
    "finished",
    "wins",
    "draws",
    "actions",
    "seconds",
    "games_per_second",
    "actions_per_second",
    "mean_actions",
    "first_seat_win_rate",
];

fn without_times(report: &Ran) -> Value {
    let mut report = report.json();
    for key in ["seconds", "games_per_second", "actions_per_second"] {
        report.as_object_mut().unwrap().remove(key).unwrap();
    }
    report
}

#[test]
fn a_simulation_prints_the_keys_everyone_counts_on() {
    let program = Program::new("sim-keys");
    let arguments = [
        "sim",
        "leduc",
        "--bots",
        "greedy,random",
        "--games",
        "50",
        "--json",
    ];
    let ran = program.run(&arguments).succeeds();
    let mut rest = ran.out.as_str();
    for key in FIRST_KEYS {
        let key = format!("\"{key}\":");
        let place = rest
            .find(&key)
            .unwrap_or_else(|| panic!("{key} in {}", ran.out));
        assert!(key.contains("game\"") || place > 0);
        rest = &rest[place + key.len()..];
    }
    let report = ran.json();
    assert_eq!(report["finished"], 50);
    assert_eq!(report["bots"], serde_json::json!(["greedy", "random"]));
}

#[test]
fn the_number_of_threads_changes_nothing_but_the_times() {
    let program = Program::new("sim-threads");
    for game in ["duel", "connect-four", "leduc"] {
        let run = |threads| {
            let arguments = ["sim", game, "--bots", "greedy,random", "--games", "60"];
            let more = ["--seed", "5", "--json", "--threads", threads];
            program.run(&[&arguments[..], &more].concat()).succeeds()
        };
        let one = without_times(&run("1"));
        assert_eq!(one, without_times(&run("2")), "{game}");
        assert_eq!(one, without_times(&run("5")), "{game}");
    }
}

#[test]
fn a_simulation_is_a_table_for_people_in_their_language() {
    let program = Program::new("sim-table");
    let arguments = ["sim", "duel", "--bots", "greedy,random", "--games", "20"];
    program.run(&arguments).succeeds().says(&[
        "The duel: 20 of 20 games",
        "Seat 1 (greedy)",
        "Seat 2 (random)",
        "Drawn",
    ]);
    program
        .run(&[&arguments[..], &["--lang", "it"]].concat())
        .succeeds()
        .says(&["20 partite su 20", "Posto 1 (greedy)", "Pareggi"]);
}

#[test]
#[cfg(unix)]
fn stopping_a_simulation_prints_what_is_done_so_far() {
    use std::io::Read;
    use std::process::Command;
    use std::time::Duration;

    let program = Program::new("sim-stop");
    let games = "100000000000";
    let arguments = [
        "sim",
        "duel",
        "--bots",
        "random,random",
        "--games",
        games,
        "--json",
    ];
    let mut child = program.command(&arguments).spawn().unwrap();
    std::thread::sleep(Duration::from_millis(800));
    let id = child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-INT", &id])
            .status()
            .unwrap()
            .success()
    );
    let status = child.wait().unwrap();
    let mut out = String::new();
    child
        .stdout
        .take()
        .unwrap()
        .read_to_string(&mut out)
        .unwrap();
    assert_eq!(status.code(), Some(130), "{out}");
    let report: Value = serde_json::from_str(&out).unwrap();
    let finished = report["finished"].as_u64().unwrap();
    assert!(finished > 0 && finished < 100_000_000_000, "{report}");
}

#[test]
fn a_benchmark_measures_every_game_with_every_number_of_seats() {
    let program = Program::new("bench");
    let ran = program
        .run(&["bench", "--seconds", "0.02", "--json"])
        .succeeds();
    let report = ran.json();
    assert!(report["machine"]["cores"].as_u64().unwrap() > 0);
    let measured: Vec<(String, u64)> = report["results"]
        .as_array()
        .unwrap()
        .iter()
        .map(|result| {
            for key in [
                "state_bytes",
                "clone_ns",
                "playouts_per_second",
                "actions_per_second",
                "mean_actions",
                "mean_legal",
            ] {
                assert!(result[key].as_f64().unwrap() > 0.0, "{key} in {result}");
            }
            let game = result["game"].as_str().unwrap().to_owned();
            (game, result["seats"].as_u64().unwrap())
        })
        .collect();
    let expected: Vec<(String, u64)> = catalog::titles()
        .iter()
        .flat_map(|title| {
            let counts = title.seat_counts().iter();
            counts.map(|&seats| (title.id().to_owned(), seats as u64))
        })
        .collect();
    assert_eq!(measured, expected);
}
