//! Checkpoints, batches, steps, success (SV-8.1, SV-8.3 to SV-8.10, SV-8.14).

use crate::workshop::*;
use sovereign::event::Event;

/// What triggered, card by card, in this order.
fn triggered(sketch: &str, moves: &[&str]) -> Vec<&'static str> {
    let mut game = given(sketch);
    let told = play(&mut game, moves);
    let of = |event: &Event| match event {
        Event::Triggered { card, .. } => Some(card.0.id),
        _ => None,
    };
    told.iter().filter_map(|told| of(&told.event)).collect()
}

#[test]
fn a_checkpoint_settles_deaths_then_pick_ups_then_triggers() {
    // SV-8.3: the Swap's STEP waits for the pick-up, the pick-up's Snare kills before it.
    let mut game = after(
        r#"
        players.1.hand = ["nudge"]
        players.2.wall = { c4 = "snare" }
        field.c3.haerian = { card = "on-step", seat = 1, damage = 1 }
        "#,
        &["1 play nudge", "1 zone c4"],
    );
    assert_eq!(
        list(&game, 1, "afterlife"),
        ["nudge"],
        "the Event is finished"
    );
    play(&mut game, &["2 activate"]);
    assert_eq!(
        list(&game, 1, "afterlife"),
        ["nudge", "on-step"],
        "STEP is dropped"
    );
}

#[test]
fn each_round_of_a_state_check_is_a_batch_of_its_own() {
    // SV-8.4, SV-8.5: the Captain dies, and with its aura gone the Wolf does.
    let order = triggered(
        r#"
        players.1.hand = ["bolt"]
        field.a1.haerian = { card = "on-ally-death", seat = 1, entry = 4 }
        field.b1.haerian = { card = "captain", seat = 1, entry = 2 }
        field.c1.haerian = { card = "wolf", seat = 1, damage = 2, entry = 3 }
        field.e4.haerian = { card = "on-enemy-death", seat = 2, entry = 1 }
        "#,
        &["1 play bolt", "1 haerian b1"],
    );
    let round = ["on-ally-death", "on-enemy-death"];
    assert_eq!(order, [round, round].concat());
}

#[test]
fn in_a_batch_the_turn_player_comes_first_then_the_older() {
    // SV-8.5
    let order = triggered(
        r#"
        players.1.hand = ["rain"]
        field.a1.haerian = { card = "on-wound", seat = 1, entry = 9 }
        field.b1.haerian = { card = "once", seat = 1, entry = 2 }
        field.c4.haerian = { card = "on-wound", seat = 2, entry = 1 }
        "#,
        &["1 play rain", "1 decline"],
    );
    assert_eq!(order, ["once", "on-wound", "on-wound"]);
}

#[test]
fn what_is_recorded_while_a_trigger_resolves_goes_to_the_end() {
    // SV-8.5: the first Testament's Sprouts enter; their batches come after the second death.
    let order = triggered(
        r#"
        players.1.hand = ["destroy-all"]
        field.c1.haerian = { card = "riser", seat = 1, entry = 1 }
        field.d1.haerian = { card = "on-death", seat = 1, entry = 2 }
        field.e1.haerian = { card = "on-ally-enter", seat = 1, entry = 3 }
        "#,
        &["1 play destroy-all", "1 zone a1"],
    );
    assert_eq!(order, ["riser", "on-death"], "the listener died with them");
    let order = triggered(
        r#"
        players.1.hand = ["rain"]
        field.c1.haerian = { card = "riser", seat = 1, damage = 1, entry = 1 }
        field.d1.haerian = { card = "on-death", seat = 1, damage = 1, entry = 2 }
        field.e1.haerian = { card = "on-ally-enter", seat = 1, entry = 3 }
        "#,
        &["1 play rain", "1 zone a1"],
    );
    assert_eq!(order, ["riser", "on-death", "on-ally-enter"]);
}

#[test]
fn what_was_put_off_comes_last_in_its_phases_batch() {
    // SV-8.5: before what the phase's own triggers bring about.
    let order = |moves: &[&str]| {
        let mut game = given(
            r#"
            players.1.hand = ["then-later"]
            field.a1.haerian = { card = "burner", seat = 1 }
            field.b1.haerian = { card = "on-wound", seat = 1 }
            "#,
        );
        let told = play(&mut game, moves);
        let of = |event: &Event| match event {
            Event::Triggered { card, .. } => Some(card.0.id),
            Event::Sanctified { .. } => Some("put off"),
            _ => None,
        };
        let told = told.iter().filter_map(|told| of(&told.event));
        told.collect::<Vec<_>>()
    };
    let expected = ["burner", "put off", "on-wound"];
    assert_eq!(order(&["1 play then-later", "1 end"]), expected);
}

#[test]
fn between_steps_only_state_checks_happen() {
    // SV-8.6: the first hit of the repetition kills, but its trigger waits for the Event.
    let mut game = given(
        r#"
        players.1.hand = ["repeat"]
        field.a1.haerian = { card = "on-ally-death", seat = 1, marks = [{ effect = { force = 5 }, until = "sunset" }] }
        field.b1.haerian = { card = "mouse", seat = 1 }
        "#,
    );
    let told = play(&mut game, &["1 play repeat"]);
    let place = |wanted: fn(&Event) -> bool| told.iter().position(|told| wanted(&told.event));
    let died = place(|event| matches!(event, Event::Died { .. }));
    let last = told
        .iter()
        .rposition(|told| matches!(told.event, Event::Damaged { .. }));
    let heard = place(|event| matches!(event, Event::Triggered { .. }));
    assert!(died < last && last < heard, "{told:?}");
}

#[test]
fn a_choice_with_one_candidate_is_made_and_with_none_nothing_is_done() {
    // SV-8.7
    let game = after(
        r#"
        players.1.hand = ["bolt"]
        field.c4.haerian = { card = "ox", seat = 2 }
        "#,
        &["1 play bolt"],
    );
    assert_eq!(army(&game, 2), ["c4 ox 3"], "nobody was asked");
    let game = after(r#"players.1.hand = ["reviver"]"#, &["1 play reviver at c1"]);
    assert_eq!(army(&game, 1), ["c1 reviver 2"], "nothing to revive");
    let game = after(
        r#"
        players.1.hand = ["bolt"]
        field.b4.haerian = { card = "ox", seat = 2 }
        field.c4.haerian = { card = "ox", seat = 2 }
        "#,
        &["1 play bolt"],
    );
    assert_eq!(refused(&game, "1 done"), Some("SV-8.7"), "it must be one");
}

#[test]
fn an_optional_ability_is_offered_when_it_resolves() {
    // SV-8.1 `?`
    let sketch = r#"
        players.1.hand = ["bolt"]
        field.c1.haerian = { card = "once", seat = 1 }
    "#;
    let game = after(sketch, &["1 play bolt", "1 accept"]);
    assert_eq!(buried(&game, 1), 2);
    let game = after(sketch, &["1 play bolt", "1 decline"]);
    assert_eq!(buried(&game, 1), 1);
}

#[test]
fn once_is_once_a_turn_for_each_object_even_if_declined() {
    // SV-8.11 `once`
    let mut game = after(
        r#"
        players.1.hand = ["rain", "rain"]
        players.2.hand = ["rain"]
        field.b1.haerian = { card = "once", seat = 1 }
        field.c1.haerian = { card = "once", seat = 1 }
        "#,
        &["1 play rain", "1 decline", "1 accept", "1 play rain"],
    );
    assert_eq!(
        legal(&game, 1).last().map(String::as_str),
        Some("end"),
        "nothing is asked"
    );
    play(&mut game, &["1 end", "2 play rain", "1 accept", "1 accept"]);
    assert_eq!(buried(&game, 1), 2 + 1 + 2);
}

#[test]
fn an_optional_ability_with_nothing_to_do_is_not_offered() {
    // SV-8.7: the Phoenix is removed from the Afterlife before its Testament resolves.
    let order = triggered(
        r#"
        players.1.hand = ["destroy-all"]
        field.a1.haerian = { card = "grave-robber", seat = 1, entry = 1 }
        field.b1.haerian = { card = "phoenix", seat = 1, entry = 2 }
        "#,
        &["1 play destroy-all", "1 end"],
    );
    assert_eq!(order, ["grave-robber", "phoenix"]);
}

#[test]
fn a_condition_is_tested_when_it_fires_and_when_it_resolves() {
    // SV-8.1: the Watcher needs a hand of two, and the Vocation as well.
    let game = given(r#"players.1.hand = ["ox"]"#);
    assert_eq!(refused(&game, "1 vocation trainee 3"), Some("SV-4.13"));
    let game = given(r#"players.1.hand = ["ox", "elk"]"#);
    assert_eq!(refused(&game, "1 vocation trainee 3"), None);
}

#[test]
fn as_much_as_possible_is_done() {
    // SV-8.9: one Crystal of two, one card of two; but a price is paid in full or not at all.
    let game = after(
        r#"
        players.1.hand = ["shatter"]
        players.2.ready = { white = 1 }
        "#,
        &["1 play shatter"],
    );
    assert_eq!(crystals(&game, 2), Vec::<String>::new());
    assert_eq!(
        list(&game, 1, "afterlife"),
        ["shatter"],
        "SV-8.10: no success"
    );
    let game = given(r#"players.1.hand = ["offering"]"#);
    assert_eq!(refused(&game, "1 play offering at a1"), Some("SV-4.9.7"));
}

#[test]
fn amounts_of_nothing_do_nothing() {
    // SV-8.14: the Hoarder's own Afterlife is empty, so the bonus is none.
    let game = after(
        r#"
        players.1.hand = ["grow"]
        field.c1.haerian = { card = "ox", seat = 1 }
        "#,
        &["1 play grow"],
    );
    let saved = saved(&game);
    assert!(saved["field"]["c1"]["haerian"]["marks"].is_null());
    assert_eq!(list(&game, 1, "afterlife"), ["grow"], "no success");
}
