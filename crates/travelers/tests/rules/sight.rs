//! What the player sees of a position: rows, values, life, the deck.

use crate::table::{given, legal, play, refused, view};
use kernel::{Eye, Game, Rng, Seat, Seed};
use serde_json::{Value, json};
use travelers::{Constellation, Journey};

const F1: &str = "hero=book-f1 adventure=book-foes";

fn row(game: &Journey) -> Constellation {
    view(game, 1).in_play.row.expect("a card is open")
}

fn stars(stars: &[u8]) -> Constellation {
    Constellation::of(stars).expect("stars are 1 and 2")
}

// X9, X10; TS-4.24, TS-4.48, TS-4.49, TS-4.50, TS-4.36
#[test]
fn the_newest_infused_card_is_leftmost_and_the_opening_card_rightmost() {
    let sketch = json!({"fight": "2A", "level": 4, "hand": ["1/I", "6/I", "7/I", "3/I"]});
    let mut game = given(F1, sketch);
    play(&mut game, &["open 1", "infuse 6", "infuse 7"]);
    assert_eq!(row(&game), stars(&[1, 1, 2]));
    for part in [&[1, 1, 2][..], &[1, 1], &[1, 2], &[1], &[2]] {
        assert!(row(&game).contains(stars(part)), "{part:?}");
    }
    for other in [&[2, 1][..], &[2, 2], &[1, 2, 1]] {
        assert!(!row(&game).contains(stars(other)), "{other:?}");
    }
    let mut longer = game.clone();
    play(&mut longer, &["infuse 3"]);
    assert_eq!(row(&longer), stars(&[2, 1, 1, 2]));
    play(&mut game, &["add 3"]);
    assert_eq!(row(&game), stars(&[1, 1, 2]));
    assert_eq!(view(&game, 1).in_play.next, Some((1, 2)));
}

// X2, X11; TS-4.41, TS-4.46, R7
#[test]
fn loaded_and_strained_cards_show_no_stars() {
    let sketch = json!({"fight": "2A", "level": 4, "hand": ["5/I", "6/I", "7/I", "8/I"]});
    let mut game = given(F1, sketch);
    play(&mut game, &["open 5"]);
    assert_eq!(row(&game), stars(&[2]));
    play(&mut game, &["load 6", "strain 7 defense", "infuse 8"]);
    let seen = view(&game, 1).in_play;
    assert_eq!(seen.row, Some(stars(&[2, 2])));
    assert_eq!(seen.banners, [2, 0]);
    assert_eq!(seen.elements, [1, 0, 1, 0]);
}

// X37; TS-6.40, TS-4.70, R9
#[test]
fn open_slots_take_what_the_right_neighbour_gives() {
    let now = |world: Value| {
        let game = given(F1, json!({"fight": "3A", "world": world}));
        view(&game, 1).fight.expect("a fight").now
    };
    let middle = json!({"grid": [[1, 3, 2], [4, 5, 6], [7, 8, 9]]});
    assert_eq!(now(middle), [3, 1, 6]);
    let edge = json!({"grid": [[1, 2, 3], [4, 5, 6], [7, 8, 9]]});
    assert_eq!(now(edge), [3, 2, 5]);
    let text = json!({"grid": [[1, 3, 2], [4, 5, 6], [7, 8, 9]], "upright_b": [2]});
    assert_eq!(now(text), [3, 2, 5]);
    let empty = json!({"grid": [[1, 3, 0], [4, 5, 6], [7, 8, 9]]});
    assert_eq!(now(empty), [3, 2, 5]);
}

// X34, X36; TS-5.70, EF-08
#[test]
fn an_enemy_shows_what_it_is_worth_as_the_turn_stands() {
    let mut game = given(F1, json!({"fight": "5B", "hand": ["5/I", "1/I"]}));
    let worth = |game: &Journey| view(game, 1).fight.expect("a fight").now;
    assert_eq!(worth(&game), [3, 5, 9]);
    play(&mut game, &["open 5"]);
    assert_eq!(worth(&game), [3, 5, 8]);
}

// X63; TS-4.76, R42: the Status Card is no life.
#[test]
fn life_is_two_for_a_one_tip_card_and_one_for_a_two_tip_card() {
    let sketch = json!({
        "hand": ["1/I", "2/I"], "deck": ["3/I", "4/I", "5/II", "6/II", "8/II"],
    });
    assert_eq!(view(&given(F1, sketch), 1).life, 11);
}

fn won_with(options: &str) -> Journey {
    let sketch = json!({
        "world": {"grid": [[2, 1, 3], [4, 5, 6], [7, 8, 9]], "upright_b": [1], "pawn": [1, 1]},
        "hand": ["1/I"], "deck": ["2/I", "3/I", "4/II", "5/II", "6/II"], "removed": [7, 8],
    });
    let mut game = given(options, sketch);
    play(&mut game, &["go right", "discard 1"]);
    game
}

// X58; TS-3.20
#[test]
fn a_victory_scores_one_for_half_i_and_two_for_half_ii() {
    assert_eq!(view(&won_with(F1), 1).score, Some(9));
    let silent = won_with(&format!("{F1} scoring=off"));
    assert_eq!(view(&silent, 1).score, None);
    let mut lost = given(F1, json!({"level": 3}));
    lost.concede(Seat::new(0), &mut ());
    assert_eq!(view(&lost, 1).score, None);
}

// TS-1.11, R45, TS-1.10
#[test]
fn the_deck_shows_what_is_in_it_but_not_an_unknown_order() {
    let sketch = json!({"hand": ["1/I"], "deck": ["4/I", "2/II", "3/I", "5/I"], "unknown": 3});
    let game = given(F1, sketch);
    let seen = view(&game, 1);
    let text = |cards: &[travelers::Upright]| -> Vec<String> {
        cards.iter().map(ToString::to_string).collect()
    };
    assert_eq!(text(&seen.deck_unknown), ["2/II", "3/I", "4/I"]);
    assert_eq!(text(&seen.deck_known), ["5/I"]);
    for seed in 0..20 {
        let mut other = game.clone();
        other.guess(Seat::new(0), &mut Rng::new(Seed::from(seed)));
        assert_eq!(other.view(Eye::Public), seen);
    }
}

// TS-1.11: what is taken out by choice leaves the others in their order.
#[test]
fn a_card_taken_from_the_unknown_part_makes_it_smaller() {
    let sketch = json!({
        "fight": "3B", "question": {"hits": 2}, "hand": ["1/I"],
        "deck": ["4/I", "2/I", "3/I", "5/I"], "unknown": 3,
    });
    let mut game = given(F1, sketch);
    play(&mut game, &["hit 2"]);
    let saved = crate::table::saved(&game);
    assert_eq!(saved["deck"], json!(["4/I", "3/I", "5/I", "2/II"]));
    assert_eq!(saved["unknown"], json!(2));
}

// TS-6.3, TS-3.4
#[test]
fn everything_of_the_world_lies_open() {
    let game = given(F1, json!({"world": {"upright_b": [4], "once": [2]}}));
    let seen = serde_json::to_value(view(&game, 1).map).expect("a view can be written");
    assert_eq!(seen["world"]["once"], json!([2]));
    let cells = seen["world"]["cells"].as_array().expect("nine cells");
    assert!(cells.contains(&json!("4B")) && cells.contains(&json!("1A")));
}

// TS-4.15, TS-4.28
#[test]
fn the_plan_can_always_be_ended() {
    let game = given(F1, json!({"fight": "2A", "column": ["1/I"]}));
    assert_eq!(legal(&game, 1), ["end"]);
    assert_eq!(refused(&game, "1 activate"), Some("TS-4.28"));
}
