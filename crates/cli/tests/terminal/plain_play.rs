//! Playing line by line.

use crate::program::Program;
use std::path::PathBuf;

#[test]
fn what_cannot_be_played_is_explained_and_the_game_goes_on() {
    let program = Program::new("plain-refusals");
    let typed = "att\nplya 8\nplay 6\npss\n99\n0\nxyzzy\np\npass\nq\n";
    let seed = ["play", "duel", "--seed", "1", "--seats", "human,random"];
    program.run_with(&seed, typed).succeeds().says(&[
        "Seat 1: Your turn",
        "Did you mean “",
        "(rule DU-",
        "Did you mean “pass”?",
        "There is no choice 99; they are numbered from 1",
        "There is no choice 0;",
        "“xyzzy” cannot be understood here.",
        "Go on with: mazzo play --resume",
    ]);
}

#[test]
fn a_short_line_that_fits_several_actions_lists_them() {
    let program = Program::new("plain-ambiguous");
    program
        .run_with(&["play", "connect-four", "--seed", "1"], "drop\ndr 4\nq\n")
        .succeeds()
        .says(&[
            "That could be 7 things: drop 1 | drop 2 |",
            "drops a disc into column 4",
            "Seat 1: ",
        ]);
}

#[test]
fn a_whole_game_ends_with_its_result_and_replays_to_the_same_position() {
    let program = Program::new("plain-whole-game");
    for (game, lang) in [("duel", "en"), ("connect-four", "it"), ("leduc", "zh-Hant")] {
        let record = format!("{game}.mazzo");
        let played = [
            "play",
            game,
            "--seed",
            "3",
            "--plain",
            "--record",
            &record,
            "--lang",
            lang,
            "--seats",
            "human,greedy",
        ];
        program.run_with(&played, "1\n".repeat(500)).succeeds();
        let text = program.read(&record);
        assert!(!text.contains("result: unfinished"), "{text}");
        assert!(text.contains("names: human, greedy"), "{text}");
        program
            .run(&["replay", &record])
            .succeeds()
            .says(&["to the same position"]);
        let replayed = program
            .run(&["replay", &record, "--json"])
            .succeeds()
            .json();
        assert_eq!(replayed["game"], game);
        assert_eq!(replayed["position_checked"], true);
    }
}

#[test]
fn a_game_that_was_left_goes_on_where_it_was() {
    let program = Program::new("plain-resume");
    let moves = || {
        let record = program.read("halves.mazzo");
        record.split_once("\n\n").unwrap().1.to_owned()
    };
    let play = ["play", "duel", "--seed", "9", "--seats", "human,greedy"];
    let keeping = |file| [&play[..], &["--record", file]].concat();
    program
        .run_with(&keeping("whole.mazzo"), "1\n".repeat(500))
        .succeeds();
    program
        .run_with(&keeping("halves.mazzo"), "1\n1\n1\n")
        .succeeds();
    for (input, plays) in [("1\n1\nq\n", true), ("", false), (&"1\n".repeat(500), true)] {
        assert!(program.read("halves.mazzo").contains("result: unfinished"));
        let before = moves();
        program
            .run_with(&["play", "--resume", "halves.mazzo"], input)
            .succeeds();
        assert!(moves().starts_with(&before));
        assert_eq!(moves() != before, plays);
    }
    assert_eq!(program.read("halves.mazzo"), program.read("whole.mazzo"));
    program
        .run(&["replay", "halves.mazzo"])
        .succeeds()
        .says(&["to the same position"]);
}

#[test]
fn an_unfinished_game_is_kept_where_it_says() {
    let program = Program::new("plain-kept");
    let kept = |name: &str| PathBuf::from("data/mazzo").join(name);
    let ran = program
        .run_with(&["play", "duel", "--seed", "4"], "1\n")
        .succeeds();
    let file = program.folder.join(kept("duel-4.mazzo"));
    assert!(
        ran.out.contains(&format!("--resume {}", file.display())),
        "{}",
        ran.out
    );
    let first = program.read("data/mazzo/duel-4.mazzo");
    program
        .run_with(&["play", "duel", "--seed", "4"], "q\n")
        .succeeds();
    assert_eq!(
        program.read("data/mazzo/duel-4.mazzo"),
        first,
        "not overwritten"
    );
    assert!(program.folder.join(kept("duel-4-2.mazzo")).exists());
    assert!(!program.folder.join(kept("duel-4.mazzo.tmp")).exists());
}

#[test]
fn against_bots_every_decision_can_be_taken_back() {
    let program = Program::new("plain-undo");
    let played = [
        "play",
        "connect-four",
        "--seed",
        "2",
        "--seats",
        "human,greedy",
        "--record",
        "game.mazzo",
    ];
    let ran = program
        .run_with(&played, "u\ndrop 1\ndrop 2\nu\nu\nu\ndrop 7\nq\n")
        .succeeds();
    assert_eq!(ran.out.matches("Taken back.").count(), 2);
    assert_eq!(ran.out.matches("cannot be taken back").count(), 2);
    let record = program.read("game.mazzo");
    let moves = record.split_once("\n\n").unwrap().1;
    assert!(moves.starts_with("1 drop 7\n"), "{record}");
    assert_eq!(moves.lines().count(), 2, "{record}");
}

#[test]
fn cards_and_reasons_can_be_looked_up_while_playing() {
    let program = Program::new("plain-lookup");
    let typed = "/fireball\n/draw\n/firebll\n/\nw giant\nw 6\nw attack 1 on player\nw\nw zzz\nq\n";
    program
        .run_with(&["play", "duel", "--seed", "1"], typed)
        .succeeds()
        .says(&[
            "Fireball (9)",
            "Scout (7)",
            "Study (11)",
            "Did you mean “9”?",
            "Write what to look for",
            "(rule DU-",
            "(rule DU-",
            "(rule DU-",
            "Write a card or an action",
            "No card has “zzz”.",
        ]);
}

#[test]
fn the_language_can_be_changed_while_playing() {
    let program = Program::new("plain-language");
    program
        .run_with(
            &["play", "duel", "--seed", "1"],
            "l it\nl zh-Hant\nl fr\nl en\n?\nq\n",
        )
        .succeeds()
        .says(&[
            "Seat 1:",
            "Posto 1:",
            "座位 1：",
            "「fr」",
            "Seat 1:",
            "Type the number of a choice",
        ]);
}

#[test]
fn people_at_one_screen_are_kept_apart_by_a_curtain() {
    let program = Program::new("plain-curtain");
    let two = ["play", "leduc", "--seats", "human,human", "--seed", "1"];
    let ran = program
        .run_with(&two, "\ncall\n\ncall\n\ncall\n\ncall\n")
        .succeeds()
        .says(&[
            "Seat 1, press Enter when only you can see the screen.",
            "Seat 1: ",
            &"\n".repeat(60),
            "Seat 2, press Enter",
            "Seat 2: ",
            "Seat 1, press Enter",
        ]);
    assert!(!ran.err.contains("mazzo:"), "{}", ran.err);
    let open = [
        "play",
        "connect-four",
        "--seats",
        "human,human",
        "--seed",
        "1",
    ];
    let ran = program.run_with(&open, "\ndrop 1\ndrop 2\nq\n").succeeds();
    assert_eq!(
        ran.out.matches("press Enter").count(),
        1,
        "nothing is hidden: {}",
        ran.out
    );
}

#[test]
fn at_the_curtain_a_move_that_showed_nothing_can_be_taken_back() {
    let program = Program::new("plain-curtain-undo");
    let two = ["play", "leduc", "--seats", "human,human", "--seed", "1"];
    let played = [&two[..], &["--record", "game.mazzo"]].concat();
    program
        .run_with(&played, "\ncall\nu\nraise\nq\n")
        .succeeds()
        .says(&["Seat 2, press Enter", "Taken back.", "Seat 1: "]);
    let record = program.read("game.mazzo");
    assert!(record.ends_with("\n\n1 raise\n"), "{record}");
}

#[test]
fn giving_up_ends_the_game() {
    let program = Program::new("plain-concede");
    program
        .run_with(&["play", "duel", "--seed", "1"], "concede\n")
        .succeeds()
        .says(&["Seat 2 has won.", "See it again with: mazzo replay"]);
}

#[test]
fn bots_alone_play_to_the_end() {
    let program = Program::new("plain-bots");
    program
        .run(&["play", "leduc", "--seats", "greedy,random", "--seed", "1"])
        .succeeds()
        .says(&["mazzo replay"]);
}

#[test]
fn any_bytes_can_be_typed() {
    let program = Program::new("plain-bytes");
    let mut typed: Vec<u8> = (0..=255).collect();
    typed.extend(b"\n\xff\xfe\n");
    typed.extend(b"x".repeat(1_000_000));
    typed.extend("\n/\u{0}\nw \u{1f980}\ns \u{0}\nseat 999\nl \u{0}\n1\nq\n".bytes());
    program
        .run_with(&["play", "duel", "--seed", "1"], typed)
        .succeeds();
}

/// The one record that was kept of this game.
fn kept(program: &Program, game: &str) -> String {
    let folder = program.folder.join("data/mazzo");
    let mut files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap());
    let file = files.find(|file| file.file_name().to_string_lossy().starts_with(game));
    std::fs::read_to_string(file.unwrap().path()).unwrap()
}

#[test]
fn a_hint_names_a_move_that_can_be_typed() {
    let program = Program::new("plain-hint");
    let play = [
        "play",
        "connect-four",
        "--seats",
        "human,greedy",
        "--seed",
        "2",
    ];
    let ran = program.run_with(&play, "h\nhint\nq\n").succeeds().says(&[
        "A hard bot would do this: ",
        " [drop ",
        "Your chance of winning, as it sees it: ",
        "Next best: ",
        "Then: ",
        "It tried out ",
        "A hard bot would do this: ",
    ]);
    assert!(!ran.out.contains("Type the number of a choice"));
    program
        .run_with(&["play", "duel", "--lang", "it"], "h\nq\n")
        .succeeds()
        .says(&["Un bot di livello difficile farebbe questo: "]);
}

#[test]
fn a_bot_that_thinks_long_is_named_once() {
    let program = Program::new("plain-thinking");
    let play = ["play", "connect-four", "--seed", "2", "--seats"];
    let slow = [&play[..], &["human,search:1200ms"]].concat();
    let ran = program.run_with(&slow, "drop 1\nq\n").succeeds();
    let thinking = "Seat 2 (search:1200ms) is thinking";
    assert_eq!(ran.out.matches(thinking).count(), 1, "{}", ran.out);
}

#[test]
fn without_a_game_play_greets_and_starts_the_one_that_is_chosen() {
    let program = Program::new("plain-greeting");
    program
        .run_with(&["play"], "bridge\n99\nleduc\nstrong\n5\nhard\ncall\nq\n")
        .succeeds()
        .says(&[
            "Welcome to Mazzo",
            "no game “bridge”",
            "no game “99”",
            "3. hard: for those who know the game",
            "no level “strong”",
            "no level “5”",
            "Seat 1: ",
            "--resume",
        ]);
    assert!(kept(&program, "leduc").contains("names: human, hard\n"));
    program
        .run_with(&["play"], "connect-four\n\nq\n")
        .succeeds();
    assert!(kept(&program, "connect-four").contains("names: human, normal\n"));
    program
        .run_with(&["play"], "duel\nq\n")
        .succeeds()
        .says(&["Against whom?"]);
    let alone = program.run_with(&["play"], "travelers\nq\n").succeeds();
    assert!(!alone.out.contains("Against whom?"), "{}", alone.out);
    program
        .run_with(&["play"], "")
        .succeeds()
        .says(&["Which one?"]);
    program
        .run_with(&["play", "--lang", "it"], "q\n")
        .succeeds()
        .says(&["Benvenuti in Mazzo"]);
}
