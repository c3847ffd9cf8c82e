//! Traits (SV-8.13) and the damage pipeline (SV-8.12).

use crate::workshop::*;

/// The Haerian of this card on b3, an enemy of that card on b4.
fn facing(own: &str, enemy: &str) -> String {
    format!(
        r#"
        field.b3.haerian = {{ card = "{own}", seat = 1 }}
        field.b4.haerian = {{ card = "{enemy}", seat = 2 }}
        "#
    )
}

#[test]
fn first_deals_its_damage_before_the_other_does() {
    // SV-8.13, C6
    let game = after(&facing("first", "elk"), &["1 fight b3 on b4"]);
    assert_eq!(army(&game, 1), ["b3 first 3"]);
    assert_eq!(army(&game, 2), Vec::<String>::new());
}

#[test]
fn the_unanswered_attacker_is_dealt_no_damage_but_answers_as_defender() {
    // SV-8.13
    let game = after(&facing("unanswered", "ox"), &["1 fight b3 on b4"]);
    assert_eq!(army(&game, 1), ["b3 unanswered 2"]);
    assert_eq!(army(&game, 2), ["b4 ox 3"]);
    let sketch = format!("active = 2\n{}", facing("unanswered", "ox"));
    let game = after(&sketch, &["2 fight b4 on b3"]);
    assert_eq!(army(&game, 1), Vec::<String>::new());
}

#[test]
fn a_pillager_leaves_no_snare_and_no_card_to_hand() {
    // SV-8.13, SV-5.7.1
    let game = after(
        r#"
        players.2.wall = { c4 = "snare" }
        field.c3.haerian = { card = "pillager", seat = 1 }
        "#,
        &["1 move c3 to c4"],
    );
    assert_eq!(list(&game, 2, "afterlife"), ["snare"]);
    assert_eq!(list(&game, 2, "hand"), Vec::<String>::new());
}

#[test]
fn traits_of_movement_widen_the_reach_of_move_actions() {
    // SV-8.13: diagonal, leap, strider, rooted.
    let moves = |card: &str| {
        let game = given(&format!(
            "field.c2.haerian = {{ card = \"{card}\", seat = 1 }}"
        ));
        let moves = legal(&game, 1).into_iter();
        let moves: Vec<String> = moves.filter(|action| action.starts_with("move")).collect();
        moves.len()
    };
    assert_eq!(moves("wolf"), 4);
    assert_eq!(moves("diagonal"), 8);
    assert_eq!(moves("leap"), 4 + 3, "a2, e2 and c4; c0 is none");
    assert_eq!(moves("rooted"), 0);
    let game = given(r#"field.c2.haerian = { card = "rooted", seat = 1 }"#);
    assert_eq!(refused(&game, "1 move c2 to c3"), Some("SV-8.13"));
    let strider = r#"field.c2.haerian = { card = "strider", seat = 1 }"#;
    let game = after(strider, &["1 move c2 to c3", "1 move c3 to b3"]);
    assert_eq!(refused(&game, "1 move b3 to a3"), Some("SV-4.6"));
}

#[test]
fn effects_move_the_rooted() {
    // SV-8.13
    let game = after(
        r#"
        players.1.hand = ["nudge"]
        field.c2.haerian = { card = "rooted", seat = 1 }
        "#,
        &["1 play nudge", "1 zone c3"],
    );
    assert_eq!(army(&game, 1), ["c3 rooted 2"]);
}

#[test]
fn the_pacified_take_no_combat_action_and_fight_back() {
    // SV-8.13
    let game = given(&facing("pacified", "mouse"));
    assert_eq!(refused(&game, "1 fight b3 on b4"), Some("SV-8.13"));
    let sketch = format!("active = 2\n{}", facing("pacified", "mouse"));
    let game = after(&sketch, &["2 fight b4 on b3"]);
    assert_eq!(army(&game, 2), Vec::<String>::new());
    let strike = given(r#"field.c5.haerian = { card = "pacified", seat = 1 }"#);
    assert_eq!(refused(&strike, "1 strike c5"), Some("SV-8.13"));
}

#[test]
fn the_swift_fight_in_the_turn_they_enter() {
    // SV-8.13, SV-4.6
    let game = after(
        r#"
        players.1.hand = ["swift", "mouse"]
        field.c2.haerian = { card = "mouse", seat = 2 }
        "#,
        &["1 play swift at c1", "1 play mouse at b1"],
    );
    assert_eq!(refused(&game, "1 fight c1 on c2"), None);
}

#[test]
fn the_vanguard_enters_on_the_home_rows() {
    // SV-8.13, SV-8.2: it counts while the card is being played.
    let game = given(r#"players.1.hand = ["vanguard", "mouse"]"#);
    assert_eq!(refused(&game, "1 play vanguard at c2"), None);
    assert_eq!(refused(&game, "1 play vanguard at c3"), Some("SV-4.9.3"));
    assert_eq!(refused(&game, "1 play mouse at c2"), Some("SV-4.9.3"));
}

#[test]
fn arms_of_the_twin_armed_and_the_unarmed() {
    // SV-8.13, SV-5.3.1, SV-5.3.2
    let equipment = "players.1.equipment = [{ card = \"pike\" }, { card = \"stick\" }]";
    let sketch = format!("{equipment}\n{}", facing("twinarmed", "ox"));
    let game = after(&sketch, &["1 fight b3 on b4", "1 use pike", "1 use stick"]);
    assert_eq!(army(&game, 2), Vec::<String>::new(), "2 + 2 + 1 of 5");
    let sketch = format!("{equipment}\n{}", facing("unarmed", "ox"));
    let game = after(&sketch, &["1 fight b3 on b4"]);
    assert_eq!(army(&game, 2), ["b4 ox 3"], "nobody was asked");
}

#[test]
fn siege_doubles_razing_before_armor_and_shields() {
    // SV-8.12, SV-8.13: 2 × 2, less the shield of 1; and no doubling by an effect.
    let game = after(
        r#"
        players.1.hand = ["cannon"]
        field.b3.haerian = { card = "siege", seat = 1 }
        field.c3.building = { card = "tower", seat = 2, marks = [{ effect = { shield = 1 }, until = "lasting" }] }
        field.e3.building = { card = "tower", seat = 2 }
        "#,
        &["1 raze b3 on c3", "1 play cannon", "1 building e3"],
    );
    assert_eq!(buildings(&game), ["c3 tower 1", "e3 tower 2"]);
}

#[test]
fn immunity_comes_before_armor_and_shields_are_spared() {
    // SV-8.12 step 2
    let game = after(
        r#"
        players.1.hand = ["bolt"]
        field.c1.haerian = { card = "ox", seat = 1, marks = [
            { effect = { shield = 2 }, until = "sunset" },
            { effect = { immune = "effect" }, until = "sunset" },
        ] }
        "#,
        &["1 play bolt"],
    );
    let saved = saved(&game);
    let marks = saved["field"]["c1"]["haerian"]["marks"]
        .as_array()
        .map(Vec::len);
    assert_eq!(marks, Some(2));
}

#[test]
fn the_opponent_neither_moves_nor_bounces_nor_tucks_the_steadfast() {
    // SV-8.13; its own side may.
    let sketch = |seat: usize| {
        format!(
            r#"
            players.1.hand = ["nudge", "bounce-all", "tuck-top"]
            field.c3.haerian = {{ card = "steadfast", seat = {seat} }}
            "#
        )
    };
    let game = given(&sketch(2));
    assert_eq!(refused(&game, "1 play nudge"), Some("SV-4.9.6"));
    assert_eq!(refused(&game, "1 play tuck-top"), Some("SV-4.9.6"));
    let game = after(&sketch(2), &["1 play bounce-all"]);
    assert_eq!(army(&game, 2), ["c3 steadfast 3"]);
    let game = after(&sketch(1), &["1 play bounce-all"]);
    assert_eq!(army(&game, 1), Vec::<String>::new());
}

#[test]
fn the_warded_are_not_chosen_by_the_opponent() {
    // SV-8.8: by `one` and `up to`; `all` and references reach them, and so does their own side.
    let game = given(
        r#"
        players.1.hand = ["destroy", "stun", "rain"]
        field.c4.haerian = { card = "warded", seat = 2 }
        "#,
    );
    assert_eq!(refused(&game, "1 play destroy"), Some("SV-4.9.6"));
    let game = after(
        r#"
        players.1.hand = ["rain", "stun"]
        field.b3.haerian = { card = "on-assault", seat = 1 }
        field.b4.haerian = { card = "warded", seat = 2 }
        "#,
        &["1 play rain", "1 fight b3 on b4"],
    );
    assert_eq!(
        army(&game, 2),
        Vec::<String>::new(),
        "1 of the rain, 1 of the Assault, 1"
    );
    let own = given(
        r#"
        players.1.hand = ["boost"]
        field.c4.haerian = { card = "warded", seat = 1 }
        "#,
    );
    assert_eq!(refused(&own, "1 play boost"), None);
}
