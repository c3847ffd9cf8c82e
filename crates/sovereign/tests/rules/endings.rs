//! How a battle ends, and what keeps it from going on for ever (SV-7.1 to SV-7.8).

use crate::table::{
    given, ground, ground_with, haerian, hand, legal, list, on, only_wall, play, refused, saved,
    seat, setup, standing, view, wall,
};
use kernel::{Game, Seed, Turn};
use serde_json::{Value, json};
use sovereign::Battle;
use sovereign::event::{Ending, Event};

fn winner(battle: &Battle) -> Option<(Option<usize>, Ending)> {
    let result = view(battle, 1).result?;
    Some((result.winner.map(|seat| seat.index() + 1), result.by))
}

// SV-7.1, R42
#[test]
fn who_is_dealt_more_than_the_wall_loses_and_who_is_dealt_as_much_does_not() {
    let struck = |left: &[&str]| {
        let mut battle = ground(&json!({
            "players": {"2": {"wall": only_wall(2, left)}}, "field": {"c5": haerian("recruit", 1)},
        }));
        play(&mut battle, &["1 strike c5"]);
        battle
    };
    let beaten = struck(&["a4", "b4"]);
    assert_eq!(winner(&beaten), Some((Some(1), Ending::Breakthrough)));
    assert!(
        list(&beaten, 2, "afterlife").len() == 2,
        "after all of them have gone"
    );
    let mut bare = struck(&["a4", "b4", "d4"]);
    assert_eq!(
        (winner(&bare), wall(&bare, 2)),
        (None, 0),
        "without a wall, and not beaten"
    );
    play(&mut bare, &["1 end", "2 end", "1 strike c5"]);
    assert_eq!(
        winner(&bare),
        Some((Some(1), Ending::Breakthrough)),
        "the next point is a loss"
    );
}

// SV-7.2, R43
#[test]
fn each_card_that_cannot_be_drawn_is_a_point_of_direct_damage() {
    let with = |left: &[&str], cards: &[&str]| {
        let mut battle = ground(&json!({"players": {"1": {
            "hand": ["study"], "chronicles": cards, "wall": only_wall(1, left),
        }}}));
        play(&mut battle, &["1 play study"]);
        battle
    };
    let mut short = with(&["a1", "b1", "c1"], &["ogre"]);
    assert_eq!(list(&short, 1, "hand"), ["ogre"]);
    assert_eq!(legal(&short, 1).len(), 3, "one point after the other");
    play(&mut short, &["1 cover b1", "1 cover a1"]);
    assert_eq!((wall(&short, 1), winner(&short)), (1, None));
    let beaten = with(&["a1"], &[]);
    assert_eq!(winner(&beaten), Some((Some(2), Ending::Breakthrough)));
}

// SV-7.2: only drawing hurts.
#[test]
fn looking_and_covering_from_empty_chronicles_do_nothing() {
    for event in ["insight", "rebuilding", "quest", "prophecy"] {
        let mut battle = ground(&json!({"players": {"1": {
            "hand": [event], "chronicles": [], "wall": {"a1": "-"},
        }}}));
        play(&mut battle, &[&format!("1 play {event}")]);
        assert_eq!((wall(&battle, 1), winner(&battle)), (9, None), "{event}");
    }
}

// SV-7.3
#[test]
fn who_both_lose_at_once_have_drawn() {
    let with = |south: &[&str], north: &[&str]| {
        let mut battle = ground(&json!({"players": {
            "1": {"hand": ["cataclysm"], "wall": only_wall(1, south)}, "2": {"wall": only_wall(2, north)},
        }}));
        play(&mut battle, &["1 play cataclysm"]);
        battle
    };
    let drawn = with(&["a1"], &["a5"]);
    assert_eq!(winner(&drawn), Some((None, Ending::Breakthrough)));
    let won = with(&["a1", "b1"], &["a5"]);
    assert_eq!(winner(&won), Some((Some(1), Ending::Breakthrough)));
}

// SV-7.4: at any time, also when the other decides, and during setup.
#[test]
fn who_concedes_has_lost_at_once() {
    let mut day = ground(&json!({"turn": 5}));
    day.concede(seat(2), &mut ());
    assert_eq!(winner(&day), Some((Some(1), Ending::Concession)));
    let mut dealt = Battle::new(&setup(""), Seed::from(1));
    dealt.concede(seat(1), &mut ());
    assert_eq!(winner(&dealt), Some((Some(2), Ending::Concession)));
    dealt.concede(seat(2), &mut ());
    assert_eq!(
        winner(&dealt),
        Some((Some(2), Ending::Concession)),
        "only once"
    );
}

// SV-7.5
#[test]
fn the_end_drops_everything_that_waits() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["volley", "lesson"]}, "2": {"hand": [], "wall": only_wall(2, &["a4"])}},
        "field": {"a5": haerian("watchman", 2)},
    }));
    play(&mut battle, &["1 play volley"]);
    assert!(matches!(battle.turn(), Turn::Over(_)));
    assert_eq!(
        saved(&battle)["players"]["2"]["ready"],
        json!({}),
        "the watchman's trigger is dropped"
    );
    assert!(legal(&battle, 1).is_empty() && legal(&battle, 2).is_empty());
    assert_eq!(refused(&battle, "1 play lesson"), Some("SV-7.5"));
    let mut asked = ground(&json!({"players": {"1": {"hand": ["volley"]}}}));
    play(&mut asked, &["1 play volley"]);
    asked.concede(seat(1), &mut ());
    assert!(legal(&asked, 2).is_empty(), "no decision is left");
}

fn last_turn(sketch: Value) -> Battle {
    let mut sketch = sketch;
    sketch["turn"] = json!(120);
    sketch["active"] = json!(2);
    let mut battle = ground(&sketch);
    play(&mut battle, &["2 end"]);
    battle
}

// SV-7.6, R44
#[test]
fn turn_120_is_the_last_and_the_greater_wall_wins_then_the_greater_army() {
    let limit = |winner: Option<usize>| Some((winner, Ending::TurnLimit));
    let walls = last_turn(json!({
        "players": {"1": {"wall": {"a1": "-"}}}, "field": {"c3": haerian("ogre", 1)},
    }));
    assert_eq!(
        winner(&walls),
        limit(Some(2)),
        "though South has the only Haerian"
    );
    let armies =
        last_turn(json!({"field": {"a3": haerian("ogre", 1), "c3": haerian("recruit", 2)}}));
    assert_eq!(winner(&armies), limit(Some(1)));
    let even = last_turn(json!({"field": {
        "a3": haerian("ogre", 1), "c3": haerian("recruit", 2), "e3": haerian("recruit", 2),
    }}));
    assert_eq!(winner(&even), limit(None));
    let mut before = ground(&json!({"turn": 119, "active": 1}));
    play(&mut before, &["1 end"]);
    assert_eq!((winner(&before), view(&before, 1).turn), (None, 120));
}

// SV-7.6: it is judged after the Sunset, with what it removed.
#[test]
fn damage_of_the_last_day_and_bonuses_until_sunset_do_not_count() {
    let hurt = json!({"haerian": {"card": "ogre", "seat": 1, "damage": 5}});
    let strengthened = json!({"haerian": {"card": "recruit", "seat": 2,
        "marks": [{"effect": {"force": 9}, "until": "sunset"}]}});
    let battle = last_turn(json!({"field": {"a3": hurt, "c3": strengthened}}));
    assert_eq!(winner(&battle), Some((Some(1), Ending::TurnLimit)));
}

// SV-7.7, R44
#[test]
fn an_endless_chain_is_cut_and_play_goes_on() {
    let setup = ground_with(
        "[[card]]\nid = \"mirror\"\nname = { en = \"Mirror\" }\ntype = \"haerian\"\nline = [\"glass\"]\ncost = \"0\"\nforce = 1\n\
         abilities = [{ on = \"immolation\", do = [{ damage = { on = { all = \"haerian\", where = { named = \"mirror\" } }, amount = 1 } }, { heal = { on = { all = \"haerian\" } } }] }]\n",
    );
    let sturdy = json!({"haerian": {"card": "mirror", "seat": 1,
        "marks": [{"effect": {"force": 20}, "until": "lasting"}]}});
    let mut battle = given(
        &setup,
        &json!({"players": {"1": {"hand": ["bolt", "lesson"]}}, "field": {"c3": sturdy}}),
    );
    let told = play(&mut battle, &["1 play bolt"]);
    let count = |wanted: fn(&Event) -> bool| told.iter().filter(|told| wanted(&told.event)).count();
    assert_eq!(count(|event| matches!(event, Event::Triggered { .. })), 256);
    assert_eq!(count(|event| matches!(event, Event::ChainCut)), 1);
    assert_eq!(on(&battle, "c3").damage, 0);
    let before = hand(&battle, 1);
    play(&mut battle, &["1 play lesson", "1 end"]);
    assert_eq!(
        hand(&battle, 1),
        before,
        "and the next checkpoint counts anew"
    );
}

// SV-7.7: state checks are still made, and what they record is dropped too.
#[test]
fn who_dies_when_the_chain_is_cut_still_dies_but_leaves_no_testament() {
    let setup = ground_with(
        "[[card]]\nid = \"mirror\"\nname = { en = \"Mirror\" }\ntype = \"haerian\"\nline = [\"glass\"]\ncost = \"0\"\nforce = 20\n\
         abilities = [{ on = \"immolation\", optional = true, do = [{ damage = { on = { all = \"haerian\" }, amount = 1 } }] }]\n",
    );
    let hurt = json!({"haerian": {"card": "martyr", "seat": 2, "damage": 1}});
    let mut battle = given(
        &setup,
        &json!({
            "players": {"1": {"hand": ["bolt"]}, "2": {"hand": []}},
            "field": {"c3": haerian("mirror", 1), "c5": hurt},
        }),
    );
    play(&mut battle, &["1 play bolt", "1 haerian c3"]);
    let mut word = saved(&battle);
    assert_eq!(word["resolved"], 1);
    word["resolved"] = json!(256);
    let word = serde_json::from_value(word).expect("a saved battle");
    let mut at_the_limit = Battle::restore(&setup, word).expect("a battle");
    play(&mut battle, &["1 accept", "1 decline"]);
    assert_eq!(hand(&battle, 2), 1, "its Testament");
    play(&mut at_the_limit, &["1 accept"]);
    assert!(standing(&at_the_limit, "c5").is_none());
    assert_eq!(hand(&at_the_limit, 2), 0);
    assert!(legal(&at_the_limit, 1).contains(&"end".to_owned()));
}

/// What the engine would answer for a seat whose time has run out.
fn fallback(battle: &Battle, number: usize) -> String {
    battle.spell(battle.fallback(seat(number)))
}

// SV-7.8
#[test]
fn who_does_not_answer_exchanges_nothing_begins_and_ends_the_day() {
    let mut battle = Battle::new(&setup("deck1=first-light deck2=twin-suns"), Seed::from(1));
    assert_eq!(
        [1, 2].map(|number| fallback(&battle, number)),
        ["keep", "keep"]
    );
    play(&mut battle, &["1 keep", "2 keep"]);
    let Turn::Choose(waiting) = battle.turn() else {
        panic!("somebody says who begins");
    };
    for chooser in waiting {
        let own = ["begin south", "begin north"][chooser.index()];
        assert_eq!(fallback(&battle, chooser.index() + 1), own);
    }
    assert_eq!(fallback(&ground(&json!({"turn": 3})), 1), "end");
}

// SV-7.8: default payment, pass, keep, decline or none, else the first legal answer.
#[test]
fn every_question_has_a_default_answer() {
    let asked = |sketch: Value, moves: &[&str], number: usize| {
        let mut battle = ground(&sketch);
        play(&mut battle, moves);
        fallback(&battle, number)
    };
    let paying = json!({"players": {"1": {"hand": ["recruit"], "ready": {"red": 1, "blue": 1}}}});
    assert_eq!(asked(paying, &["1 play recruit at c1"], 1), "pay");
    let armed = json!({
        "players": {"1": {"equipment": [{"card": "club"}]}},
        "field": {"c3": haerian("ogre", 1), "c4": haerian("ogre", 2)},
    });
    assert_eq!(asked(armed, &["1 fight c3 on c4"], 1), "pass");
    let snared = json!({
        "players": {"2": {"wall": {"c4": "pitfall"}}}, "field": {"c3": haerian("ogre", 1)},
    });
    assert_eq!(asked(snared, &["1 move c3 to c4"], 2), "keep");
    let open = json!({"players": {"1": {
        "hand": ["ogre"], "realms": ["noble"], "wall": {"a1": "-", "b1": "-"},
    }}});
    assert_eq!(asked(open, &["1 access ogre"], 1), "done");
    let up_to = json!({
        "players": {"1": {"hand": ["guidance"]}}, "field": {"c3": haerian("ogre", 1)},
    });
    assert_eq!(asked(up_to, &["1 play guidance"], 1), "done");
    let must = json!({
        "players": {"1": {"hand": ["bolt"]}},
        "field": {"c3": haerian("ogre", 1), "b4": haerian("ogre", 2)},
    });
    assert_eq!(asked(must, &["1 play bolt"], 1), "haerian c3");
    let hit = json!({"players": {"1": {"hand": ["volley"]}}});
    assert_eq!(asked(hit, &["1 play volley"], 2), "cover a4");
}
