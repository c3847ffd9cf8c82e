//! Playing cards and paying for them (SV-4.9 to SV-4.10.1).

use crate::table::{
    building, built, crystals, given, ground, ground_with, haerian, hand, legal, list, on, play,
    refused, saved, standing, view, wall,
};
use serde_json::{Value, json};

// SV-4.9: what fails is illegal, and nothing happens.
#[test]
fn a_card_needs_a_zone_if_it_stands_and_none_if_it_does_not() {
    let battle = ground(&json!({"players": {"1": {"hand": ["child", "hut", "lesson", "club"]}}}));
    assert_eq!(refused(&battle, "1 play child"), Some("SV-4.9"));
    assert_eq!(refused(&battle, "1 play hut"), Some("SV-4.9"));
    assert_eq!(refused(&battle, "1 play lesson at c1"), Some("SV-4.9"));
    assert_eq!(refused(&battle, "1 play club at c1"), Some("SV-4.9"));
}

// SV-4.9, R14: the payment's Testament waits until the card has entered, and comes before that
// card's own Intervention.
#[test]
fn a_tribute_is_paid_before_the_card_enters_and_its_triggers_come_after() {
    let setup = ground_with(
        "[[card]]\nid = \"devourer\"\nname = { en = \"Devourer\" }\ntype = \"haerian\"\nline = [\"beast\"]\ncost = \"1\"\nforce = 4\n\
         abilities = [{ on = \"tribute\", do = [{ sacrifice = { who = \"you\", count = 1 } }] }, { on = \"intervention\", do = [{ crystallize = { colour = \"red\", count = 1 } }] }]\n",
    );
    let mut battle = given(
        &setup,
        &json!({"players": {"1": {"hand": ["devourer"], "ready": {"white": 1}}},
            "field": {"c2": haerian("martyr", 1)}}),
    );
    let told = play(&mut battle, &["1 play devourer at c1"]);
    let kinds: Vec<Value> = told
        .iter()
        .map(|told| serde_json::to_value(&told.event).expect("data")["event"].clone())
        .collect();
    let at = |kind: &str| {
        kinds
            .iter()
            .position(|other| other == kind)
            .expect("it happened")
    };
    assert!(at("played") < at("paid") && at("paid") < at("died"));
    assert!(
        at("died") < at("drew-card") && at("drew-card") < at("crystallized"),
        "{kinds:?}"
    );
    assert_eq!(list(&battle, 1, "afterlife"), ["martyr"]);
    assert_eq!((hand(&battle, 1), crystals(&battle, 1)), (1, (1, 1)));
}

// SV-4.9.1
#[test]
fn a_coloured_pip_takes_its_own_colour_and_a_generic_one_any() {
    let with = |ready: Value| {
        let battle = ground(&json!({"players": {"1": {"hand": ["noble"], "ready": ready}}}));
        refused(&battle, "1 play noble at c1")
    };
    assert_eq!(with(json!({"white": 3})), None);
    assert_eq!(with(json!({"white": 2, "violet": 1})), None);
    assert_eq!(with(json!({"white": 1, "violet": 5})), Some("SV-4.9.1"));
    assert_eq!(
        with(json!({"white": 2})),
        Some("SV-4.9.1"),
        "no pip is paid twice"
    );
}

// SV-4.9.1: the player may choose; the default takes from the colour with most.
#[test]
fn the_payer_chooses_crystals_for_generic_pips() {
    let sketch = json!({"players": {"1": {
        "hand": ["noble"], "ready": {"white": 3, "green": 2, "red": 2},
    }}});
    let mut battle = ground(&sketch);
    play(&mut battle, &["1 play noble at c1"]);
    assert_eq!(
        legal(&battle, 1),
        ["pay", "pay white", "pay green", "pay red"]
    );
    assert_eq!(refused(&battle, "1 pay blue"), Some("SV-4.9.1"));
    let mut default = battle.clone();
    play(&mut battle, &["1 pay red"]);
    assert_eq!(
        saved(&battle)["players"]["1"]["exhausted"],
        json!({"white": 2, "red": 1})
    );
    play(&mut default, &["1 pay"]);
    assert_eq!(
        saved(&default)["players"]["1"]["exhausted"],
        json!({"white": 2, "green": 1}),
        "of green and red, two each, green comes first"
    );
    let sure =
        ground(&json!({"players": {"1": {"hand": ["noble"], "ready": {"white": 2, "red": 1}}}}));
    let mut sure = sure;
    play(&mut sure, &["1 play noble at c1"]);
    assert!(
        standing(&sure, "c1").is_some(),
        "where there is nothing to choose nobody is asked"
    );
}

// SV-4.9.2, R15: only the generic part, and not below nothing.
#[test]
fn a_changed_cost_changes_generic_pips_alone() {
    let with = |helper: &str, ready: u8| {
        let battle = ground(&json!({
            "players": {"1": {"hand": ["noble", "child"], "ready": {"white": ready}}},
            "field": {"a3": haerian(helper, 1)},
        }));
        refused(&battle, "1 play noble at c1")
    };
    assert_eq!(
        with("bursar", 1),
        Some("SV-4.9.1"),
        "two white pips stay, though 2 are taken off"
    );
    assert_eq!(with("bursar", 2), None);
    assert_eq!(with("taxman", 4), Some("SV-4.9.1"));
    assert_eq!(with("taxman", 5), None);
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["noble"], "ready": {"white": 3}}},
        "field": {"a3": haerian("bursar", 1)},
    }));
    play(&mut battle, &["1 play noble at c1"]);
    assert_eq!(crystals(&battle, 1), (1, 2));
}

// SV-4.9.2: a Tribute is not made cheaper.
#[test]
fn no_discount_touches_a_tribute() {
    let battle = ground(&json!({
        "players": {"1": {"hand": ["levee"]}}, "field": {"c5": haerian("child", 2)},
    }));
    assert_eq!(refused(&battle, "1 play levee"), Some("SV-4.9.7"));
    let helped = ground(&json!({
        "players": {"1": {"hand": ["pawn-broker"]}}, "field": {"a3": haerian("bursar", 1)},
    }));
    assert_eq!(refused(&helped, "1 play pawn-broker"), Some("SV-4.9.7"));
}

// SV-4.9.3, R16: ready, undamaged, on the own Initial Line.
#[test]
fn a_haerian_enters_on_a_free_zone_of_the_own_initial_line() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["child", "scout"]}}, "field": {"a1": haerian("ogre", 1)},
    }));
    assert_eq!(refused(&battle, "1 play child at a1"), Some("SV-3.7"));
    for zone in ["a2", "c3", "c5"] {
        assert_eq!(
            refused(&battle, &format!("1 play child at {zone}")),
            Some("SV-4.9.3")
        );
    }
    assert_eq!(refused(&battle, "1 play scout at c3"), Some("SV-4.9.3"));
    play(&mut battle, &["1 play child at b1", "1 play scout at b2"]);
    let child = on(&battle, "b1");
    assert!(child.fresh && !child.exhausted && child.damage == 0);
}

// SV-4.9.4, R17
#[test]
fn any_number_of_equipment_is_laid_ready_and_used_at_once() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["club", "club", "torch"]}},
        "field": {"c3": haerian("recruit", 1), "c4": haerian("recruit", 2)},
    }));
    play(&mut battle, &["1 play club", "1 play club", "1 play torch"]);
    assert_eq!(view(&battle, 2).players[0].equipment.len(), 3);
    play(&mut battle, &["1 fight c3 on c4"]);
    assert_eq!(legal(&battle, 1), ["use club", "use torch", "pass"]);
    play(&mut battle, &["1 use club"]);
    assert_eq!(on(&battle, "c3").force, 5);
}

// SV-4.9.5, R20
#[test]
fn a_building_goes_anywhere_but_the_enemys_initial_line_a_building_and_an_enemy() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["hut", "school"]}},
        "field": {"c2": building("hut", 2), "c4": haerian("child", 2), "b2": haerian("child", 1)},
    }));
    assert_eq!(refused(&battle, "1 play hut at a5"), Some("SV-4.9.5"));
    assert_eq!(refused(&battle, "1 play hut at c2"), Some("SV-4.9.5"));
    assert_eq!(refused(&battle, "1 play hut at c4"), Some("SV-4.9.5"));
    play(&mut battle, &["1 play hut at d4"]);
    assert_eq!(
        (
            built(&battle, "d4").map(|hut| hut.controller),
            wall(&battle, 2)
        ),
        (Some(None), 10),
        "no pick-up, nobody's"
    );
    play(&mut battle, &["1 play school at b2"]);
    assert_eq!(
        crystals(&battle, 1),
        (1, 0),
        "under an own Haerian it is captured at once"
    );
}

// SV-4.9.6, R18
#[test]
fn an_event_without_anything_to_choose_is_not_played() {
    let with = |event: &str, field: Value| {
        let battle = ground(&json!({
            "players": {"1": {"hand": [event], "wall": {}}}, "field": field,
        }));
        refused(&battle, &format!("1 play {event}"))
    };
    assert_eq!(with("bolt", json!({})), Some("SV-4.9.6"));
    assert_eq!(with("bolt", json!({"c3": haerian("child", 2)})), None);
    assert_eq!(
        with("demolition", json!({"c3": haerian("child", 2)})),
        Some("SV-4.9.6")
    );
    assert_eq!(
        with("shattering", json!({})),
        Some("SV-4.9.6"),
        "no Crystal to sacrifice"
    );
    assert_eq!(
        with("scrapping", json!({})),
        Some("SV-4.9.6"),
        "no Equipment to break"
    );
    assert_eq!(with("quake", json!({})), None, "'all' never blocks");
    assert_eq!(with("guidance", json!({})), None, "nor does 'up to'");
    assert_eq!(
        with("dilemma", json!({})),
        Some("SV-4.9.6"),
        "no option can be carried out"
    );
}

// SV-4.9.6: of several options only those that can be carried out.
#[test]
fn an_option_with_nothing_to_choose_cannot_be_taken() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["dilemma"], "equipment": [{"card": "club", "exhausted": true}]}},
        "field": {"c3": haerian("ogre", 2), "c4": haerian("ogre", 2)},
    }));
    let mut both = battle.clone();
    play(&mut both, &["1 play dilemma"]);
    assert_eq!(legal(&both, 1), ["mode 1", "mode 2"]);
    play(&mut battle, &["1 play dilemma", "1 mode 2"]);
    assert!(!view(&battle, 1).players[0].equipment[0].exhausted);
}

// SV-4.9.6: the test is made before costs are paid.
#[test]
fn an_event_whose_only_candidate_was_its_tribute_does_nothing() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["levee"]}}, "field": {"c3": haerian("child", 1)},
    }));
    play(&mut battle, &["1 play levee"]);
    assert_eq!(list(&battle, 1, "afterlife"), ["child", "levee"]);
}

// SV-4.9.7
#[test]
fn a_tribute_is_paid_in_full_from_what_is_left_without_the_card_itself() {
    let alone = ground(&json!({"players": {"1": {"hand": ["pawn-broker"]}}}));
    assert_eq!(refused(&alone, "1 play pawn-broker"), Some("SV-4.9.7"));
    let mut two = ground(&json!({"players": {"1": {"hand": ["pawn-broker", "ogre"]}}}));
    play(&mut two, &["1 play pawn-broker"]);
    assert_eq!(list(&two, 1, "afterlife"), ["ogre", "pawn-broker"]);
    let mut crystal =
        ground(&json!({"players": {"1": {"hand": ["gem-cutter"], "ready": {"red": 1}}}}));
    play(&mut crystal, &["1 play gem-cutter"]);
    assert_eq!(
        crystals(&crystal, 1),
        (0, 0),
        "the Crystal that paid is given up as well"
    );
    assert_eq!(hand(&crystal, 1), 1);
}

// SV-4.9.7: only when the card is played.
#[test]
fn no_tribute_is_due_for_a_card_an_effect_puts_into_play() {
    let setup = ground_with(
        "[[card]]\nid = \"devourer\"\nname = { en = \"Devourer\" }\ntype = \"haerian\"\nline = [\"beast\"]\ncost = \"0\"\nforce = 4\n\
         abilities = [{ on = \"tribute\", do = [{ sacrifice = { who = \"you\", count = 1 } }] }]\n",
    );
    let mut battle = given(
        &setup,
        &json!({"players": {"1": {"hand": ["raising", "devourer"], "afterlife": ["devourer"]}}}),
    );
    assert_eq!(refused(&battle, "1 play devourer at c1"), Some("SV-4.9.7"));
    play(&mut battle, &["1 play raising", "1 zone b1"]);
    assert!(standing(&battle, "b1").is_some());
}

// SV-4.10, R19: there is no answer to a card being played.
#[test]
fn a_card_resolves_without_the_opponent_being_asked() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["axe-blow"]},
            "2": {"hand": ["bolt", "lesson"], "ready": {"white": 5}, "equipment": [{"card": "club"}]}},
        "field": {"c4": haerian("ogre", 2)},
    }));
    play(&mut battle, &["1 play axe-blow"]);
    assert!(standing(&battle, "c4").is_none());
    assert!(legal(&battle, 2).is_empty() && !legal(&battle, 1).is_empty());
}

// SV-4.10.1, R38
#[test]
fn puppets_are_played_from_the_open_realms_and_nothing_else_from_there_or_the_afterlife() {
    let mut battle = ground(&json!({"players": {"1": {
        "hand": [], "open-realms": ["sprout", "child"], "realms": ["ogre"],
        "afterlife": ["luminous-soul", "child"], "ready": {"white": 2, "green": 2},
    }}}));
    assert_eq!(refused(&battle, "1 play child at c1"), Some("SV-4.10.1"));
    assert_eq!(refused(&battle, "1 play ogre at c1"), Some("SV-4.8"));
    assert_eq!(
        refused(&battle, "1 play luminous-soul at c1"),
        Some("SV-4.8")
    );
    play(&mut battle, &["1 play sprout at c1", "1 pay"]);
    assert_eq!(crystals(&battle, 1), (2, 2), "it is paid for");
    assert_eq!(list(&battle, 1, "open-realms"), ["child"]);
    assert_eq!(on(&battle, "c1").spot.card.id, "sprout");
}
