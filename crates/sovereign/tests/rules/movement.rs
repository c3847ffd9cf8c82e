//! Movement and arrival (SV-4.11 to SV-4.11.2).

use crate::table::{
    building, crystals, ground, haerian, hand, legal, on, play, refused, standing, view, wall,
};
use serde_json::json;
use sovereign::Battle;
use std::collections::BTreeSet;

fn reach(battle: &Battle, zone: &str) -> BTreeSet<String> {
    let start = format!("move {zone} to ");
    let options = legal(battle, 1).into_iter();
    { options }
        .filter_map(|option| option.strip_prefix(&start).map(str::to_owned))
        .collect()
}

fn zones(words: &str) -> BTreeSet<String> {
    words.split_whitespace().map(str::to_owned).collect()
}

// SV-4.11
#[test]
fn diagonal_and_leap_reach_farther_and_never_an_occupied_zone() {
    let from = |card: &str| {
        let battle = ground(&json!({"field": {
            "c3": haerian(card, 1), "c2": haerian("ogre", 1), "d4": haerian("ogre", 2),
        }}));
        reach(&battle, "c3")
    };
    assert_eq!(from("child"), zones("b3 d3 c4"));
    assert_eq!(from("acrobat"), zones("b3 d3 c4 b2 d2 b4"));
    assert_eq!(
        from("vaulter"),
        zones("b3 d3 c4 a3 e3 c1 c5"),
        "over the ogre on c2 as well"
    );
}

// SV-4.11: what a leap passes over is not entered.
#[test]
fn a_leap_picks_up_no_card_on_its_way() {
    let mut battle = ground(&json!({
        "players": {"2": {"hand": []}}, "field": {"c3": haerian("vaulter", 1)},
    }));
    play(&mut battle, &["1 move c3 to c5", "2 keep"]);
    assert_eq!((wall(&battle, 2), hand(&battle, 2)), (9, 1));
    assert!(
        view(&battle, 1)
            .covers
            .iter()
            .any(|cover| cover.zone.to_string() == "c4")
    );
}

// SV-4.11: the move is spent, the card is picked up, then triggers come.
#[test]
fn a_move_is_spent_and_steps_and_captures() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": []}, "2": {"hand": []}},
        "field": {"c3": haerian("pathfinder", 1), "c4": building("school", 2)},
    }));
    play(&mut battle, &["1 move c3 to c4"]);
    assert_eq!(
        (hand(&battle, 1), crystals(&battle, 1)),
        (0, (0, 0)),
        "the pick-up comes first"
    );
    play(&mut battle, &["2 keep"]);
    assert_eq!((hand(&battle, 1), crystals(&battle, 1)), (1, (1, 0)));
    assert_eq!(refused(&battle, "1 move c4 to c5"), Some("SV-4.6"));
}

// SV-4.11.1
#[test]
fn own_face_down_cards_lie_still_under_own_haerian() {
    let mut battle = ground(&json!({"field": {"c3": haerian("child", 1)}}));
    play(&mut battle, &["1 move c3 to c2"]);
    assert_eq!((wall(&battle, 1), legal(&battle, 2).len()), (10, 0));
    assert!(standing(&battle, "c2").is_some());
}

// SV-4.11.1: to any row; two never share a zone.
#[test]
fn a_haerian_walks_from_its_own_line_to_the_enemys() {
    let mut battle =
        ground(&json!({"field": {"c1": haerian("child", 1), "e5": haerian("ogre", 2)}}));
    let march = [
        "1 move c1 to c2",
        "1 end",
        "2 end",
        "1 move c2 to c3",
        "1 end",
        "2 end",
        "1 move c3 to c4",
        "2 keep",
        "1 end",
        "2 end",
        "1 move c4 to c5",
        "2 keep",
    ];
    play(&mut battle, &march);
    assert_eq!(on(&battle, "c5").spot.card.id, "child");
    assert_eq!(wall(&battle, 2), 8);
    let beside = ground(&json!({"field": {"d5": haerian("child", 1), "e5": haerian("ogre", 2)}}));
    assert_eq!(refused(&beside, "1 move d5 to e5"), Some("SV-3.7"));
}

// SV-4.11.2, R24: moved by an effect, swapped, or entering play.
#[test]
fn every_arrival_picks_up_the_enemys_card_and_captures() {
    let mut pushed = ground(&json!({
        "players": {"1": {"hand": ["advance"]}}, "field": {"c3": haerian("child", 1)},
    }));
    play(&mut pushed, &["1 play advance"]);
    assert_eq!(legal(&pushed, 2), ["keep"]);
    play(&mut pushed, &["2 keep"]);
    assert_eq!(wall(&pushed, 2), 9);

    let mut swapped = ground(&json!({
        "players": {"1": {"hand": ["swap"]}},
        "field": {"c3": haerian("child", 1), "b4": haerian("ogre", 2)},
    }));
    play(&mut swapped, &["1 play swap"]);
    assert_eq!(on(&swapped, "b4").spot.card.id, "child");
    assert_eq!(on(&swapped, "c3").spot.card.id, "ogre");
    play(&mut swapped, &["2 keep"]);
    assert_eq!(wall(&swapped, 2), 9);

    let mut entered = ground(&json!({
        "players": {"1": {"hand": ["child"]}}, "field": {"c1": building("school", 2)},
    }));
    play(&mut entered, &["1 play child at c1"]);
    assert_eq!(
        crystals(&entered, 1),
        (1, 0),
        "entering a zone takes its Building"
    );
}

// SV-4.11.2: STEP is for moving, not for entering play.
#[test]
fn entering_play_is_an_arrival_but_no_step() {
    let mut battle = ground(&json!({"players": {"1": {"hand": ["pathfinder"]}}}));
    play(&mut battle, &["1 play pathfinder at c1"]);
    assert_eq!(hand(&battle, 1), 0);
    play(&mut battle, &["1 move c1 to c2"]);
    assert_eq!(hand(&battle, 1), 1);
}
