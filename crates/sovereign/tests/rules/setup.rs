//! Setup and geometry (SV-3.1 to SV-3.8).

use crate::table::{
    building, given, ground, ground_with, haerian, legal, list, on, play, refused, saved, seat,
    setup, standing, view,
};
use kernel::{Game, Seed, Turn};
use serde_json::json;
use sovereign::Battle;
use sovereign::view::PhaseView;
use sovereign::zone::Zone;
use std::collections::BTreeSet;

const DECKS: &str = "deck1=first-light deck2=rotting-garden";

fn new(seed: u64) -> Battle {
    Battle::new(&setup(DECKS), Seed::from(seed))
}

fn wall_in_order(battle: &Battle, seat: u8) -> Vec<String> {
    let rows = if seat == 1 { ["1", "2"] } else { ["5", "4"] };
    let saved = saved(battle);
    let wall = &saved["players"][seat.to_string()]["wall"];
    let zones = rows
        .iter()
        .flat_map(|row| ["a", "b", "c", "d", "e"].map(|column| format!("{column}{row}")));
    zones
        .map(|zone| wall[zone].as_str().unwrap_or_default().to_owned())
        .collect()
}

// SV-3.1: PLACE, SHUFFLE and DRAW5.
#[test]
fn five_cards_are_dealt_before_there_is_a_wall() {
    let battle = new(1);
    let view = view(&battle, 1);
    assert_eq!((view.phase, view.turn), (PhaseView::Mulligan, 0));
    assert!(view.covers.is_empty() && view.haerian.is_empty());
    for player in &view.players {
        assert_eq!((player.hand_count, player.chronicles_count), (5, 45));
        assert!(player.open_realms.is_empty() && player.realms_count > 0);
    }
    let hands: BTreeSet<Vec<String>> = (0..20).map(|seed| list(&new(seed), 1, "hand")).collect();
    assert!(hands.len() > 15, "they are shuffled");
}

// SV-3.1: MULLIGAN, R8: in any order, once, and unseen until both have chosen.
#[test]
fn both_exchange_independently_and_only_the_number_becomes_public() {
    let mut battle = new(2);
    assert_eq!(
        battle.turn(),
        Turn::Choose([seat(1), seat(2)].into_iter().collect())
    );
    let first = list(&battle, 2, "hand")[0].clone();
    let before = view(&battle, 1);
    play(&mut battle, &[&format!("2 exchange {first}")]);
    assert_eq!(
        view(&battle, 1).players[1].hand_count,
        before.players[1].hand_count
    );
    play(&mut battle, &["2 keep"]);
    assert_eq!(view(&battle, 1).players[1].exchanged, None);
    assert_eq!(refused(&battle, "2 keep"), Some("SV-8.15"), "once");
    play(&mut battle, &["1 keep"]);
    let after = view(&battle, 1);
    assert_eq!(
        [0, 1].map(|seat| after.players[seat].exchanged),
        [Some(0), Some(1)]
    );
    for player in &after.players {
        assert_eq!(
            (player.hand_count, player.chronicles_count, player.wall),
            (5, 35, 10)
        );
    }
}

// SV-3.1: none to all five may go.
#[test]
fn a_hand_can_be_exchanged_whole() {
    let mut battle = new(3);
    let hand = list(&battle, 1, "hand");
    let top: Vec<String> = list(&battle, 1, "chronicles")[..5].to_vec();
    for card in &hand {
        play(&mut battle, &[&format!("1 exchange {card}")]);
    }
    play(&mut battle, &["1 keep", "2 keep"]);
    assert_eq!(list(&battle, 1, "hand"), top);
}

// SV-3.1: WALL and RESHUFFLE.
#[test]
fn the_top_ten_cards_fill_the_home_rows_in_order_and_the_rest_is_shuffled() {
    let mut battle = new(4);
    play(&mut battle, &["1 keep"]);
    let chronicles = [1, 2].map(|seat| list(&battle, seat, "chronicles"));
    play(&mut battle, &["2 keep"]);
    for (seat, before) in [1, 2].into_iter().zip(&chronicles) {
        assert_eq!(wall_in_order(&battle, seat), before[..10]);
        let mut rest = list(&battle, seat, "chronicles");
        assert_ne!(rest, before[10..], "shuffled");
        rest.sort();
        let mut expected = before[10..].to_vec();
        expected.sort();
        assert_eq!(rest, expected);
    }
}

// SV-3.2: what is put away lies under the ten of the wall, and is then shuffled in.
#[test]
fn an_exchanged_card_is_never_in_the_wall_nor_known_to_be_last() {
    let champions = ["serafine-first-light", "aldric-ironvow"];
    let mut places = BTreeSet::new();
    for seed in 0..120 {
        let mut battle = new(seed);
        let hand = list(&battle, 1, "hand");
        for card in champions
            .iter()
            .filter(|card| hand.iter().any(|held| held == *card))
        {
            play(&mut battle, &[&format!("1 exchange {card}")]);
        }
        let away = list(&battle, 1, "aside");
        play(&mut battle, &["1 keep", "2 keep"]);
        for card in away {
            assert!(!wall_in_order(&battle, 1).contains(&card), "{seed}");
            let chronicles = list(&battle, 1, "chronicles");
            places.insert(chronicles.iter().position(|other| *other == card));
        }
    }
    assert!(places.len() > 5 && !places.contains(&None), "{places:?}");
}

// SV-3.1: STARTER, SV-3.2: only after the mulligan.
#[test]
fn a_seat_drawn_by_chance_says_who_begins() {
    let mut drawn = BTreeSet::new();
    for seed in 0..12 {
        let mut battle = new(seed);
        assert_eq!(view(&battle, 1).phase, PhaseView::Mulligan);
        assert_eq!(refused(&battle, "1 begin south"), Some("SV-8.15"));
        play(&mut battle, &["1 keep", "2 keep"]);
        let Turn::Choose(waiting) = battle.turn() else {
            panic!("somebody chooses");
        };
        let chooser = waiting.into_iter().next().expect("one");
        drawn.insert(chooser);
        assert_eq!(legal(&battle, 1).len() + legal(&battle, 2).len(), 2);
        for word in ["south", "north"] {
            let mut begun = battle.clone();
            play(&mut begun, &[&format!("{chooser} begin {word}")]);
            let view = view(&begun, 1);
            assert_eq!((view.phase, view.turn), (PhaseView::Day, 1));
            assert_eq!(view.active, seat(if word == "south" { 1 } else { 2 }));
        }
    }
    assert_eq!(drawn.len(), 2);
}

// SV-3.3, R1
#[test]
fn the_battlefield_has_five_columns_and_five_rows() {
    let zones = ["a", "b", "c", "d", "e"]
        .iter()
        .flat_map(|column| (1..=5).map(move |row| format!("{column}{row}")));
    let zones: BTreeSet<String> = zones.filter(|zone| zone.parse::<Zone>().is_ok()).collect();
    assert_eq!(zones.len(), 25);
    for outside in ["f1", "a0", "a6", "aa", "c33", ""] {
        assert!(outside.parse::<Zone>().is_err(), "{outside}");
    }
}

// SV-3.4, R16: each player's Initial Line is the row before him; columns are the same for both.
#[test]
fn south_enters_on_row_one_and_north_on_row_five() {
    for (seat, row) in [(1u8, '1'), (2, '5')] {
        let battle = ground(&json!({
            "active": seat, "players": {seat.to_string(): {"hand": ["child", "scout"]}},
        }));
        let zones = |card: &str| -> BTreeSet<String> {
            let start = format!("play {card} at ");
            let options = legal(&battle, usize::from(seat)).into_iter();
            { options }
                .filter_map(|o| o.strip_prefix(&start).map(str::to_owned))
                .collect()
        };
        let initial: BTreeSet<String> = "abcde".chars().map(|c| format!("{c}{row}")).collect();
        assert_eq!(zones("child"), initial);
        let second = if seat == 1 { '2' } else { '4' };
        let home: BTreeSet<String> = "abcde".chars().map(|c| format!("{c}{second}")).collect();
        assert_eq!(zones("scout"), &initial | &home);
        assert_eq!(
            refused(&battle, &format!("{seat} play child at c3")),
            Some("SV-4.9.3")
        );
    }
}

// SV-3.4: the enemy's Initial Line is where a player is struck from.
#[test]
fn the_enemys_initial_line_is_the_row_farthest_from_home() {
    for (seat, far, near) in [(1, "c5", "c4"), (2, "c1", "c2")] {
        let battle = ground(&json!({
            "active": seat, "field": {far: haerian("child", seat), near: haerian("child", seat)},
        }));
        assert_eq!(refused(&battle, &format!("{seat} strike {far}")), None);
        assert_eq!(
            refused(&battle, &format!("{seat} strike {near}")),
            Some("SV-4.8")
        );
    }
}

// SV-3.5
#[test]
fn forward_and_back_are_seen_from_the_haerians_own_side() {
    for (event, south, north) in [("advance", "b4", "d2"), ("retreat", "b2", "d4")] {
        let mut battle = ground(&json!({
            "players": {"1": {"hand": [event, event]}},
            "field": {"b3": haerian("child", 1), "d3": haerian("ogre", 2)},
        }));
        let order = format!("1 play {event}");
        play(&mut battle, &[&order, "1 haerian b3"]);
        if south == "b4" {
            play(&mut battle, &["2 keep"]);
        }
        play(&mut battle, &[&order, "1 haerian d3"]);
        if north == "d2" {
            play(&mut battle, &["1 keep"]);
        }
        assert_eq!(on(&battle, south).spot.card.id, "child");
        assert_eq!(on(&battle, north).spot.card.id, "ogre");
    }
}

// SV-3.6, R9: in movement.
#[test]
fn a_lone_haerian_reaches_its_neighbours_in_row_and_column_alone() {
    let zones: Vec<String> = (1..=5)
        .flat_map(|row| "abcde".chars().map(move |column| format!("{column}{row}")))
        .collect();
    let place = |zone: &str| {
        let bytes = zone.as_bytes();
        (i32::from(bytes[0]), i32::from(bytes[1]))
    };
    let setup = ground_with("");
    for zone in &zones {
        let battle = given(&setup, &json!({"field": {zone: haerian("child", 1)}}));
        let reached: BTreeSet<String> = (legal(&battle, 1).into_iter())
            .filter_map(|action| {
                action
                    .strip_prefix(&format!("move {zone} to "))
                    .map(str::to_owned)
            })
            .collect();
        let near = |other: &&String| {
            let ((a, b), (c, d)) = (place(zone), place(other));
            (a - c).abs() + (b - d).abs() == 1
        };
        assert_eq!(
            reached,
            zones.iter().filter(near).cloned().collect(),
            "{zone}"
        );
    }
}

// SV-3.6, R9: in combat, and for what an ability calls adjacent.
#[test]
fn a_diagonal_neighbour_is_neither_fought_nor_beaten_a_drum_for() {
    let battle = ground(&json!({"field": {
        "c3": haerian("drummer", 1), "d4": haerian("recruit", 2), "d2": haerian("recruit", 1),
        "c2": haerian("recruit", 1), "c4": haerian("gate-guard", 2),
    }}));
    assert_eq!([on(&battle, "c2").force, on(&battle, "d2").force], [4, 3]);
    let open = ground(&json!({"field": {"c3": haerian("ogre", 1), "d4": haerian("recruit", 2)}}));
    assert_eq!(refused(&open, "1 fight c3 on d4"), Some("SV-3.6"));
    let walled = ground(&json!({"field": {
        "c3": haerian("ogre", 1), "d4": haerian("gate-guard", 2), "c4": haerian("child", 2),
    }}));
    assert_eq!(
        refused(&walled, "1 fight c3 on c4"),
        None,
        "a Bulwark aslant is no hindrance"
    );
}

// SV-3.7, R10: only Haerian occupy.
#[test]
fn a_zone_with_a_building_and_a_face_down_card_is_free_and_one_with_a_haerian_is_not() {
    let mut battle = ground(&json!({"field": {
        "c3": haerian("ogre", 1), "c4": building("hut", 2), "b3": haerian("child", 1),
    }}));
    assert_eq!(refused(&battle, "1 move c3 to b3"), Some("SV-3.7"));
    play(&mut battle, &["1 move c3 to c4", "2 keep"]);
    assert!(standing(&battle, "c4").is_some());
}

// SV-3.8
#[test]
fn the_wall_is_ten_face_down_cards_on_the_own_home_rows() {
    let battle = ground(&json!({"turn": 1}));
    let saved = saved(&battle);
    for (seat, rows) in [("1", ["1", "2"]), ("2", ["4", "5"])] {
        let wall = saved["players"][seat]["wall"].as_object().expect("a wall");
        assert_eq!(wall.len(), 10);
        assert!(wall.keys().all(|zone| rows.contains(&&zone[1..])));
    }
}

// SV-3.8, R48: a new face-down card goes to the own Home rows too, not under an enemy.
#[test]
fn face_down_cards_are_laid_on_the_home_rows_only_and_never_more_than_ten() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["rebuilding"], "wall": {"a1": "-", "c2": "-"}}},
        "field": {"e2": haerian("child", 2)},
    }));
    play(&mut battle, &["1 play rebuilding"]);
    assert_eq!(legal(&battle, 1), ["zone a1", "zone c2"], "not on e2");
    play(&mut battle, &["1 zone c2"]);
    assert_eq!(
        view(&battle, 1).players[0].wall,
        9,
        "and the last zone needs no answer"
    );
    let whole = ground(&json!({"players": {"1": {"hand": ["rebuilding"]}}}));
    let mut whole = whole;
    play(&mut whole, &["1 play rebuilding"]);
    assert_eq!(view(&whole, 1).players[0].wall, 10);
    assert_eq!(list(&whole, 1, "afterlife"), ["rebuilding"]);
}
