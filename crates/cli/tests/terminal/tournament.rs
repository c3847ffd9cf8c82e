//! `mazzo sim --tournament` and `--report`.

use crate::program::{Program, Ran};
use serde_json::Value;
use std::fs;

const BOTS: [&str; 6] = [
    "sim",
    "duel",
    "--tournament",
    "round-robin",
    "--bots",
    "random,greedy",
];

fn run(program: &Program, command: &[&str], more: &[&str]) -> Ran {
    program.run(&[command, more].concat())
}

/// A report without what differs from run to run.
fn timeless(text: &str) -> Value {
    let mut report: Value = serde_json::from_str(text).unwrap();
    let report_fields = report.as_object_mut().unwrap();
    for key in ["seconds", "games_per_second", "actions_per_second"] {
        report_fields.remove(key);
    }
    report
}

#[test]
fn a_tournament_tells_who_is_stronger_in_three_languages() {
    let program = Program::new("tournament-table");
    let games = ["--games", "40", "--by-card"];
    run(&program, &BOTS, &games).succeeds().says(&[
        "The duel, round robin: 40 of 40 games",
        "1. greedy: Elo ",
        "2. random: Elo ",
        "Won by the row against the column",
        "1. greedy     -",
        "2. random",
        "Won by who acted first",
        "Cards with which most was won",
        "Cards with which least was won",
    ]);
    for (lang, says) in [
        (
            "it",
            [
                "girone all'italiana",
                "Vinte dalla riga",
                "Carte con cui si è vinto di più",
            ],
        ),
        (
            "zh-Hant",
            ["循環賽", "橫列對直欄的勝率", "打出後勝率最高的卡牌"],
        ),
    ] {
        run(&program, &BOTS, &[&games[..], &["--lang", lang]].concat())
            .succeeds()
            .says(&says);
    }
}

#[test]
fn a_tournament_as_json_has_everything() {
    let program = Program::new("tournament-json");
    let ran = run(&program, &BOTS, &["--games", "20", "--json"]).succeeds();
    let found = ran.json();
    assert_eq!(found["game"], "duel");
    assert_eq!(found["meeting"], "against");
    assert_eq!(found["entrants"][1]["name"], "greedy");
    assert_eq!(found["standings"][0]["entrant"], 1);
    assert_eq!(found["pairings"][0]["games"], 20);
    assert_eq!(found["finished"], 20);
    assert!(found["first_seat"]["win_rate"].is_number());
    assert!(!found["length"]["histogram"].as_array().unwrap().is_empty());
    assert_eq!(found["conditions"]["seed"], "1");
    assert_eq!(found["cards"], serde_json::json!([]));
}

#[test]
fn decks_and_sages_are_entrants() {
    let program = Program::new("tournament-entries");
    let export = ["deck", "sovereign", "twin-suns", "--export"];
    let deck = program.run(&export).succeeds().out;
    program.write("my own.deck", deck);
    let sovereign = [
        "sim",
        "sovereign",
        "--tournament",
        "ladder",
        "--bots",
        "random",
    ];
    let games = ["--games", "2", "--json"];
    let decks = ["--decks", "my own.deck,first-light,rotting-garden"];
    let found = run(&program, &sovereign, &[&decks[..], &games].concat())
        .succeeds()
        .json();
    let names: Vec<_> = (found["entrants"].as_array().unwrap().iter())
        .map(|entrant| entrant["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["my own", "first-light", "rotting-garden"]);
    assert_eq!(
        found["pairings"].as_array().unwrap().len(),
        2,
        "only neighbours meet"
    );

    let nature = [
        "sim",
        "nature",
        "--tournament",
        "round-robin",
        "--bots",
        "random",
    ];
    let found = run(
        &program,
        &nature,
        &[&["--sages", "all"][..], &games].concat(),
    );
    let found = found.succeeds().json();
    assert_eq!(found["entrants"].as_array().unwrap().len(), 4);
    assert_eq!(found["pairings"].as_array().unwrap().len(), 6);
}

#[test]
fn a_bad_tournament_is_refused_with_what_would_be_right() {
    let program = Program::new("tournament-bad");
    for (more, says) in [
        (&["--games", "7"][..], "give an even number"),
        (&["--games", "0"], "0 is not in 1.."),
        (&["--decks", "all"], "entrants of duel cannot bring a deck"),
        (&["--set", "mana=9"], "there is no option 'mana'"),
        (&["--resume"], "--report"),
        (&["--force"], "--report"),
    ] {
        run(&program, &BOTS, more).refuses(says);
    }
    for (arguments, says) in [
        (
            &["duel", "--bots", "greedy"][..],
            "needs two entrants or more, not 1",
        ),
        (
            &["duel", "--bots", "greedy,greedy"],
            "greedy is entered twice",
        ),
        (
            &["duel", "--bots", "gredy,random"],
            "did you mean 'greedy'?",
        ),
        (
            &[
                "sovereign",
                "--bots",
                "greedy",
                "--decks",
                "twin-sun,first-light",
            ],
            "did you mean the ready deck 'twin-suns'?",
        ),
        (
            &["nature", "--bots", "greedy", "--sages", "cedr,gravel"],
            "did you mean 'cedar'?",
        ),
        (
            &["travelers", "--bots", "greedy", "--heroes", "all"],
            "there is no end to them",
        ),
    ] {
        let command = ["sim", "--tournament", "round-robin"];
        run(&program, &command, arguments).refuses(says);
    }
    let decks = [
        "sim",
        "sovereign",
        "--bots",
        "greedy,random",
        "--decks",
        "all",
    ];
    program.run(&decks).refuses("--tournament");
    let swiss = [
        "sim",
        "duel",
        "--bots",
        "greedy,random",
        "--tournament",
        "swiss",
    ];
    program.run(&swiss).refuses("choose round-robin or ladder");
}

#[test]
fn a_report_is_kept_and_nothing_is_overwritten_unasked() {
    let program = Program::new("report-folder");
    let report = ["--games", "20", "--report", "found"];
    run(&program, &BOTS, &report)
        .succeeds()
        .says(&["The report is in found."]);
    let first = program.read("found/report.json");
    assert_eq!(timeless(&first)["finished"], 20);
    assert!(!timeless(&first)["cards"].as_array().unwrap().is_empty());

    run(&program, &BOTS, &report).refuses("this folder is not empty");
    assert_eq!(program.read("found/report.json"), first);
    program.write("found/mine.txt", "mine");
    let other = ["--games", "30", "--report", "found", "--force"];
    run(&program, &BOTS, &other).succeeds();
    assert_eq!(timeless(&program.read("found/report.json"))["finished"], 30);
    assert_eq!(program.read("found/mine.txt"), "mine");
    fs::create_dir(program.folder.join("empty")).unwrap();
    run(&program, &BOTS, &["--games", "2", "--report", "empty"]).succeeds();
}

#[test]
fn a_folder_that_cannot_be_written_is_refused_before_the_first_game() {
    let program = Program::new("report-unwritable");
    program.write("file", "a file");
    let endless = ["--games", "1000000000", "--report"];
    for folder in ["file", "file/below"] {
        for force in [&[][..], &["--force"]] {
            let more = [&endless[..], &[folder], force].concat();
            run(&program, &BOTS, &more).refuses("it cannot be written");
        }
    }
    assert_eq!(program.read("file"), "a file");
}

#[test]
fn games_are_gone_on_with_only_if_they_are_the_same() {
    let program = Program::new("report-resume");
    let report = ["--games", "20", "--report", "found"];
    let resume = [&report[..], &["--resume"]].concat();
    run(&program, &BOTS, &resume).refuses("no games are kept here");
    run(&program, &BOTS, &report).succeeds();
    let first = timeless(&program.read("found/report.json"));
    run(&program, &BOTS, &resume).succeeds();
    assert_eq!(timeless(&program.read("found/report.json")), first);

    for (more, says) in [
        (&["--seed", "2"][..], "seed: 1 was kept, 2 is asked for"),
        (&["--games", "22"], "games: 20 was kept, 22 is asked for"),
        (
            &["--tournament", "ladder"],
            "tournament: round-robin was kept, ladder is asked for",
        ),
    ] {
        let kept: Vec<&str> = resume
            .iter()
            .copied()
            .filter(|word| !["--games", "20"].contains(word))
            .collect();
        let games: &[&str] = if more[0] == "--games" {
            &[]
        } else {
            &["--games", "20"]
        };
        let command = match more[0] {
            "--tournament" => vec!["sim", "duel", "--bots", "random,greedy"],
            _ => BOTS.to_vec(),
        };
        run(&program, &command, &[&kept[..], games, more].concat()).refuses(says);
    }
    for wrong in ["", "{}", "[1, 2", "null"] {
        program.write("found/progress.json", wrong);
        run(&program, &BOTS, &resume).refuses("this does not tell what has been played");
    }
}

#[test]
#[cfg(unix)]
fn what_ctrl_c_stopped_goes_on_to_the_same_end() {
    use std::process::Command;
    use std::thread::sleep;
    use std::time::Duration;

    let program = Program::new("report-stop");
    let games = ["--games", "40000", "--seed", "9"];
    run(
        &program,
        &BOTS,
        &[&games[..], &["--report", "whole"]].concat(),
    )
    .succeeds();

    let stopped = [&BOTS[..], &games, &["--report", "parts"]].concat();
    let child = program.command(&stopped).spawn().unwrap();
    let begun = program.folder.join("parts/progress.json");
    while !begun.exists() {
        sleep(Duration::from_millis(10));
    }
    sleep(Duration::from_millis(200));
    let id = child.id().to_string();
    let told = Command::new("kill").args(["-INT", &id]).status().unwrap();
    assert!(told.success());
    let ran = Ran::from(child.wait_with_output().unwrap());
    assert_eq!(ran.code, Some(130), "{ran:?}");
    ran.says(&["the same command with --resume goes on"]);
    let part = timeless(&program.read("parts/report.json"));
    assert!(part["finished"].as_u64().unwrap() < 40_000, "{part}");

    program
        .run(&[&stopped[..], &["--resume"]].concat())
        .succeeds();
    let [whole, parts] = ["whole", "parts"].map(|folder| {
        let report = timeless(&program.read(&format!("{folder}/report.json")));
        serde_json::to_string(&report).unwrap()
    });
    assert_eq!(whole, parts);
}
