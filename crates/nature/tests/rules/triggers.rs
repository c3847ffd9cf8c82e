//! Chapter 6 of the rules: the order of events and of their triggers, shown by an Elemental
//! that answers every event; and the tables of triggered effects.

use crate::table::{given, play, saved, setup};
use kernel::{Setup, Told};
use nature::cards::{CardSet, Elemental};
use nature::effect::Passive;
use nature::{Event, NatureSetup};
use serde_json::json;
use std::collections::BTreeSet;

/// Flint, made a witness of every event: each of its triggers puts another number of boosts on
/// it, so that the log tells them apart.
const WITNESS: &str = r#"
name = "witness"
extends = "base"

[[card]]
id = "flint"
name = { en = "Flint" }
kind = "warrior"
faction = "pebble"
strength = 5
health = 50
cost = 1
copies = 2
rows = [1, 2, 3]
trigger = [
    { when = { shields-removed = "any" }, do = [{ boost = { amount = 1, on = "this" } }] },
    { when = "deals-damage", do = [{ boost = { amount = 2, on = "this" } }] },
    { when = { shields-added = "any" }, do = [{ boost = { amount = 3, on = "this" } }] },
    { when = "defeats", do = [{ boost = { amount = 4, on = "this" } }] },
    { when = { left-formation = "any" }, do = [{ boost = { amount = 5, on = "this" } }] },
    { when = { enters-row = { who = "any", rows = [1, 2, 3] } }, do = [{ boost = { amount = 6, on = "this" } }] },
    { when = { enters-formation = "any" }, do = [{ boost = { amount = 7, on = "this" } }] },
    { when = { attacks = { who = "any" } }, do = [{ boost = { amount = 8, on = "this" } }] },
    { when = { attacked = { who = "any" } }, do = [{ boost = { amount = 9, on = "this" } }] },
]
"#;

const SHIELDS_REMOVED: u16 = 1;
const DEALS_DAMAGE: u16 = 2;
const SHIELDS_ADDED: u16 = 3;
const DEFEATS: u16 = 4;
const LEFT: u16 = 5;
const ENTERS_ROW: u16 = 6;
const ENTERS_FORMATION: u16 = 7;
const ATTACKS: u16 = 8;
const ATTACKED: u16 = 9;

fn with_witness(options: &str) -> NatureSetup {
    let setup = setup(options);
    setup
        .with_cards("witness.toml", WITNESS)
        .expect("the set is right")
}

/// What the witnesses saw, in order: the side and the space of the witness, and the event.
fn seen(told: &[Told<Event>]) -> Vec<(String, String, u16)> {
    told.iter()
        .filter_map(|told| match told.event {
            Event::BoostsPut { spot, count } if spot.card.id == "flint" => {
                Some((spot.side.to_string(), spot.space.to_string(), count))
            }
            _ => None,
        })
        .collect()
}

fn by_side(told: &[Told<Event>]) -> Vec<(u16, u16)> {
    let seen = seen(told).into_iter();
    seen.map(|(side, _, event)| (side.parse().expect("a side"), event))
        .collect()
}

// CN-6.2.1, CN-4.2.4, CN-4.2.12, CN-6.1.2
#[test]
fn an_attack_makes_its_events_in_the_order_of_the_rules() {
    let patch = json!({
        "phase": "actions",
        "sides": {
            "1": { "formation": ["1 flint", "2 cedar"] },
            "2": { "formation": ["1 cobble s1", "2 flint", "3 gravel"] },
        },
        "seats": { "1": { "hand": ["reinforced-impact"] }, "2": { "hand": [] } },
    });
    let mut game = given(&with_witness("sages=cedar,gravel first=1"), patch);
    let told = play(
        &mut game,
        &["1 attack reinforced-impact with 1 on 1", "2 move 3 to 1"],
    );
    assert_eq!(
        by_side(&told),
        [
            (1, ATTACKS),
            (2, ATTACKED),
            (2, SHIELDS_REMOVED),
            (1, DEALS_DAMAGE),
            (1, SHIELDS_ADDED),
            (1, DEFEATS),
            (2, LEFT),
            (2, ENTERS_ROW),
        ]
    );
}

// CN-6.2.1
#[test]
fn the_enters_events_of_an_exchange_before_the_damage_come_before_all_others() {
    let patch = json!({
        "phase": "actions",
        "sides": {
            "1": { "formation": ["1 flint", "2 cedar"] },
            "2": { "formation": ["1 dribble", "2 king-crustacean s1", "3 flint", "5 torrent"] },
        },
        "seats": { "1": { "hand": ["close-strike"] }, "2": { "hand": [], "level": 6 } },
    });
    let mut game = given(&with_witness("sages=cedar,torrent first=1"), patch);
    let told = play(
        &mut game,
        &[
            "1 attack close-strike with 1 on 1",
            "2 accept",
            "2 move 3 to 1",
        ],
    );
    assert_eq!(
        by_side(&told),
        [
            (1, ATTACKS),
            (2, ATTACKED),
            (2, ENTERS_ROW),
            (2, ENTERS_ROW),
            (2, SHIELDS_REMOVED),
            (1, DEALS_DAMAGE),
            (1, DEFEATS),
            (2, LEFT),
            (2, ENTERS_ROW),
            (2, ENTERS_ROW),
        ],
        "King Crustacean falls: it enters, it leaves, and others move up"
    );
}

// CN-6.1.2, R27
#[test]
fn triggers_of_one_event_come_by_space_and_those_of_later_events_after_them() {
    let patch = json!({
        "phase": "actions",
        "sides": { "1": { "formation": ["1 timber", "2 flint", "3 cedar", "5 flint"] } },
        "seats": { "1": { "hand": ["timber"] } },
    });
    let mut game = given(&with_witness("sages=cedar,gravel first=1"), patch);
    let told = play(&mut game, &["1 summon timber at 4"]);
    let order: Vec<_> = (seen(&told).into_iter())
        .map(|(_, space, event)| (space.parse::<u16>().expect("a space"), event))
        .collect();
    assert_eq!(
        order,
        [
            (2, ENTERS_FORMATION),
            (5, ENTERS_FORMATION),
            (2, ENTERS_ROW),
            (5, ENTERS_ROW),
        ]
    );
}

// CN-6.1.2, CN-4.5.1, CN-6.2.1
#[test]
fn elementals_defeated_together_are_recorded_by_space_each_with_its_two_events() {
    let patch = json!({
        "phase": "actions",
        "sides": {
            "1": { "formation": ["1 timber", "2 flint b9", "3 cedar"] },
            "2": { "formation": ["1 rocco", "2 cobble", "3 cobble", "4 flint", "5 gravel"] },
        },
        "seats": { "1": { "hand": ["distant-double-strike"] }, "2": { "hand": [] } },
    });
    let mut game = given(&with_witness("sages=cedar,gravel first=1"), patch);
    let told = play(&mut game, &["1 attack distant-double-strike with 2 on 2 3"]);
    assert_eq!(by_side(&told), [(1, ATTACKS), (2, ATTACKED), (2, ATTACKED)]);
    let told = play(&mut game, &["2 move 4 to 2"]);
    assert_eq!(
        by_side(&told),
        [
            (1, DEALS_DAMAGE),
            (1, DEFEATS),
            (2, LEFT),
            (1, DEFEATS),
            (2, LEFT),
            (2, ENTERS_ROW),
            (2, ENTERS_ROW),
        ],
        "first one defeat with its departure, then the other, then the moves up"
    );
    assert_eq!(saved(&game)["seats"][0]["level"], 3);
}

// CN-6.1.3
#[test]
fn a_trigger_is_dropped_if_its_elemental_has_left_but_not_if_it_only_moved() {
    let patch = json!({
        "phase": "actions",
        "sides": {
            "1": { "formation": ["1 lumber-claw", "2 cedar"] },
            "2": { "formation": ["1 rocco", "2 flint d49", "3 cobble", "5 gravel"] },
        },
        "seats": { "1": { "hand": ["close-strike"] }, "2": { "hand": [] } },
    });
    let setup = with_witness("sages=cedar,gravel first=1");
    let mut game = given(&setup, patch.clone());
    let told = play(
        &mut game,
        &["1 attack close-strike with 1 on 1", "1 target 2", "1 done"],
    );
    assert!(
        by_side(&told).is_empty(),
        "the witness fell before its turn came"
    );

    let mut moved = patch;
    moved["sides"]["2"]["formation"] = json!(["1 rocco", "2 cobble d1", "3 gravel", "5 flint"]);
    let mut game = given(&setup, moved);
    let told = play(
        &mut game,
        &["1 attack close-strike with 1 on 1", "1 target 2", "1 done"],
    );
    let seen: Vec<u16> = by_side(&told).into_iter().map(|(_, event)| event).collect();
    assert_eq!(
        seen,
        [ATTACKED, LEFT, ENTERS_ROW],
        "it moved up, and saw all the same"
    );
}

// CN-6.2.1, R52
#[test]
fn shields_taken_and_given_again_are_one_event_for_each_elemental() {
    let patch = json!({
        "phase": "actions",
        "sides": { "1": { "formation": ["1 cobble s2", "2 flint s1", "3 cobble s1", "5 gravel"] } },
        "seats": { "1": { "level": 6 } },
    });
    let mut game = given(&with_witness("sages=gravel,cedar first=1"), patch);
    let told = play(&mut game, &["1 faction 6", "1 put 3 on 1", "1 put 1 on 5"]);
    let seen: Vec<u16> = by_side(&told).into_iter().map(|(_, event)| event).collect();
    assert_eq!(
        seen,
        [
            SHIELDS_REMOVED,
            SHIELDS_REMOVED,
            SHIELDS_REMOVED,
            SHIELDS_ADDED,
            SHIELDS_ADDED,
        ]
    );
}

// CN-6.2, CN-1.3.3, R47
#[test]
fn shields_lost_by_leaving_are_not_removed_shields() {
    let patch = json!({
        "sides": {
            "1": { "formation": ["1 bog-blight s3 b2", "2 flint", "3 porella"] },
            "2": { "formation": ["1 cobble", "2 gravel"] },
        },
        "seats": { "1": { "level": 6 } },
    });
    let mut game = given(&with_witness("sages=porella,gravel first=1"), patch);
    let told = play(&mut game, &["1 dawn 1", "1 target 1", "1 move 2 to 1"]);
    let seen: Vec<u16> = by_side(&told).into_iter().map(|(_, event)| event).collect();
    assert_eq!(seen, [LEFT, ENTERS_ROW]);
}

/// Rocco, made to be paid for attacks like Geo Weasel, in every row.
const PAID: &str = r#"
name = "paid"
extends = "base"

[[card]]
id = "rocco"
name = { en = "Rocco" }
kind = "warrior"
faction = "pebble"
strength = 3
health = 3
cost = 2
copies = 2
rows = [1, 2, 3]
trigger = [{ when = { attacked = { who = "any" } }, do = [
    { gold = { more-for = { base = 1, bonus = 1, faction = "pebble" } } },
] }]
"#;

// CN-6.1.3, R76
#[test]
fn a_trigger_does_nothing_if_the_elemental_it_speaks_of_has_left() {
    let setup = setup("sages=gravel,cedar first=1");
    let setup = setup
        .with_cards("paid.toml", PAID)
        .expect("the set is right");
    let patch = json!({
        "phase": "actions",
        "sides": {
            "1": { "formation": ["1 stone-defender s1", "2 oxen-avenger", "3 gravel"] },
            "2": { "formation": ["1 timber d1", "2 rocco", "3 cedar"], "gold": 0 },
        },
        "seats": { "1": { "hand": ["focused-fury"], "level": 8 }, "2": { "hand": [] } },
    });
    let attack = "1 attack focused-fury with 1 on 1";
    let mut game = given(&setup, patch.clone());
    play(&mut game, &[attack, "1 decline"]);
    assert_eq!(
        saved(&game)["sides"][1]["gold"],
        1,
        "paid for the attacked Timber"
    );

    let mut game = given(&setup, patch);
    play(&mut game, &[attack, "1 target 1", "2 move 2 to 1"]);
    let position = saved(&game);
    assert_eq!(
        position["sides"][1]["gold"], 0,
        "Oxen Avenger defeated it before that"
    );
    assert_eq!(
        position["sides"][1]["formation"],
        json!(["1 rocco", "3 cedar"])
    );
}

const RULES: &str = include_str!("../../../../docs/rules/nature.md");

fn elemental(name: &str) -> &'static Elemental {
    let mut cards = CardSet::base().cards.iter();
    let card = cards.find(|card| card.name.en == name).expect(name);
    card.elemental().expect(name)
}

fn asks(elemental: &Elemental) -> bool {
    let guards = matches!(
        elemental.passive,
        Some(Passive::Guards { .. } | Passive::StepsIn)
    );
    guards || elemental.triggers.iter().any(|trigger| trigger.ask)
}

// CN-6.3, CN-6.1.4, R23
#[test]
fn every_triggered_effect_is_asked_for_or_applied_as_the_table_says() {
    let (_, after) = RULES.split_once("### 6.3 ").expect("there is the table");
    let section = after.split("\n## ").next().expect("it has text");
    let lines = section.lines().filter(|line| line.starts_with('|')).skip(2);
    let mut listed = BTreeSet::new();
    for line in lines {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        for name in cells[0].split(", ") {
            assert_eq!(asks(elemental(name)), cells[1] == "ask", "{name}");
            listed.insert(name);
        }
    }
    let triggered = CardSet::base().cards.iter().filter(|card| {
        card.elemental()
            .is_some_and(|e| e.passive.is_some() || !e.triggers.is_empty())
    });
    let triggered: BTreeSet<&str> = triggered.map(|card| card.name.en).collect();
    assert_eq!(listed, triggered);
}

// CN-6.2
#[test]
fn every_elemental_that_watches_an_event_is_named_in_the_table_of_events() {
    let (_, after) = RULES.split_once("### 6.2 ").expect("there is the table");
    let table = after.split("**CN-6.2.1**").next().expect("it has text");
    for card in &CardSet::base().cards {
        let watches = card
            .elemental()
            .is_some_and(|e| e.passive.is_some() || !e.triggers.is_empty());
        assert!(!watches || table.contains(card.name.en), "{}", card.id);
    }
}
