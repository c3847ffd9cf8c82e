//! Positions that are saved, restored, refused.

use crate::table::{given, saved, setup};
use kernel::{Game, Rng, Seat, Seed};
use serde_json::{Value, json};
use travelers::{Journey, TravelersSetup};

/// Every hero of the rule book in some adventure, and every adventure (TS-1.2).
const BOOKS: [&str; 9] = [
    "hero=book-f1 adventure=book-w1",
    "hero=book-f2 adventure=book-d1",
    "hero=book-f3 adventure=book-foes",
    "hero=book-f4 adventure=book-moods",
    "hero=book-f1 adventure=book-events",
    "hero=book-f2 adventure=book-quests",
    "hero=book-f1 adventure=book-halls",
    "hero=book-f3 adventure=book-events marks=off strain-cost=0",
    "hero=book-f4 mode=training",
];

/// The position as it comes back from a file.
fn through_a_file(setup: &TravelersSetup, game: &Journey) -> Journey {
    let text = saved(game).to_string();
    let read = serde_json::from_str(&text).expect("what was saved can be read");
    let restored = Journey::restore(setup, read);
    restored.unwrap_or_else(|broken| panic!("{broken}\n{text}"))
}

#[test]
fn at_any_moment_of_any_example_a_saved_game_is_the_same_restored() {
    let mut rng = Rng::new(Seed::from(5));
    let mut moves = Vec::new();
    for options in BOOKS {
        let setup = setup(options);
        for seed in 0..12 {
            let mut game = Journey::new(&setup, Seed::from(seed));
            for _ in 0..400 {
                let same = through_a_file(&setup, &game);
                assert_eq!(same, game, "{options}");
                if game.turn().outcome().is_some() {
                    break;
                }
                let action = game.pick(Seat::new(0), &mut rng, &mut moves);
                game.play_unchecked(Seat::new(0), action, &mut ());
                game.check().unwrap_or_else(|broken| {
                    panic!("{options}, after {}: {broken}", game.spell(action))
                });
            }
        }
    }
}

/// What is wrong with the opening of these options once it is changed like this.
fn fault(options: &str, change: &Value) -> String {
    let setup = setup(options);
    let mut value = saved(&Journey::new(&setup, Seed::from(0)));
    kernel::merge_patch(&mut value, change);
    let read = serde_json::from_value(value).expect("the fields are there");
    let restored = Journey::restore(&setup, read);
    restored.expect_err("it is no possible position").0
}

const W1: &str = "hero=book-f1 adventure=book-w1";
const D1: &str = "hero=book-f1 adventure=book-d1";

// TS-1.4, TS-1.14
#[test]
fn every_fault_of_a_position_is_told_at_once() {
    let change = json!({
        "hand": ["1/I", "2/I"], "deck": ["2/II", "3/I"], "removed": [4, 5, 6], "chance": "12",
        "world": {"pawn": [4, 1], "grid": [[1, 1, 2], [3, 4, 5], [6, 7, 8]]},
    });
    let told = fault(W1, &change);
    for line in [
        "Hero Card 2 is in two places",
        "Hero Card 7 is nowhere",
        "Hero Card 8 is nowhere",
        "chance: '12' is no 16 hexadecimal digits",
        "world.pawn: column and row are 1 to 3, not 4 and 1",
        "world.grid: card 1 is there twice",
    ] {
        assert!(told.contains(line), "{line}\nin\n{told}");
    }
}

#[test]
fn what_no_game_can_come_to_is_refused() {
    let cases: [(&str, Value, &str); 18] = [
        (W1, json!({"mana": 3}), "above the level"),
        (W1, json!({"level": 10}), "it is 2 to 9"),
        (W1, json!({"unknown": 4}), "but the deck has 3"),
        (W1, json!({"taken": 12}), "has no Hero Card on its back"),
        (W1, json!({"taken": 5}), "Hero Card 9 is nowhere"),
        (W1, json!({"marks": {"hero": 7}}), "there are 6 boxes"),
        (W1, json!({"marks": {"adventure": 1}}), "there are 0 boxes"),
        (W1, json!({"question": "open"}), "cannot be asked here"),
        (W1, json!({"question": "offer"}), "cannot be asked here"),
        (
            W1,
            json!({"question": {"land": "1A"}}),
            "there are no rooms",
        ),
        (W1, json!({"end": "stopped"}), "only Training"),
        (W1, json!({"end": "defeated"}), "all cards are removed"),
        (W1, json!({"fight": "2A"}), "only a scenario"),
        (W1, json!({"fight": {}}), "is not at its fight"),
        (
            W1,
            json!({"reading": [{"half": "2A", "sentence": 9}]}),
            "does not go so far",
        ),
        (
            W1,
            json!({"reading": [{"card": 1, "ability": 1}]}),
            "comes first",
        ),
        (
            D1,
            json!({"dungeon": {"pawn": {"cell": [1, 1]}}}),
            "on a wall",
        ),
        (
            D1,
            json!({"dungeon": {"rooms": {"2B": {"origin": [5, 1]}}}}),
            "it begins at [4, 1]",
        ),
    ];
    for (options, change, line) in cases {
        let told = fault(options, &change);
        assert!(told.contains(line), "{change} gives\n{told}\nnot '{line}'");
    }
}

// TS-0.5: the deck is written from bottom to top.
#[test]
fn a_sketch_that_names_cards_removes_the_others() {
    let game: Journey = given(W1, json!({"hand": ["1/I"], "deck": ["4/II", "2/I"]}));
    assert_eq!(saved(&game)["removed"], json!([3, 5, 6, 7, 8]));
    let game: Journey = given(W1, json!({"hand": ["1/I"], "removed": [3]}));
    let deck = json!(["2/I", "4/I", "5/I", "6/I", "7/I", "8/I"]);
    assert_eq!(saved(&game)["deck"], deck);
    let game: Journey = given(W1, json!({"level": 5}));
    assert_eq!(saved(&game)["hand"].as_array().map(Vec::len), Some(5));
}

// TS-0.6: cells of rooms count from 0, those of the World from 1.
#[test]
fn a_sketched_fight_stands_before_its_enemy() {
    let game: Journey = given(W1, json!({"fight": "6B", "column": ["1/I"]}));
    let position = saved(&game);
    assert_eq!(position["question"], json!("plan"));
    let world = &position["world"];
    assert_eq!(world["upright_b"], json!([6]));
    let (column, row) = (world["pawn"][0].as_u64(), world["pawn"][1].as_u64());
    let place = |counted: Option<u64>| counted.expect("a number") as usize - 1;
    assert_eq!(world["grid"][place(row)][place(column)], json!(6));
    let game: Journey = given(D1, json!({"fight": "β1"}));
    let position = saved(&game);
    assert_eq!(position["question"], json!("open"));
    let pawn = json!({"room": "2B", "cell": [3, 2]});
    assert_eq!(position["dungeon"]["pawn"], pawn);
    let origin = json!([4, 1]);
    assert_eq!(position["dungeon"]["rooms"]["2B"]["origin"], origin);
}

// R41, TS-1.1: two copies of the same set.
#[test]
fn hero_and_adventure_may_come_from_the_same_set() {
    let same = setup("hero=TOS20220706 adventure=TOS20220706");
    assert_eq!(same.sets().hero.cards, same.sets().backs);
    let other = setup("hero=TOS20220707 adventure=TOS20220706");
    assert_eq!(other.sets().backs, same.sets().backs);
    assert_ne!(other.sets().hero.cards, other.sets().backs);
}
