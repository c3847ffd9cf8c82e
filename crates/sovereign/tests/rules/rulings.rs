//! Rulings that no chapter of these tests shows on its way (§9).

use crate::table::{given, ground, ground_with, haerian, hand, list, play, standing};
use serde_json::json;
use sovereign::Battle;
use sovereign::event::Event;

/// A Haerian of Force 2 with these abilities.
fn card(id: &str, abilities: &str) -> String {
    format!(
        "[[card]]\nid = \"{id}\"\nname = {{ en = \"{id}\" }}\ntype = \"haerian\"\nline = [\"human\"]\ncost = \"0\"\nforce = 2\nabilities = [{abilities}]\n"
    )
}

/// The cards whose abilities resolved, in order.
fn resolved(battle: &mut Battle, moves: &[&str]) -> Vec<(&'static str, u8)> {
    let told = play(battle, moves);
    let cards = told.iter().filter_map(|told| match told.event {
        Event::Triggered { card, ability, .. } => Some((card.0.id, ability)),
        _ => None,
    });
    cards.collect()
}

// R37: by whatever way it comes.
#[test]
fn the_intervention_of_a_revived_haerian_fires() {
    let mut battle =
        ground(&json!({"players": {"1": {"hand": ["raising"], "afterlife": ["herald"]}}}));
    play(&mut battle, &["1 play raising", "1 zone c2"]);
    assert_eq!(hand(&battle, 1), 1);
    let puppet = "[[card]]\nid = \"doll\"\nname = { en = \"Doll\" }\ntype = \"haerian\"\npuppet = true\nline = [\"toy\"]\ncost = \"1\"\nforce = 1\n\
        abilities = [{ on = \"intervention\", do = [{ draw = { who = \"you\", count = 1 } }] }]\n\
        [[card]]\nid = \"toymaker\"\nname = { en = \"Toymaker\" }\ntype = \"event\"\nline = [\"drill\"]\ncost = \"0\"\n\
        abilities = [{ on = \"event\", do = [{ generate = { puppet = \"doll\", count = 1, at = \"initial\" } }] }]\n";
    let setup = ground_with(puppet);
    let mut battle = given(&setup, &json!({"players": {"1": {"hand": ["toymaker"]}}}));
    play(&mut battle, &["1 play toymaker", "1 zone c1"]);
    assert!(standing(&battle, "c1").is_some());
    assert_eq!(hand(&battle, 1), 1);
}

// R41: who is killed has suffered the damage; Immolation comes before the Testament.
#[test]
fn the_immolation_of_the_killed_comes_before_the_testament() {
    let draw = "{ draw = { who = \"you\", count = 1 } }";
    let both = card(
        "candle",
        &format!(
            "{{ on = \"testament\", do = [{draw}] }}, {{ on = \"immolation\", do = [{draw}] }}"
        ),
    );
    let mut battle = given(
        &ground_with(&both),
        &json!({"players": {"1": {"hand": ["bolt"]}, "2": {"hand": []}}, "field": {"c3": haerian("candle", 2)}}),
    );
    assert_eq!(
        resolved(&mut battle, &["1 play bolt"]),
        [("candle", 1), ("candle", 0)]
    );
    assert_eq!(
        (list(&battle, 2, "afterlife"), hand(&battle, 2)),
        (vec!["candle".to_owned()], 2)
    );
}

// R45: the turn player's, then the older source, then as printed; nobody is asked.
#[test]
fn simultaneous_triggers_have_one_order() {
    let gain = |colour: &str| format!("{{ crystallize = {{ colour = \"{colour}\", count = 1 }} }}");
    let twice = format!(
        "{{ on = \"testament\", do = [{}] }}, {{ on = \"testament\", do = [{}] }}",
        gain("red"),
        gain("blue")
    );
    let cards = card("elder", &twice) + &card("younger", &twice);
    let sketch = |active: u8| {
        let placed = |card: &str, seat: u8, entry: u16| json!({"haerian": {"card": card, "seat": seat, "entry": entry, "damage": 1}});
        json!({
            "active": active,
            "players": {active.to_string(): {"hand": ["quake"]}},
            "field": {
                "a3": placed("younger", 1, 4), "b3": placed("elder", 1, 2),
                "d3": placed("younger", 2, 3), "e3": placed("elder", 2, 1),
            },
        })
    };
    let setup = ground_with(&cards);
    let order = [
        ("elder", 0),
        ("elder", 1),
        ("younger", 0),
        ("younger", 1),
        ("elder", 0),
        ("elder", 1),
        ("younger", 0),
        ("younger", 1),
    ];
    for active in [1, 2] {
        let mut battle = given(&setup, &sketch(active));
        let told = play(&mut battle, &[&format!("{active} play quake")]);
        let heard: Vec<_> = told
            .iter()
            .filter_map(|told| match told.event {
                Event::Triggered {
                    seat,
                    card,
                    ability,
                    ..
                } => Some((seat.index() as u8 + 1, card.0.id, ability)),
                _ => None,
            })
            .collect();
        let seats: Vec<u8> = heard.iter().map(|trigger| trigger.0).collect();
        let other = 3 - active;
        assert_eq!(
            seats,
            [active, active, active, active, other, other, other, other]
        );
        let sources: Vec<_> = heard
            .iter()
            .map(|&(_, card, ability)| (card, ability))
            .collect();
        assert_eq!(sources, order);
    }
}
