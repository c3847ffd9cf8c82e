//! The turn and the actions of the Day (SV-4.1 to SV-4.8, SV-4.13).

use crate::table::{
    building, crystals, given, ground, ground_with, haerian, hand, legal, on, play, refused, saved,
    seat, standing, view,
};
use kernel::Told;
use serde_json::json;
use sovereign::Battle;
use sovereign::event::Event;

/// The names of the events, in order.
fn kinds(told: &[Told<Event>]) -> Vec<String> {
    let name = |told: &Told<Event>| {
        let event = serde_json::to_value(&told.event).expect("data");
        event["event"].as_str().unwrap_or_default().to_owned()
    };
    told.iter().map(name).collect()
}

// SV-4.1
#[test]
fn the_phases_follow_one_another_and_the_players_alternate() {
    let hurt = json!({"haerian": {"card": "ogre", "seat": 1, "damage": 2}});
    let mut battle = ground(&json!({"turn": 4, "active": 2, "field": {"a1": hurt}}));
    let told = play(&mut battle, &["2 end"]);
    let order = [
        "day-ended",
        "damage-removed",
        "turn-began",
        "recovered",
        "drew-card",
    ];
    let heard: Vec<String> = kinds(&told)
        .into_iter()
        .filter(|kind| kind != "drew")
        .collect();
    assert_eq!(heard, order);
    assert_eq!(
        (view(&battle, 1).turn, view(&battle, 1).active),
        (5, seat(1))
    );
    play(&mut battle, &["1 end"]);
    assert_eq!(
        (view(&battle, 1).turn, view(&battle, 1).active),
        (6, seat(2))
    );
}

// SV-4.1, SV-4.5, SV-4.7: Dawn after Recovery, Sunset before the next turn.
#[test]
fn the_turn_players_haerian_wake_at_his_dawn_and_watch_at_his_sunset() {
    let mut battle = ground(&json!({
        "turn": 3,
        "players": {"1": {"hand": []}, "2": {"hand": []}},
        "field": {
            "a1": haerian("night-owl", 1), "b1": haerian("early-bird", 1),
            "a5": haerian("night-owl", 2), "b5": haerian("early-bird", 2),
        },
    }));
    let told = play(&mut battle, &["1 end"]);
    let drew: Vec<u8> = told
        .iter()
        .filter_map(|told| match told.event {
            Event::DrewCard { seat, .. } => Some(seat.index() as u8 + 1),
            _ => None,
        })
        .collect();
    assert_eq!(
        drew,
        [1, 2, 2],
        "South's owl, then North's Recovery and his bird"
    );
    assert_eq!((hand(&battle, 1), hand(&battle, 2)), (1, 2));
}

// SV-4.2
#[test]
fn the_turn_players_own_haerian_may_act_again_and_the_others_wait_for_their_turn() {
    let used = |card: &str, seat: u8| json!({"haerian": {"card": card, "seat": seat, "moves": 1, "combats": 1, "fresh": true}});
    let mut battle = ground(&json!({"field": {"a3": used("ogre", 1), "c3": used("ogre", 2)}}));
    play(&mut battle, &["1 end"]);
    let saved = saved(&battle);
    let (south, north) = (
        &saved["field"]["a3"]["haerian"],
        &saved["field"]["c3"]["haerian"],
    );
    assert_eq!(
        (&south["moves"], &south["fresh"]),
        (&json!(1), &json!(true))
    );
    assert_eq!((&north["moves"], &north["combats"]), (&json!(0), &json!(0)));
    assert_eq!(north.get("fresh"), None);
}

// SV-4.2: the marks of "once per turn" go for both players at every turn's start.
#[test]
fn what_works_once_a_turn_works_again_in_each_players_turn() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["axe-blow", "axe-blow"]}, "2": {"hand": ["axe-blow"]}},
        "field": {
            "a1": haerian("mourner", 1), "a2": haerian("child", 1), "b2": haerian("child", 1),
            "c2": haerian("child", 1),
        },
    }));
    let before = hand(&battle, 1);
    play(&mut battle, &["1 play axe-blow", "1 haerian a2"]);
    assert_eq!(hand(&battle, 1), before, "an Event played, a card drawn");
    play(&mut battle, &["1 play axe-blow", "1 haerian b2"]);
    assert_eq!(hand(&battle, 1), before - 1, "not twice in a turn");
    play(&mut battle, &["1 end", "2 play axe-blow", "2 haerian c2"]);
    assert_eq!(hand(&battle, 1), before, "but in the opponent's turn too");
}

// SV-4.2: effects until one's next turn.
#[test]
fn an_effect_until_ones_next_turn_outlasts_the_opponents() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["truce"]}}, "field": {"c4": haerian("ogre", 2)},
    }));
    play(&mut battle, &["1 play truce", "1 end"]);
    assert_eq!(on(&battle, "c4").force, 4, "in North's turn");
    play(&mut battle, &["2 end"]);
    assert_eq!(on(&battle, "c4").force, 6, "South's next turn has begun");
}

// SV-4.2, SV-4.13: one Vocation for each of one's turns, however many were left.
#[test]
fn a_turn_gives_its_player_one_vocation() {
    let mut battle = ground(&json!({"players": {
        "1": {"hand": ["long-day"], "vocations": 1}, "2": {"vocations": 0},
    }}));
    play(
        &mut battle,
        &[
            "1 play long-day",
            "1 vocation drill-master 1",
            "1 vocation drill-master 1",
        ],
    );
    assert_eq!(
        crystals(&battle, 1),
        (2, 0),
        "an effect raised the allowance"
    );
    assert_eq!(
        refused(&battle, "1 vocation drill-master 1"),
        Some("SV-4.13")
    );
    play(&mut battle, &["1 end", "2 vocation drill-master 1"]);
    assert_eq!(
        refused(&battle, "2 vocation drill-master 1"),
        Some("SV-4.13")
    );
}

// SV-4.3: (a) recovers, (b) draws.
#[test]
fn recovery_readies_crystals_equipment_and_haerian_of_the_turn_player_and_draws() {
    let tired = |seat: u8| json!({"haerian": {"card": "ogre", "seat": seat, "exhausted": true}});
    let player = json!({
        "hand": [], "exhausted": {"red": 2}, "equipment": [{"card": "club", "exhausted": true}],
    });
    let mut battle = ground(&json!({
        "players": {"1": player, "2": player}, "field": {"a3": tired(1), "c3": tired(2)},
    }));
    play(&mut battle, &["1 end"]);
    assert_eq!(
        (crystals(&battle, 1), crystals(&battle, 2)),
        ((0, 2), (2, 0))
    );
    let players = view(&battle, 1).players;
    assert_eq!(
        [0, 1].map(|seat| players[seat].equipment[0].exhausted),
        [true, false]
    );
    assert!(on(&battle, "a3").exhausted && !on(&battle, "c3").exhausted);
    assert_eq!((hand(&battle, 1), hand(&battle, 2)), (0, 1));
}

// SV-4.6: a move and a fight, in either order, apart or together.
#[test]
fn a_haerian_moves_once_and_fights_once_in_either_order() {
    let sketch = json!({"field": {
        "c3": haerian("ogre", 1), "c4": haerian("child", 2), "b4": haerian("child", 2),
        "a1": haerian("recruit", 1),
    }});
    let mut first = ground(&sketch);
    play(
        &mut first,
        &["1 fight c3 on c4", "1 move a1 to a2", "1 move c3 to b3"],
    );
    assert_eq!(refused(&first, "1 fight b3 on b4"), Some("SV-4.6"));
    assert_eq!(refused(&first, "1 move b3 to a3"), Some("SV-4.6"));
    let mut second = ground(&sketch);
    play(&mut second, &["1 move c3 to b3", "1 fight b3 on b4"]);
    assert!(standing(&second, "b4").is_none());
}

// SV-4.6, R12: what an effect puts into play has entered this turn as well.
#[test]
fn a_haerian_put_into_play_by_an_effect_cannot_fight_this_turn_either() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["raising", "second-wind"], "afterlife": ["ogre"], "wall": {}}},
        "field": {"c3": haerian("child", 2)},
    }));
    play(&mut battle, &["1 play raising", "1 zone c2"]);
    assert_eq!(refused(&battle, "1 fight c2 on c3"), Some("SV-4.6"));
    play(&mut battle, &["1 play second-wind"]);
    assert_eq!(
        refused(&battle, "1 fight c2 on c3"),
        None,
        "an extra combat may be used"
    );
}

// SV-4.6: a strider, and one who is given another fight.
#[test]
fn allowances_are_counted_when_the_action_is_declared() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["second-wind"]}},
        "field": {"c1": haerian("runner", 1), "c3": haerian("shade", 2), "e1": haerian("outrider", 1)},
    }));
    play(&mut battle, &["1 move c1 to b1", "1 move b1 to b2"]);
    assert_eq!(refused(&battle, "1 move b2 to b3"), Some("SV-4.6"));
    let mut fight = ground(&json!({
        "players": {"1": {"hand": ["second-wind"]}},
        "field": {"c2": haerian("ogre", 1), "c3": haerian("shade", 2)},
    }));
    play(&mut fight, &["1 fight c2 on c3"]);
    assert!(standing(&fight, "c3").is_none());
    play(&mut fight, &["1 play second-wind"]);
    assert_eq!(on(&fight, "c2").combats, 1);
}

// SV-4.7, R13: triggers, then damage, then bonuses.
#[test]
fn at_sunset_damage_goes_before_bonuses_so_nobody_dies_of_their_end() {
    let kept_alive = json!({"haerian": {"card": "child", "seat": 1, "damage": 2,
        "marks": [{"effect": {"force": 4}, "until": "sunset"}]}});
    let mut battle = ground(&json!({
        "field": {"c3": kept_alive, "a1": haerian("night-owl", 1)},
        "players": {"1": {"hand": []}},
    }));
    let told = play(&mut battle, &["1 end"]);
    assert_eq!((on(&battle, "c3").damage, on(&battle, "c3").force), (0, 1));
    let order = kinds(&told);
    let at = |kind: &str| order.iter().position(|other| other == kind).expect("told");
    assert!(at("triggered") < at("damage-removed"), "{order:?}");
    assert!(at("drew-card") < at("damage-removed"), "{order:?}");
}

// SV-4.7: what was put off until Sunset comes at this turn's, whoever put it off.
#[test]
fn an_effect_put_off_until_sunset_comes_this_turn_also_for_the_opponent() {
    let setup = ground_with(
        "[[card]]\nid = \"slow-trap\"\nname = { en = \"Slow Trap\" }\ntype = \"event\"\nline = [\"drill\"]\n\
         cost = \"0\"\nabilities = [{ on = \"snare\", do = [{ later = { at = \"sunset\", step = { crystallize = { colour = \"blue\", count = 1 } } } }] }]\n",
    );
    let mut battle = given(
        &setup,
        &json!({"players": {"2": {"wall": {"c4": "slow-trap"}}}, "field": {"c3": haerian("ogre", 1)}}),
    );
    play(&mut battle, &["1 move c3 to c4", "2 activate"]);
    assert_eq!(crystals(&battle, 2), (0, 0));
    play(&mut battle, &["1 end"]);
    assert_eq!(crystals(&battle, 2), (1, 0));
}

fn day() -> Battle {
    ground(&json!({
        "players": {"1": {"hand": ["bolt", "recruit", "club"], "equipment": [{"card": "club"}],
            "open-realms": ["noble", "sprout"]}, "2": {"hand": ["lesson"]}},
        "field": {
            "b3": haerian("ogre", 1), "b4": haerian("recruit", 2), "c3": building("hut", 2),
            "d3": haerian("shade", 1), "d5": haerian("shade", 1), "e3": building("hut", 1),
        },
    }))
}

// SV-4.8: every row of the table, with what is wrong.
#[test]
fn each_action_of_the_day_is_refused_for_what_it_lacks() {
    let battle = day();
    for (action, rule) in [
        ("play lesson", "SV-4.8"),          // not in hand
        ("play noble at c1", "SV-4.10.1"),  // in the Realms, and no Puppet
        ("play recruit at c1", "SV-4.9.1"), // no Crystals
        ("play sprout at c1", "SV-4.9.1"),
        ("play bolt at c1", "SV-4.9"), // no zone wanted
        ("move a1 to a2", "SV-4.8"),   // nobody there
        ("move b4 to a4", "SV-4.8"),   // not one's own
        ("move b3 to b4", "SV-3.7"),   // taken
        ("move b3 to d3", "SV-3.7"),
        ("move b3 to b1", "SV-4.11"), // out of reach
        ("fight b4 on b3", "SV-4.8"), // not one's own
        ("fight b3 on a3", "SV-4.8"), // nobody there
        ("fight b3 on c3", "SV-4.8"),
        ("fight d3 on b4", "SV-3.6"),           // not adjacent
        ("raze b3 on a3", "SV-5.5"),            // no Building
        ("raze b3 on e3", "SV-3.6"),            // not adjacent
        ("raze d3 on c3", "SV-4.8"),            // without Force
        ("strike b3", "SV-4.8"),                // not on the enemy's Initial Line
        ("strike d5", "SV-4.8"),                // without Force
        ("access bolt", "SV-4.12"),             // the wall is whole
        ("vocation drill-master 2", "SV-4.13"), // no Crystals
        ("vocation drill-master 3", "SV-4.13"), // no such ability
        ("vocation gardener 1", "SV-4.13"),     // not one's own class
        ("pass", "SV-8.15"),                    // nothing of the kind is asked
        ("use club", "SV-8.15"),
    ] {
        assert_eq!(
            refused(&battle, &format!("1 {action}")),
            Some(rule),
            "{action}"
        );
    }
    for action in [
        "play bolt",
        "play club",
        "move b3 to a3",
        "fight b3 on b4",
        "raze b3 on c3",
        "vocation drill-master 1",
        "end",
    ] {
        assert_eq!(refused(&battle, &format!("1 {action}")), None, "{action}");
    }
}

// SV-4.8, R46: without Force neither a player nor a Building is attacked.
#[test]
fn a_haerian_without_force_may_fight_but_neither_raze_nor_strike() {
    let mut battle = ground(&json!({"field": {
        "c5": haerian("shade", 1), "b5": haerian("child", 2), "d5": building("hut", 1),
    }}));
    assert_eq!(refused(&battle, "1 strike c5"), Some("SV-4.8"));
    assert_eq!(refused(&battle, "1 raze c5 on d5"), Some("SV-4.8"));
    play(&mut battle, &["1 fight c5 on b5"]);
    assert!(standing(&battle, "c5").is_none());
}

// SV-4.8, SV-4.10, R19: only the turn player acts, and only while nothing else is asked.
#[test]
fn the_opponent_has_no_actions_in_my_day_and_a_question_comes_first() {
    let mut battle = day();
    assert!(legal(&battle, 2).is_empty());
    for action in [
        "2 play lesson",
        "2 end",
        "2 move b4 to a4",
        "2 vocation drill-master 1",
    ] {
        assert_eq!(refused(&battle, action), Some("SV-8.15"), "{action}");
    }
    play(&mut battle, &["1 play bolt"]);
    for action in ["1 end", "1 move b3 to a3", "1 play club"] {
        assert_eq!(refused(&battle, action), Some("SV-8.15"), "{action}");
    }
    play(&mut battle, &["1 haerian b4", "1 end", "2 play lesson"]);
}

// SV-4.8: any number of actions in any order.
#[test]
fn a_day_lasts_until_its_player_ends_it() {
    let mut battle = day();
    play(
        &mut battle,
        &[
            "1 play club",
            "1 move b3 to a3",
            "1 vocation drill-master 1",
            "1 play recruit at c1",
            "1 move d3 to d4",
            "2 keep",
            "1 end",
        ],
    );
    assert_eq!(view(&battle, 1).active, seat(2));
}
