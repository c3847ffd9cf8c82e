//! Whatever is wrong gets one clear message and exit code 2.

use crate::program::{Program, Ran};
use std::fs::{self, File};

/// A finished game, recorded.
fn recorded(program: &Program) -> String {
    let playing = ["play", "duel", "--seats", "greedy,random", "--seed", "7"];
    let keeping = ["--record", "game.mazzo"];
    program.run(&[&playing[..], &keeping].concat()).succeeds();
    program.read("game.mazzo")
}

fn replay(program: &Program, content: impl AsRef<[u8]>) -> Ran {
    program.write("changed.mazzo", content);
    program.run(&["replay", "changed.mazzo"])
}

#[test]
fn an_unknown_game_is_refused_with_the_nearest_one() {
    let program = Program::new("unknown-game");
    for arguments in [
        &["play", "duell"][..],
        &["cards", "duell"],
        &["bench", "duell"],
        &["sim", "duell", "--bots", "random,random"],
    ] {
        program.run(arguments).refuses("did you mean 'duel'?");
    }
    program.run(&["play", "bridge"]).refuses("the games are ");
}

#[test]
fn an_unknown_card_is_refused_with_the_nearest_one() {
    let program = Program::new("unknown-card");
    program
        .run(&["cards", "duel", "firebll"])
        .refuses("did you mean '9'?");
    program
        .run(&["cards", "duel", "xyzzy"])
        .refuses("duel has no card with 'xyzzy'");
}

#[test]
fn an_unknown_option_or_one_without_a_value_is_refused() {
    let program = Program::new("unknown-option");
    program
        .run(&["play", "duel", "--set", "mana=9"])
        .refuses("there is no option 'mana'");
    program
        .run(&["sim", "duel", "--bots", "random,random", "--set", "mana=9"])
        .refuses("there is no option 'mana'");
    program
        .run(&["play", "duel", "--set", "mana"])
        .refuses("an option is written key=value");
}

#[test]
fn an_unknown_bot_is_refused_with_the_nearest_one() {
    let program = Program::new("unknown-bot");
    program
        .run(&["sim", "duel", "--bots", "gredy,random"])
        .refuses("did you mean 'greedy'?");
    program
        .run(&["play", "duel", "--seats", "humn,greedy"])
        .refuses("did you mean 'human'?");
    program
        .run(&["play", "duel", "--seats", "human,"])
        .refuses("choose among human, random, greedy");
    program
        .run(&["play", "duel", "--seats", "human,hrad"])
        .refuses("'hrad' cannot sit in a seat; did you mean 'hard'?");
    program
        .run(&["sim", "duel", "--bots", "hrad,normal"])
        .refuses("did you mean 'hard'?");
}

#[test]
fn a_search_without_a_sensible_effort_is_refused() {
    let program = Program::new("bad-search");
    for bot in ["search:0", "search:-1s", "search:1e9s", "search:many"] {
        let amount = bot.strip_prefix("search:").unwrap();
        program
            .run(&["play", "duel", "--seats", &format!("human,{bot}")])
            .refuses(&format!("'{bot}' cannot sit in a seat; '{amount}' is not"))
            .refuses("a number of iterations from 1");
        program
            .run(&["sim", "duel", &format!("--bots={bot},random")])
            .refuses(&format!("'{amount}' is not how much a search can think"));
    }
    program
        .run(&["play", "duel", "--seats", "human,search"])
        .refuses("say how much it may think: search:5000");
    program
        .run(&["play", "duel", "--seats", "human,search:5:depth=3"])
        .refuses("'depth=3' is not a setting of a search");
}

#[test]
fn a_number_of_seats_the_game_does_not_have_is_refused() {
    let program = Program::new("seat-count");
    program
        .run(&["sim", "duel", "--bots", "random,random,random"])
        .refuses("duel is played by 2, not by 3");
    program
        .run(&["play", "duel", "--seats", "human"])
        .refuses("duel is played by 2, not by 1");
}

#[test]
fn an_unknown_language_is_refused() {
    Program::new("unknown-language")
        .run(&["games", "--lang", "fr"])
        .refuses("choose en, it or zh-Hant");
}

#[test]
fn a_bad_seed_or_number_is_refused() {
    let program = Program::new("bad-seed");
    for seed in ["-1", "one", "99999999999999999999", ""] {
        program
            .run(&["play", "duel", &format!("--seed={seed}")])
            .refuses("is not a seed");
    }
    program
        .run(&["sim", "duel", "--bots", "random,random", "--games", "many"])
        .refuses("--games");
    program
        .run(&["sim", "duel", "--bots", "random,random", "--threads", "0"])
        .refuses("--threads");
    for seconds in ["0", "-1", "NaN", "inf", "1e9"] {
        program
            .run(&["bench", "duel", &format!("--seconds={seconds}")])
            .refuses("seconds are a number above 0");
    }
}

#[test]
fn a_missing_file_or_a_folder_is_refused_by_name() {
    let program = Program::new("missing-file");
    program
        .run(&["replay", "nothing.mazzo"])
        .refuses("nothing.mazzo: there is no such file");
    program
        .run(&["play", "--resume", "nothing.mazzo"])
        .refuses("nothing.mazzo: there is no such file");
    program
        .run(&["cards", "duel", "--cards", "nothing.toml"])
        .refuses("nothing.toml: there is no such file");
    program.run(&["replay", "."]).refuses("this is a folder");
}

#[test]
fn a_truncated_record_is_refused_wherever_it_ends() {
    let program = Program::new("truncated-record");
    let record = recorded(&program);
    let whole = record.trim_end().len();
    for length in (0..whole).step_by(23) {
        replay(&program, &record[..length]).refuses("changed.mazzo: ");
    }
    replay(&program, &record[..record.rfind("\n2 ").unwrap() + 1])
        .refuses("the record is cut short or was changed");
    replay(&program, &record[..whole]).succeeds();
}

#[test]
fn an_edited_record_is_refused_with_the_line_that_does_not_fit() {
    let program = Program::new("edited-record");
    let record = recorded(&program);
    for (from, to, part) in [
        ("1 pass", "1 passs", "did you mean 'pass'?"),
        ("1 pass", "2 pass", "not allowed there by rule DU-4"),
        ("1 pass", "3 pass", "there are only 2 seats"),
        ("1 pass", "pass", "a seat and an action"),
        ("rules: 1", "rules: 99", "this program plays version 1"),
        ("game: duel", "game: leduc", "is not fold, call or raise"),
        ("game: duel", "game: dual", "did you mean 'duel'?"),
        ("seed: 7", "seed: 8", "changed.mazzo: "),
        ("seed: 7", "sed: 7", "did you mean 'seed'?"),
        ("setup: ", "setup: seats=9", "there is no option 'seats'"),
        ("result: 1", "result: 2", "the moves lead to '1'"),
        ("mazzo record 1", "mazzo record 2", "this is not a record"),
    ] {
        assert!(record.contains(from), "{from} is not in {record}");
        replay(&program, record.replacen(from, to, 1)).refuses(part);
    }
    let position = record.find("position: ").unwrap() + 10;
    let mut changed = record.clone();
    changed.replace_range(position..position + 16, "0123456789abcdef");
    replay(&program, changed).refuses("'position: 0123456789abcdef'");
}

#[test]
fn a_huge_record_is_refused_unread() {
    let program = Program::new("huge-record");
    let file = File::create(program.folder.join("huge.mazzo")).unwrap();
    file.set_len(100_000_000).unwrap();
    for arguments in [
        &["replay", "huge.mazzo"][..],
        &["play", "--resume", "huge.mazzo"],
    ] {
        program
            .run(arguments)
            .refuses("100000000 bytes are too many: a record has at most");
    }
    program
        .run(&["cards", "duel", "--cards", "huge.mazzo"])
        .refuses("a card set has at most");
    let ran = program.run(&["scenario", "huge.mazzo"]);
    assert_eq!(ran.code, Some(2));
    ran.says(&["WRONG", "a scenario has at most"]);
}

#[test]
fn a_file_that_is_no_text_is_refused() {
    let program = Program::new("no-text");
    replay(&program, b"mazzo record 1\n\xff\xfe").refuses("not text in UTF-8: byte 16");
    replay(&program, "").refuses("this is not a record");
    replay(&program, "\u{0}\u{1}\u{2}").refuses("this is not a record");
}

#[test]
fn a_record_that_is_there_already_is_not_overwritten() {
    let program = Program::new("existing-record");
    program.write("mine.mazzo", "something dear to me");
    program
        .run(&["play", "duel", "--record", "mine.mazzo"])
        .refuses("mine.mazzo: there is such a file already");
    assert_eq!(program.read("mine.mazzo"), "something dear to me");
    program
        .run_with(&["play", "duel", "--seed", "1"], "s mine.mazzo\nq\n")
        .succeeds()
        .says(&["mine.mazzo is something else already"]);
    assert_eq!(program.read("mine.mazzo"), "something dear to me");
}

#[test]
fn a_refused_record_is_left_as_it_was() {
    let program = Program::new("refused-record");
    let broken = recorded(&program).replace("result: 1", "result: 2");
    program.write("broken.mazzo", &broken);
    program
        .run(&["play", "--resume", "broken.mazzo"])
        .refuses("the moves lead to '1'");
    assert_eq!(program.read("broken.mazzo"), broken);
    program
        .run(&["play", "leduc", "--resume", "game.mazzo"])
        .refuses("this is a record of 'duel', not of 'leduc'");
    program
        .run(&[
            "play",
            "--resume",
            "game.mazzo",
            "--seats",
            "human,human,human",
        ])
        .refuses("--seats names 3, but the record is of a game for 2");
    program
        .run(&["play", "--resume", "game.mazzo", "--seed", "9"])
        .refuses("cannot be used with");
}

#[test]
fn a_game_without_card_files_says_so() {
    let program = Program::new("no-card-files");
    program.write("mine.toml", "name = 'mine'");
    program
        .run(&["cards", "duel", "--cards", "mine.toml"])
        .refuses("mine.toml: this game has no cards of its own to replace");
}

#[test]
fn scenarios_that_cannot_be_read_or_do_not_hold_are_told_apart() {
    let program = Program::new("scenarios");
    let head = "game = \"leduc\"\ntitle = \"A call\"\nrules = []\n";
    program.write(
        "good.toml",
        format!("{head}[[step]]\ndo = [\"1 call\"]\nlegal = [\"2 call\"]\n"),
    );
    program.write(
        "differs.toml",
        format!("{head}[[step]]\nlegal = [\"2 call\"]\n"),
    );
    program.write("misspelt.toml", format!("{head}[[step]]\nlegl = []\n"));
    program.write("game.toml", head.replace("leduc", "leduck"));
    program.write("noise.toml", b"\xff\xff");
    program
        .run(&["scenario", "good.toml"])
        .succeeds()
        .says(&["ok", "good.toml: A call"]);
    let ran = program.run(&["scenario", "good.toml", "differs.toml"]);
    assert_eq!(ran.code, Some(1), "{ran:#?}");
    ran.says(&["ok", "DIFFERS", "step 1: '2 call' is not legal"]);
    for (file, part) in [
        ("misspelt.toml", "unknown field `legl`"),
        ("game.toml", "missing field `step`"),
        ("noise.toml", "not text in UTF-8"),
        ("nothing.toml", "there is no such file"),
    ] {
        let ran = program.run(&["scenario", file, "differs.toml"]);
        assert_eq!(ran.code, Some(2), "{ran:#?}");
        ran.says(&["WRONG", file, part, "DIFFERS"]);
    }
    program.write(
        "game.toml",
        format!("{}[[step]]\n", head.replace("leduc", "leduck")),
    );
    let ran = program.run(&["scenario", "game.toml", "--json"]);
    assert_eq!(ran.json()["failed"], 1);
    ran.says(&["did you mean 'leduc'?"]);
}

#[test]
fn usage_errors_name_the_argument() {
    let program = Program::new("usage");
    program
        .run(&["plai", "duel"])
        .refuses("unrecognized subcommand 'plai'");
    program.run(&["sim", "duel"]).refuses("--bots");
    program.run(&["games", "--jason"]).refuses("--jason");
    program.run(&["scenario"]).refuses("FILES");
}

#[test]
fn a_game_that_cannot_be_kept_is_played_with_a_warning() {
    let program = Program::new("not-kept");
    fs::write(
        program.folder.join("data"),
        "a file where the folder should be",
    )
    .unwrap();
    let ran = program.run_with(&["play", "duel", "--seed", "1"], "q\n");
    assert_eq!(ran.code, Some(0), "{ran:#?}");
    assert!(ran.err.contains("could not be saved"), "{ran:#?}");
}

#[test]
fn a_scenario_with_an_impossible_field_is_told_everything_that_is_wrong_and_where() {
    let program = Program::new("impossible-fields");
    let scenario = |setup: &str, given: &str| {
        format!(
            "game = \"estro\"\ntitle = \"t\"\nrules = []\nsetup = {{ {setup} }}\n[given]\n{given}\n[[step]]\n"
        )
    };
    let check = |setup: &str, given: &str, expected: &[&str]| {
        program.write("bad.toml", scenario(setup, given));
        let ran = program.run(&["scenario", "bad.toml"]);
        assert_ne!(ran.code, Some(0), "{ran:#?}");
        ran.says(expected);
    };
    check(
        "zone = \"medcal\", first = 3",
        "round = 1",
        &["first=3 is not possible", "did you mean 'medical'?"],
    );
    check(
        "mode = \"single\"",
        "fieldd = []\nships = []\nround = 1",
        &[
            "fieldd: unknown field `fieldd`; did you mean `field`?",
            "ships: invalid type: sequence, expected a map",
        ],
    );
    check(
        "mode = \"single\"",
        "objects = [\"ion-lanse\"]\nzones = [\"medcal\"]\nfield = [{ card = \"zork\" }, { player = 1 }]",
        &[
            "there is no zone 'medcal'; did you mean 'medical'?",
            "there is no object 'ion-lanse'; did you mean 'ion-lance'?",
            "there is no card 'zork'; did you mean 'ozok'?",
            "a card is not named: say card = \"...\"",
        ],
    );
    check(
        "first = 1",
        "field = [{ card = \"ozok\", player = 7 }, { card = \"thofa\", face = \"sideways\" }]",
        &[
            "field.1: invalid value: integer `7`, expected a seat from 1 to 4",
            "field.2: unknown variant `sideways`, expected `up` or `down`",
        ],
    );
    check(
        "first = 1",
        "field = [{ card = \"ozok\" }, { card = \"ozok\", player = 2 }, { card = \"borgu\", donor = \"garbu\" }]\n\
         players.1.hand = [\"garbu\"]",
        &[
            "'ozok' is twice in the field",
            "'garbu' is in two places: a Chimera and the hand of player 1",
        ],
    );
}
