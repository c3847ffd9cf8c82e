//! Damage and removal: T01 to T07.

use crate::proving_ground::*;

#[test]
fn damage_is_one_instance_to_each_all_at_once() {
    // T01: both die together, so each sees the other die; the Boar's Immolation fires once.
    let game = after(
        r#"
        players.1.hand = ["rain"]
        field.b2.haerian = { card = "on-wound", seat = 1 }
        field.c2.haerian = { card = "mouse", seat = 1 }
        field.c3.haerian = { card = "ox", seat = 2 }
        "#,
        &["1 play rain"],
    );
    assert_eq!(army(&game, 1), ["b2 on-wound 1"]);
    assert_eq!(army(&game, 2), ["c3 ox 4"]);
    assert_eq!(list(&game, 1, "afterlife"), ["mouse", "rain", "pebble"]);
}
