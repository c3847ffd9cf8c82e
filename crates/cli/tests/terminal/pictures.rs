//! `mazzo cards --svg`, `--png` and `--pdf`: cards as files, whole or not at all.

use crate::program::Program;
use std::fs;

fn names(program: &Program, folder: &str) -> Vec<String> {
    let listed = fs::read_dir(program.folder.join(folder)).unwrap();
    let mut names: Vec<String> = listed
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn the_cards_with_these_words_are_drawn_into_a_folder() {
    let program = Program::new("pictures-folder");
    program
        .run(&[
            "cards", "nature", "sage", "gold", "--svg", "a/svg", "--png", "png",
        ])
        .succeeds()
        .says(&["cards drawn: a/svg", "cards drawn: png"]);
    let drawn = names(&program, "a/svg");
    assert!(drawn.contains(&"cedar.svg".to_owned()), "{drawn:?}");
    assert!(drawn.iter().all(|name| name.ends_with(".svg")), "{drawn:?}");
    assert_eq!(names(&program, "png").len(), drawn.len());
    let cedar = program.read("a/svg/cedar.svg");
    assert!(cedar.starts_with("<svg ") && cedar.contains("<title>Cedar</title>"));
}

// TS-9.13: the same cards in the same language are the same file.
#[test]
fn a_sheet_is_the_same_whenever_it_is_printed_and_another_in_another_language_or_on_other_paper() {
    let program = Program::new("pictures-sheet");
    let print = |file: &str, more: &[&str]| {
        let asked = ["cards", "sovereign", "light", "--pdf", file];
        program.run(&[&asked[..], more].concat()).succeeds();
        fs::read(program.folder.join(file)).unwrap()
    };
    let first = print("1.pdf", &[]);
    assert!(first.starts_with(b"%PDF-") && first.len() < 1_000_000);
    assert_eq!(first, print("2.pdf", &["--paper", "a4"]));
    assert_ne!(first, print("3.pdf", &["--paper", "letter"]));
    assert_ne!(first, print("4.pdf", &["--lang", "zh-Hant"]));
}

#[test]
fn nothing_is_replaced_unless_that_is_asked_for() {
    let program = Program::new("pictures-force");
    program.write("ozok.pdf", "mine");
    let draw = [
        "cards", "estro", "ozok", "--pdf", "ozok.pdf", "--svg", "out",
    ];
    program.run(&draw).refuses(
        "ozok.pdf: there is such a file already; choose another place, or replace it with --force",
    );
    assert_eq!(program.read("ozok.pdf"), "mine");
    assert!(!program.folder.join("out").exists());
    program.run(&[&draw[..], &["--force"]].concat()).succeeds();
    assert_ne!(fs::read(program.folder.join("ozok.pdf")).unwrap(), b"mine");
}

#[test]
fn what_cannot_be_drawn_or_written_is_told_and_leaves_nothing_behind() {
    let program = Program::new("pictures-bad");
    program.write("file", "not a folder");
    program
        .run(&["cards", "estro", "ozok", "--svg", "file"])
        .refuses("file/ozok.svg: it cannot be written: a file stands where a folder should be");
    fs::create_dir(program.folder.join("folder.pdf")).unwrap();
    program
        .run(&["cards", "estro", "ozok", "--pdf", "folder.pdf", "--force"])
        .refuses("folder.pdf: it cannot be written: a folder stands in its place");
    program
        .run(&["cards", "duel", "--svg", "out"])
        .refuses("the cards of duel are not drawn; nature, estro and sovereign have pictures");
    program
        .run(&["cards", "estro", "--pdf", "x.pdf", "--paper", "a5"])
        .refuses("paper is a4 or letter");
    program
        .run(&["cards", "estro", "--paper", "letter"])
        .refuses("--pdf");
    let own = "name = \"mine\"\nextends = \"base\"\n[[card]]\nid = \"ozok\"\n\
               name = { en = \"Ozok ☃\" }\nestro = \"ardo\"\nvalues = [1, 2, 3, 4, 5]\n";
    program.write("mine.toml", own);
    program
        .run(&[
            "cards",
            "estro",
            "--cards",
            "mine.toml",
            "--svg",
            "out",
            "--pdf",
            "x.pdf",
        ])
        .refuses("ozok: no font has the character '☃' (U+2603)");
    assert_eq!(names(&program, "."), ["file", "folder.pdf", "mine.toml"]);
}
