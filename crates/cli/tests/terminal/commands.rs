//! `mazzo games`, `mazzo cards`, and what all commands share.

use crate::program::Program;

#[test]
fn the_games_are_listed_with_seats_and_options() {
    let program = Program::new("games");
    program
        .run(&["games"])
        .succeeds()
        .says(&["The duel (duel), a sample", "Seats: 2."]);
    let games = program.run(&["games", "--json"]).succeeds().json();
    let ids: Vec<&str> = games["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|game| game["id"].as_str().unwrap())
        .collect();
    let expected: Vec<&str> = catalog::titles().iter().map(|title| title.id()).collect();
    assert_eq!(ids, expected);
}

#[test]
fn cards_are_found_by_id_name_or_text_in_any_language() {
    let program = Program::new("cards");
    for words in [&["9"][..], &["Fireball"], &["palla"], &["4", "damage"]] {
        let ran = program
            .run(&[&["cards", "duel"], words].concat())
            .succeeds();
        assert_eq!(
            ran.out.matches("Fireball (9)").count(),
            1,
            "{words:?}: {}",
            ran.out
        );
    }
    let all = program.run(&["cards", "duel", "--json"]).succeeds().json();
    assert_eq!(all["cards"].as_array().unwrap().len(), 12);
    let one = program
        .run(&["cards", "duel", "9", "--json", "--lang", "it"])
        .json();
    assert_eq!(one["cards"][0]["name"]["en"], "Fireball");
    assert!(one["cards"][0]["text"].as_str().unwrap().contains("danni"));
}

#[test]
fn the_environment_chooses_the_language_unless_it_is_given() {
    let program = Program::new("language");
    let said = |variable: &str, value: &str, arguments: &[&str]| {
        let mut command = program.command(arguments);
        let output = command.env(variable, value).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(said("LANG", "it_IT.UTF-8", &["games"]).contains("Posti:"));
    assert!(said("LC_ALL", "zh_TW.UTF-8", &["games"]).contains("座位數："));
    assert!(said("LC_ALL", "zh_TW.UTF-8", &["games", "--lang", "en"]).contains("Seats:"));
    assert!(said("LC_ALL", "fr_FR.UTF-8", &["games"]).contains("Seats:"));
}

#[test]
fn a_reader_that_stops_reading_is_no_error() {
    let program = Program::new("broken-pipe");
    for arguments in [
        &["games"][..],
        &["cards", "duel"],
        &["replay", "game.mazzo"],
    ] {
        if arguments[0] == "replay" {
            let playing = [
                "play",
                "duel",
                "--seats",
                "random,random",
                "--record",
                "game.mazzo",
            ];
            program.run(&playing).succeeds();
        }
        let mut child = program.command(arguments).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        assert!(output.stderr.is_empty(), "{output:?}");
    }
}

#[test]
fn help_and_version_are_no_errors() {
    let program = Program::new("help");
    program.run(&["--help"]).succeeds().says(&["Usage: mazzo"]);
    program
        .run(&["play", "--help"])
        .succeeds()
        .says(&["--resume"]);
    program.run(&["--version"]).succeeds().says(&["mazzo 0."]);
}
