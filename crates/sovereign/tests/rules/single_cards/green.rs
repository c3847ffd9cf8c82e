//! Cards SV027 to SV052: green.

use super::{after, given, perform, with};
use crate::workshop::{army, legal, refused};

#[test]
fn the_piper_sees_every_puppet_that_enters() {
    // SV034: played from the Realms, revived, generated.
    let mut game = after(
        r#"
        players.1.hand = ["procession-of-souls", "bloomweaver"]
        players.1.afterlife = ["luminous-soul"]
        players.1.open-realms = ["sprout"]
        field.a1.haerian = { card = "grovesong-piper", seat = 1 }
        "#,
        &[
            "1 play sprout at b1",
            "1 play procession-of-souls",
            "1 card luminous-soul",
            "1 zone c1",
        ],
    );
    perform(&mut game, &["1 play bloomweaver at e1", "1 zone d1"]);
    let puppets = army(&game, 1).into_iter();
    let puppets: Vec<String> = puppets
        .filter(|one| one.contains("sprout") || one.contains("soul"))
        .collect();
    let expected = [
        with("b1", "sprout", 1),
        with("c1", "luminous-soul", 1),
        with("d1", "sprout", 1),
        with("e2", "sprout", 1),
    ];
    assert_eq!(puppets, expected);
    perform(&mut game, &["1 end", "2 end"]);
    assert!(army(&game, 1).contains(&expected[0]), "permanently");
}

#[test]
fn a_tribute_is_a_haerian_on_the_battlefield() {
    // SV040, SV113, SV122: a Sprout in the Realms is none, nor is an enemy.
    let cards = [
        "ancient-of-the-deep-wood at a1",
        "blood-tither at a1",
        "exact-the-debt",
    ];
    let hand = r#"
        players.1.hand = ["ancient-of-the-deep-wood", "blood-tither", "exact-the-debt"]
        players.1.open-realms = ["sprout"]
        field.c4.haerian = { card = "husk-templar", seat = 2 }
    "#;
    let game = given(hand);
    for card in cards {
        assert_eq!(
            refused(&game, &format!("1 play {card}")),
            Some("SV-4.9.7"),
            "{card}"
        );
    }
    let game = given(&format!(
        "{hand}\nfield.e1.haerian = {{ card = \"sprout\", seat = 1 }}"
    ));
    for card in cards {
        assert_eq!(refused(&game, &format!("1 play {card}")), None, "{card}");
    }
}

#[test]
fn ylvane_makes_sprouts_cheaper_and_souls_not() {
    // SV041
    let game = given(
        r#"
        players.1.hand = ["luminous-soul"]
        players.1.open-realms = ["sprout"]
        players.1.ready = { white = 0, green = 1, red = 0, blue = 0, violet = 0 }
        field.a1.haerian = { card = "ylvane-queen-of-sap", seat = 1 }
        "#,
    );
    assert_eq!(refused(&game, "1 play sprout at b1"), None);
    assert_eq!(
        refused(&game, "1 play luminous-soul at b1"),
        Some("SV-4.9.1")
    );
}

#[test]
fn the_hunt_chooses_the_own_haerian_first_wherever_both_stand() {
    // SV046
    let mut game = after(
        r#"
        players.1.hand = ["canopy-hunt"]
        field.a1.haerian = { card = "oldgrowth-bear", seat = 1 }
        field.b1.haerian = { card = "grave-rats", seat = 1 }
        field.d5.haerian = { card = "grave-rats", seat = 2 }
        field.e5.haerian = { card = "grave-rats", seat = 2 }
        "#,
        &["1 play canopy-hunt"],
    );
    assert_eq!(legal(&game, 1), ["haerian a1", "haerian b1"]);
    perform(&mut game, &["1 haerian a1"]);
    assert_eq!(legal(&game, 1), ["haerian d5", "haerian e5"]);
}
