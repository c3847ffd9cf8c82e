//! Decks as one word, for options and records.

use super::{base, ready, ready_decks};
use kernel::{Options, Rng, Seed};
use proptest::prelude::*;
use sovereign::deck_word::{read, write};
use sovereign::random_deck::random_deck;

fn problems(word: &str) -> Vec<String> {
    let problems = read(word, base()).expect_err("this deck is wrong");
    problems.iter().map(ToString::to_string).collect()
}

#[test]
fn a_deck_is_its_classes_chronicles_and_realms_in_one_word() {
    assert_eq!(
        write(ready("rotting-garden"), base()),
        "grovewarden+duskbound+rootmother+bogseer:4xseedling-tender,3xsapling-caller,\
         3xamberhorn-stag,3xgrovesong-piper,3xbloomweaver,ylvane-queen-of-sap,\
         2xscatter-the-seeds,strangling-briars,2xseedbed-circle,4xwilling-vessel,\
         3xblood-tither,4xmire-gardener,3xnightfen-hydra,3xmarrow-fiend,\
         nerezza-the-veiled-debt,3xsip-of-night,3xexact-the-debt,3xhands-from-below,ossuary:\
         ancient-of-the-deep-wood,heart-of-the-forest,night-without-stars"
    );
}

#[test]
fn a_word_goes_through_options_and_is_read_as_the_same_deck() {
    let rng = &mut Rng::new(Seed::from(11));
    let random = (0..300).map(|_| random_deck(base(), rng).expect("a deck"));
    for deck in random.chain(ready_decks::decks().iter().cloned()) {
        let options = Options::new().with("deck1", write(&deck, base()));
        let again: Options = options.to_string().parse().expect("options");
        let word = again.get("deck1").expect("the option");
        assert!(
            word.bytes()
                .all(|b| b.is_ascii_alphanumeric() || b"-+,:".contains(&b))
        );
        assert_eq!(read(word, base()).as_ref(), Ok(&deck));
    }
}

#[test]
fn a_star_is_read_as_times() {
    let word = write(ready("first-light"), base());
    let starred = word
        .replace("4x", "4*")
        .replace("3x", "3*")
        .replace("2x", "2*");
    assert_ne!(word, starred);
    assert_eq!(read(&starred, base()).as_ref(), Ok(ready("first-light")));
}

#[test]
fn a_deck_without_realms_has_one_colon_and_may_have_two() {
    let word = write(ready("first-light"), base());
    let (short, _) = word.rsplit_once(':').expect("three parts");
    let deck = read(short, base()).expect("a deck");
    assert_eq!(write(&deck, base()), short);
    assert_eq!(read(&format!("{short}:"), base()), Ok(deck));
}

#[test]
fn every_fault_of_a_word_is_told() {
    let shape = "a deck in one word is classes:chronicles:realms, such as \
         'acolyte+sellsword:4xdawn-novice,3xlantern-squire:mantle-of-mercy', but here";
    assert_eq!(problems(""), [format!("{shape} is no colon")]);
    assert_eq!(problems("choir"), [format!("{shape} is no colon")]);
    assert_eq!(problems("a:b:c:d"), [format!("{shape} are 3 colons")]);
    assert_eq!(
        problems(
            "acolyte++firebrand:0xdawn-novice,4,4x,4dawn-novice,,999xgrave-rats,5xroad-warden:,"
        ),
        [
            "a '+' among the classes has no class beside it",
            "'0xdawn-novice' is no number of copies; write 1 to 99, such as '4 dawn-novice'",
            "'4' names no card; write what there are so many of, such as '4 dawn-novice'",
            "'4x' names no card; write what there are so many of, such as '4 dawn-novice'",
            "'4dawn-novice' is no number of copies; write 1 to 99, such as '4 dawn-novice'",
            "a ',' in the chronicles has no card beside it",
            "'999xgrave-rats' is no number of copies; write 1 to 99, such as '4 dawn-novice'",
            "a ',' in the realms has no card beside it",
            "a ',' in the realms has no card beside it",
            "E13 Road Warden: 5 copies in the Chronicles; at most 4 allowed (standard limit) \
             (SV-2.6). Take out 1 of them.",
        ]
    );
    assert_eq!(
        problems("akolyte:4xdawn-novice"),
        [
            "E01 Unknown class: akolyte (SV-2.1). Did you mean 'acolyte'?",
            "E12 Chronicles hold 4 cards; exactly 50 are required (SV-2.5). Add 46 cards.",
            "E15 Dawn Novice requires Acolyte (SV-2.8). Choose Acolyte, or take Dawn Novice out.",
        ]
    );
    assert_eq!(
        problems(":"),
        ["E12 Chronicles hold 0 cards; exactly 50 are required (SV-2.5). Add 50 cards."]
    );
}

#[test]
fn junk_is_refused_in_few_words() {
    assert_eq!(
        problems(&"x".repeat(70_000)),
        ["70000 bytes are too many: a deck has at most 65536"]
    );
    assert_eq!(problems("a\u{1b}[2J:b").len(), 1);
    let long = problems(&format!("acolyte:{}", "y".repeat(60_000)));
    assert!(long.iter().all(|problem| problem.len() < 300), "{long:?}");
    assert_eq!(problems(&format!(":{}", ",".repeat(9000))).len(), 31);
}

proptest! {
    #[test]
    fn no_word_makes_the_reader_panic(word in "(?s).{0,200}") {
        prop_assert!(read(&word, base()).is_err());
    }

    #[test]
    fn no_near_word_makes_the_reader_panic(word in "[a-c0-9x*+,:é-]{0,60}") {
        prop_assert!(read(&word, base()).is_err());
    }
}
