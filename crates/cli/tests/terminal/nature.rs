//! Command of Nature through the program.

use crate::program::Program;
use kernel::{Rng, Seed};

/// Lines that play on whatever is asked: numbers of choices, and now and then something else.
fn typed(seed: u64) -> String {
    let mut rng = Rng::new(Seed::from(seed));
    let mut line = || match rng.below(40) {
        0 => "mate\n".to_owned(),
        1 => "u\n".to_owned(),
        2 => "seat 2\n".to_owned(),
        3 => "w close-strike\n".to_owned(),
        _ => format!("{}\n", rng.below(10) + 1),
    };
    (0..8000).map(|_| line()).collect()
}

#[test]
fn whole_games_are_played_and_replayed_in_every_language() {
    let program = Program::new("nature-whole-games");
    for (i, (seats, lang)) in [
        ("human,greedy", "en"),
        ("human,human", "it"),
        ("human,greedy,greedy,greedy", "zh-Hant"),
        ("human,human,greedy,random", "en"),
        ("human,human,human,human", "it"),
    ]
    .into_iter()
    .enumerate()
    {
        let record = format!("{i}.mazzo");
        let playing = ["play", "nature", "--seats", seats, "--lang", lang];
        let keeping = ["--seed", "11", "--record", &record];
        program
            .run_with(&[&playing[..], &keeping].concat(), typed(i as u64))
            .succeeds();
        let text = program.read(&record);
        assert!(!text.contains("result: unfinished"), "{seats}: {text}");
        assert!(text.contains(&format!("names: {}", seats.replace(',', ", "))));
        program
            .run(&["replay", &record])
            .succeeds()
            .says(&["to the same position"]);
    }
}

#[test]
fn the_number_of_bots_is_the_number_of_seats() {
    let program = Program::new("nature-seats");
    for bots in ["random,random", "random,random,random,random"] {
        let run = |threads| {
            let arguments = [
                "sim", "nature", "--bots", bots, "--games", "60", "--seed", "1",
            ];
            let more = ["--json", "--threads", threads];
            let ran = program.run(&[&arguments[..], &more].concat()).succeeds();
            let mut report = ran.json();
            for key in ["seconds", "games_per_second", "actions_per_second"] {
                report.as_object_mut().unwrap().remove(key).unwrap();
            }
            report
        };
        let report = run("1");
        assert_eq!(report, run("2"));
        assert_eq!(report["finished"], 60);
        assert_eq!(
            report["wins"].as_array().unwrap().len(),
            bots.split(',').count()
        );
        assert_eq!(
            report["by_tag"].as_array().unwrap().len(),
            4,
            "the four Sages"
        );
    }
    program
        .run(&["sim", "nature", "--bots", "random,random,random"])
        .refuses("nature is played by 2 or 4, not by 3");
    let four = ["sim", "nature", "--bots", "random,random,random,random"];
    program
        .run(&[&four[..], &["--set", "seats=2"]].concat())
        .refuses("--bots names 4, but --set seats=2 asks for another number");
}

#[test]
fn every_wrong_option_is_named_at_once() {
    let program = Program::new("nature-options");
    program
        .run(&[
            "play",
            "nature",
            "--set",
            "sages=cedr,gravel",
            "--set",
            "frist=1",
        ])
        .refuses("did you mean 'cedar'?")
        .refuses("did you mean 'first'?");
    program
        .run(&["play", "nature", "--set", "seats=3"])
        .refuses("it is played by 2 or by 4");
}

const OWN_SET: &str = r#"name = "mine"
extends = "base"

[[card]]
id = "redstone"
name = { en = "Redstone", it = "Pietrarossa", zh-Hant = "赤石" }
kind = "warrior"
faction = "pebble"
strength = 5
health = 3
cost = 4
copies = 1
rows = [1, 2]
dawn = { do = [{ gold = 7 }] }
"#;

#[test]
fn a_set_of_ones_own_is_played_recorded_and_needed_to_replay() {
    let program = Program::new("nature-own-cards");
    program.write("mine.toml", OWN_SET);
    program
        .run(&["cards", "nature", "redstone", "--cards", "mine.toml"])
        .succeeds()
        .says(&["STR 5", "gain 7 gold"]);
    let playing = ["play", "nature", "--seats", "greedy,random", "--seed", "2"];
    let keeping = ["--cards", "mine.toml", "--record", "game.mazzo"];
    program
        .run(&[&playing[..], &keeping].concat())
        .succeeds()
        .says(&["mazzo replay game.mazzo --cards mine.toml"]);
    program
        .run(&["replay", "game.mazzo", "--cards", "mine.toml"])
        .succeeds();
    program
        .run(&["replay", "game.mazzo"])
        .refuses("give the right file with --cards");
    program.write("mine.toml", OWN_SET.replace("gold = 7", "gold = 8"));
    program
        .run(&["replay", "game.mazzo", "--cards", "mine.toml"])
        .refuses("give the right file with --cards");
}

#[test]
fn a_wrong_set_is_refused_with_file_and_line() {
    let program = Program::new("nature-wrong-cards");
    for (from, to) in [
        ("strength = 5", "strength = 500"),
        ("strength = 5", "strenght = 5"),
        ("gold = 7", "goold = 7"),
        ("kind = \"warrior\"", "kind = \"worrier\""),
        ("extends = \"base\"", "extends = \"basis\""),
        ("name = \"mine\"\n", ""),
        ("rows = [1, 2]", "rows = [1, 2"),
    ] {
        assert!(OWN_SET.contains(from));
        program.write("wrong.toml", OWN_SET.replace(from, to));
        for command in [&["cards", "nature"][..], &["play", "nature"]] {
            program
                .run(&[command, &["--cards", "wrong.toml"]].concat())
                .refuses("wrong.toml:");
        }
    }
    let card = &OWN_SET[OWN_SET.find("[[card]]").unwrap()..];
    program.write("wrong.toml", format!("{OWN_SET}\n{card}"));
    program
        .run(&[
            "sim",
            "nature",
            "--bots",
            "random,random",
            "--cards",
            "wrong.toml",
        ])
        .refuses("the id 'redstone' is taken");
}

#[test]
fn mates_share_the_screen_and_enemies_do_not() {
    let program = Program::new("nature-curtain");
    let four = [
        "play",
        "nature",
        "--seats",
        "human,human,human,human",
        "--seed",
        "1",
    ];
    let chosen = ["--set", "sages=cedar,gravel,torrent,porella"];
    // The Warriors are chosen in secret, but mates see each other's.
    let ran = program
        .run_with(&[&four[..], &chosen].concat(), "\n1\n1\n\n1\n1\nq\n")
        .succeeds()
        .says(&[
            "Seat 1, press Enter",
            "Seat 1: ",
            "Seat 2: ",
            "Seat 3, press Enter",
        ]);
    assert!(!ran.out.contains("Seat 2, press Enter"), "{}", ran.out);
}

#[test]
fn a_card_says_why_it_cannot_be_used_now() {
    let program = Program::new("nature-why");
    let playing = [
        "play",
        "nature",
        "--seed",
        "1",
        "--set",
        "sages=cedar,gravel",
    ];
    program
        .run_with(&playing, "w redstone\nw sage cedar\nw redstoen\nq\n")
        .succeeds()
        .says(&[
            "Seat 1: ",
            "This card is not where you could use it from.",
            "(rule CN-",
            "Did you mean “redstone”?",
        ]);
    program
        .run_with(&playing, "1\nw close-strike\nw redstone\nq\n")
        .succeeds()
        .says(&["Hand:", "(rule "]);
}
