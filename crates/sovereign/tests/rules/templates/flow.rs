//! Player and flow: T59 to T65.

use crate::workshop::*;

#[test]
fn direct_damage_of_a_strike_changes() {
    // T59: 2 + 2; and with 4 less it is 0, not less.
    let sketch = r#"
        players.1.hand = ["blunt"]
        field.c5.haerian = { card = "ram", seat = 1 }
        players.2.wall = { c5 = "-" }
    "#;
    let covers = ["2 cover a4", "2 cover b4", "2 cover c4", "2 cover d4"];
    let mut game = after(sketch, &["1 strike c5"]);
    play(&mut game, &covers);
    assert_eq!(wall(&game, 2), 5);
    let game = after(sketch, &["1 play blunt", "1 strike c5"]);
    assert_eq!(wall(&game, 2), 9, "2 + 2 - 4");
}

#[test]
fn direct_does_not_touch_combat_damage() {
    // T59
    let game = after(
        r#"
        field.c3.haerian = { card = "ram", seat = 1 }
        field.c4.haerian = { card = "ox", seat = 2 }
        "#,
        &["1 fight c3 on c4"],
    );
    assert_eq!(army(&game, 2), ["c4 ox 3"]);
}

#[test]
fn more_vocations_may_be_used_this_turn() {
    // T60, SV-4.13
    let mut game = after(
        r#"players.1.hand = ["vocations"]"#,
        &[
            "1 play vocations",
            "1 vocation trainee 1",
            "1 vocation trainee 1",
        ],
    );
    assert_eq!(crystals(&game, 1), ["white 2+0"]);
    assert_eq!(refused(&game, "1 vocation trainee 1"), Some("SV-4.13"));
    play(&mut game, &["1 end", "2 end", "1 vocation trainee 1"]);
    assert_eq!(refused(&game, "1 vocation trainee 1"), Some("SV-4.13"));
}

#[test]
fn only_steps_that_can_be_carried_out_are_chosen_from() {
    // T61: no Equipment, so two are left; with one, it is not asked; with none, not played.
    let tower = "field.b3.building = { card = \"tower\", seat = 2 }\n";
    let enemy = "field.c4.haerian = { card = \"ox\", seat = 2 }\n";
    let hand = "players.1.hand = [\"choose\"]\n";
    let game = after(&format!("{hand}{tower}{enemy}"), &["1 play choose"]);
    assert_eq!(legal(&game, 1), ["mode 1", "mode 3"]);
    let game = after(&format!("{hand}{enemy}"), &["1 play choose"]);
    assert_eq!(army(&game, 2), ["c4 ox 5 exhausted"]);
    assert_eq!(refused(&given(hand), "1 play choose"), Some("SV-4.9.6"));
}

#[test]
fn exactly_one_of_them_is_done() {
    // T61
    let game = after(
        r#"
        players.1.hand = ["choose"]
        field.b3.building = { card = "tower", seat = 2 }
        field.c4.haerian = { card = "ox", seat = 2 }
        "#,
        &["1 play choose", "1 mode 3"],
    );
    assert_eq!(army(&game, 2), ["c4 ox 5 exhausted"]);
    assert_eq!(buildings(&game), ["b3 tower 4"]);
}

#[test]
fn the_condition_is_tested_when_the_step_comes() {
    // T62: the Soul made just before counts.
    let sprouts = |event: &str, afterlife: &str| {
        let sketch = format!("players.1.hand = [\"{event}\"]\nplayers.1.afterlife = {afterlife}");
        let game = after(&sketch, &[&format!("1 play {event}")]);
        list(&game, 1, "open-realms").len()
    };
    assert_eq!(sprouts("if", "[]"), 0, "one card");
    assert_eq!(sprouts("if", "[\"ox\"]"), 1, "two");
    assert_eq!(sprouts("then-if", "[]"), 0);
    assert_eq!(sprouts("then-if", "[\"ox\"]"), 1);
}

#[test]
fn a_repeated_step_is_done_so_often_with_state_checks_between() {
    // T63, SV-8.6: the second 1 finds the Mouse gone; two instances for the other.
    let game = after(
        r#"
        players.1.hand = ["repeat"]
        field.b1.haerian = { card = "captain", seat = 1 }
        field.c1.haerian = { card = "wolf", seat = 1, damage = 1 }
        field.e1.haerian = { card = "once", seat = 1 }
        field.e4.haerian = { card = "on-wound", seat = 2, marks = [{ effect = { force = 3 }, until = "sunset" }] }
        "#,
        &["1 play repeat", "1 accept"],
    );
    assert_eq!(army(&game, 1), ["e1 once 2"]);
    assert_eq!(army(&game, 2), ["e4 on-wound 3"]);
    assert_eq!(buried(&game, 2), 2, "Immolation twice");
}

#[test]
fn a_repeat_after_a_success_repeats_as_well() {
    // T63, SV-8.10
    let game = after(
        r#"players.1.hand = ["then-repeat"]"#,
        &["1 play then-repeat"],
    );
    assert_eq!(list(&game, 1, "open-realms").len(), 3);
}

#[test]
fn a_later_step_comes_at_this_turns_sunset_and_remembers_that() {
    // T64: all three of them; the one that came later is not meant, the one that left is gone.
    let mut game = after(
        r#"
        players.1.hand = ["later-sunset", "mouse"]
        field.a1.haerian = { card = "ox", seat = 1 }
        field.b1.haerian = { card = "elk", seat = 1 }
        field.c1.haerian = { card = "wolf", seat = 1 }
        "#,
        &[
            "1 play later-sunset",
            "1 play mouse at e1",
            "1 move a1 to a2",
        ],
    );
    assert_eq!(
        army(&game, 1),
        ["b1 elk 4", "c1 wolf 3", "e1 mouse 1", "a2 ox 6"]
    );
    play(&mut game, &["1 end"]);
    assert_eq!(
        army(&game, 1),
        [
            "b1 elk 3 exhausted",
            "c1 wolf 2 exhausted",
            "e1 mouse 1",
            "a2 ox 5 exhausted"
        ]
    );
}

#[test]
fn a_later_step_comes_at_your_next_dawn_once() {
    // T64
    let mut game = after(
        r#"players.1.hand = ["later-dawn"]"#,
        &["1 play later-dawn", "1 end"],
    );
    assert_eq!(list(&game, 2, "hand").len(), 1, "North's Dawn is not yours");
    play(&mut game, &["2 end"]);
    assert_eq!(list(&game, 1, "hand").len(), 3, "the Recovery's, and two");
    play(&mut game, &["1 end", "2 end"]);
    assert_eq!(list(&game, 1, "hand").len(), 4);
}

#[test]
fn a_later_step_after_a_success_comes_as_well() {
    // T64, SV-8.10
    let mut game = after(r#"players.1.hand = ["then-later"]"#, &["1 play then-later"]);
    assert_eq!(list(&game, 1, "afterlife"), ["then-later"]);
    play(&mut game, &["1 end"]);
    assert_eq!(list(&game, 1, "afterlife"), ["then-later", "luminous-soul"]);
}

#[test]
fn a_later_step_still_knows_its_source() {
    // T64, SV-8.11 `self`
    let mut game = after(
        r#"players.1.hand = ["fleeting"]"#,
        &["1 play fleeting at c1"],
    );
    assert_eq!(army(&game, 1), ["c1 fleeting 4"]);
    play(&mut game, &["1 end"]);
    assert_eq!(list(&game, 1, "hand"), ["fleeting"]);
}

#[test]
fn a_later_step_of_the_opponent_comes_at_this_turns_sunset_too() {
    // T64: "this turn's", whoever's turn it is; the Snare's intruder is still meant.
    let mut game = after(
        r#"
        players.2.wall = { c4 = "slow-snare" }
        field.c3.haerian = { card = "mouse", seat = 1 }
        "#,
        &["1 move c3 to c4", "2 activate"],
    );
    assert_eq!(army(&game, 1), ["c4 mouse 1"]);
    play(&mut game, &["1 end"]);
    assert_eq!(army(&game, 1), Vec::<String>::new());
}

#[test]
fn an_ability_that_only_sets_a_condition_does_nothing_itself() {
    // T65: USABLE has no steps; the condition looks at the bearer's Force now.
    let mut game = after(
        r#"
        players.1.equipment = [{ card = "use-only-big" }, { card = "stick" }]
        field.a1.haerian = { card = "armorer", seat = 1 }
        field.c3.haerian = { card = "wolf", seat = 1 }
        field.c4.haerian = { card = "ox", seat = 2 }
        "#,
        &["1 fight c3 on c4"],
    );
    assert_eq!(legal(&game, 1), ["use stick", "pass"]);
    assert_eq!(refused(&game, "1 use use-only-big"), Some("SV-5.3.2"));
    play(&mut game, &["1 use stick"]);
    assert_eq!(legal(&game, 1), ["use use-only-big", "pass"], "2 + 1");
}
