//! Tempo and position: T17 to T25.

use crate::workshop::*;

#[test]
fn the_exhausted_act_no_more_until_they_recover() {
    // T17
    let mut game = after(
        r#"
        players.1.hand = ["exhaust", "exhaust"]
        field.c3.haerian = { card = "ox", seat = 1 }
        field.c4.haerian = { card = "elk", seat = 2 }
        "#,
        &["1 play exhaust", "1 haerian c3"],
    );
    assert_eq!(refused(&game, "1 move c3 to b3"), Some("SV-4.6"));
    assert_eq!(refused(&game, "1 fight c3 on c4"), Some("SV-4.6"));
    play(&mut game, &["1 end", "2 end"]);
    assert_eq!(army(&game, 1), ["c3 ox 5"]);
}

#[test]
fn exhausting_the_exhausted_has_no_effect() {
    // T17, SV-8.10: no success.
    let game = after(
        r#"
        players.1.hand = ["exhaust"]
        field.c3.haerian = { card = "ox", seat = 1, exhausted = true }
        "#,
        &["1 play exhaust"],
    );
    assert_eq!(list(&game, 1, "afterlife"), ["exhaust"]);
}

#[test]
fn the_stunned_miss_one_recovery() {
    // T18: up to two; one that was exhausted already still gets the mark.
    let mut game = after(
        r#"
        players.1.hand = ["stun"]
        field.b4.haerian = { card = "ox", seat = 2, exhausted = true }
        field.c4.haerian = { card = "elk", seat = 2 }
        field.d4.haerian = { card = "wolf", seat = 2, exhausted = true }
        "#,
        &["1 play stun", "1 haerian b4", "1 haerian c4"],
    );
    assert_eq!(
        army(&game, 2),
        ["b4 ox 5 stunned", "c4 elk 3 stunned", "d4 wolf 2 exhausted"]
    );
    play(&mut game, &["1 end"]);
    assert_eq!(
        army(&game, 2),
        ["b4 ox 5 exhausted", "c4 elk 3 exhausted", "d4 wolf 2"]
    );
    play(&mut game, &["2 end", "1 end"]);
    assert_eq!(army(&game, 2), ["b4 ox 5", "c4 elk 3", "d4 wolf 2"]);
}

#[test]
fn ready_takes_the_stun_away_and_gives_no_action_back() {
    // T19
    let game = after(
        r#"
        players.1.hand = ["stun", "ready"]
        field.c3.haerian = { card = "ox", seat = 1 }
        "#,
        &[
            "1 move c3 to b3",
            "1 play stun",
            "1 haerian b3",
            "1 play ready",
        ],
    );
    assert_eq!(army(&game, 1), ["b3 ox 5"]);
    assert_eq!(refused(&game, "1 move b3 to c3"), Some("SV-4.6"));
}

#[test]
fn an_extra_move_is_one_more_this_turn() {
    // T20
    let mut game = after(
        r#"
        players.1.hand = ["extra-move"]
        field.c3.haerian = { card = "ox", seat = 1 }
        "#,
        &["1 play extra-move", "1 move c3 to b3", "1 move b3 to a3"],
    );
    assert_eq!(refused(&game, "1 move a3 to b3"), Some("SV-4.6"));
    play(&mut game, &["1 end", "2 end", "1 move a3 to b3"]);
    assert_eq!(refused(&game, "1 move b3 to c3"), Some("SV-4.6"));
}

#[test]
fn an_extra_combat_may_be_used_in_the_turn_of_entry() {
    // T20
    let mut game = after(
        r#"
        players.1.hand = ["wolf", "extra-combat"]
        players.1.ready = { white = 1 }
        field.c2.haerian = { card = "mouse", seat = 2 }
        field.d1.haerian = { card = "mouse", seat = 2 }
        "#,
        &["1 play wolf at c1"],
    );
    assert_eq!(refused(&game, "1 fight c1 on c2"), Some("SV-4.6"));
    play(&mut game, &["1 play extra-combat", "1 fight c1 on c2"]);
    assert_eq!(refused(&game, "1 fight c1 on d1"), Some("SV-4.6"), "0 + 1");
}

#[test]
fn back_and_forward_are_seen_from_its_controller() {
    // T21: North's back is up; who has no free zone there is no candidate.
    let mut game = after(
        r#"
        players.1.hand = ["shove"]
        players.2.wall = { c4 = "-" }
        field.b5.haerian = { card = "ox", seat = 2 }
        field.c3.haerian = { card = "elk", seat = 2 }
        field.d3.haerian = { card = "wolf", seat = 2 }
        field.d4.haerian = { card = "mouse", seat = 1 }
        field.e3.haerian = { card = "steadfast", seat = 2 }
        "#,
        &["1 play shove"],
    );
    assert_eq!(
        army(&game, 2),
        ["d3 wolf 2", "e3 steadfast 3", "c4 elk 3", "b5 ox 5"],
        "only the Elk could go, so nobody was asked"
    );
    assert_eq!(list(&game, 1, "afterlife"), ["luminous-soul", "shove"]);
    assert_eq!(refused(&game, "1 haerian c4"), Some("SV-8.15"));
    play(&mut game, &["1 end"]);
}

#[test]
fn a_push_onto_an_own_face_down_card_picks_up_nothing() {
    // T21, SV-4.11.2: the Elk arrives on its own wall.
    let game = after(
        r#"
        players.1.hand = ["shove"]
        field.c3.haerian = { card = "elk", seat = 2 }
        "#,
        &["1 play shove"],
    );
    assert_eq!(
        (army(&game, 2), wall(&game, 2)),
        (vec!["c4 elk 3".into()], 10)
    );
}

#[test]
fn a_moved_haerian_arrives_and_spends_no_action() {
    // T21, R24: the pick-up comes once the Event is finished.
    let mut game = after(
        r#"
        players.1.hand = ["nudge"]
        players.2.wall = { c4 = "snare" }
        field.c3.haerian = { card = "on-step", seat = 1 }
        "#,
        &["1 play nudge"],
    );
    assert_eq!(
        legal(&game, 1),
        ["zone c2", "zone b3", "zone d3", "zone c4"]
    );
    play(&mut game, &["1 zone c4"]);
    assert_eq!(legal(&game, 2), ["activate", "keep"]);
    play(&mut game, &["2 keep"]);
    assert_eq!(wall(&game, 2), 9);
    assert_eq!(
        list(&game, 1, "afterlife"),
        ["nudge", "pebble"],
        "STEP has fired"
    );
    assert_eq!(
        refused(&game, "1 move c4 to c3"),
        None,
        "its own move is left"
    );
}

#[test]
fn moves_home_go_to_the_lines_of_its_own_controller() {
    // T21: you choose, also for an enemy.
    let sketch = r#"
        players.1.hand = ["retreat", "homeward"]
        field.a5.haerian = { card = "ox", seat = 2 }
        field.c2.haerian = { card = "elk", seat = 2 }
    "#;
    let mut game = after(sketch, &["1 play retreat", "1 haerian c2"]);
    assert_eq!(
        legal(&game, 1),
        ["zone b5", "zone c5", "zone d5", "zone e5"]
    );
    play(&mut game, &["1 zone d5"]);
    assert_eq!(army(&game, 2), ["a5 ox 5", "d5 elk 3"]);
    let game = after(sketch, &["1 play homeward", "1 haerian c2"]);
    assert_eq!(legal(&game, 1).len(), 9);
}

#[test]
fn those_moved_together_go_one_by_one_in_the_order_of_zones() {
    // T21, SV-8.16: South's c1 is blocked when its turn comes; North's c5 is not any more.
    let game = after(
        r#"
        players.1.hand = ["advance"]
        field.c1.haerian = { card = "ox", seat = 1 }
        field.c2.haerian = { card = "elk", seat = 1 }
        "#,
        &["1 play advance"],
    );
    assert_eq!(army(&game, 1), ["c1 ox 5", "c3 elk 3"]);
    let game = after(
        r#"
        active = 2
        players.2.hand = ["advance"]
        field.c5.haerian = { card = "ox", seat = 2 }
        field.c4.haerian = { card = "elk", seat = 2 }
        "#,
        &["2 play advance"],
    );
    assert_eq!(army(&game, 2), ["c3 elk 3", "c4 ox 5"]);
}

#[test]
fn a_move_that_nobody_makes_is_no_success() {
    // T21, SV-8.10: whatever the step before it did.
    let game = after(
        r#"
        players.1.hand = ["draw-and-shove"]
        field.c5.haerian = { card = "ox", seat = 2 }
        "#,
        &["1 play draw-and-shove"],
    );
    assert_eq!(list(&game, 1, "afterlife"), ["draw-and-shove"]);
}

#[test]
fn a_reference_without_destination_stays() {
    // T21, C3: the foe cannot be pushed off its last row, so the fight goes on.
    let sketch = |zone: &str, own: &str| {
        format!(
            r#"
            field.{own}.haerian = {{ card = "charger", seat = 1 }}
            field.{zone}.haerian = {{ card = "mouse", seat = 2 }}
            "#
        )
    };
    let game = after(&sketch("c5", "c4"), &["1 fight c4 on c5"]);
    assert_eq!(army(&game, 2), Vec::<String>::new());
    let game = after(&sketch("c4", "c3"), &["1 fight c3 on c4"]);
    assert_eq!(army(&game, 2), ["c5 mouse 1"], "pushed out of reach");
}

#[test]
fn swapped_haerian_both_arrive() {
    // T22: also on Buildings and on enemy face-down cards; nobody swaps with itself.
    let mut game = after(
        r#"
        players.1.hand = ["swap"]
        players.2.wall = { c4 = "snare" }
        field.b3.building = { card = "on-capture", seat = 1 }
        field.b3.haerian = { card = "ox", seat = 1 }
        field.c4.haerian = { card = "on-step", seat = 2 }
        field.e3.haerian = { card = "steadfast", seat = 2 }
        "#,
        &["1 play swap", "1 haerian b3"],
    );
    // The only other one left, so nobody was asked; the pick-up comes before the triggers.
    assert_eq!(legal(&game, 2), ["activate", "keep"]);
    play(&mut game, &["2 activate"]);
    assert_eq!(army(&game, 1), ["c4 ox 4"]);
    assert_eq!(army(&game, 2), ["b3 on-step 2", "e3 steadfast 3"]);
    let afterlife = ["snare", "pebble", "pebble"];
    assert_eq!(
        list(&game, 2, "afterlife"),
        afterlife,
        "CAPTURE and STEP are North's"
    );
    assert_eq!(list(&game, 1, "afterlife"), ["swap"]);
}

#[test]
fn bounced_haerian_go_to_their_owners_hand_and_have_not_died() {
    // T23
    let game = after(
        r#"
        players.1.hand = ["bounce-all"]
        field.b1.haerian = { card = "ox", seat = 1, damage = 2 }
        field.c4.haerian = { card = "on-death", seat = 2 }
        field.d4.haerian = { card = "steadfast", seat = 2 }
        "#,
        &["1 play bounce-all"],
    );
    assert_eq!(list(&game, 1, "hand"), ["ox"]);
    assert_eq!(list(&game, 2, "hand"), ["on-death"]);
    assert_eq!(army(&game, 2), ["d4 steadfast 3"], "steadfast");
    assert_eq!(buried(&game, 2), 0);
}

#[test]
fn a_bounced_puppet_is_an_ordinary_hand_card() {
    // T23, R47
    let game = after(
        r#"
        players.1.hand = ["bounce"]
        field.c4.haerian = { card = "sprout", seat = 2 }
        "#,
        &["1 play bounce"],
    );
    assert_eq!(list(&game, 2, "hand"), ["sprout"]);
}

#[test]
fn tucked_haerian_go_where_it_says_in_their_owners_chronicles() {
    // T24
    let tuck = |event: &str| {
        let sketch = format!(
            r#"
            players.1.hand = ["{event}"]
            players.2.chronicles = ["wolf", "elk"]
            field.c4.haerian = {{ card = "ox", seat = 2 }}
            "#
        );
        let game = after(&sketch, &[&format!("1 play {event}")]);
        assert_eq!(buried(&game, 2), 0, "not a death");
        list(&game, 2, "chronicles")
    };
    assert_eq!(tuck("tuck-top"), ["ox", "wolf", "elk"]);
    assert_eq!(tuck("tuck-bottom"), ["wolf", "elk", "ox"]);
    let mut shuffled = tuck("tuck-shuffled");
    shuffled.sort();
    assert_eq!(shuffled, ["elk", "ox", "wolf"]);
}

#[test]
fn who_blinks_comes_back_as_a_new_object_where_its_owner_says() {
    // T25, SV-1.16: undamaged, entered this turn, with its Intervention; North's own line.
    let mut game = after(
        r#"
        players.1.hand = ["blink"]
        field.c3.haerian = { card = "on-enter", seat = 2, damage = 1, exhausted = true }
        "#,
        &["1 play blink"],
    );
    let line = ["zone a5", "zone b5", "zone c5", "zone d5", "zone e5"];
    assert_eq!(legal(&game, 2), line);
    play(&mut game, &["2 zone b5"]);
    assert_eq!(army(&game, 2), ["b5 on-enter 2"]);
    assert_eq!(buried(&game, 2), 1, "Intervention");
}

#[test]
fn with_no_free_zone_who_blinks_goes_to_hand() {
    // T25
    let game = after(
        r#"
        players.1.hand = ["blink"]
        field.a1.haerian = { card = "mouse", seat = 1 }
        field.b1.haerian = { card = "mouse", seat = 1 }
        field.c1.haerian = { card = "mouse", seat = 1 }
        field.d1.haerian = { card = "mouse", seat = 1 }
        field.e1.haerian = { card = "mouse", seat = 2 }
        field.c3.haerian = { card = "ox", seat = 1 }
        "#,
        &["1 play blink", "1 haerian c3"],
    );
    assert_eq!(army(&game, 1).len(), 4);
    assert_eq!(list(&game, 1, "hand"), ["ox"]);
}
