//! Saved and restored, a battle is the same wherever it was stopped; what is no battle is refused.

use crate::Battle;
use crate::cards::CardSet;
use crate::journeys::{games, journey};
use crate::places::SEATS;
use crate::saved::SavedBattle;
use crate::work::Task;
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn text_of(battle: &Battle) -> String {
    serde_json::to_string(&battle.to_saved()).expect("a save can be written")
}

fn restored(text: &str) -> Battle {
    let saved: SavedBattle = serde_json::from_str(text).expect("a save can be read");
    Battle::from_saved(CardSet::base(), &saved)
        .unwrap_or_else(|broken| panic!("{}\n{text}", broken.0))
}

#[test]
fn a_battle_saved_and_restored_is_the_same_wherever_it_is_stopped() {
    let mut stopped_in = BTreeSet::new();
    for seed in 0..games(150) {
        journey(seed, |battle, _| {
            let text = text_of(battle);
            let again = restored(&text);
            assert!(again == *battle, "{seed}: {again:?}\n{text}");
            assert_eq!(text_of(&again), text, "{seed}");
            for task in battle.tasks.iter() {
                let word = format!("{task:?}");
                let end = word.find([' ', '(']).unwrap_or(word.len());
                stopped_in.insert(word[..end].to_owned());
            }
        });
    }
    let seen: Vec<&str> = stopped_in.iter().map(String::as_str).collect();
    for kind in [
        "Ability",
        "Checkpoint",
        "Combat",
        "Lose",
        "Pay",
        "PickUp",
        "Play",
        "Realms",
    ] {
        assert!(
            seen.contains(&kind),
            "no battle was stopped in {kind}: {seen:?}"
        );
    }
}

#[test]
fn a_restored_battle_goes_on_as_if_it_had_never_been_saved() {
    for seed in 0..games(60) {
        let mut last: Option<Battle> = None;
        journey(seed, |battle, rng| {
            if rng.index(40) == 0 {
                last = Some(battle.clone());
            }
        });
        let Some(mut truth) = last else { continue };
        let mut again = restored(&text_of(&truth));
        for _ in 0..200 {
            let Some(seat) = truth.deciders().lowest() else {
                break;
            };
            let (mut ours, mut theirs) = (Vec::new(), Vec::new());
            truth.each_option(seat, &mut |action| ours.push(action));
            again.each_option(seat, &mut |action| theirs.push(action));
            assert_eq!(ours, theirs, "{seed}");
            let Some(&action) = ours.get(seed as usize % ours.len().max(1)) else {
                break;
            };
            for battle in [&mut truth, &mut again] {
                battle.carry(seat, action, &mut ());
                battle.run(&mut ());
            }
            assert!(truth == again, "{seed}: after {action:?}");
            if truth.standing != crate::position::Standing::Open {
                break;
            }
        }
    }
}

#[test]
fn the_invariants_hold_in_every_position_and_no_card_is_lost() {
    for seed in 0..games(300) {
        let mut owned = None;
        journey(seed, |battle, _| {
            if let Err(broken) = battle.check_invariants() {
                panic!("{seed}: {}\n{battle:?}", broken.0);
            }
            let now = SEATS.map(|seat| battle.owned(seat));
            assert_eq!(*owned.get_or_insert(now), now, "{seed}");
        });
    }
}

/// A battle in the middle of its first Day, as a file holds it.
fn opening() -> Value {
    let mut saved = Value::Null;
    journey(3, |battle, _| {
        if saved.is_null() && battle.turn == 5 && battle.tasks.is_empty() {
            saved = serde_json::to_value(battle.to_saved()).expect("a save can be written");
        }
    });
    saved
}

fn refusal(patch: Value) -> String {
    let mut saved = opening();
    kernel::merge_patch(&mut saved, &patch);
    let saved: SavedBattle = serde_json::from_value(saved).expect("a save can be read");
    match Battle::from_saved(CardSet::base(), &saved) {
        Ok(_) => panic!("restored: {patch}"),
        Err(broken) => broken.0,
    }
}

#[test]
fn everything_wrong_with_a_save_is_said_at_once() {
    let said = refusal(json!({
        "players": { "1": { "classes": ["acolite"] }, "3": {} },
        "known": { "1 hand 99": [1] },
        "fate": [1, 1, 1, 1, 1, 1, 1, 1, 1],
    }));
    assert_eq!(
        said.lines().collect::<Vec<_>>(),
        [
            "fate holds eight results",
            "there is no player '3' in this battle",
            "there is no class 'acolite'; did you mean 'acolyte'?",
            "no card lies at '1 hand 99'",
        ]
    );
}

#[test]
fn a_save_that_is_no_possible_battle_is_refused() {
    let cases = [
        (json!({"turn": 200}), "turn 200 cannot be now"),
        (json!({"players": {"1": {"chronicles": []}}}), "seat 1 owns"),
        (
            json!({"players": {"1": {"wall": {"c3": "shoal-apprentice"}}}}),
            "outside its Home rows (SV-3.8)",
        ),
        (
            json!({"players": {"1": {"ready": {"red": 160}}}}),
            "too many to count",
        ),
        (
            json!({"combat": {"attacker": {}, "defender": {}, "aggressor": 1, "step": "window", "side": 1}}),
            "nobody goes on with it",
        ),
        (
            json!({"tasks": [{"pay": {"seat": 1, "left": 40}}]}),
            "pays 40 with",
        ),
        (
            json!({"tasks": [{"bury": {"card": "1 hand 1"}}]}),
            "does not lie in Limbo",
        ),
        (json!({"tasks": ["checkpoint"]}), "has no answer"),
        (
            json!({"players": {"2": {"has-lost": true}}}),
            "has lost, and the battle goes on",
        ),
    ];
    for (patch, why) in cases {
        let said = refusal(patch.clone());
        assert!(said.contains(why), "{patch}: {said}");
    }
}

#[test]
fn tasks_have_the_words_that_files_use() {
    let battle = {
        let mut found = None;
        for seed in 0..50 {
            journey(seed, |battle, _| {
                if matches!(battle.tasks.last(), Some(Task::PickUp(_))) {
                    found.get_or_insert_with(|| battle.clone());
                }
            });
        }
        found.expect("somebody picks a card up")
    };
    let saved = serde_json::to_value(battle.to_saved()).expect("a save can be written");
    let task = saved["tasks"]
        .as_array()
        .and_then(|tasks| tasks.last())
        .cloned();
    let pick_up = &task.expect("there is a task")["pick-up"];
    assert!(
        pick_up["zone"].is_string()
            && pick_up["card"]
                .as_str()
                .is_some_and(|card| card.ends_with("aside 1"))
    );
}

/// Every place of a tree that holds something small.
fn leaves(value: &Value, path: String, out: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, inner) in fields {
                leaves(inner, format!("{path}/{key}"), out);
            }
        }
        Value::Array(items) => {
            for (index, inner) in items.iter().enumerate() {
                leaves(inner, format!("{path}/{index}"), out);
            }
        }
        _ => out.push(path),
    }
}

#[test]
fn a_damaged_save_is_refused_or_can_be_played_on() {
    let (mut refused, mut sound) = (0, 0);
    for seed in 0..games(60) {
        journey(seed, |battle, rng| {
            if rng.index(4) > 0 {
                return;
            }
            let mut saved = serde_json::to_value(battle.to_saved()).expect("writable");
            let mut places = Vec::new();
            leaves(&saved, String::new(), &mut places);
            // What is half done is where most can go wrong.
            let delicate: Vec<String> = (places.iter())
                .filter(|place| !place.starts_with("/players") && !place.starts_with("/rng"))
                .cloned()
                .collect();
            let places = if rng.index(4) == 0 { places } else { delicate };
            let [one, other] = [0, 1].map(|_| &places[rng.index(places.len())]);
            let with = saved.pointer(other).cloned().unwrap_or_default();
            let number = json!(rng.index(300));
            if let Some(place) = saved.pointer_mut(one) {
                *place = match place {
                    Value::Number(_) => number,
                    Value::Bool(flag) => json!(!*flag),
                    _ => with,
                };
            }
            let Ok(read) = serde_json::from_value::<SavedBattle>(saved) else {
                refused += 1;
                return;
            };
            let Ok(mut restored) = Battle::from_saved(CardSet::base(), &read) else {
                refused += 1;
                return;
            };
            sound += 1;
            for _ in 0..20 {
                let Some(seat) = restored.deciders().lowest() else {
                    break;
                };
                let mut options = Vec::new();
                restored.each_option(seat, &mut |action| options.push(action));
                if options.is_empty() || restored.standing != crate::position::Standing::Open {
                    break;
                }
                let action = options[rng.index(options.len())];
                restored.carry(seat, action, &mut ());
                restored.run(&mut ());
                if let Err(broken) = restored.check_invariants() {
                    panic!("{seed}: {one} damaged, {action:?}: {}", broken.0);
                }
            }
        });
    }
    assert!(
        refused > 100 && sound > 100,
        "{refused} refused, {sound} sound"
    );
}
