//! The laws of every game, tried on generated sets of both kinds, on examples of the rule book
//! and on Training.

use crate::drafted::{drafts, examples, training};
use crate::journey::Journey;
use crate::narration::tongue::said_in_every_language;
use crate::set::AdventureKind;
use crate::setup::TravelersSetup;
use kernel::{Options, Seat, Seed, Setup};
use laws::Trial;

pub(crate) const BOOK: &str = include_str!("../../../docs/rules/travelers.md");

/// What the player cannot know, as paths of the saved position (TS-1.11): the order of the deck
/// and what the shuffles to come will be.
pub(crate) fn hidden(_: &TravelersSetup, _: Seat) -> Vec<String> {
    vec!["deck".into(), "chance".into()]
}

fn obey(games: usize, closely: usize, setups: &[TravelersSetup]) {
    let verdict = laws::obey::<Journey>(&Trial {
        games,
        closely,
        max_moves: 50_000,
        hidden,
        rule_book: BOOK,
        seed: Seed::from(1),
        render: said_in_every_language,
        ..Trial::new(setups)
    });
    println!("{verdict:?}");
}

fn is_of_both_kinds(setups: &[TravelersSetup]) -> bool {
    let of = |kind| {
        let sides = setups
            .iter()
            .filter_map(|setup| setup.sets.adventure.as_ref());
        sides.filter(|side| side.kind() == kind).count()
    };
    AdventureKind::ALL.into_iter().all(|kind| of(kind) >= 40)
}

// TS-0.3, TS-1.11, TS-8.6, DP-12, R45, R51: 500 generated sets in all, a hundred a test so that they
// are tried side by side.
#[test]
fn the_first_hundred_drafts_obey_the_laws() {
    let setups = drafts(0..100);
    assert!(is_of_both_kinds(&setups));
    obey(1, 200, &setups);
}

#[test]
fn the_second_hundred_drafts_obey_the_laws() {
    obey(1, 200, &drafts(100..200));
}

#[test]
fn the_third_hundred_drafts_obey_the_laws() {
    obey(1, 200, &drafts(200..300));
}

#[test]
fn the_fourth_hundred_drafts_obey_the_laws() {
    obey(1, 200, &drafts(300..400));
}

#[test]
fn the_fifth_hundred_drafts_obey_the_laws() {
    obey(1, 200, &drafts(400..500));
}

// TS-1.1, R41: any hero plays any adventure. In the examples that are not here nothing can take a
// card from the hero, so that chance never ends them.
#[test]
fn examples_of_the_rule_book_obey_the_laws_with_every_hero_of_it() {
    let heroes = ["book-f1", "book-f2", "book-f3", "book-f4"];
    let adventures = [
        "book-w1",
        "book-d1",
        "book-foes",
        "book-halls",
        "book-moods",
    ];
    obey(2, 60, &examples(&heroes, &adventures));
}

// TS-5.60, TS-5.62: the marks of earlier games must find their boxes.
#[test]
fn an_adventure_without_marks_is_not_played_with_boxes_filled() {
    let options = |adventure: &str, boxes: u8| {
        let options = Options::new().with("hero", "book-f1");
        TravelersSetup::build(
            &options
                .with("adventure", adventure)
                .with("adventure-boxes", boxes),
        )
    };
    let refused = |adventure, boxes| match options(adventure, boxes) {
        Ok(_) => String::new(),
        Err(faults) => faults.iter().map(ToString::to_string).collect(),
    };
    assert_eq!(refused("book-quests", 6), "");
    assert_eq!(refused("book-halls", 3), "");
    assert!(refused("book-halls", 4).contains("have 3 boxes"));
    assert!(refused("book-w1", 1).contains("have 0 boxes"));
}

// TS-3.7.
#[test]
fn training_obeys_the_laws() {
    obey(
        30,
        30,
        &["book-f1", "book-f2", "book-f3", "book-f4"].map(training),
    );
}

#[test]
fn two_thousand_games_keep_their_invariants() {
    laws::wander::<Journey>(&Trial {
        games: 20,
        seed: Seed::from(3),
        max_moves: 50_000,
        ..Trial::new(&drafts(0..100))
    });
}
