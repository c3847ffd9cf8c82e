//! Puppets: T43 to T45.

use crate::workshop::*;

#[test]
fn sprouts_grow_face_up_in_the_realms_and_are_played_from_there() {
    // T43, SV-6.9, SV-4.10.1: for their cost; they never count as used accesses.
    let mut game = after(
        r#"
        players.1.hand = ["germinate", "ox"]
        players.1.ready = { green = 2 }
        players.1.wall = { a1 = "-", b1 = "-" }
        "#,
        &["1 play germinate"],
    );
    assert_eq!(list(&game, 1, "open-realms"), ["sprout", "sprout"]);
    assert_eq!(refused(&game, "1 access ox"), None);
    play(&mut game, &["1 play sprout at c1"]);
    assert_eq!(army(&game, 1), ["c1 sprout 1"]);
    assert_eq!(list(&game, 1, "open-realms"), ["sprout"]);
    assert_eq!(crystals(&game, 1), ["green 0+2"]);
}

#[test]
fn souls_are_sanctified_into_the_afterlife_and_not_played_from_there() {
    // T44, SV-6.10
    let game = after(
        r#"
        players.1.hand = ["sanctify"]
        players.1.ready = { white = 2 }
        "#,
        &["1 play sanctify"],
    );
    let afterlife = ["luminous-soul", "luminous-soul", "sanctify"];
    assert_eq!(list(&game, 1, "afterlife"), afterlife);
    assert_eq!(refused(&game, "1 play luminous-soul at a1"), Some("SV-4.8"));
}

#[test]
fn as_many_puppets_are_generated_as_fit() {
    // T45: three are asked for, two zones are free; each enters this turn.
    let mut game = after(
        r#"
        players.1.hand = ["generate-line"]
        field.a1.haerian = { card = "mouse", seat = 1 }
        field.b1.haerian = { card = "on-ally-enter", seat = 1 }
        field.c1.haerian = { card = "mouse", seat = 2 }
        "#,
        &["1 play generate-line"],
    );
    assert_eq!(legal(&game, 1), ["zone d1", "zone e1"]);
    play(&mut game, &["1 zone e1"]);
    let expected = [
        "a1 mouse 1",
        "b1 on-ally-enter 2",
        "d1 sprout 1",
        "e1 sprout 1",
    ];
    assert_eq!(army(&game, 1), expected);
    assert_eq!(
        buried(&game, 1),
        3,
        "the Event, and one for each that entered"
    );
    assert_eq!(refused(&game, "1 fight d1 on c1"), Some("SV-4.6"));
}

#[test]
fn puppets_are_generated_wherever_it_says() {
    // T45
    let generate = |event: &str, moves: &[&str]| {
        let play = format!("1 play {event}");
        let mut all = vec![play.as_str()];
        all.extend(moves);
        after(&format!("players.1.hand = [\"{event}\"]"), &all)
    };
    let game = generate("generate-home", &["1 zone c2"]);
    assert_eq!(army(&game, 1), ["c2 sprout 1"]);
    let game = generate("generate-hand", &[]);
    assert_eq!(list(&game, 1, "hand"), ["luminous-soul", "luminous-soul"]);
    let game = generate("generate-realms", &[]);
    assert_eq!(
        list(&game, 1, "open-realms"),
        ["luminous-soul", "luminous-soul"]
    );
    let game = generate("generate-afterlife", &[]);
    assert_eq!(
        list(&game, 1, "afterlife"),
        ["sprout", "sprout", "generate-afterlife"]
    );
}

#[test]
fn generated_puppets_arrive_also_on_enemy_face_down_cards() {
    // T45, SV-4.11.2: where the Brood died, of four zones three are free and two are walled.
    let mut game = after(
        r#"
        players.1.hand = ["bolt"]
        players.2.wall = { b4 = "snare" }
        field.c4.haerian = { card = "brood", seat = 1 }
        field.c5.haerian = { card = "mouse", seat = 1 }
        "#,
        &["1 play bolt", "1 haerian c4"],
    );
    assert_eq!(legal(&game, 1), ["zone c3", "zone b4", "zone d4"]);
    play(&mut game, &["1 zone b4", "1 zone d4"]);
    play(&mut game, &["2 activate", "2 keep"]);
    assert_eq!(army(&game, 1), ["c3 sprout 1", "d4 sprout 1", "c5 mouse 1"]);
    assert_eq!(list(&game, 2, "hand"), ["pebble"]);
}
