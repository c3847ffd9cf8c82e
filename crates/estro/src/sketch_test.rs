//! Sketches become whole matches, and impossible ones are refused with every reason.

use crate::{EstroSetup, Match};
use kernel::{Broken, Game, Options, Seed, Setup, merge_patch};
use serde_json::{Value, json};

fn setup(mode: &str) -> EstroSetup {
    let options = Options::new().with("mode", mode).with("first", 1);
    let seats = Options::new().with("mode", mode).with("seats", 3);
    EstroSetup::build(&options)
        .or_else(|_| EstroSetup::build(&seats))
        .expect("the mode exists")
}

fn arrange(setup: &EstroSetup, given: &Value) -> Result<Match, Broken> {
    let mut saved = serde_json::to_value(Match::opening(setup, Seed::from(1)).save())
        .expect("a match can be written");
    merge_patch(&mut saved, given);
    let saved = serde_json::from_value(saved).map_err(|error| Broken(error.to_string()))?;
    let game = Match::arrange(setup, saved, given)?;
    game.check()?;
    Ok(game)
}

fn drawn(mode: &str, given: Value) -> Value {
    let game = arrange(&setup(mode), &given).unwrap_or_else(|broken| panic!("{mode}: {broken}"));
    serde_json::to_value(game.save()).expect("a match can be written")
}

fn refused(mode: &str, given: Value, reasons: &[&str]) {
    let text = match arrange(&setup(mode), &given) {
        Err(Broken(text)) => text,
        Ok(game) => panic!("{mode}: {given} is possible: {game:?}"),
    };
    for reason in reasons {
        assert!(text.contains(reason), "'{reason}' is not said in:\n{text}");
    }
}

/// Cards with gifts and without, of some estri, by their place in the catalogue.
fn card(index: usize) -> &'static str {
    crate::cards::CardSet::base().cards[index].id
}

#[test]
fn a_named_hand_is_exactly_that_and_everybody_still_owns_25() {
    let saved = drawn(
        "duel",
        json!({"players": {"1": {"hand": [card(3), card(70)]}},
               "field": [{"card": card(5), "player": 1}, {"card": card(120), "player": 2, "own": {"atk": 33}}]}),
    );
    assert_eq!(saved["players"]["1"]["hand"], json!([card(3), card(70)]));
    assert_eq!(saved["phase"], "main");
    assert_eq!(saved["players"]["1"]["played"], 1);
    assert_eq!(saved["field"][1]["own"]["atk"], 33);
    assert_eq!(saved["field"][1]["clean"]["atk"], 33);
    assert_eq!(saved["field"][1]["slot"], 2);
    let deck = |seat: &str| {
        saved["players"][seat]["deck"]
            .as_array()
            .map_or(0, Vec::len)
    };
    let hand = saved["players"]["2"]["hand"].as_array().map_or(0, Vec::len);
    assert_eq!((deck("1"), deck("2") + hand), (22, 24));
}

#[test]
fn what_is_left_of_named_hand_and_deck_is_out_of_the_game() {
    let saved = drawn(
        "duel",
        json!({"players": {"2": {"hand": [], "deck": [card(9)], "incinerator": [card(8)]}},
               "field": [{"card": card(5)}, {"card": card(120), "player": 2}]}),
    );
    assert_eq!(saved["players"]["2"]["deck"], json!([card(9)]));
    assert_eq!(saved["gone"].as_array().map_or(0, Vec::len), 22);
}

#[test]
fn every_frame_can_be_sketched() {
    let lone = drawn(
        "single",
        json!({"field": [{"card": card(5)}, {"card": card(9), "ship": "basalt-ark", "face": "down"}],
               "objects": ["ion-lance"], "ships": {"cinderlance": {"shields": 20}}}),
    );
    assert_eq!(lone["field"].as_array().map_or(0, Vec::len), 2);
    assert_eq!(lone["ships"]["cinderlance"]["shields"], 20);
    let guarded = drawn(
        "single",
        json!({"players": {"1": {"hand": [card(5)]}}, "phase": "play"}),
    );
    assert_eq!(guarded["field"].as_array().map_or(0, Vec::len), 25);
    let field = drawn(
        "conquest",
        json!({"field": [{"card": card(5), "zone-field": "civil"}]}),
    );
    assert_eq!(field["field"][0]["zone-field"], "civil");
    let horde = drawn(
        "bastion",
        json!({"field": [{"card": card(5), "player": 2, "lane": [1, 3]},
                         {"card": card(6), "player": "machine", "lane": [1, 3]}]}),
    );
    assert_eq!(horde["phase"], "dreamers");
    assert_eq!(horde["players"]["3"]["actions"], 2);
    let chosen = Options::new()
        .with("mode", "duel,rift")
        .with("format", "chosen")
        .with("first", 1);
    let chosen = EstroSetup::build(&chosen).expect("the options are right");
    let both = json!({"players": {"1": {"hand": [card(5)]}, "2": {"hand": [card(5)]}}});
    arrange(&chosen, &both).unwrap_or_else(|broken| panic!("{broken}"));
}

#[test]
fn a_phase_that_goes_on_by_itself_goes_on_until_somebody_decides() {
    let saved = drawn(
        "duel",
        json!({"phase": "start", "players": {"1": {"hand": []}},
               "field": [{"card": card(101)}, {"card": card(120), "player": 2}]}),
    );
    assert_eq!(
        saved["players"]["1"]["hand"].as_array().map_or(0, Vec::len),
        1
    );
}

#[test]
fn a_chimera_and_a_support_are_sketched_by_what_they_are_linked_to() {
    let set = crate::cards::CardSet::base();
    let of = |estro: &str, gift: bool| {
        let fits =
            |card: &&crate::cards::Card| card.estro.id() == estro && card.gift.is_some() == gift;
        set.cards.iter().find(fits).map_or("", |card| card.id)
    };
    let saved = drawn(
        "duel,lucid,chimera",
        json!({"field": [{"card": of("granito", false)},
                         {"card": of("armonio", false), "supports": 1},
                         {"card": of("ardo", false), "donor": of("manpo", true)}]}),
    );
    assert_eq!(saved["field"][2]["estri"], json!(["ardo", "manpo"]));
    refused(
        "duel,lucid,chimera",
        json!({"field": [{"card": of("illusio", false)},
                         {"card": of("armonio", false), "supports": 1},
                         {"card": of("ardo", false), "donor": of("manpo", true), "face": "down"}]}),
        &["which is no own Granito", "is a Chimera and lies face-down"],
    );
}

#[test]
fn an_impossible_sketch_is_refused_with_every_reason() {
    refused(
        "duel",
        json!({"zones": ["militari"], "phase": "mian", "objects": ["spoon"],
               "ships": {"raft": {"shields": 3}},
               "players": {"1": {"hand": [card(5), "ozokk"]}},
               "field": [{"card": card(5), "slot": 3},
                         {"card": card(6), "slot": 3},
                         {"card": card(7), "own": [300]},
                         {"card": card(8), "is": ["hungry"]},
                         {"card": card(10), "slot": 99}]}),
        &[
            "there is no zone 'militari'; did you mean 'military'?",
            "there is no phase 'mian'",
            "there is no object 'spoon'",
            "there is no ship 'raft'",
            "there is no card 'ozokk'",
            "two cards lie in place #3",
            "values are 0 to 255",
            "cannot be 'hungry'",
            "is in two places",
            "99 is no place",
        ],
    );
    refused(
        "bastion",
        json!({"field": [{"card": card(5), "lane": [4, 1]}, {"card": card(6), "lane": [1, 1]},
                         {"card": card(7), "lane": [1, 1], "player": 2}]}),
        &["lanes are 1 to 3", "that cell is taken"],
    );
    refused(
        "duel",
        json!({"pending": {"tasks": ["attack", {"prism": {"slot": 4}}]}}),
        &["where no card lies"],
    );
    refused(
        "duel",
        json!({"pending": {"tasks": ["attack"]}}),
        &["attack"],
    );
    refused(
        "duel",
        json!({"round": 20}),
        &["the match has no round 20: the last is 19"],
    );
    refused("conquest", json!({"round": 0}), &["rounds count from 1"]);
}
