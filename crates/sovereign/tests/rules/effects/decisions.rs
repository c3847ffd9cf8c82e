//! Decision points (SV-8.15) and the order of choices (SV-8.16).

use crate::workshop::*;
use kernel::{Game, SeatSet, Turn};

fn deciders(game: &sovereign::Battle) -> SeatSet {
    match game.turn() {
        Turn::Choose(seats) => seats,
        Turn::Over(_) => SeatSet::EMPTY,
    }
}

#[test]
fn exactly_one_seat_decides_at_a_time() {
    // SV-8.15: the Day, a payment, a Tribute, an Equipment, a Snare, lost covers.
    let one = |seat: usize| SeatSet::one(laws::table::seat(seat));
    let mut game = given(
        r#"
        players.1.hand = ["queen", "hit", "offering"]
        players.1.ready = { white = 2, red = 2 }
        players.1.equipment = [{ card = "pike" }]
        players.2.wall = { c4 = "snare" }
        field.a1.haerian = { card = "mouse", seat = 1 }
        field.b1.haerian = { card = "mouse", seat = 1 }
        field.c3.haerian = { card = "ox", seat = 1 }
        field.b3.haerian = { card = "mouse", seat = 2 }
        "#,
    );
    assert_eq!(deciders(&game), one(1));
    let asks = |game: &sovereign::Battle, seat: usize, answer: &str| {
        assert_eq!(deciders(game), one(seat));
        assert!(legal(game, seat).contains(&answer.to_owned()), "{answer}");
        assert_eq!(legal(game, 3 - seat), Vec::<String>::new());
    };
    play(&mut game, &["1 play queen at d1"]);
    asks(&game, 1, "pay red");
    play(&mut game, &["1 pay red", "1 pay white", "1 pay red"]);
    assert_eq!(crystals(&game, 1), ["white 1+1", "red 0+2"]);
    play(&mut game, &["1 play offering at e1"]);
    asks(&game, 1, "haerian b1");
    play(&mut game, &["1 haerian b1", "1 fight c3 on b3"]);
    asks(&game, 1, "use pike");
    play(&mut game, &["1 pass", "1 move c3 to c4"]);
    asks(&game, 2, "activate");
    play(&mut game, &["2 activate", "1 play hit"]);
    asks(&game, 2, "cover a4");
    play(&mut game, &["2 cover a4", "2 cover b4"]);
    asks(&game, 1, "end");
}

#[test]
fn what_is_not_asked_is_refused() {
    // SV-8.15
    let game = given(r#"players.1.hand = ["ox"]"#);
    assert_eq!(refused(&game, "2 end"), Some("SV-8.15"));
    assert_eq!(refused(&game, "1 pass"), Some("SV-8.15"));
    assert_eq!(refused(&game, "1 haerian c3"), Some("SV-8.15"));
}

#[test]
fn a_forced_outcome_is_not_asked_for() {
    // SV-8.15: all of the wall goes, the only Crystals pay, the only card is discarded.
    let none = ["c4", "d4", "e4", "a5", "b5", "c5", "d5", "e5"];
    let none = none.map(|zone| format!("{zone} = \"-\"")).join(", ");
    let game = after(
        &format!(
            r#"
            players.1.hand = ["hit", "queen", "discard-random"]
            players.1.ready = {{ white = 1, red = 2 }}
            players.2.wall = {{ {none} }}
            "#
        ),
        &["1 play hit", "1 play queen at c1"],
    );
    assert_eq!(wall(&game, 2), 0);
    assert_eq!(crystals(&game, 1), ["white 0+1", "red 0+2"]);
}

#[test]
fn the_realms_are_asked_about_after_the_card_is_placed() {
    // SV-8.15 RealmsTake
    let mut game = after(
        r#"
        players.1.hand = ["ox"]
        players.1.realms = ["elk"]
        players.1.wall = { a1 = "-", b1 = "-" }
        "#,
        &["1 access ox"],
    );
    assert_eq!(legal(&game, 1), ["card elk", "done"]);
    play(&mut game, &["1 done"]);
    assert_eq!(list(&game, 1, "realms"), ["elk"]);
}

#[test]
fn choices_come_in_the_order_of_the_parameters() {
    // SV-8.16: a card first, then its zone.
    let mut game = after(
        r#"
        players.1.hand = ["revive"]
        players.1.afterlife = ["ox", "elk"]
        "#,
        &["1 play revive"],
    );
    assert_eq!(refused(&game, "1 zone a1"), Some("SV-8.15"));
    play(&mut game, &["1 card ox"]);
    assert_eq!(refused(&game, "1 card elk"), Some("SV-8.15"));
    play(&mut game, &["1 zone a1"]);
}

#[test]
fn all_of_them_are_acted_on_at_once() {
    // SV-8.16: both Mice die in one batch, so the Bell hears of both.
    let game = after(
        r#"
        players.1.hand = ["rain"]
        field.a1.haerian = { card = "on-ally-death", seat = 1, damage = 1 }
        field.b1.haerian = { card = "mouse", seat = 1 }
        field.c1.haerian = { card = "mouse", seat = 1 }
        "#,
        &["1 play rain"],
    );
    let milled = list(&game, 1, "afterlife");
    assert_eq!(milled.iter().filter(|&card| card == "pebble").count(), 2);
}
