//! Saved and restored, a battle is the same wherever it was stopped; what is no battle is refused.

use crate::Battle;
use crate::cards::CardSet;
use crate::effect::Later;
use crate::event::Ending;
use crate::frame::NOTHING_HELD;
use crate::journeys::{games, journey};
use crate::mark::Mark;
use crate::pay::Discount;
use crate::phase::Phase;
use crate::pieces::Area;
use crate::places::SEATS;
use crate::player::rival;
use crate::position::Standing;
use crate::saved::SavedBattle;
use crate::trigger::{Delayed, Pending, PickUp};
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

/// The first position of some battle that is like this.
fn position(like: impl Fn(&Battle) -> bool) -> Battle {
    let mut found = None;
    for seed in 0..200 {
        journey(seed, |battle, _| {
            if found.is_none() && like(battle) {
                found = Some(battle.clone());
            }
        });
        if found.is_some() {
            break;
        }
    }
    found.expect("some battle comes there")
}

#[test]
fn nothing_of_what_is_half_done_or_waits_is_left_out() {
    let mut battle = position(
        |battle| matches!(battle.tasks.last(), Some(Task::Ability(frame)) if frame.step(battle.set).is_some() && !battle.occupied().is_empty()),
    );
    let Some(&Task::Ability(mut frame)) = battle.tasks.last() else {
        panic!("an ability is under way");
    };
    let object = battle.occupied().next().map(|zone| battle.object_at(zone));
    frame.scene.it = object.expect("a Haerian stands somewhere");
    frame.second = true;
    frame.closed = true;
    frame.succeeded = true;
    frame.due = true;
    frame.repeated = 1;
    frame.count = 2;
    frame.option = 1;
    frame.held = NOTHING_HELD;
    battle.set_top(Task::Ability(frame));
    let delayed = Delayed {
        source: frame.scene.it,
        origin: frame.scene.origin,
        it: frame.scene.it,
        on: frame.on,
        ability: frame.ability,
        step: 1,
        controller: SEATS[1],
        at: Later::Dawn,
        due: Some(2),
        number: 3,
    };
    let discount = Discount {
        seat: SEATS[1],
        on: frame.on,
        ability: frame.ability,
        step: 1,
        option: 2,
        once: true,
    };
    assert!(battle.delayed.push(delayed).is_ok());
    assert!(battle.discounts.push(discount).is_ok());
    assert!(battle.fate.push(4).is_ok());
    battle.resolved = 9;
    battle.is_chain_cut = true;
    battle.players[1].safeguards = [1, 2, 3];
    battle.starter = Some(kernel::Seat::new(1));
    battle.players[0].exchanged = 2;
    let saved: SavedBattle = serde_json::from_str(&text_of(&battle)).expect("readable");
    let again = Battle::rebuild(battle.set, &saved).unwrap_or_else(|broken| panic!("{}", broken.0));
    assert!(again == battle, "{again:?}\n{battle:?}");
}

#[test]
fn battles_that_differ_anywhere_are_not_the_same() {
    type Change = (&'static str, fn(&mut Battle));
    let changes: [Change; 19] = [
        ("turn", |battle| battle.turn += 1),
        ("phase", |battle| battle.phase = Phase::Sunset),
        ("active", |battle| battle.active = rival(battle.active)),
        ("standing", |battle| {
            battle.standing = Standing::Won(SEATS[0], Ending::Concession)
        }),
        ("chance", |battle| battle.rng = battle.rng.split()),
        ("fate", |battle| assert!(battle.fate.push(1).is_ok())),
        ("entries", |battle| battle.entries += 1),
        ("resolved", |battle| battle.resolved += 1),
        ("chain cut", |battle| battle.is_chain_cut = true),
        ("players", |battle| battle.players[1].vocations += 1),
        ("tasks", |battle| {
            assert!(battle.tasks.push(Task::Checkpoint).is_ok())
        }),
        ("pending", |battle| {
            assert!(battle.pending.push(Pending::default()).is_ok())
        }),
        ("pick-ups", |battle| {
            assert!(battle.pick_ups.push(PickUp::default()).is_ok())
        }),
        ("delayed", |battle| {
            assert!(battle.delayed.push(Delayed::default()).is_ok())
        }),
        ("discounts", |battle| {
            assert!(battle.discounts.push(Discount::default()).is_ok())
        }),
        ("marks", |battle| {
            assert!(battle.marks.push(Mark::default()).is_ok())
        }),
        ("a Haerian", |battle| {
            let zone = battle.occupied().next().expect("one stands");
            battle.unit_mut(zone).damage += 1;
        }),
        ("the Chronicles' order", |battle| {
            let top = battle.next_card(SEATS[0]).expect("a card");
            battle.piles.put_at_bottom(top, Area::Chronicles(SEATS[0]));
        }),
        ("what is known", |battle| {
            let top = battle.next_card(SEATS[0]).expect("a card");
            battle.state_mut(top).set_known_to(SEATS[1]);
        }),
    ];
    let battle = position(|battle| {
        battle.turn == 8 && battle.tasks.is_empty() && !battle.occupied().is_empty()
    });
    assert!(battle == battle.clone());
    for (what, change) in changes {
        let mut other = battle.clone();
        change(&mut other);
        assert!(battle != other, "{what} does not count");
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
            if truth.standing != Standing::Open {
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
            "more than 100",
        ),
        (
            json!({"combat": {"attacker": {}, "defender": {}, "aggressor": 1, "step": "window", "side": 1}}),
            "nobody goes on with it",
        ),
        (
            json!({"tasks": [{"pay": {"seat": 1, "left": 40}}]}),
            "pays 40 with",
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
    let battle = position(|battle| matches!(battle.tasks.last(), Some(Task::PickUp(_))));
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
                if options.is_empty() || restored.standing != Standing::Open {
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
