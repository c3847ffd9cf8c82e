//! Crystals and costs: T38 to T42.

use crate::workshop::*;

#[test]
fn crystals_come_in_the_state_named() {
    // T38, SV-4.13.1
    let game = after(
        r#"players.1.hand = ["crystal", "dull-crystal"]"#,
        &["1 play crystal", "1 play dull-crystal"],
    );
    assert_eq!(crystals(&game, 1), ["red 0+1", "blue 2+0"]);
}

#[test]
fn up_to_so_many_of_your_exhausted_crystals_recover() {
    // T39
    let sketch = r#"
        players.1.hand = ["refresh", "refresh-red"]
        players.1.ready = { white = 1 }
        players.1.exhausted = { red = 1, blue = 2 }
        players.2.exhausted = { green = 1 }
    "#;
    let mut game = after(sketch, &["1 play refresh"]);
    let choices = ["crystal red exhausted", "crystal blue exhausted", "done"];
    assert_eq!(legal(&game, 1), choices);
    play(&mut game, &["1 crystal blue exhausted", "1 done"]);
    assert_eq!(crystals(&game, 1), ["white 1+0", "red 0+1", "blue 1+1"]);
    let mut game = after(sketch, &["1 play refresh-red"]);
    assert_eq!(legal(&game, 1), ["crystal red exhausted", "done"]);
    play(&mut game, &["1 crystal red exhausted"]);
    assert_eq!(crystals(&game, 1), ["white 1+0", "red 1+0", "blue 0+2"]);
}

#[test]
fn who_must_shatter_chooses_among_ready_and_exhausted_crystals() {
    // T40
    let mut game = after(
        r#"
        players.1.hand = ["shatter"]
        players.2.ready = { white = 1, red = 1 }
        players.2.exhausted = { red = 1 }
        "#,
        &["1 play shatter"],
    );
    let choices = ["crystal white", "crystal red", "crystal red exhausted"];
    assert_eq!(legal(&game, 2), choices);
    play(&mut game, &["2 crystal red exhausted", "2 crystal white"]);
    assert_eq!(crystals(&game, 2), ["red 1+0"]);
    assert_eq!(list(&game, 1, "afterlife"), ["luminous-soul", "shatter"]);
}

#[test]
fn shattering_needs_a_crystal_of_your_own() {
    // T40, SV-4.9.6
    let game = given(r#"players.1.hand = ["shatter-own"]"#);
    assert_eq!(refused(&game, "1 play shatter-own"), Some("SV-4.9.6"));
    let game = given(
        r#"
        players.1.hand = ["shatter-own"]
        players.1.exhausted = { red = 1 }
        "#,
    );
    assert_eq!(refused(&game, "1 play shatter-own"), None);
}

#[test]
fn who_is_drained_chooses_among_the_ready_crystals() {
    // T41
    let mut game = after(
        r#"
        players.1.hand = ["drain"]
        players.2.ready = { white = 2, red = 1 }
        players.2.exhausted = { blue = 1 }
        "#,
        &["1 play drain"],
    );
    assert_eq!(legal(&game, 2), ["crystal white", "crystal red"]);
    play(&mut game, &["2 crystal white", "2 crystal white"]);
    assert_eq!(crystals(&game, 2), ["white 0+2", "red 1+0", "blue 0+1"]);
}

#[test]
fn with_fewer_ready_crystals_all_are_drained() {
    // T41, SV-8.10: one object is enough for a success; the full number is for prices.
    let game = after(
        r#"
        players.1.hand = ["drain"]
        players.2.ready = { white = 1 }
        "#,
        &["1 play drain"],
    );
    assert_eq!(crystals(&game, 2), ["white 0+1"]);
    assert_eq!(list(&game, 1, "afterlife"), ["luminous-soul", "drain"]);
}

#[test]
fn the_next_such_card_costs_less_and_only_generic_pips_shrink() {
    // T42, SV-4.9.2: `2R` costs `R`; the Event between does not use it up.
    let mut game = after(
        r#"
        players.1.hand = ["cheap-next", "ox", "ox", "silence"]
        players.1.ready = { red = 2 }
        "#,
        &["1 play cheap-next", "1 play silence", "1 play ox at a1"],
    );
    assert_eq!(crystals(&game, 1), ["red 1+1"]);
    assert_eq!(refused(&game, "1 play ox at b1"), Some("SV-4.9.1"));
    play(&mut game, &["1 end"]);
}

#[test]
fn a_discount_of_this_turn_ends_with_it() {
    // T42: `turn`, `next`; it also makes dearer.
    let mut game = after(
        r#"
        players.1.hand = ["dear-turn", "wolf", "mouse", "cheap-next"]
        players.1.ready = { red = 1 }
        "#,
        &["1 play dear-turn"],
    );
    assert_eq!(refused(&game, "1 play wolf at a1"), Some("SV-4.9.1"));
    play(&mut game, &["1 play mouse at a1"]);
    assert_eq!(crystals(&game, 1), ["red 0+1"]);
    play(
        &mut game,
        &["1 play cheap-next", "1 end", "2 end", "1 play wolf at b1"],
    );
    assert_eq!(
        crystals(&game, 1),
        ["red 0+1"],
        "neither cheaper nor dearer"
    );
}

#[test]
fn a_static_discount_lasts_as_long_as_its_source() {
    // T42: generic pips never go below 0, and only your own cards are meant.
    let mut game = after(
        r#"
        players.1.hand = ["ox", "queen", "destroy-all"]
        players.1.ready = { red = 1 }
        players.2.hand = ["wolf"]
        field.c1.haerian = { card = "merchant", seat = 1 }
        "#,
        &["1 play ox at a1"],
    );
    assert_eq!(crystals(&game, 1), ["red 0+1"]);
    assert_eq!(refused(&game, "1 play queen at b1"), None, "3 - 3");
    play(&mut game, &["1 play destroy-all"]);
    assert_eq!(refused(&game, "1 play queen at b1"), Some("SV-4.9.1"));
    play(&mut game, &["1 end"]);
    assert_eq!(refused(&game, "2 play wolf at a5"), Some("SV-4.9.1"));
}

#[test]
fn a_discount_inside_another_step_works_as_well() {
    // T42, T61, SV-8.10
    let game = after(
        r#"
        players.1.hand = ["choose-cheap", "ox"]
        players.1.ready = { red = 1 }
        "#,
        &["1 play choose-cheap", "1 mode 2", "1 play ox at a1"],
    );
    assert_eq!(army(&game, 1), ["a1 ox 5"]);
    let game = after(
        r#"
        players.1.hand = ["then-cheap", "ox"]
        players.1.ready = { red = 1 }
        "#,
        &["1 play then-cheap", "1 play ox at a1"],
    );
    assert_eq!(army(&game, 1), ["a1 ox 5"]);
}
