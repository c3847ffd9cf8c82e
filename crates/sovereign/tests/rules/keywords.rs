//! Keywords (§6).

use crate::workshop::*;
use kernel::{Eye, Game};
use sovereign::event::Event;

/// What triggered, card by card, in this order.
fn triggered(told: &[kernel::Told<Event>]) -> Vec<String> {
    let of = |event: &Event| match event {
        Event::Triggered { card, ability, .. } => Some(format!("{} {ability}", card.id)),
        _ => None,
    };
    told.iter().filter_map(|told| of(&told.event)).collect()
}

#[test]
fn an_intervention_fires_however_the_haerian_enters() {
    // SV-6.1: played, revived, deployed; the Puppets of EX-37 have none.
    let sketch = r#"
        players.1.hand = ["on-enter", "revive", "deploy"]
        players.1.afterlife = ["on-enter"]
    "#;
    let game = after(sketch, &["1 play on-enter at a1"]);
    assert_eq!(list(&game, 1, "afterlife"), ["on-enter", "pebble"]);
    let game = after(sketch, &["1 play revive", "1 zone b1"]);
    assert_eq!(list(&game, 1, "afterlife"), ["revive", "pebble"]);
    let game = after(sketch, &["1 play deploy", "1 zone b1"]);
    assert_eq!(
        list(&game, 1, "afterlife"),
        ["on-enter", "deploy", "pebble"]
    );
}

#[test]
fn the_rest_of_the_entering_comes_before_the_intervention() {
    // SV-6.1, SV-8.3: it arrives on an enemy face-down card, which is picked up first.
    let mut game = after(
        r#"
        players.1.hand = ["bolt"]
        players.2.wall = { b4 = "snare" }
        field.c4.haerian = { card = "brood", seat = 1 }
        field.c3.haerian = { card = "on-ally-enter", seat = 1 }
        field.c5.haerian = { card = "mouse", seat = 1 }
        field.d4.haerian = { card = "mouse", seat = 1 }
        "#,
        &["1 play bolt", "1 haerian c4"],
    );
    assert_eq!(legal(&game, 2), ["activate", "keep"]);
    assert_eq!(
        list(&game, 1, "afterlife"),
        ["brood", "bolt"],
        "no trigger yet"
    );
    play(&mut game, &["2 keep"]);
    assert_eq!(list(&game, 1, "afterlife"), ["brood", "bolt", "pebble"]);
}

#[test]
fn a_testament_speaks_from_the_afterlife_of_where_it_died() {
    // SV-6.2: adjacent to the zone it died on, though it stands there no more.
    let game = after(
        r#"
        players.1.hand = ["destroy-all"]
        field.c1.haerian = { card = "brood", seat = 1 }
        "#,
        &["1 play destroy-all"],
    );
    assert_eq!(legal(&game, 1), ["zone b1", "zone d1", "zone c2"]);
}

#[test]
fn a_testament_resolves_even_if_the_card_has_left_the_afterlife() {
    // SV-6.2: the older one's Testament removes the whole Afterlife.
    let game = after(
        r#"
        players.1.hand = ["destroy-all"]
        field.a1.haerian = { card = "grave-robber", seat = 1, entry = 1 }
        field.b1.haerian = { card = "on-death", seat = 1, entry = 2 }
        "#,
        &["1 play destroy-all"],
    );
    assert!(list(&game, 1, "removed").contains(&"on-death".to_owned()));
    assert_eq!(
        list(&game, 1, "afterlife"),
        ["pebble"],
        "and still it mills"
    );
}

#[test]
fn a_sacrifice_is_a_death() {
    // SV-6.2, SV-5.4
    let game = after(
        r#"
        players.1.hand = ["sacrifice-own"]
        field.a1.haerian = { card = "on-death", seat = 1 }
        "#,
        &["1 play sacrifice-own"],
    );
    let afterlife = ["on-death", "sacrifice-own", "pebble"];
    assert_eq!(list(&game, 1, "afterlife"), afterlife);
}

#[test]
fn only_death_wakes_a_testament() {
    // SV-6.2, SV-5.4
    let game = after(
        r#"
        players.1.hand = ["bounce-all"]
        field.a1.haerian = { card = "on-death", seat = 1 }
        "#,
        &["1 play bounce-all"],
    );
    assert_eq!(list(&game, 1, "afterlife"), ["bounce-all"]);
}

#[test]
fn deck_building_keywords_do_nothing_in_play() {
    // SV-6.3, SV-6.5, SV-6.8: Base, Legion and Glimmer cards are played like others.
    let game = after(
        r#"
        players.1.hand = ["base", "pebble", "glimmering"]
        players.1.ready = { white = 9 }
        "#,
        &[
            "1 play base at a1",
            "1 play glimmering at b1",
            "1 play pebble at c1",
        ],
    );
    assert_eq!(
        army(&game, 1),
        ["a1 base 2", "b1 glimmering 2", "c1 pebble 1"]
    );
    let seen = game.view(Eye::Public);
    assert!(seen.haerian.iter().all(|haerian| haerian.traits.is_empty()));
}

#[test]
fn an_assault_is_for_fights_it_declares() {
    // SV-6.4: with 1 of the Assault and 2 of the combat the Elk dies.
    let game = after(
        r#"
        field.c3.haerian = { card = "on-assault", seat = 1 }
        field.c4.haerian = { card = "elk", seat = 2 }
        "#,
        &["1 fight c3 on c4"],
    );
    assert_eq!(army(&game, 2), Vec::<String>::new());
}

#[test]
fn an_assault_is_not_for_razing_striking_or_defending() {
    // SV-6.4
    let quiet = |sketch: &str, moves: &[&str]| {
        let mut game = given(sketch);
        let told = play(&mut game, moves);
        assert_eq!(triggered(&told), Vec::<String>::new(), "{moves:?}");
    };
    quiet(
        r#"
        field.c3.haerian = { card = "on-assault", seat = 1 }
        field.d3.building = { card = "tower", seat = 2 }
        "#,
        &["1 raze c3 on d3"],
    );
    quiet(
        r#"field.c5.haerian = { card = "on-assault", seat = 1 }"#,
        &["1 strike c5"],
    );
    quiet(
        r#"
        active = 2
        field.c3.haerian = { card = "on-assault", seat = 1 }
        field.c4.haerian = { card = "elk", seat = 2 }
        "#,
        &["2 fight c4 on c3"],
    );
}

#[test]
fn a_snare_of_any_type_is_optional_and_free() {
    // SV-6.6: a Haerian card snares as well as an Event; its reference zone is where it lay.
    let sketch = r#"
        players.2.wall = { c4 = "snare-beast" }
        field.c3.haerian = { card = "elk", seat = 1 }
        field.d4.haerian = { card = "elk", seat = 1 }
        field.a1.haerian = { card = "elk", seat = 1 }
    "#;
    let game = after(sketch, &["1 move c3 to c4", "2 activate"]);
    assert_eq!(
        army(&game, 1),
        ["a1 elk 3", "c4 elk 3", "d4 elk 2"],
        "adjacent to c4"
    );
    assert_eq!(list(&game, 2, "afterlife"), ["snare-beast"]);
    let game = after(sketch, &["1 move c3 to c4", "2 keep"]);
    assert_eq!(list(&game, 2, "hand"), ["snare-beast"]);
}

#[test]
fn a_bulwark_stops_declarations_only_even_exhausted_or_pacified() {
    // SV-6.7
    let mut game = given(
        r#"
        field.c3.haerian = { card = "elk", seat = 1 }
        field.c4.haerian = { card = "gate", seat = 2, exhausted = true, marks = [{ effect = { trait = "pacified" }, until = "lasting" }] }
        field.d3.haerian = { card = "mouse", seat = 2 }
        field.d4.haerian = { card = "mouse", seat = 2 }
        "#,
    );
    assert_eq!(refused(&game, "1 fight c3 on d3"), Some("SV-5.1"));
    assert_eq!(refused(&game, "1 fight c3 on c4"), None);
    play(&mut game, &["1 move c3 to c2", "1 end", "2 end"]);
    assert_eq!(refused(&game, "1 move c2 to c3"), None);
}

#[test]
fn an_enemy_may_walk_away_from_a_bulwark_and_fight_elsewhere() {
    // SV-6.7
    let game = after(
        r#"
        field.b3.haerian = { card = "elk", seat = 1 }
        field.b4.haerian = { card = "gate", seat = 2 }
        field.d3.haerian = { card = "mouse", seat = 2 }
        "#,
        &["1 move b3 to c3", "1 fight c3 on d3"],
    );
    assert_eq!(army(&game, 2), ["b4 gate 4"]);
}

#[test]
fn immolation_fires_once_for_every_instance_of_any_size() {
    // SV-6.11
    let game = after(
        r#"
        players.1.hand = ["bolt", "rain"]
        field.a1.haerian = { card = "on-wound", seat = 1, marks = [{ effect = { force = 5 }, until = "sunset" }] }
        "#,
        &["1 play bolt", "1 play rain"],
    );
    assert_eq!(army(&game, 1), ["a1 on-wound 4"]);
    assert_eq!(buried(&game, 1), 4, "two Events, two cards milled");
}

#[test]
fn combat_damage_wakes_no_immolation() {
    // SV-6.11
    let mut game = given(
        r#"
        field.c3.haerian = { card = "on-wound", seat = 1 }
        field.c4.haerian = { card = "mouse", seat = 2 }
        "#,
    );
    let told = play(&mut game, &["1 fight c3 on c4"]);
    assert_eq!(army(&game, 1), ["c3 on-wound 1"]);
    assert_eq!(triggered(&told), Vec::<String>::new());
}

#[test]
fn damage_that_kills_gives_immolation_first_and_testament_after() {
    // SV-6.13: batch 1 Immolation; batch 2 Testament, ALLY_DIES, ENEMY_DIES, by age.
    let mut game = given(
        r#"
        players.1.hand = ["bolt"]
        field.a1.haerian = { card = "on-ally-death", seat = 1, entry = 1 }
        field.b1.haerian = { card = "phoenix", seat = 1, entry = 2 }
        field.c4.haerian = { card = "on-enemy-death", seat = 2, entry = 3 }
        "#,
    );
    let told = play(&mut game, &["1 play bolt", "1 haerian b1", "1 decline"]);
    let order = [
        "phoenix 0",
        "on-ally-death 0",
        "phoenix 1",
        "on-enemy-death 0",
    ];
    assert_eq!(triggered(&told), order);
}

#[test]
fn triggers_of_a_tribute_come_after_the_entry_and_before_the_intervention() {
    // SV-6.12
    let mut game = given(
        r#"
        players.1.hand = ["offering"]
        field.a1.haerian = { card = "on-death", seat = 1 }
        "#,
    );
    let told = play(&mut game, &["1 play offering at b1"]);
    assert_eq!(triggered(&told), ["on-death 0", "offering 1"]);
    let afterlife = ["on-death", "pebble", "luminous-soul"];
    assert_eq!(list(&game, 1, "afterlife"), afterlife);
}

#[test]
fn a_keyword_twice_is_one_keyword_and_two_abilities_are_two() {
    // SV-6.14: printed and given Bulwark; both Interventions in printed order.
    let mut game = given(r#"players.1.hand = ["twice"]"#);
    let told = play(&mut game, &["1 play twice at c1"]);
    assert_eq!(triggered(&told), ["twice 0", "twice 1"]);
    let seen = game.view(Eye::Public);
    let traits = serde_json::to_value(&seen.haerian[0].traits).expect("traits are words");
    assert_eq!(traits, serde_json::json!(["bulwark"]));
}

#[test]
fn germinated_sprouts_and_sanctified_souls_are_your_own() {
    // SV-6.9, SV-6.10: whoever's turn it is.
    let game = after(
        r#"
        active = 2
        players.2.hand = ["germinate", "sanctify"]
        "#,
        &["2 play germinate", "2 play sanctify"],
    );
    assert_eq!(list(&game, 2, "open-realms"), ["sprout", "sprout"]);
    assert_eq!(list(&game, 2, "afterlife").len(), 4);
    assert_eq!(list(&game, 1, "open-realms"), Vec::<String>::new());
}
