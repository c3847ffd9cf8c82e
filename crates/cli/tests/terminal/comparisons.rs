//! `mazzo sim --compare`: what a change of the cards did.

use crate::program::{Program, Ran};

/// A set in which the Sage Porella has so much health; the game's own has 12.
pub fn porella_with(health: u32) -> String {
    format!(
        r#"name = "porella-{health}"
extends = "base"

[[card]]
id = "porella"
name = {{ en = "Porella", it = "Porella", zh-Hant = "波蕊菈" }}
kind = "sage"
faction = "leaf"
strength = 3
health = {health}
rows = [1, 2, 3]
dawn = {{ do = [{{ gold = 3 }}] }}
action = [
    {{ level = 4, do = ["attack-from-discard"] }},
    {{ level = 6, do = ["recall"] }},
    {{ level = 8, do = [
        {{ withdraw = {{ one = {{ side = "own", connected-to-sage = true, no-sage = true }} }} }},
        {{ damage = {{ amount = 3, to = {{ one = {{ side = "enemy" }} }} }} }},
    ] }},
]
"#
    )
}

fn compare(program: &Program, sets: [&str; 2], more: &[&str]) -> Ran {
    let arguments = [
        "sim",
        "nature",
        "--bots",
        "random,random",
        "--games",
        "80",
        "--set",
        "sages=porella,gravel",
        "--compare",
    ];
    program.run(&[&arguments[..], &sets, more].concat())
}

#[test]
fn the_same_cards_change_nothing() {
    let program = Program::new("compare-same");
    program.write("same.toml", porella_with(12));
    for own in ["built-in", "-"] {
        compare(&program, [own, "same.toml"], &[])
            .succeeds()
            .says(&[
                "Command of Nature: the game's own cards and porella-12, 80 seeds with each.",
                "Nothing has surely changed.",
                "Not surely changed:",
                "(0.0 points; a change of ± ",
                "more, which --json and --report have.",
            ]);
    }
}

#[test]
fn a_sage_that_dies_at_once_is_a_change_that_is_seen() {
    let program = Program::new("compare-changed");
    program.write("old.toml", porella_with(12));
    program.write("new.toml", porella_with(1));
    let files = ["old.toml", "new.toml"];
    compare(&program, files, &[]).succeeds().says(&[
        "porella-12 and porella-1",
        "Surely changed:",
        "Won by seat 1: ",
        "95 % sure",
        "p < 0.001",
        "Not surely changed:",
    ]);
    compare(&program, files, &["--lang", "it"])
        .succeeds()
        .says(&["Cambiato con certezza:", "Vinte dal posto 1: "]);
    compare(&program, files, &["--lang", "zh-Hant"])
        .succeeds()
        .says(&["確定改變：", "座位 1 勝率："]);
}

#[test]
fn a_comparison_is_written_as_json_table_and_page() {
    let program = Program::new("compare-report");
    program.write("new.toml", porella_with(1));
    let sets = ["built-in", "new.toml"];
    let json = compare(&program, sets, &["--report", "out", "--json"])
        .succeeds()
        .json();
    assert_eq!(json["pairs"], 80);
    let changes = json["changes"].as_array().unwrap();
    let wins = changes
        .iter()
        .find(|change| change["measure"] == "seat-wins" && change["of"] == 1)
        .unwrap();
    assert_eq!(wins["changed"], true, "{wins}");
    assert!(wins["interval"]["high"].as_f64().unwrap() < 0.0, "{wins}");
    assert!(
        changes
            .iter()
            .any(|change| change["measure"] == "card-played")
    );
    let table = program.read("out/changes.csv");
    assert!(table.starts_with("measure,of,before,after,difference,low,high,p,"));
    assert_eq!(table.lines().count(), changes.len() + 1);
    let page = program.read("out/index.html");
    for part in [
        "the game&apos;s own cards and porella-1</h1>",
        "<h2>What changed</h2>",
        "<h2>What did not</h2>",
        "--compare built-in new.toml</code>",
    ] {
        let part = part.replace("&apos;", "'");
        assert!(page.contains(&part), "no {part} in the page");
    }
    compare(&program, sets, &["--report", "out"]).refuses("this folder is not empty");
}

#[test]
fn sets_that_do_not_load_are_refused_with_every_fault() {
    let program = Program::new("compare-refused");
    program.write("old.toml", porella_with(12).replace("\"leaf\"", "\"lief\""));
    program.write(
        "new.toml",
        porella_with(12).replace("health = 12", "health = \"x\""),
    );
    compare(&program, ["old.toml", "new.toml"], &[])
        .refuses("old.toml:8")
        .refuses("new.toml:10");
    compare(&program, ["built-in", "nothing.toml"], &[])
        .refuses("nothing.toml: there is no such file");
    compare(&program, ["built-in", "new.toml"], &["--cards", "old.toml"])
        .refuses("cannot be used with");
    compare(
        &program,
        ["built-in", "new.toml"],
        &["--tournament", "ladder"],
    )
    .refuses("cannot be used with");
    let one = [
        "sim",
        "nature",
        "--bots",
        "random,random",
        "--compare",
        "new.toml",
    ];
    program.run(&one).refuses("2 values required");
}

#[test]
fn games_without_card_files_are_refused() {
    let program = Program::new("compare-none");
    program.write("mine.toml", "name = 'mine'");
    for (game, bots) in [("travelers", "greedy"), ("duel", "random,random")] {
        let arguments = [
            "sim",
            game,
            "--bots",
            bots,
            "--compare",
            "built-in",
            "mine.toml",
        ];
        program
            .run(&arguments)
            .refuses("mine.toml: this game has no cards of its own to replace");
    }
}
