//! Combat step by step, the Equipment window, death, razing and striking (SV-5.1 to SV-5.6).

use crate::table::{
    building, built, crystals, given, ground, ground_with, haerian, hand, legal, list, on,
    only_wall, play, refused, saved, standing, view, wall,
};
use serde_json::{Value, json};
use sovereign::Battle;
use sovereign::event::Event;

fn duel(one: &str, other: &str) -> Battle {
    ground(&json!({
        "players": {"1": {"hand": []}, "2": {"hand": []}},
        "field": {"c3": haerian(one, 1), "c4": haerian(other, 2)},
    }))
}

fn fought(one: &str, other: &str) -> Battle {
    let mut battle = duel(one, other);
    play(&mut battle, &["1 fight c3 on c4"]);
    battle
}

/// The damage on attacker and defender, as far as they stand.
fn damage(battle: &Battle) -> [Option<u8>; 2] {
    ["c3", "c4"].map(|zone| standing(battle, zone).map(|haerian| haerian.damage))
}

// SV-5.1, R28: the Bulwark is looked at when the action is declared.
#[test]
fn an_adjacent_enemy_bulwark_leaves_nothing_else_to_attack() {
    let mut battle = ground(&json!({"field": {
        "c5": haerian("ogre", 1), "b5": haerian("gate-guard", 2), "d5": haerian("child", 2),
        "c4": building("hut", 2), "e5": haerian("gate-guard", 1),
    }}));
    assert_eq!(refused(&battle, "1 fight c5 on d5"), Some("SV-5.1"));
    assert_eq!(refused(&battle, "1 raze c5 on c4"), Some("SV-5.1"));
    assert_eq!(refused(&battle, "1 strike c5"), Some("SV-5.1"));
    assert_eq!(refused(&battle, "1 fight c5 on b5"), None);
    assert_eq!(
        refused(&battle, "1 fight e5 on d5"),
        None,
        "the own Bulwark hinders nobody"
    );
    play(&mut battle, &["1 fight e5 on d5"]);
    play(&mut battle, &["1 move c5 to d5", "2 keep", "1 strike d5"]);
}

// C1: the action is spent whatever comes of it; C3, R29.
#[test]
fn a_combat_whose_target_is_gone_or_moved_deals_nothing_and_is_spent() {
    let killed = fought("lancer", "child");
    assert_eq!(
        damage(&killed),
        [Some(0), None],
        "the Assault killed it before the blows"
    );
    assert_eq!(on(&killed, "c3").combats, 0);
    let thrown = fought("thrower", "ogre");
    assert_eq!(
        on(&thrown, "c5").damage,
        0,
        "it was thrown back, out of reach"
    );
    assert_eq!(damage(&thrown), [Some(0), None]);
    assert_eq!(on(&thrown, "c3").combats, 0);
}

// C1: only the attacker spends anything.
#[test]
fn a_fight_spends_the_attackers_combat_and_nothing_of_the_defenders() {
    let mut battle = fought("recruit", "ogre");
    assert!(standing(&battle, "c3").is_none());
    play(&mut battle, &["1 end"]);
    assert_eq!((on(&battle, "c4").combats, on(&battle, "c4").moves), (1, 1));
}

// C2: Assault of the attacker and Defend of the defender, the turn player's first.
#[test]
fn assault_and_defend_come_before_the_blows() {
    let battle = fought("lancer", "parrier");
    assert_eq!(
        damage(&battle),
        [None, None],
        "3 + 2 less the lancer's 1 strike back and kill; with 4 damage the parrier's own 3 are not enough"
    );
    let told = {
        let mut battle = duel("lancer", "parrier");
        play(&mut battle, &["1 fight c3 on c4"])
    };
    let seats: Vec<usize> = told
        .iter()
        .filter_map(|told| match told.event {
            Event::Triggered { seat, .. } => Some(seat.index()),
            _ => None,
        })
        .collect();
    assert_eq!(seats, [0, 1]);
    assert_eq!(
        damage(&fought("ogre", "lancer")),
        [Some(3), None],
        "no Assault in defence"
    );
    assert_eq!(
        damage(&fought("parrier", "ogre")),
        [None, Some(3)],
        "no Defend in attack"
    );
}

// C4: after each use it is looked again whether both are still there.
#[test]
fn an_equipment_that_kills_or_moves_the_foe_ends_the_combat() {
    for (item, survivor) in [("torch", None), ("rope", Some(0))] {
        let mut battle = ground(&json!({
            "players": {"1": {"equipment": [{"card": item}]}, "2": {"equipment": [{"card": "club"}]}},
            "field": {"c3": haerian("recruit", 1), "c4": haerian("recruit", 2)},
        }));
        play(&mut battle, &["1 fight c3 on c4", &format!("1 use {item}")]);
        assert!(legal(&battle, 2).is_empty(), "North is not asked any more");
        assert_eq!(on(&battle, "c3").damage, 0);
        let foe = standing(&battle, "c5").map(|foe| foe.damage);
        assert_eq!(foe, survivor);
        assert!(!view(&battle, 1).players[1].equipment[0].exhausted);
    }
}

// C5: Force is read when the blows are dealt, with damage and bonuses.
#[test]
fn the_blows_are_the_residual_force_of_that_moment() {
    let hurt = json!({"haerian": {"card": "ogre", "seat": 1, "damage": 4}});
    let mut battle = ground(&json!({
        "players": {"1": {"equipment": [{"card": "club"}]}},
        "field": {"c3": hurt, "c4": haerian("ogre", 2)},
    }));
    play(&mut battle, &["1 fight c3 on c4", "1 use club"]);
    assert_eq!(damage(&battle), [None, Some(4)], "6 - 4 + 2");
}

// C6: at once, unless one is first or unanswered.
#[test]
fn both_strike_at_once_unless_one_is_first_or_unanswered() {
    assert_eq!(damage(&fought("recruit", "recruit")), [None, None]);
    assert_eq!(damage(&fought("fencer", "recruit")), [Some(0), None]);
    assert_eq!(
        damage(&fought("recruit", "fencer")),
        [None, Some(0)],
        "also in defence"
    );
    assert_eq!(
        damage(&fought("fencer", "fencer")),
        [None, None],
        "both first is at once"
    );
    assert_eq!(
        damage(&fought("fencer", "ogre")),
        [None, Some(3)],
        "3 of 6 strike back and kill"
    );
    assert_eq!(damage(&fought("sniper", "ogre")), [Some(0), Some(3)]);
    assert_eq!(
        damage(&fought("ogre", "sniper")),
        [Some(3), None],
        "only when it attacks"
    );
    assert_eq!(
        damage(&fought("sniper", "fencer")),
        [Some(0), None],
        "a first blow is an answer too"
    );
}

// C7: together, so each hears of the other's death.
#[test]
fn both_die_at_once_and_a_kill_counts_for_the_dead_as_well() {
    let battle = fought("hunter", "hunter");
    assert_eq!(damage(&battle), [None, None]);
    assert_eq!((hand(&battle, 1), hand(&battle, 2)), (1, 1));
    let first = fought("fencer", "hunter");
    assert_eq!(
        (hand(&first, 1), hand(&first, 2)),
        (0, 0),
        "who died first dealt nothing"
    );
    let martyrs = fought("martyr", "martyr");
    assert_eq!((hand(&martyrs, 1), hand(&martyrs, 2)), (1, 1));
}

// C8: and what has more damage than Force without it dies then (C2).
#[test]
fn an_effect_for_the_combat_ends_with_it() {
    let battle = fought("child", "parrier");
    assert_eq!((on(&battle, "c4").force, on(&battle, "c4").damage), (3, 1));
}

// SV-5.2.1, R30
#[test]
fn the_fallen_go_to_the_afterlife_and_not_to_the_realms() {
    let battle = fought("ogre", "child");
    assert_eq!(list(&battle, 2, "afterlife"), ["child"]);
    assert!(list(&battle, 2, "open-realms").is_empty() && list(&battle, 2, "realms").is_empty());
}

// SV-5.2.2
#[test]
fn who_has_no_force_fights_and_is_fought_and_deals_nothing() {
    assert_eq!(damage(&fought("shade", "recruit")), [None, Some(0)]);
    assert_eq!(damage(&fought("recruit", "shade")), [Some(0), None]);
    assert_eq!(
        damage(&fought("shade", "shade")),
        [Some(0), Some(0)],
        "nor do they die of it"
    );
}

// SV-5.2.3
#[test]
fn a_defender_fights_back_each_time_with_what_is_left_of_it() {
    let mut battle = ground(&json!({"field": {
        "c4": haerian("ogre", 2), "b4": haerian("child", 1), "d4": haerian("recruit", 1),
        "c3": haerian("ogre", 1),
    }}));
    play(
        &mut battle,
        &["1 fight b4 on c4", "1 fight d4 on c4", "1 fight c3 on c4"],
    );
    assert!(standing(&battle, "b4").is_none() && standing(&battle, "d4").is_none());
    assert_eq!(
        damage(&battle),
        [Some(2), None],
        "6 - 1 - 3 are left for the third"
    );
}

// SV-5.2.4, R4
#[test]
fn an_exhausted_defender_fights_back() {
    let tired = json!({"haerian": {"card": "ogre", "seat": 2, "exhausted": true}});
    let mut battle = ground(&json!({"field": {"c3": haerian("recruit", 1), "c4": tired}}));
    play(&mut battle, &["1 fight c3 on c4"]);
    assert_eq!(damage(&battle), [None, Some(3)]);
}

fn armed(one: &str, other: &str, items: [Value; 2]) -> Battle {
    let [south, north] = items;
    let mut battle = ground(&json!({
        "players": {"1": {"hand": [], "equipment": south}, "2": {"hand": [], "equipment": north}},
        "field": {"c3": haerian(one, 1), "c4": haerian(other, 2)},
    }));
    play(&mut battle, &["1 fight c3 on c4"]);
    battle
}

fn items(names: &[&str]) -> Value {
    names.iter().map(|name| json!({"card": name})).collect()
}

// SV-5.3
#[test]
fn who_passed_is_asked_again_after_the_other_used_something_and_two_passes_end_it() {
    let mut battle = armed("ogre", "ogre", [items(&["club"]), items(&["club"])]);
    play(&mut battle, &["1 pass", "2 use club"]);
    assert_eq!(legal(&battle, 1), ["use club", "pass"]);
    let mut passed = battle.clone();
    play(&mut passed, &["1 pass"]);
    assert_eq!(
        damage(&passed),
        [None, Some(6)],
        "North, who has no more, passes by himself"
    );
    play(&mut battle, &["1 use club"]);
    assert_eq!(damage(&battle), [None, None]);
}

// SV-5.3.1
#[test]
fn one_equipment_a_combat_and_two_for_the_twinarmed() {
    let both = || items(&["club", "torch"]);
    let mut one = armed("ogre", "ogre", [both(), items(&["club"])]);
    play(&mut one, &["1 use club", "2 pass"]);
    assert!(
        standing(&one, "c4").is_none(),
        "South has no second use: the blows have fallen"
    );
    let mut two = armed("porter", "ogre", [both(), items(&["club"])]);
    play(&mut two, &["1 use club", "2 pass"]);
    assert_eq!(legal(&two, 1), ["use torch", "pass"]);
    assert_eq!(
        refused(&two, "1 use club"),
        Some("SV-5.3.2"),
        "it is exhausted"
    );
}

// SV-5.3.2
#[test]
fn an_equipment_must_be_ready_ones_own_and_usable() {
    let worn = json!([{"card": "club", "exhausted": true}, {"card": "torch"}, {"card": "buckler"}]);
    let battle = armed("ogre", "ogre", [worn, items(&["rope"])]);
    assert_eq!(legal(&battle, 1), ["use torch", "pass"]);
    assert_eq!(
        refused(&battle, "1 use club"),
        Some("SV-5.3.2"),
        "exhausted"
    );
    assert_eq!(
        refused(&battle, "1 use rope"),
        Some("SV-5.3.2"),
        "the opponent's"
    );
    assert_eq!(
        refused(&battle, "1 use buckler"),
        Some("SV-5.3.2"),
        "only in defence"
    );
    let defended = armed("ogre", "ogre", [json!([]), items(&["buckler"])]);
    assert_eq!(legal(&defended, 2), ["use buckler", "pass"]);
    let bare = armed("monk", "child", [items(&["club"]), json!([])]);
    assert_eq!(
        damage(&bare),
        [Some(1), None],
        "nobody was asked for one who is unarmed"
    );
}

// SV-5.3.2: exhausted, +X until Sunset, the steps, then EQUIPPED.
#[test]
fn using_an_equipment_exhausts_it_and_strengthens_its_bearer_before_anything_else() {
    let mut battle = armed("smith", "ogre", [items(&["torch"]), items(&["club"])]);
    play(&mut battle, &["1 use torch"]);
    assert_eq!(on(&battle, "c3").force, 3);
    assert_eq!(on(&battle, "c4").damage, 3, "its own steps");
    assert_eq!(hand(&battle, 1), 1, "EQUIPPED");
    assert!(view(&battle, 1).players[0].equipment[0].exhausted);
    let mut tempered = ground(&json!({
        "players": {"1": {"equipment": [{"card": "club"}]}},
        "field": {"c3": haerian("ogre", 1), "c4": haerian("child", 2), "a1": haerian("quartermaster", 1)},
    }));
    play(&mut tempered, &["1 fight c3 on c4", "1 use club"]);
    assert_eq!(on(&tempered, "c3").force, 11, "6 + 2 + 3");
}

// SV-5.3.3
#[test]
fn the_bonus_lasts_until_sunset_though_the_equipment_is_gone() {
    let mut battle = ground(&json!({
        "players": {"1": {"equipment": [{"card": "club"}], "hand": ["scrapping"]}},
        "field": {"c3": haerian("ogre", 1), "c4": haerian("child", 2)},
    }));
    play(&mut battle, &["1 fight c3 on c4", "1 use club"]);
    assert_eq!(
        view(&battle, 1).players[0].equipment.len(),
        1,
        "it stays in the Player Zone"
    );
    play(&mut battle, &["1 play scrapping"]);
    assert_eq!(on(&battle, "c3").force, 8);
    play(&mut battle, &["1 end"]);
    assert_eq!(on(&battle, "c3").force, 6);
}

// SV-5.3.4, R31
#[test]
fn no_equipment_is_used_against_a_building_or_a_player() {
    let mut battle = ground(&json!({
        "players": {"1": {"equipment": [{"card": "club"}]}},
        "field": {"c5": haerian("recruit", 1), "a2": haerian("recruit", 1), "a3": building("hut", 2)},
    }));
    play(&mut battle, &["1 raze a2 on a3"]);
    assert_eq!(built(&battle, "a3").map(|hut| hut.damage), Some(3));
    play(&mut battle, &["1 strike c5"]);
    assert_eq!(legal(&battle, 2).len(), 9, "North chooses at once");
    assert!(!view(&battle, 1).players[0].equipment[0].exhausted);
}

// SV-5.4, R33
#[test]
fn only_what_goes_from_the_battlefield_to_the_afterlife_has_died() {
    for (event, drawn) in [
        ("axe-blow", 1),
        ("bolt", 1),
        ("recall", 0),
        ("burial", 0),
        ("banishment", 0),
    ] {
        let mut battle = ground(&json!({
            "players": {"1": {"hand": [event]}, "2": {"hand": []}},
            "field": {"c4": haerian("martyr", 2), "a5": haerian("mourner", 2)},
        }));
        play(&mut battle, &[&format!("1 play {event}"), "1 haerian c4"]);
        let held = list(&battle, 2, "hand");
        let recruits = held.iter().filter(|card| *card == "recruit").count();
        assert_eq!(
            recruits,
            2 * drawn,
            "{event}: its Testament, and the mourner"
        );
    }
}

// SV-5.4: a sacrifice is a death.
#[test]
fn a_sacrificed_haerian_has_died() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["levee"]}}, "field": {"c3": haerian("martyr", 1)},
    }));
    play(&mut battle, &["1 play levee"]);
    assert_eq!(hand(&battle, 1), 1);
}

// SV-5.5
#[test]
fn a_building_is_razed_with_the_attackers_force_and_deals_none_back() {
    let mut battle = ground(&json!({"field": {
        "c3": haerian("recruit", 1), "c4": building("hut", 1),
        "a3": haerian("sapper", 1), "a4": building("hut", 2),
    }}));
    play(&mut battle, &["1 raze c3 on c4", "1 raze a3 on a4"]);
    assert_eq!(
        built(&battle, "c4").map(|hut| hut.damage),
        Some(3),
        "one's own as well"
    );
    assert_eq!(on(&battle, "c3").damage, 0);
    assert!(built(&battle, "a4").is_none(), "siege doubles 3");
    assert_eq!(
        refused(&battle, "1 raze c3 on c4"),
        Some("SV-4.6"),
        "a combat is spent"
    );
    assert_eq!(list(&battle, 2, "afterlife"), ["hut"]);
}

// SV-5.5: of either side.
#[test]
fn a_building_with_anybody_on_it_is_not_razed() {
    for seat in [1, 2] {
        let held = json!({
            "haerian": {"card": "child", "seat": seat}, "building": {"card": "hut", "seat": 2},
        });
        let battle = ground(&json!({"field": {"c3": haerian("ogre", 1), "c4": held}}));
        assert_eq!(refused(&battle, "1 raze c3 on c4"), Some("SV-5.5"));
    }
}

// SV-5.5: no Assault, no Defend.
#[test]
fn razing_and_striking_are_no_fights_for_those_who_assault() {
    let setup = ground_with(
        "[[card]]\nid = \"shouter\"\nname = { en = \"Shouter\" }\ntype = \"haerian\"\nline = [\"human\"]\ncost = \"0\"\nforce = 1\n\
         abilities = [{ on = \"assault\", do = [{ crystallize = { colour = \"red\", count = 1 } }] }]\n",
    );
    let mut battle = given(
        &setup,
        &json!({"field": {"c5": haerian("shouter", 1), "a3": haerian("shouter", 1), "a4": building("hut", 2),
            "e3": haerian("shouter", 1), "e4": haerian("child", 2)}}),
    );
    play(
        &mut battle,
        &["1 raze a3 on a4", "1 strike c5", "2 cover a5"],
    );
    assert_eq!(crystals(&battle, 1), (0, 0));
    play(&mut battle, &["1 fight e3 on e4"]);
    assert_eq!(crystals(&battle, 1), (1, 0));
}

// SV-5.6: X is Force and what is added to direct damage; none dealt, no hit.
#[test]
fn a_strike_deals_the_residual_force_and_tells_of_its_hit() {
    let hurt = json!({"haerian": {"card": "besieger", "seat": 1, "damage": 1}});
    let mut battle = ground(&json!({"field": {"c5": hurt}}));
    play(&mut battle, &["1 strike c5"]);
    assert_eq!(crystals(&battle, 1), (0, 0), "North chooses first");
    play(&mut battle, &["2 cover a4", "2 cover b4"]);
    assert_eq!((wall(&battle, 2), crystals(&battle, 1)), (7, (1, 0)));
    assert_eq!(refused(&battle, "1 strike c5"), Some("SV-4.6"));
    let dulled = json!({"haerian": {"card": "besieger", "seat": 1,
        "marks": [{"effect": {"direct": -5}, "until": "sunset"}]}});
    let mut none = ground(&json!({"field": {"c5": dulled}}));
    play(&mut none, &["1 strike c5"]);
    assert_eq!(
        (wall(&none, 2), crystals(&none, 1)),
        (9, (0, 0)),
        "3 - 5 is nothing"
    );
    let sharpened = json!({"haerian": {"card": "besieger", "seat": 1,
        "marks": [{"effect": {"direct": 6}, "until": "sunset"}]}});
    let mut all = ground(&json!({"field": {"c5": sharpened}}));
    play(&mut all, &["1 strike c5"]);
    assert_eq!(wall(&all, 2), 0, "3 + 6 of the 9 that are left");
}

// SV-5.6, SV-8.5: the turn player's hit comes before the opponent's loss, whether or not there
// was anything to choose.
#[test]
fn a_hit_and_the_loss_it_made_are_one_batch_with_the_turn_players_triggers_first() {
    let order = |left: &[&str]| {
        let mut battle = ground(&json!({
            "players": {"2": {"wall": only_wall(2, left)}},
            "field": {"c5": haerian("besieger", 1), "a3": haerian("watchman", 2)},
        }));
        let mut told = play(&mut battle, &["1 strike c5"]);
        if !legal(&battle, 2).is_empty() {
            told.extend(play(
                &mut battle,
                &["2 cover a4", "2 cover b4", "2 cover a5"],
            ));
        }
        let seats = told.iter().filter_map(|told| match told.event {
            Event::Triggered { seat, .. } => Some(seat.index()),
            _ => None,
        });
        seats.collect::<Vec<usize>>()
    };
    assert_eq!(order(&["a4", "b4", "a5", "b5"]), [0, 1], "with a choice");
    assert_eq!(order(&["a4", "b4", "a5"]), [0, 1], "without one");
}

// SV-5.3: everybody sees which Equipment was used in this combat, and who passed.
#[test]
fn the_window_shows_what_was_used_in_it_and_who_passed() {
    let south = json!([{"card": "club"}, {"card": "torch", "exhausted": true}]);
    let mut battle = armed("ogre", "ogre", [south, items(&["club"])]);
    let shown = |battle: &Battle| {
        let seen = view(battle, 2);
        let used: Vec<bool> = (seen.players[0].equipment.iter())
            .map(|item| item.wielded)
            .collect();
        (used, seen.combat.map(|combat| combat.passes))
    };
    let mut passed = battle.clone();
    play(&mut passed, &["1 pass"]);
    assert_eq!(shown(&passed), (vec![false, false], Some(1)));
    play(&mut battle, &["1 use club"]);
    assert_eq!(shown(&battle), (vec![true, false], Some(0)));
    play(&mut battle, &["2 pass"]);
    assert_eq!(
        shown(&battle),
        (vec![false, false], None),
        "the combat is over"
    );
}

// SV-5.2: what is recorded of the combat while it waits for Equipment.
#[test]
fn a_combat_remembers_both_objects() {
    let battle = armed("ogre", "recruit", [items(&["club"]), json!([])]);
    let saved = saved(&battle);
    let combat = view(&battle, 2).combat.expect("a combat");
    assert_eq!(
        combat.attacker.map(|zone| zone.to_string()).as_deref(),
        Some("c3")
    );
    assert_eq!(
        combat.defender.map(|zone| zone.to_string()).as_deref(),
        Some("c4")
    );
    assert!(saved["combat"].is_object());
}
