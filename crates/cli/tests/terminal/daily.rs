//! `mazzo daily`: the set of a day in words, as a sheet, as pictures.

use crate::program::Program;
use std::fs;

// TS-8.2, TS-2.19.
#[test]
fn a_day_has_a_hero_and_an_adventure_and_says_how_to_play_and_print_them() {
    let program = Program::new("daily-words");
    program
        .run(&["daily", "--date", "2022-07-06"])
        .succeeds()
        .says(&[
            "Hero: ",
            "TOS20220706.1",
            "Adventure: ",
            "TOS20220706.1",
            "mazzo play travelers --set hero=TOS20220706",
            "mazzo daily --date TOS20220706 --pdf .",
        ]);
    program
        .run(&["daily", "--date", "2022-07-06", "--lang", "zh-Hant"])
        .succeeds()
        .says(&["英雄：", "冒險："]);
    let today = program.run(&["daily"]).succeeds();
    assert!(today.out.contains("Hero: "), "{today:?}");
}

#[test]
fn the_same_code_is_the_same_set_however_it_is_written() {
    let program = Program::new("daily-codes");
    let said = |date: &str| {
        program
            .run(&["daily", "--json", "--date", date])
            .succeeds()
            .json()
    };
    let day = said("2022-07-06");
    assert_eq!(day, said("TOS20220706"));
    assert_eq!(day, said("TOS20220706.1"));
    assert_eq!(day["hero"]["day"], "2022-07-06");
    let word = said("hello");
    assert_eq!(word["hero"]["code"], "TOSQ9RVF8M4");
    assert_eq!(word["adventure"]["day"], serde_json::Value::Null);
    assert_eq!(word, said("TOSQ9RVF8M4"));
}

// TS-1.1
#[test]
fn hero_and_adventure_may_come_from_two_sets_and_the_kind_may_be_chosen() {
    let program = Program::new("daily-pair");
    let hero = program.run(&["daily", "--date", "hello", "--json"]).json()["hero"].clone();
    for kind in ["world", "dungeon"] {
        let asked = [
            "daily",
            "--hero",
            "hello",
            "--adventure",
            "2022-07-06",
            "--kind",
            kind,
        ];
        let said = program
            .run(&[&asked[..], &["--json"]].concat())
            .succeeds()
            .json();
        assert_eq!(said["hero"], hero);
        assert_eq!(said["adventure"]["code"], "TOS20220706");
        assert_eq!(said["adventure"]["kind"], kind);
        assert!(said["adventure"]["mission"].is_string(), "{said}");
        let set = format!("--set adventure=TOS20220706 --set kind={kind}");
        program.run(&asked).succeeds().says(&[&set]);
    }
    program
        .run(&[
            "daily",
            "--hero",
            "hello",
            "--adventure",
            "bye",
            "--pdf",
            "x.pdf",
            "--duplex",
            "long",
        ])
        .refuses("are two sets, whose cards have other backs: leave out --duplex");
    assert!(!program.folder.join("x.pdf").exists());
}

// TS-9.13
#[test]
fn a_sheet_is_the_same_whenever_it_is_printed_and_has_the_name_of_its_set_in_a_folder() {
    let program = Program::new("daily-sheet");
    let print = |file: &str, more: &[&str]| {
        let asked = ["daily", "--date", "2022-07-06", "--pdf", file];
        program
            .run(&[&asked[..], more].concat())
            .succeeds()
            .says(&["The sheet is ready"]);
        fs::read(program.folder.join(file)).unwrap()
    };
    let first = print("1.pdf", &[]);
    assert!(first.starts_with(b"%PDF-") && first.len() < 1_000_000);
    assert_eq!(first, print("2.pdf", &["--paper", "a4"]));
    for (i, other) in [
        ["--paper", "letter"],
        ["--duplex", "long"],
        ["--duplex", "short"],
        ["--duplex", "cross"],
    ]
    .iter()
    .enumerate()
    {
        assert_ne!(first, print(&format!("other{i}.pdf"), other), "{other:?}");
    }
    fs::create_dir(program.folder.join("out")).unwrap();
    program
        .run(&[
            "daily",
            "--date",
            "2022-07-06",
            "--pdf",
            "out",
            "--lang",
            "it",
        ])
        .succeeds();
    let italian = fs::read(program.folder.join("out/TOS20220706-it.pdf")).unwrap();
    assert_ne!(first, italian);
}

#[test]
fn every_card_is_a_picture_under_its_code() {
    let program = Program::new("daily-pictures");
    program
        .run(&[
            "daily",
            "--date",
            "2026-11-16",
            "--kind",
            "dungeon",
            "--svg",
            "cards",
        ])
        .succeeds()
        .says(&["18 cards drawn: cards"]);
    for name in [
        "TOS20261116-H-1",
        "TOS20261116-H-9",
        "TOS20261116-D-1",
        "TOS20261116-D-9",
    ] {
        let picture = program.read(&format!("cards/{name}.svg"));
        assert!(picture.starts_with("<svg "), "{name}");
    }
    assert_eq!(
        fs::read_dir(program.folder.join("cards")).unwrap().count(),
        18
    );
}

#[test]
fn what_names_no_set_or_cannot_be_written_is_told_and_leaves_nothing_behind() {
    let program = Program::new("daily-bad");
    for (arguments, told) in [
        (&["--date", "2026-02-30"][..], "there is no such day"),
        (&["--hero", "TOS20269999"], "there is no such day"),
        (&["--date", "TOS20261116.9"], "made by generator 9"),
        (&["--date", ""], "a set needs a seed"),
        (
            &["--kind", "castle"],
            "an adventure is a world or a dungeon",
        ),
        (
            &["--pdf", "x.pdf", "--paper", "a5"],
            "paper is a4 or letter",
        ),
        (
            &["--pdf", "x.pdf", "--duplex", "left"],
            "its long or its short edge",
        ),
        (&["--duplex", "long"], "--pdf"),
        (&["--pdf", "x.pdf", "--lang", "fr"], "fr"),
    ] {
        program.run(&[&["daily"], arguments].concat()).refuses(told);
    }
    program.write("file", "not a folder");
    program
        .run(&["daily", "--date", "hello", "--pdf", "file/x.pdf"])
        .refuses("file/x.pdf: it cannot be written: a file stands where a folder should be");
    program
        .run(&["daily", "--date", "hello", "--svg", "out", "--pdf", "file"])
        .refuses("file: there is such a file already");
    assert_eq!(program.read("file"), "not a folder");
    assert_eq!(fs::read_dir(&program.folder).unwrap().count(), 1);
}

// TS-8.80: a range of days is proven anew, and the archive agrees.
#[test]
fn days_are_proven_anew_and_written_as_the_archive_has_them() {
    let program = Program::new("daily-check");
    let asked = ["daily", "--check", "2026-01-01", "2026-01-02"];
    let told = program.run(&asked).succeeds();
    told.says(&["2 of 2 days proven", "2 different sets", "median"]);
    let report = program
        .run(&[&asked[..], &["--json", "--archive", "days.txt"]].concat())
        .succeeds()
        .json();
    assert_eq!(report["proven"], 2, "{report}");
    assert_eq!(report["distinct"], 2);
    assert_eq!(report["differ_from_the_archive"], serde_json::json!([]));
    assert_eq!(program.read("days.txt").len(), 6);
    program
        .run(&["daily", "--check", "2026-01-02", "2026-01-01"])
        .refuses("give the earlier one first");
    program
        .run(&["daily", "--check", "2026-01-01", "2026-02-30"])
        .refuses("2026-02-30");
}

// TS-8.90.
#[test]
fn the_difficulty_is_told_with_the_wins_of_three_bots() {
    let program = Program::new("daily-rate");
    let asked = ["daily", "--date", "2026-01-01", "--rate", "4"];
    let told = program.run(&asked).succeeds();
    told.says(&["of 5 stars", "A novice wins", "The standard bot wins"]);
    let rated = program.run(&[&asked[..], &["--json"]].concat()).json();
    let wins = |bot: &str| rated["rating"][bot]["wins"].as_u64().unwrap();
    assert!(wins("standard") <= wins("master") && wins("master") <= 4);
    program
        .run(&["daily", "--rate", "0"])
        .refuses("0 is not in 1..=100000");
}

// TS-8.83: who gives up is told how to see a win, and it is a game that replays.
#[test]
fn who_gives_up_can_see_the_adventure_won() {
    let program = Program::new("daily-solution");
    let day = "hero=2026-01-02";
    let told = program
        .run_with(&["play", "travelers", "--plain", "--set", day], "concede\n")
        .succeeds();
    told.says(&["mazzo daily --date TOS20260102 --solution TOS20260102.mazzo"]);
    let asked = ["daily", "--date", "TOS20260102", "--solution", "won.mazzo"];
    program
        .run(&asked)
        .succeeds()
        .says(&["mazzo replay won.mazzo"]);
    program
        .run(&["replay", "won.mazzo"])
        .succeeds()
        .says(&["The adventure is won", "lead to the same position"]);
    program.run(&asked).refuses("replace it with --force");
    program.run(&[&asked[..], &["--force"]].concat()).succeeds();
}
