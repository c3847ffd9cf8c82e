//! `mazzo deck`, and `--deck` of the commands that play.

use crate::program::Program;
use std::fs::File;

/// A ready deck's file is a deck file like any other.
const PYRE: &str = include_str!("../../../estro/decks/pyre.deck");

#[test]
fn the_ready_decks_are_listed_in_every_language() {
    let program = Program::new("deck-ready");
    for (lang, said) in [
        ("en", "The Pyre (pyre): Whoever destroys your cards"),
        ("it", "La pira (pyre): Chi distrugge le tue carte"),
        ("zh-Hant", "焚身之火（pyre）：摧毀你的卡"),
    ] {
        let ran = program.run(&["deck", "estro", "--lang", lang]).succeeds();
        assert_eq!(ran.out.lines().count(), 10, "{}", ran.out);
        ran.says(&[said]);
    }
    let ready = program.run(&["deck", "estro", "--json"]).succeeds().json();
    assert_eq!(ready["game"], "estro");
    let ready = ready["ready"].as_array().unwrap();
    assert_eq!(ready.len(), 10);
    for deck in ready {
        assert_eq!(deck["cards"].as_array().unwrap().len(), 20);
        assert!(deck["name"]["zh-Hant"].is_string() && deck["idea"]["it"].is_string());
    }
}

#[test]
fn a_right_deck_says_what_it_is() {
    let program = Program::new("deck-right");
    program.write("mine.deck", PYRE.replace("# The Pyre", "# Mine"));
    program.write("plain.deck", PYRE.replace("# The Pyre\n", "\n#\n"));
    program
        .run(&["deck", "estro", "mine.deck", "plain.deck", "pyre"])
        .succeeds()
        .says(&[
            "ok       mine.deck: Mine\n",
            "  20 cards are chosen; 5 more come by chance when the match begins.\n",
            "  Ardo ",
            ", Manpo 0\n",
            "  Empty 4, 1V ",
            "  Mean TOT ",
            "ok       plain.deck\n",
            "The Pyre (pyre): Whoever",
            "  Cards: fask, gorrask, ",
        ]);
    let ran = program.run(&["deck", "estro", "mine.deck", "--json"]);
    let decks = ran.succeeds().json();
    let deck = &decks["decks"][0];
    assert_eq!(
        (&deck["ok"], &deck["title"]),
        (&true.into(), &"Mine".into())
    );
    assert_eq!(deck["about"]["chosen"], 20);
    assert_eq!(deck["about"]["by_chance"], 5);
}

#[test]
fn every_fault_of_every_file_is_told_with_exit_code_2() {
    let program = Program::new("deck-wrong");
    let twice = PYRE.replace("gorrask", "fask").replace("orra\n", "ora\n");
    program.write("twice.deck", twice);
    program.write("noise.deck", b"ozok\n\xff\xfe");
    program.write("right.deck", PYRE);
    let huge = File::create(program.folder.join("huge.deck")).unwrap();
    huge.set_len(100_000_000).unwrap();
    let files = [
        "twice.deck",
        "noise.deck",
        "right.deck",
        "huge.deck",
        "gone.deck",
        ".",
        "pire",
    ];
    let ran = program.run(&[&["deck", "estro"], &files[..]].concat());
    assert_eq!(ran.code, Some(2), "{ran:#?}");
    let ran = ran.says(&[
        "WRONG    twice.deck\n",
        "  twice.deck:10: fask is in the deck already, on line 9: no deck has a card twice (ES-2.4)\n",
        ": there is no card 'ora'; did you mean 'orra'?\n",
        ": the deck has 19 different cards: 1 too few for the 20 that are chosen while 5 come by \
         chance (ES-2.5), 6 too few for the 25 of Lucid Dream, five an estro (ES-8.5.1)\n",
        "WRONG    noise.deck\n",
        "  noise.deck: this is not text in UTF-8: byte 6 cannot be read\n",
        "ok       right.deck: The Pyre\n",
        "  huge.deck: 100000000 bytes are too many: a deck has at most 65536\n",
        "  gone.deck: there is no such file\n",
        "  .: this is a folder, not a file\n",
        "  pire: there is no such file; did you mean the ready deck 'pyre'?\n",
    ]);
    assert!(!ran.err.contains("panicked"), "{ran:#?}");
    let ran = program.run(&["deck", "estro", "twice.deck", "--json"]);
    assert_eq!(ran.code, Some(2));
    let decks = ran.json();
    assert_eq!(decks["decks"][0]["ok"], false);
    assert_eq!(decks["decks"][0]["errors"].as_array().unwrap().len(), 3);
}

#[test]
fn a_game_without_decks_says_so() {
    let program = Program::new("deck-none");
    program
        .run(&["deck", "duel"])
        .succeeds()
        .says(&["This game has no decks to choose."]);
    let ran = program.run(&["deck", "nature", "my.deck"]);
    assert_eq!(ran.code, Some(2));
    ran.says(&[
        "WRONG    my.deck",
        "my.deck: this game has no decks to choose",
    ]);
    program
        .run(&["play", "duel", "--deck", "my.deck"])
        .refuses("my.deck: this game has no decks to choose");
    program
        .run(&["deck", "estroo"])
        .refuses("there is no game 'estroo'; did you mean 'estro'?");
}

#[test]
fn decks_are_brought_to_a_game_and_stand_in_its_record() {
    let program = Program::new("deck-brought");
    program.write("mine.deck", PYRE.replace("fask\ngorrask", "gorrask\nfask"));
    let playing = ["play", "estro", "--seats", "random,random", "--seed", "1"];
    let bringing = ["--deck", "pyre", "--deck", "2=mine.deck"];
    let keeping = ["--record", "game.mazzo"];
    program
        .run(&[&playing[..], &bringing, &keeping].concat())
        .succeeds();
    let record = program.read("game.mazzo");
    assert!(record.contains("deck1=fask,gorrask,"), "{record}");
    assert!(record.contains("deck2=gorrask,fask,"), "{record}");
    program.run(&["replay", "game.mazzo"]).succeeds();
    let simulating = [
        "sim",
        "estro",
        "--bots",
        "random,random",
        "--games",
        "2",
        "--json",
    ];
    let ran = program.run(&[&simulating[..], &bringing].concat());
    assert_eq!(ran.succeeds().json()["games"], 2);
}

#[test]
fn a_wrong_deck_is_refused_with_everything_else_that_is_wrong() {
    let program = Program::new("deck-refused");
    program.write("short.deck", "ozok\n");
    let decks = [
        "--deck",
        "short.deck",
        "--deck",
        "2=gone.deck",
        "--deck",
        "1=pyre",
    ];
    let others = ["--set", "zone=moon", "--deck", "3=pyre"];
    let ran = program.run(&[&["play", "estro"], &decks[..], &others].concat());
    let ran = ran.refuses("short.deck:1: the deck has 1 card: 19 too few");
    let ran = ran.refuses("gone.deck: there is no such file");
    let ran = ran.refuses("zone=moon is not possible");
    ran.refuses("there are only 2 seats");
    program
        .run(&["play", "estro", "--deck", "pyre", "--set", "deck1=pyre"])
        .refuses("--deck 1=pyre: seat 1 has another deck already");
    program
        .run(&["play", "estro", "--deck", "9=pyre"])
        .refuses("a seat is a number from 1 to 8");
    program
        .run(&["play", "estro", "--deck", "2="])
        .refuses("a deck is a file or a ready deck");
    program
        .run(&["play", "estro", "--deck", "pyre", "--set", "mode=lucid"])
        .refuses("for Lucid Dream 25 are chosen, five an estro (ES-8.5.1)");
}

#[test]
fn an_exported_deck_is_the_same_deck_again() {
    let program = Program::new("deck-export");
    for (game, ready) in [("estro", "pyre"), ("sovereign", "twin-suns")] {
        let text = program.run(&["deck", game, ready, "--export"]).succeeds();
        program.write("copy.deck", text.out);
        let both = program.run(&["deck", game, ready, "copy.deck", "--json"]);
        let both = both.succeeds().json();
        assert_eq!(both["decks"][0]["cards"], both["decks"][1]["cards"]);
        assert_eq!(both["decks"][0]["about"], both["decks"][1]["about"]);
        assert_eq!(both["decks"][0]["title"], both["decks"][1]["title"]);
        let again = program.run(&["deck", game, "copy.deck", "--export"]);
        assert_eq!(again.succeeds().out, program.read("copy.deck"));
    }
    program
        .run(&["deck", "sovereign", "--export"])
        .refuses("<FILE>");
}
