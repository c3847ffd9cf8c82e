//! Cards SV131 to SV150: colourless.

use super::{after, given, left, perform, with};
use crate::workshop::{army, refused};

#[test]
fn the_captain_helps_other_humans_next_to_it() {
    // SV136
    let game = given(
        r#"
        field.c1.haerian = { card = "mercenary-captain", seat = 1 }
        field.b1.haerian = { card = "lantern-squire", seat = 1 }
        field.d1.haerian = { card = "oldgrowth-bear", seat = 1 }
        field.e2.haerian = { card = "lantern-squire", seat = 1 }
        "#,
    );
    let expected = [
        with("b1", "lantern-squire", 1),
        with("c1", "mercenary-captain", 0),
        with("d1", "oldgrowth-bear", 0),
        with("e2", "lantern-squire", 0),
    ];
    assert_eq!(army(&game, 1), expected);
}

#[test]
fn the_greatsword_looks_at_the_force_of_the_moment() {
    // SV150: a bonus of another Equipment counts.
    let mut game = after(
        &format!(
            r#"
            players.1.equipment = [{{ card = "runeforged-greatsword" }}, {{ card = "travelers-blade" }}]
            {}
            field.c4.haerian = {{ card = "ancient-of-the-deep-wood", seat = 2 }}
            "#,
            left("c3", "twin-blade-veteran", 1, 2)
        ),
        &["1 fight c3 on c4"],
    );
    assert_eq!(
        refused(&game, "1 use runeforged-greatsword"),
        Some("SV-5.3.2")
    );
    perform(&mut game, &["1 use travelers-blade"]);
    assert_eq!(refused(&game, "1 use runeforged-greatsword"), None);
}
