//! Deck files: what is read, every fault at once, and decks written out.

use super::{base, ready, ready_decks};
use kernel::{Rng, Seed};
use proptest::prelude::*;
use sovereign::cards::CardSet;
use sovereign::deck_check::Code;
use sovereign::deck_file::{read, write};
use sovereign::deck_problem::DeckProblem;
use sovereign::random_deck::random_deck;

const FILE: &str = "my.deck";

fn faults(text: &str) -> Vec<String> {
    let faults = read(FILE, text, base()).expect_err("this deck is wrong");
    faults.iter().map(ToString::to_string).collect()
}

/// The file of a ready deck, with some of its text replaced.
fn choir_with(old: &str, new: &str) -> String {
    let file = write(None, ready("first-light"), base());
    assert!(file.contains(old), "{old} is not in\n{file}");
    file.replace(old, new)
}

#[test]
fn entries_are_ids_or_names_with_copies_before_or_behind_them() {
    let text = "\u{feff}\n# A comment\r\nTitle:  My #1 deck \r\n\n[Classes]\nAcolyte\n\thierophant # too\n1 sellsword\n\
        [ chronicles ]\n4 dawn-novice\nlantern-squire x2\n4x Chapel Guard\nOATHBOUND-PIKEMAN X2\noathbound-pikeman\n\
        4\tEvensong  Cantor\n4× shepherd-of-souls\nbastion-veteran ×4\n2 radiant-confessor\n4 reliquary-bearer\n\
        2 cathedral-colossus\nSerafine, First Light\naldric-ironvow\nprayer-at-first-light\nmend-the-veil\n\
        3 judgment-of-noon\n4 procession-of-souls\n2 blinding-reproach\nlantern-of-the-departed x2\nwayside-shrine\n\
        rampart-of-lamps\n[REALMS]\nveiled-seraph\nmantle-of-mercy\nsister-of-balms\nplumed-courier\n\
        Pilgrim's Shield\nfield-rations\nhidden-pit\ntower-shield\nbrannoc-the-unpaid";
    let deck = read(FILE, text, base()).expect("a deck");
    assert_eq!(deck.title.as_deref(), Some("My #1 deck"));
    assert_eq!(&deck.deck, ready("first-light"));
    assert_eq!(deck.advice, []);
}

#[test]
fn an_id_counts_before_the_name_of_another_card() {
    let text = r#"
        name = "Confusing"
        extends = "base"
        [[card]]
        id = "chapel-guard"
        name = { en = "wayside-shrine" }
        type = "haerian"
        line = ["human"]
        cost = "W"
        force = 1
    "#;
    let set = CardSet::from_file("confusing.toml", text).expect("a set");
    let file = write(None, ready("first-light"), base());
    let deck = read(FILE, &file, set).expect("a deck").deck;
    assert_eq!(write(None, &deck, set), file);
}

// SV-2.15: advice does not refuse a deck.
#[test]
fn a_deck_without_realms_is_read_with_advice() {
    let whole = write(None, ready("first-light"), base());
    let (text, _) = whole.split_once("[realms]").expect("a section");
    let deck = read(FILE, text, base()).expect("a deck");
    assert_eq!(deck.title, None);
    let codes: Vec<_> = deck.advice.iter().map(|item| item.code).collect();
    assert_eq!(codes, [Code::RealmsUnused]);
    assert_eq!(deck.deck.realms(), []);
}

#[test]
fn what_the_validator_finds_is_told_with_its_line() {
    let text = choir_with("4 dawn-novice", "5 dawn-novize");
    assert_eq!(
        faults(&text),
        [
            "my.deck:7: E10 Unknown card: dawn-novize (SV-2.15). Did you mean 'dawn-novice'?",
            "my.deck:6: E12 Chronicles hold 51 cards; exactly 50 are required (SV-2.5). Take \
             out 1 card.",
        ]
    );
}

#[test]
fn every_line_that_cannot_be_read_is_told_with_what_would_be_right() {
    let text = "dawn-novice\ntitle: One\ntitle: Two\n[clases]\nacolyte\n[deck]\n[classes]\n0 acolyte\n\
        -1 sellsword\n[chronicles\n[chronicles]\n4 dawn-novice x4\n100 lantern-squire\n4.5 chapel-guard\n\
        4\nx4\n5 wayside-shrine\n[classes]\nfirebrand\n";
    assert_eq!(
        faults(text),
        [
            "my.deck:1: 'dawn-novice' stands before the first section; write [classes], \
             [chronicles] or [realms] above it",
            "my.deck:3: the title is there already, on line 2; keep one",
            "my.deck:4: there is no section 'clases'; did you mean [classes]?",
            "my.deck:6: there is no section 'deck'; the sections are [classes], [chronicles] \
             and [realms]",
            "my.deck:8: '0' is no number of copies; write 1 to 99, such as '4 dawn-novice'",
            "my.deck:9: '-1' is no number of copies; write 1 to 99, such as '4 dawn-novice'",
            "my.deck:10: there is no section 'chronicles'; did you mean [chronicles]?",
            "my.deck:12: '4 dawn-novice x4' says twice how many; write '4 dawn-novice' or \
             'dawn-novice x4'",
            "my.deck:13: '100' is no number of copies; write 1 to 99, such as '4 dawn-novice'",
            "my.deck:14: '4.5' is no number of copies; write 1 to 99, such as '4 dawn-novice'",
            "my.deck:15: '4' names no card; write what there are so many of, such as '4 \
             dawn-novice'",
            "my.deck:16: 'x4' names no card; write what there are so many of, such as '4 \
             dawn-novice'",
            "my.deck:18: [classes] is there already, on line 7; a file holds one deck, and each \
             section once",
            "my.deck:17: E13 Wayside Shrine: 5 copies in the Chronicles; at most 4 allowed \
             (standard limit) (SV-2.6). Take out 1 of them.",
        ]
    );
}

// A misread class must not seem to leave every card without it.
#[test]
fn what_an_unread_line_may_mend_is_not_told() {
    let text = choir_with("acolyte\n", "0 acolyte\n");
    assert_eq!(
        faults(&text),
        ["my.deck:2: '0' is no number of copies; write 1 to 99, such as '4 dawn-novice'"]
    );
}

#[test]
fn junk_is_never_an_empty_deck() {
    for empty in ["", "\n\n", "# only\n# comments\n", "title: A deck"] {
        let last = empty.lines().count().max(1);
        assert_eq!(
            faults(empty),
            [
                format!("my.deck:{last}: there is no section [classes]; every deck has one"),
                format!("my.deck:{last}: there is no section [chronicles]; every deck has one"),
            ]
        );
    }
    let headings = faults("[classes]\n[chronicles]\n[realms]");
    assert_eq!(
        headings,
        [
            "my.deck:2: E12 Chronicles hold 0 cards; exactly 50 are required (SV-2.5). Add 50 \
             cards.",
            "my.deck:1: W01 None of the chosen classes can crystallize (SV-2.15). Choose Acolyte \
             or Grovewarden or Firebrand or Tidescribe or Duskbound.",
            "my.deck:3: W03 20 Luminous Realms slots are unused (SV-2.9). Add cards of 20 slots.",
        ]
    );
    let binary = faults("PK\u{3}\u{4}\u{0}\n[classes]");
    assert_eq!(
        binary[0],
        "my.deck:1: this is not text; a deck is written one card a line, such as '4 dawn-novice'"
    );
    let prose = faults("Dear all,\nhere is my deck.\n[1] see below");
    assert_eq!(
        prose,
        [
            "my.deck:1: 'Dear all,' stands before the first section; write [classes], [chronicles] or [realms] above it",
            "my.deck:2: 'here is my deck.' stands before the first section; write [classes], [chronicles] or [realms] above it",
            "my.deck:3: there is no section '1] see below'; the sections are [classes], [chronicles] and [realms]",
            "my.deck:3: there is no section [classes]; every deck has one",
            "my.deck:3: there is no section [chronicles]; every deck has one",
        ]
    );
}

#[test]
fn junk_is_refused_in_few_words() {
    let large = faults(&"4 dawn-novice\n".repeat(10_000));
    assert_eq!(
        large,
        ["my.deck:1: 140000 bytes are too many: a deck has at most 65536"]
    );
    let many = faults(&"no such card\n".repeat(5000));
    assert_eq!(many.len(), 31);
    assert_eq!(many[30], "my.deck:5000: and 4972 more like these");
    let long = faults(&format!("[classes]\n[chronicles]\n{}", "x".repeat(60_000)));
    assert_eq!(long.len(), 1);
    assert!(long.iter().all(|fault| fault.len() < 200), "{long:?}");
    let mut unknown = "[classes]\n[chronicles]\n".to_owned();
    (0..7000).for_each(|i| unknown += &format!("dawn{i}\n"));
    assert_eq!(faults(&unknown).len(), 31);
}

#[test]
fn a_deck_written_out_is_read_as_the_same_deck() {
    let rng = &mut Rng::new(Seed::from(7));
    let random = (0..300).map(|_| random_deck(base(), rng).expect("a deck"));
    for deck in random.chain(ready_decks::decks().iter().cloned()) {
        let text = write(Some("Mine # 1"), &deck, base());
        let again = read(FILE, &text, base()).expect("what was written");
        assert_eq!(
            (again.title.as_deref(), again.deck),
            (Some("Mine # 1"), deck)
        );
    }
}

#[test]
fn no_title_breaks_the_file_it_is_written_in() {
    let deck = ready("twin-suns");
    for (title, read_back) in [
        ("Two\n[realms]", Some("Two [realms]".to_owned())),
        ("  \t ", None),
        ("title: x", Some("title: x".to_owned())),
        (&"ä ".repeat(200), Some("ä ".repeat(40).trim().to_owned())),
    ] {
        let text = write(Some(title), deck, base());
        let again = read(FILE, &text, base()).expect("what was written");
        assert_eq!((again.title, &again.deck), (read_back, deck), "{title:?}");
    }
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic_or_talk_without_end(text in "(?s).{0,300}") {
        if let Err(faults) = read(FILE, &text, base()) {
            prop_assert!(faults.len() <= 31);
            prop_assert!(faults.iter().all(|fault| fault.to_string().len() < 500));
        }
    }

    // Whatever stands in a line of a good file: it is nothing, a title, more cards, or told there.
    #[test]
    fn no_line_put_into_a_deck_is_passed_over(line in "[a-z0-9 x:\\[\\]+*,-]{1,30}", place in 0..30usize) {
        let deck = ready("first-light");
        let text = write(None, deck, base());
        let mut lines: Vec<&str> = text.lines().collect();
        let place = place.min(lines.len());
        lines.insert(place, &line);
        match read(FILE, &lines.join("\n"), base()) {
            Ok(again) => {
                prop_assert_eq!(&again.deck, deck);
                prop_assert!(line.trim().is_empty() || line.contains("title"));
            }
            Err(faults) => {
                let told = faults.iter().any(|fault| {
                    fault.line == place + 1
                        || matches!(&fault.what, DeckProblem::Item(item) if item.id.is_none())
                        || matches!(&fault.what, DeckProblem::SectionTwice { .. })
                });
                prop_assert!(told, "{:?}", faults);
            }
        }
    }
}
