//! Cards SV053 to SV078: red.

use super::{after, force, given, left, perform, with};
use crate::workshop::{army, equipment, legal, list, refused, wall};
use sovereign::cards::CardSet;

#[test]
fn the_brute_hurts_another_of_yours_if_there_is_one() {
    // SV063
    let hand = "players.1.hand = [\"molten-brute\"]\n";
    let play = ["1 play molten-brute at c1"];
    let game = after(hand, &play);
    assert_eq!(army(&game, 1), [with("c1", "molten-brute", 0)]);
    let bear = "field.a1.haerian = { card = \"oldgrowth-bear\", seat = 1 }";
    let game = after(&format!("{hand}{bear}"), &play);
    let expected = [
        with("a1", "oldgrowth-bear", -1),
        with("c1", "molten-brute", 0),
    ];
    assert_eq!(army(&game, 1), expected, "mandatory");
}

#[test]
fn ashfeather_dies_and_is_seen_to_die_before_it_returns() {
    // SV064
    let mut game = after(
        &format!(
            "players.1.hand = [\"spit-of-flame\"]\n{}{}",
            left("a1", "ashfeather", 1, 1),
            "field.b1.haerian = { card = \"widow-of-the-crossroads\", seat = 1 }\n"
        ),
        &["1 play spit-of-flame", "1 haerian a1"],
    );
    assert_eq!(legal(&game, 1), ["accept", "decline"]);
    perform(&mut game, &["1 accept"]);
    let hand = list(&game, 1, "hand");
    assert!(hand.contains(&"ashfeather".to_owned()));
    assert_eq!(hand.len(), 2, "and the Widow has drawn");
}

#[test]
fn tharok_burns_himself_and_hits_once() {
    // SV068
    let mut game = after(
        r#"
        active = 2
        field.c1.haerian = { card = "tharok-lord-of-pyres", seat = 1 }
        field.c4.haerian = { card = "oldgrowth-bear", seat = 2 }
        "#,
        &["2 end"],
    );
    assert_eq!(army(&game, 1), [with("c1", "tharok-lord-of-pyres", -1)]);
    perform(&mut game, &["2 cover a4"]);
    assert_eq!(wall(&game, 2), 9);
    assert_eq!(army(&game, 2), [with("c4", "oldgrowth-bear", -1)]);
    assert!(legal(&game, 1).contains(&"end".to_owned()));
}

#[test]
fn without_banners_there_is_nothing_to_burn() {
    // SV072
    let hand = "players.1.hand = [\"burn-the-banners\"]\n";
    let own = "players.1.equipment = [{ card = \"travelers-blade\" }]\n";
    let theirs = "players.2.equipment = [{ card = \"travelers-blade\" }]\n";
    let play = "1 play burn-the-banners";
    assert_eq!(
        refused(&given(&format!("{hand}{own}")), play),
        Some("SV-4.9.6")
    );
    let game = after(&format!("{hand}{theirs}"), &[play]);
    assert_eq!(equipment(&game, 2), Vec::<String>::new());
}

#[test]
fn the_maul_gives_its_force_before_it_hurts() {
    // SV076: a bearer of Force 1 lives; the damage wakes its Immolation; the fight goes on.
    let game = after(
        &format!(
            r#"
            players.1.equipment = [{{ card = "meteor-maul" }}]
            {}
            field.c4.haerian = {{ card = "grave-rats", seat = 2 }}
            "#,
            left("c3", "emberhide-boar", 1, 1)
        ),
        &["1 fight c3 on c4", "1 use meteor-maul"],
    );
    assert_eq!(army(&game, 2), Vec::<String>::new());
    let grown = 1 + force("meteor-maul") - 1 + 2 - force("grave-rats");
    assert_eq!(army(&game, 1), [format!("c3 emberhide-boar {grown}")]);
}

#[test]
fn the_pyre_burns_on_when_its_keeper_has_died() {
    // SV078
    let game = after(
        &format!(
            "active = 2\nfield.c3.building = {{ card = \"ever-burning-pyre\", seat = 1 }}\n{}{}",
            "field.c3.haerian = { card = \"lantern-squire\", seat = 1, marks = [{ effect = { set-force = 1 }, until = \"lasting\" }] }\n",
            "field.c4.haerian = { card = \"oldgrowth-bear\", seat = 2 }\n"
        ),
        &["2 end"],
    );
    assert_eq!(army(&game, 1), Vec::<String>::new());
    assert_eq!(army(&game, 2), [with("c4", "oldgrowth-bear", -2)]);
}

#[test]
fn the_titans_tribute_may_be_a_crystal_just_exhausted() {
    // SV066: as many Crystals as it costs suffice; all but one remain.
    let card = CardSet::base()
        .find("furnace-titan")
        .expect("a card of the set");
    let cost = card.cost.value();
    let game = after(
        &format!(
            r#"
            players.1.hand = ["furnace-titan"]
            players.1.ready = {{ white = 0, green = 0, red = {cost}, blue = 0, violet = 0 }}
            "#
        ),
        &["1 play furnace-titan at c1"],
    );
    assert_eq!(army(&game, 1), [with("c1", "furnace-titan", 0)]);
    let left = crate::workshop::crystals(&game, 1);
    assert_eq!(left, [format!("red 0+{}", cost - 1)]);
}
