//! Cards SV105 to SV130: violet.

use super::{after, given, perform};
use crate::workshop::{army, legal, list, refused, wall};

#[test]
fn the_hydras_sprouts_may_land_on_the_enemys_wall() {
    // SV116
    let mut game = after(
        r#"
        players.1.hand = ["exact-the-debt"]
        players.2.wall = { c4 = "grave-rats", b3 = "-" }
        field.c3.haerian = { card = "nightfen-hydra", seat = 1 }
        field.b3.haerian = { card = "grave-rats", seat = 2 }
        field.a4.haerian = { card = "husk-templar", seat = 2 }
        "#,
        &["1 play exact-the-debt", "1 haerian b3"],
    );
    let zones = ["zone c2", "zone b3", "zone d3", "zone c4"];
    assert_eq!(legal(&game, 1), zones, "where it died");
    perform(&mut game, &["1 zone c4", "1 zone c2", "1 zone b3"]);
    assert_eq!(legal(&game, 2), ["keep"], "a pick-up");
    perform(&mut game, &["2 keep"]);
    assert_eq!(list(&game, 2, "hand"), ["grave-rats"]);
    assert_eq!(army(&game, 1).len(), 3);
}

#[test]
fn the_gardener_judges_the_dead_as_they_were() {
    // SV115: a Puppet, though it lies in the Afterlife; no other.
    let sprouts = |victim: &str| {
        let game = after(
            &format!(
                r#"
                players.1.hand = ["blood-tither"]
                field.a1.haerian = {{ card = "mire-gardener", seat = 1 }}
                field.b1.haerian = {{ card = "{victim}", seat = 1 }}
                "#
            ),
            &["1 play blood-tither at c1", "1 haerian b1"],
        );
        list(&game, 1, "open-realms").len()
    };
    assert_eq!(sprouts("luminous-soul"), 1);
    assert_eq!(sprouts("grave-rats"), 0);
}

#[test]
fn the_fiend_needs_a_face_down_card() {
    // SV117
    let zones = ["a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2"];
    let open = zones.map(|zone| format!("{zone} = \"-\"")).join(", ");
    let hand = "players.1.hand = [\"marrow-fiend\"]\n";
    let play = "1 play marrow-fiend at a1";
    let game = given(&format!("{hand}players.1.wall = {{ {open}, e2 = \"-\" }}"));
    assert_eq!(refused(&game, play), Some("SV-4.9.7"));
    let game = after(&format!("{hand}players.1.wall = {{ {open} }}"), &[play]);
    assert_eq!(wall(&game, 1), 0);
}

#[test]
fn the_reduction_comes_before_the_damage() {
    // SV121, SV125 as a Snare, SV126: Force 2, 4 and 4 die, one more lives.
    let set = |zone: &str, seat: u8, force: u8| {
        format!(
            "field.{zone}.haerian = {{ card = \"oldgrowth-bear\", seat = {seat}, marks = [{{ effect = {{ set-force = {force} }}, until = \"lasting\" }}] }}\n"
        )
    };
    let sip = |force: u8| {
        let sketch = format!(
            "players.1.hand = [\"sip-of-night\"]\n{}",
            set("c4", 2, force)
        );
        army(&after(&sketch, &["1 play sip-of-night"]), 2).len()
    };
    assert_eq!((sip(2), sip(3)), (0, 1));
    let hands = |force: u8| {
        let sketch = format!(
            "players.2.wall = {{ c4 = \"hands-from-below\" }}\n{}",
            set("c3", 1, force)
        );
        army(&after(&sketch, &["1 move c3 to c4", "2 activate"]), 1).len()
    };
    assert_eq!((hands(4), hands(5)), (0, 1));
    let night = |force: u8| {
        let sketch = format!(
            "players.1.hand = [\"night-without-stars\"]\n{}",
            set("c4", 2, force)
        );
        army(&after(&sketch, &["1 play night-without-stars"]), 2).len()
    };
    assert_eq!((night(4), night(5)), (0, 1));
}

#[test]
fn as_a_snare_dread_makes_the_intruders_owner_discard() {
    // SV124
    let game = after(
        r#"
        players.1.hand = ["lantern-squire", "chapel-guard"]
        players.2.hand = ["grave-rats"]
        players.2.wall = { c4 = "creeping-dread" }
        field.c3.haerian = { card = "oldgrowth-bear", seat = 1 }
        "#,
        &["1 move c3 to c4", "2 activate"],
    );
    assert_eq!(list(&game, 1, "hand").len(), 1);
    assert_eq!(list(&game, 2, "hand"), ["grave-rats"]);
}

#[test]
fn without_a_card_or_a_zone_the_dead_are_not_asked_about() {
    // SV129, SV120
    let ossuary = r#"
        active = 2
        field.c2.building = { card = "ossuary", seat = 1 }
        field.c2.haerian = { card = "grave-rats", seat = 1 }
    "#;
    let game = after(ossuary, &["2 end"]);
    assert!(legal(&game, 1).contains(&"end".to_owned()));
    let game = after(
        &format!("{ossuary}\nplayers.1.afterlife = [\"sprout\"]"),
        &["2 end"],
    );
    assert_eq!(legal(&game, 1), ["accept", "decline"]);
    let morcant = r#"
        active = 2
        players.1.afterlife = ["grave-rats"]
        field.c2.haerian = { card = "morcant-bonecrown", seat = 1 }
    "#;
    let game = after(morcant, &["2 end"]);
    assert_eq!(legal(&game, 1), ["accept", "decline"]);
    let line = ["a1", "b1", "c1", "d1", "e1"]
        .map(|zone| format!("field.{zone}.haerian = {{ card = \"grave-rats\", seat = 1 }}\n"));
    let game = after(&format!("{morcant}{}", line.concat()), &["2 end"]);
    assert!(legal(&game, 1).contains(&"end".to_owned()), "no free zone");
}
