//! Accessing the Luminous Realms (SV-4.12 to SV-4.12.2).

use crate::table::{crystals, ground, haerian, legal, list, only_wall, play, refused, view};
use serde_json::{Value, json};
use sovereign::Battle;

const HOME: [&str; 10] = ["a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2", "e2"];

fn with(face_down: usize, player: Value) -> Battle {
    let mut player = player;
    player["wall"] = only_wall(1, &HOME[..face_down]);
    ground(&json!({"players": {"1": player}}))
}

// SV-4.12, R25
#[test]
fn every_two_missing_face_down_cards_open_the_realms_once() {
    let quotas = [5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0];
    for (face_down, quota) in quotas.into_iter().enumerate() {
        let used = |count: usize| {
            let open = vec!["child"; count];
            let battle = with(face_down, json!({"hand": ["ogre"], "open-realms": open}));
            let player = &view(&battle, 1).players[0];
            assert_eq!(
                (usize::from(player.quota), usize::from(player.accesses)),
                (quota, count)
            );
            refused(&battle, "1 access ogre")
        };
        assert_eq!(used(quota), Some("SV-4.12"), "{face_down}");
        if quota > 0 {
            assert_eq!(used(quota - 1), None, "{face_down}");
        }
    }
}

// SV-4.12: QUOTA effects.
#[test]
fn an_ability_can_open_the_realms_behind_a_whole_wall() {
    let battle = ground(&json!({
        "players": {"1": {"hand": ["ogre"]}}, "field": {"c3": haerian("envoy", 1)},
    }));
    assert_eq!(refused(&battle, "1 access ogre"), None);
    let theirs = ground(&json!({
        "players": {"1": {"hand": ["ogre"]}}, "field": {"c3": haerian("envoy", 2)},
    }));
    assert_eq!(refused(&theirs, "1 access ogre"), Some("SV-4.12"));
}

// SV-4.12, R26
#[test]
fn puppets_neither_count_nor_are_placed() {
    let battle = with(
        8,
        json!({"hand": ["sprout", "ogre"], "open-realms": ["sprout", "luminous-soul"]}),
    );
    assert_eq!(refused(&battle, "1 access sprout"), Some("SV-4.12"));
    assert_eq!(refused(&battle, "1 access ogre"), None);
    let alone = with(8, json!({"hand": ["sprout"]}));
    assert!(
        !legal(&alone, 1)
            .iter()
            .any(|action| action.starts_with("access"))
    );
    assert_eq!(
        refused(&alone, "1 access ogre"),
        Some("SV-4.8"),
        "not in hand"
    );
}

// SV-4.12.1, R27
#[test]
fn who_has_placed_a_card_may_take_a_face_down_one_or_decline() {
    let mut battle = with(
        8,
        json!({"hand": ["ogre"], "realms": ["general", "noble"], "open-realms": ["sprout"]}),
    );
    play(&mut battle, &["1 access ogre"]);
    assert_eq!(
        legal(&battle, 1),
        ["card general", "card noble", "done"],
        "and no face-up one"
    );
    assert_eq!(refused(&battle, "1 card sprout"), Some("SV-8.15"));
    let mut declined = battle.clone();
    play(&mut declined, &["1 done"]);
    assert!(list(&declined, 1, "hand").is_empty());
    assert_eq!(list(&declined, 1, "realms"), ["general", "noble"]);
    play(&mut battle, &["1 card noble"]);
    assert_eq!(list(&battle, 1, "hand"), ["noble"]);
    assert_eq!(list(&battle, 1, "open-realms"), ["sprout", "ogre"]);
}

// SV-4.12.1, R27: with nothing to take the step is skipped.
#[test]
fn the_realms_can_be_accessed_with_nothing_in_them() {
    let mut battle = with(8, json!({"hand": ["ogre"]}));
    play(&mut battle, &["1 access ogre", "1 end"]);
    assert_eq!(list(&battle, 1, "open-realms"), ["ogre"]);
}

// SV-4.12.2
#[test]
fn several_accesses_in_a_turn_cost_nothing_while_they_are_legal() {
    let mut battle = with(
        6,
        json!({"hand": ["ogre", "child", "shade"], "realms": ["general", "noble"], "ready": {"red": 1}}),
    );
    play(
        &mut battle,
        &[
            "1 access ogre",
            "1 card general",
            "1 access child",
            "1 card noble",
        ],
    );
    assert_eq!(crystals(&battle, 1), (1, 0));
    assert_eq!(refused(&battle, "1 access shade"), Some("SV-4.12"));
    assert_eq!(
        refused(&battle, "1 play ogre at c1"),
        Some("SV-4.10.1"),
        "what lies face-up is not played"
    );
}
