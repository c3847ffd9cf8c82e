//! Cards SV079 to SV104: blue.

use super::{after, force, given, perform, with};
use crate::workshop::{army, buildings, buried, legal, list, refused};

#[test]
fn the_sentry_draws_attacking_or_defending() {
    // SV091: once a turn.
    let sketch = r#"
        players.1.equipment = [{ card = "travelers-blade" }]
        field.c3.haerian = { card = "runebound-sentry", seat = 1, marks = [{ effect = { force = 9 }, until = "lasting" }] }
        field.c4.haerian = { card = "oldgrowth-bear", seat = 2 }
    "#;
    let game = after(sketch, &["1 fight c3 on c4", "1 use travelers-blade"]);
    assert_eq!(list(&game, 1, "hand").len(), 1);
    let defend = ["1 end", "2 fight c4 on c3", "1 use travelers-blade"];
    let game = after(sketch, &defend);
    assert_eq!(list(&game, 1, "hand").len(), 1);
}

#[test]
fn maelis_pushes_once_the_event_has_resolved() {
    // SV094: the Event's own push came first, so this one goes on from there.
    let mut game = after(
        r#"
        players.1.hand = ["sudden-swell"]
        players.2.wall = { c4 = "-", c5 = "-" }
        field.a1.haerian = { card = "maelis-tide-regent", seat = 1 }
        field.c3.haerian = { card = "oldgrowth-bear", seat = 2 }
        "#,
        &["1 play sudden-swell", "1 haerian c3", "1 zone c4"],
    );
    assert_eq!(buried(&game, 1), 1, "the Event lies in the Afterlife");
    assert_eq!(legal(&game, 1), ["accept", "decline"]);
    perform(&mut game, &["1 accept"]);
    assert_eq!(army(&game, 2), [with("c5", "oldgrowth-bear", 0)]);
}

#[test]
fn swell_and_drift_are_free_as_snares() {
    // SV096, SV097: as Events they cost Crystals.
    let none = "players.2.ready = { white = 0, green = 0, red = 0, blue = 0, violet = 0 }\n";
    let snare = |card: &str| {
        after(
            &format!(
                r#"{none}
                players.2.wall = {{ c4 = "{card}" }}
                field.c3.haerian = {{ card = "oldgrowth-bear", seat = 1 }}
                "#
            ),
            &["1 move c3 to c4", "2 activate"],
        )
    };
    let pushed = snare("sudden-swell");
    assert_eq!(
        army(&pushed, 1),
        [format!("{} exhausted", with("c3", "oldgrowth-bear", 0))]
    );
    let adrift = snare("send-adrift");
    assert_eq!(list(&adrift, 1, "hand"), ["oldgrowth-bear"]);
    let game = given(
        r#"
        players.1.hand = ["sudden-swell", "send-adrift"]
        players.1.ready = { white = 0, green = 0, red = 0, blue = 0, violet = 0 }
        field.c4.haerian = { card = "oldgrowth-bear", seat = 2 }
        "#,
    );
    assert_eq!(refused(&game, "1 play sudden-swell"), Some("SV-4.9.1"));
    assert_eq!(refused(&game, "1 play send-adrift"), Some("SV-4.9.1"));
}

#[test]
fn the_observatory_is_taken_when_it_is_played_under_an_own_haerian() {
    // SV103
    let sketch = r#"
        players.1.hand = ["tidal-observatory"]
        field.c2.haerian = { card = "grave-rats", seat = 1 }
    "#;
    let game = after(sketch, &["1 play tidal-observatory at c2"]);
    assert!(
        legal(&game, 1)
            .iter()
            .any(|action| action.starts_with("bottom"))
    );
    let game = after(sketch, &["1 play tidal-observatory at b2"]);
    let alone = format!("b2 tidal-observatory {}", force("tidal-observatory"));
    assert_eq!(buildings(&game), [alone], "nobody's");
    assert!(legal(&game, 1).contains(&"end".to_owned()));
}
