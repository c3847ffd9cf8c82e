//! Direct damage, lost cards, picked-up cards and Snares (SV-5.6.1, SV-5.7 to SV-5.7.5).

use crate::table::{
    crystals, given, ground, ground_with, haerian, hand, legal, list, only_wall, play, refused,
    saved, standing, view, wall,
};
use serde_json::{Value, json};
use sovereign::Battle;

fn invaded(intruder: &str, card: &str) -> Battle {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": []}, "2": {"hand": [], "wall": {"c4": card}, "ready": {"red": 1}}},
        "field": {"c3": haerian(intruder, 1)},
    }));
    play(&mut battle, &["1 move c3 to c4"]);
    battle
}

// SV-5.6.1, R34: the player hit chooses, by zones, and does not look.
#[test]
fn who_is_hit_chooses_the_zones_of_the_cards_that_are_lost_together() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["volley"]}, "2": {"wall": {"a5": "ogre", "e4": "noble"}}},
    }));
    play(&mut battle, &["1 play volley"]);
    assert!(legal(&battle, 1).is_empty());
    assert_eq!(legal(&battle, 2).len(), 10);
    assert!(
        view(&battle, 2)
            .covers
            .iter()
            .all(|cover| cover.card.is_none())
    );
    assert!(view(&battle, 2).shown.is_empty());
    play(&mut battle, &["2 cover a5"]);
    assert_eq!(
        refused(&battle, "2 cover a5"),
        Some("SV-8.15"),
        "two different ones"
    );
    assert!(list(&battle, 2, "afterlife").is_empty(), "they go together");
    play(&mut battle, &["2 cover e4"]);
    assert_eq!(
        list(&battle, 2, "afterlife"),
        ["noble", "ogre"],
        "in the order of zones"
    );
}

// SV-5.6.1, R35
#[test]
fn a_snare_lost_to_direct_damage_does_nothing() {
    let mut battle = ground(&json!({
        "players": {"2": {"hand": [], "wall": only_wall(2, &["a5", "b5"])}},
        "field": {"c5": haerian("recruit", 1)},
    }));
    let mut word = saved(&battle);
    word["players"]["2"]["wall"]["a5"] = json!("alarm");
    battle = ground(&json!({
        "players": {"2": {"hand": [], "wall": word["players"]["2"]["wall"], "chronicles": ["ogre"]}},
        "field": {"c5": haerian("child", 1)},
    }));
    play(&mut battle, &["1 strike c5", "2 cover a5"]);
    assert!(list(&battle, 2, "afterlife").contains(&"alarm".to_owned()));
    assert_eq!(hand(&battle, 2), 0, "it would have drawn");
}

// SV-5.7, R36: the card's owner picks it up, into the own hand.
#[test]
fn the_card_stepped_on_goes_to_its_owners_hand() {
    let mut battle = invaded("child", "recruit");
    assert_eq!(wall(&battle, 2), 9, "it has left the battlefield");
    assert_eq!(
        refused(&battle, "1 keep"),
        Some("SV-8.15"),
        "the intruder's player decides nothing"
    );
    assert_eq!(refused(&battle, "2 activate"), Some("SV-5.7"));
    play(&mut battle, &["2 keep"]);
    assert_eq!(
        (hand(&battle, 1), list(&battle, 2, "hand")),
        (0, vec!["recruit".to_owned()])
    );
}

// SV-5.7: free of any cost, against the intruder, then to the Afterlife.
#[test]
fn a_snare_that_is_activated_strikes_the_intruder_for_nothing() {
    let mut battle = invaded("child", "pitfall");
    play(&mut battle, &["2 activate"]);
    assert!(standing(&battle, "c4").is_none());
    assert_eq!(crystals(&battle, 2), (1, 0));
    assert_eq!(list(&battle, 2, "afterlife"), ["pitfall"]);
    assert!(list(&battle, 2, "hand").is_empty());
    assert_eq!(list(&battle, 1, "afterlife"), ["child"]);
}

// SV-5.7 step 5
#[test]
fn the_intruder_trespasses_and_the_owner_loses_a_cover() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": []}, "2": {"hand": []}},
        "field": {"c3": haerian("intruder", 1), "a3": haerian("watchman", 2)},
    }));
    play(&mut battle, &["1 move c3 to c4"]);
    assert_eq!((hand(&battle, 1), crystals(&battle, 2)), (0, (0, 0)));
    play(&mut battle, &["2 keep"]);
    assert_eq!((hand(&battle, 1), crystals(&battle, 2)), (1, (1, 0)));
    let mut own = ground(&json!({
        "players": {"1": {"hand": []}}, "field": {"c3": haerian("intruder", 1)},
    }));
    play(&mut own, &["1 move c3 to c2"]);
    assert_eq!(hand(&own, 1), 0, "not on one's own cards");
}

// SV-5.7.1
#[test]
fn a_pillager_sends_the_card_to_the_afterlife_and_springs_no_snare() {
    let battle = invaded("looter", "pitfall");
    assert_eq!(list(&battle, 2, "afterlife"), ["pitfall"]);
    assert_eq!((hand(&battle, 2), legal(&battle, 2).len()), (0, 0));
    let setup = ground_with(
        "[[card]]\nid = \"raider\"\nname = { en = \"Raider\" }\ntype = \"haerian\"\nline = [\"human\"]\ncost = \"0\"\nforce = 2\n\
         abilities = [{ on = \"static\", do = [{ trait = { on = \"self\", trait = \"pillager\" } }] }, { on = \"trespass\", do = [{ draw = { who = \"you\", count = 1 } }] }]\n",
    );
    let mut raided = given(
        &setup,
        &json!({"players": {"1": {"hand": []}}, "field": {"c3": haerian("raider", 1)}}),
    );
    play(&mut raided, &["1 move c3 to c4"]);
    assert_eq!(hand(&raided, 1), 1, "it still trespassed");
}

fn own(event: &str, chronicles: &[&str]) -> Battle {
    let mut battle = ground(&json!({"players": {"1": {
        "hand": [event], "wall": {"c1": "pitfall", "d1": "alarm"}, "chronicles": chronicles,
    }}, "field": {"c3": haerian("child", 1)}}));
    play(&mut battle, &[&format!("1 play {event}")]);
    battle
}

// SV-5.7.2
#[test]
fn a_snare_works_on_a_pick_up_without_an_intruder_in_ones_own_turn() {
    let mut alarm = own("gathering", &["ogre"]);
    play(&mut alarm, &["1 cover d1"]);
    assert_eq!(legal(&alarm, 1), ["activate", "keep"]);
    play(&mut alarm, &["1 activate"]);
    assert_eq!(list(&alarm, 1, "hand"), ["ogre"]);
    let mut pitfall = own("gathering", &[]);
    play(&mut pitfall, &["1 cover c1", "1 activate"]);
    assert_eq!(
        list(&pitfall, 1, "afterlife"),
        ["gathering", "pitfall"],
        "without an intruder it does nothing"
    );
    assert!(standing(&pitfall, "c3").is_some());
}

// SV-5.7.2: not when it is forfeited, breached, milled or held.
#[test]
fn a_snare_works_nowhere_but_at_a_pick_up() {
    let mut forfeited = own("surrender", &["ogre"]);
    play(&mut forfeited, &["1 cover d1"]);
    assert_eq!(
        (
            hand(&forfeited, 1),
            legal(&forfeited, 1).contains(&"activate".to_owned())
        ),
        (0, false)
    );
    let mut breached = ground(&json!({
        "players": {"1": {"hand": ["breaching"]}, "2": {"hand": [], "wall": {"c5": "alarm"}}},
    }));
    play(
        &mut breached,
        &["1 play breaching", "1 cover c5", "1 cover a5"],
    );
    assert_eq!((wall(&breached, 2), hand(&breached, 2)), (8, 0));
    let held = ground(&json!({"players": {"1": {"hand": ["alarm"]}}}));
    assert_eq!(refused(&held, "1 activate"), Some("SV-8.15"));
}

// SV-5.7.3
#[test]
fn a_card_picked_up_is_played_later_for_its_cost() {
    let mut battle = invaded("ogre", "pitfall");
    play(&mut battle, &["2 keep", "1 end", "2 play pitfall"]);
    assert_eq!(crystals(&battle, 2), (0, 1));
    assert_eq!(list(&battle, 2, "afterlife"), ["pitfall"]);
}

// SV-5.7.4
#[test]
fn picking_up_the_last_card_is_no_loss() {
    let mut battle = ground(&json!({
        "players": {"2": {"wall": only_wall(2, &["c4"])}}, "field": {"c3": haerian("ogre", 1)},
    }));
    play(&mut battle, &["1 move c3 to c4", "2 keep"]);
    assert_eq!((wall(&battle, 2), view(&battle, 1).result), (0, None));
    play(&mut battle, &["1 end", "2 end"]);
    assert_eq!(view(&battle, 1).result, None);
}

/// An Event of South that goes on after it has moved its Haerian onto North's card.
fn hasty(step: &str) -> Battle {
    let setup = ground_with(&format!(
        "[[card]]\nid = \"haste\"\nname = {{ en = \"Haste\" }}\ntype = \"event\"\nline = [\"drill\"]\ncost = \"0\"\n\
         abilities = [{{ on = \"event\", do = [{{ move = {{ on = {{ one = \"ally\" }}, to = \"forward\" }} }}, {step}] }}]\n"
    ));
    let sketch: Value = json!({
        "players": {"1": {"hand": ["haste"]}, "2": {"hand": [], "wall": {"c4": "pitfall"}}},
        "field": {"c3": haerian("ogre", 1)},
    });
    let mut battle = given(&setup, &sketch);
    play(&mut battle, &["1 play haste"]);
    battle
}

// SV-5.7.5: the intruder has moved on, or died, before the pick-up comes.
#[test]
fn a_card_is_picked_up_though_the_intruder_is_elsewhere_or_dead() {
    let mut back = hasty("{ move = { on = { one = \"ally\" }, to = \"back\" } }");
    assert!(standing(&back, "c3").is_some());
    assert_eq!(legal(&back, 2), ["activate", "keep"]);
    play(&mut back, &["2 activate"]);
    assert_eq!(
        standing(&back, "c3").map(|ogre| ogre.damage),
        Some(2),
        "the Snare finds it"
    );
    let mut dead = hasty("{ destroy = { one = \"ally\" } }");
    assert!(standing(&dead, "c4").is_none());
    play(&mut dead, &["2 keep"]);
    assert_eq!(list(&dead, 2, "hand"), ["pitfall"]);
}

// SV-5.7.5: the card has left its zone before.
#[test]
fn a_pick_up_of_a_card_that_is_gone_does_nothing() {
    let mut battle = hasty("{ breach = 1 }");
    play(&mut battle, &["1 cover c4"]);
    assert!(legal(&battle, 2).is_empty() && !legal(&battle, 1).is_empty());
    assert_eq!(
        (list(&battle, 2, "afterlife"), hand(&battle, 2)),
        (vec!["pitfall".to_owned()], 0)
    );
}

// SV-8.6, SV-5.7: two arrivals are two pick-ups, the older first.
#[test]
fn pick_ups_wait_for_the_event_and_come_one_at_a_time() {
    let setup = ground_with(
        "[[card]]\nid = \"charge\"\nname = { en = \"Charge\" }\ntype = \"event\"\nline = [\"drill\"]\ncost = \"0\"\n\
         abilities = [{ on = \"event\", do = [{ move = { on = { one = \"ally\" }, to = \"forward\" } }, { move = { on = { one = \"ally\" }, to = \"forward\" } }] }]\n",
    );
    let mut battle = given(
        &setup,
        &json!({
            "players": {"1": {"hand": ["charge"]}, "2": {"hand": [], "wall": {"b4": "noble", "d4": "shade"}}},
            "field": {"b3": haerian("child", 1), "d3": haerian("ogre", 1)},
        }),
    );
    play(&mut battle, &["1 play charge", "1 haerian d3"]);
    assert!(legal(&battle, 2).is_empty(), "the Event is not finished");
    play(&mut battle, &["1 haerian b3", "2 keep"]);
    assert_eq!(list(&battle, 2, "hand"), ["shade"]);
    play(&mut battle, &["2 keep"]);
    assert_eq!(list(&battle, 2, "hand"), ["shade", "noble"]);
}
