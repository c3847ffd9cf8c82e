//! Cards SV001 to SV026: white.

use super::{after, given, perform, with};
use crate::workshop::{army, legal, refused};

#[test]
fn sister_of_balms_may_shield_herself() {
    // SV005: through the opponent's whole next turn.
    let mut game = after(
        r#"
        players.1.hand = ["sister-of-balms"]
        players.2.hand = ["sudden-blaze"]
        "#,
        &[
            "1 play sister-of-balms at c1",
            "1 end",
            "2 play sudden-blaze",
        ],
    );
    assert_eq!(army(&game, 1), [with("c1", "sister-of-balms", 0)]);
    perform(&mut game, &["2 end"]);
}

#[test]
fn mantle_of_mercy_protects_those_who_are_there() {
    // SV018
    let game = after(
        r#"
        players.1.hand = ["mantle-of-mercy", "lantern-squire"]
        players.2.hand = ["ember-rain"]
        field.c1.haerian = { card = "chapel-guard", seat = 1 }
        "#,
        &[
            "1 play mantle-of-mercy",
            "1 play lantern-squire at a1",
            "1 end",
            "2 play ember-rain",
        ],
    );
    assert_eq!(army(&game, 1), [with("c1", "chapel-guard", 0)]);
}

#[test]
fn an_empty_home_zone_is_one_without_a_face_down_card_and_without_an_enemy() {
    // SV010, SV019
    let sketch = r#"
        players.1.hand = ["mend-the-veil", "veiled-seraph"]
        players.1.wall = { a1 = "-", b1 = "-", c1 = "-" }
        field.a1.haerian = { card = "lantern-squire", seat = 1 }
        field.c1.haerian = { card = "grave-rats", seat = 2 }
    "#;
    let game = after(sketch, &["1 play mend-the-veil"]);
    assert_eq!(legal(&game, 1), ["zone a1", "zone b1"]);
    let game = after(sketch, &["1 play veiled-seraph at d1"]);
    assert_eq!(legal(&game, 1), ["zone a1", "zone b1"]);
}

#[test]
fn a_lampbearer_counts_itself_and_rats_count_the_own_afterlife() {
    // SV014, SV106
    let lamp = "lampbearers-of-the-host";
    let game = given(&format!(
        r#"
        players.1.afterlife = ["grave-rats"]
        players.2.afterlife = ["grave-rats", "grave-rats"]
        field.a1.haerian = {{ card = "{lamp}", seat = 1 }}
        field.b1.haerian = {{ card = "{lamp}", seat = 1 }}
        field.c1.haerian = {{ card = "{lamp}", seat = 1 }}
        field.d1.haerian = {{ card = "grave-rats", seat = 1 }}
        field.a4.haerian = {{ card = "{lamp}", seat = 2 }}
        field.b4.haerian = {{ card = "{lamp}", seat = 2 }}
        field.d4.haerian = {{ card = "grave-rats", seat = 2 }}
        "#
    ));
    let lit = ["a1", "b1", "c1"].map(|zone| with(zone, lamp, 1)).to_vec();
    assert_eq!(
        army(&game, 1),
        [lit, vec![with("d1", "grave-rats", 0)]].concat()
    );
    let dark = ["a4", "b4"].map(|zone| with(zone, lamp, 0)).to_vec();
    assert_eq!(
        army(&game, 2),
        [dark, vec![with("d4", "grave-rats", 1)]].concat()
    );
}

#[test]
fn the_colossus_takes_no_move_action_but_may_be_moved() {
    // SV013
    let mut game = given(
        r#"
        players.1.hand = ["sudden-swell"]
        field.c1.haerian = { card = "cathedral-colossus", seat = 1 }
        "#,
    );
    assert_eq!(refused(&game, "1 move c1 to c2"), Some("SV-8.13"));
    perform(&mut game, &["1 play sudden-swell", "1 zone c2"]);
    assert_eq!(army(&game, 1), [with("c2", "cathedral-colossus", 0)]);
}

#[test]
fn as_many_puppets_come_as_there_are_free_zones() {
    // SV015, SV037: and they cost nothing.
    let line = r#"
        field.a1.haerian = { card = "lantern-squire", seat = 1 }
        field.b1.haerian = { card = "lantern-squire", seat = 1 }
        field.c1.haerian = { card = "lantern-squire", seat = 1 }
    "#;
    let sketch = format!("players.1.hand = [\"serafine-first-light\", \"bloomweaver\"]\n{line}");
    let game = after(&sketch, &["1 play serafine-first-light at d1"]);
    assert!(
        army(&game, 1)
            .iter()
            .any(|one| one.starts_with("e1 luminous-soul"))
    );
    assert_eq!(army(&game, 1).len(), 5, "one Soul of two");
    let game = after(&sketch, &["1 play bloomweaver at d1", "1 zone d2"]);
    assert_eq!(army(&game, 1).len(), 6, "d2 and e1");
}
