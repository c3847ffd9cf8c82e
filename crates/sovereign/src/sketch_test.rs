//! What a scenario names is where it says, and the rest is a battle that could be.

use crate::Battle;
use crate::cards::CardSet;
use crate::deck::Deck;
use crate::journeys::any_deck;
use crate::phase::Phase;
use crate::pieces::Area;
use crate::places::SEATS;
use crate::saved::SavedBattle;
use kernel::{Rng, Seed};
use serde_json::{Value, json};

fn decks() -> [Deck; 2] {
    let mut rng = Rng::new(Seed::from(5));
    [0, 1].map(|_| any_deck(CardSet::base(), &mut rng))
}

fn try_arrange(given: &Value) -> Result<Battle, String> {
    let set = CardSet::base();
    let decks = decks();
    let decks = [&decks[0], &decks[1]];
    let opening = Battle::after_setup(set, decks, Seed::from(1));
    let mut saved = serde_json::to_value(opening.to_saved()).expect("writable");
    kernel::merge_patch(&mut saved, given);
    let saved: SavedBattle = serde_json::from_value(saved).map_err(|error| error.to_string())?;
    Battle::from_sketch(set, decks, saved, given).map_err(|broken| broken.0)
}

fn arranged(given: &Value) -> Battle {
    try_arrange(given).unwrap_or_else(|fault| panic!("{given}: {fault}"))
}

fn saved(battle: &Battle) -> Value {
    serde_json::to_value(battle.to_saved()).expect("writable")
}

/// A Haerian with no abilities of its own to disturb.
const PLAIN: &str = "shoal-apprentice";

#[test]
fn the_opening_is_the_first_day_of_south_with_whole_walls() {
    let battle = arranged(&json!({"turn": 1}));
    assert_eq!((battle.phase, battle.active), (Phase::Day, SEATS[0]));
    assert_eq!(SEATS.map(|seat| battle.covers_of(seat)), [10, 10]);
    assert_eq!(SEATS.map(|seat| battle.hand(seat).count()), [5, 5]);
}

#[test]
fn walls_are_whole_except_under_enemies() {
    let battle = arranged(&json!({"field": {
        "c4": {"haerian": {"card": PLAIN, "seat": 1}},
        "b2": {"haerian": {"card": PLAIN, "seat": 1}},
        "a1": {"haerian": {"card": PLAIN, "seat": 2, "damage": 0}},
    }}));
    assert_eq!(SEATS.map(|seat| battle.covers_of(seat)), [9, 9]);
    assert_eq!(SEATS.map(|seat| battle.owned(seat)), [56, 56]);
    let json = saved(&battle);
    assert_eq!(json["field"]["a1"]["haerian"]["entry"], 1, "by zones");
    assert_eq!(json["entries"], 3);
}

#[test]
fn a_dash_is_no_card_in_the_wall() {
    let battle =
        arranged(&json!({"players": {"1": {"wall": {"a1": "-", "b1": "-", "c1": PLAIN}}}}));
    assert_eq!(battle.covers_of(SEATS[0]), 8);
    assert_eq!(saved(&battle)["players"]["1"]["wall"]["c1"], PLAIN);
    assert_eq!(battle.owned(SEATS[0]), 56);
}

#[test]
fn lists_that_are_named_are_exactly_that() {
    let hand = json!([PLAIN, PLAIN, PLAIN, PLAIN, PLAIN, PLAIN, PLAIN]);
    let battle = arranged(&json!({"players": {"1": {"hand": hand, "ready": {"red": 3}}}}));
    assert_eq!(saved(&battle)["players"]["1"]["hand"], hand);
    assert_eq!(battle.owned(SEATS[0]), 56);
    assert_eq!(battle.player(SEATS[0]).crystals(), 3);
}

#[test]
fn a_card_named_is_taken_from_the_chronicles_first() {
    let before = arranged(&json!({"turn": 1}));
    let chronicles = before.listed(SEATS[0], "chronicles");
    let id = (chronicles.iter())
        .map(|&piece| before.card(piece))
        .find(|card| card.card_type == crate::select::CardType::Haerian)
        .map(|card| card.id)
        .expect("a Haerian");
    let copies = |battle: &Battle, id: &str| {
        let mut count = 0;
        battle.each_place(&mut |piece, _| {
            count += usize::from(battle.owner(piece) == SEATS[0] && battle.card(piece).id == id);
        });
        count
    };
    let after = arranged(&json!({"field": {"c3": {"haerian": {"card": id, "seat": 1}}}}));
    assert_eq!(copies(&after, id), copies(&before, id));
    assert_eq!(
        after.piles.len(Area::Chronicles(SEATS[0])),
        chronicles.len() - 1
    );
}

#[test]
fn a_card_named_that_lies_in_the_wall_gives_way_there() {
    let before = saved(&arranged(&json!({"turn": 1})));
    let south = &before["players"]["1"];
    let lists = south["chronicles"]
        .as_array()
        .into_iter()
        .chain(south["hand"].as_array());
    let elsewhere: Vec<&Value> = lists.flatten().collect();
    let wall = south["wall"].as_object().expect("a wall");
    let (zone, id) = (wall.iter())
        .find(|(_, id)| !elsewhere.contains(id))
        .expect("a card of the wall alone");
    let battle = arranged(&json!({"players": {"1": {"afterlife": [id]}}}));
    let after = saved(&battle);
    assert_ne!(after["players"]["1"]["wall"][zone], *id);
    assert_eq!(battle.covers_of(SEATS[0]), 10);
    assert_eq!(battle.owned(SEATS[0]), 56);
}

#[test]
fn empty_chronicles_leave_their_cards_out_of_the_game() {
    let battle = arranged(&json!({"players": {"2": {"chronicles": []}}}));
    assert!(battle.piles.is_empty(Area::Chronicles(SEATS[1])));
    assert_eq!(battle.owned(SEATS[1]), 56);
}

#[test]
fn marks_and_puppets_can_be_sketched() {
    let battle = arranged(&json!({
        "active": 2,
        "field": {"c3": {"haerian": {
            "card": PLAIN, "seat": 2,
            "marks": [{"effect": {"force": 2}, "until": "sunset"}, {"effect": {"trait": "leap"}, "until": "lasting"}],
        }}},
        "players": {"2": {"open-realms": [CardSet::base().card(CardSet::base().sprout).id]}},
    }));
    let zone = "c3".parse().expect("a zone");
    assert_eq!(battle.unit(zone).bonus, 2);
    assert!(battle.has(zone, crate::effect::Trait::Leap));
    assert_eq!(battle.player(SEATS[1]).vocations, 1);
    assert_eq!(battle.owned(SEATS[1]), 56, "Puppets are nobody's deck");
}

#[test]
fn a_phase_in_which_nobody_decides_goes_on() {
    let battle = arranged(&json!({"phase": "sunset"}));
    assert_eq!(
        (battle.phase, battle.active, battle.turn),
        (Phase::Day, SEATS[1], 2)
    );
}

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    let enemy_on_wall = json!({
        "field": {"a1": {"haerian": {"card": PLAIN, "seat": 2}}},
        "players": {"1": {"wall": {"a1": PLAIN}}},
    });
    let said = try_arrange(&enemy_on_wall).err().unwrap_or_default();
    assert!(
        said.contains("an enemy stands on the face-down card of seat 1 on a1"),
        "{said}"
    );
    let typo = json!({"players": {"1": {"hand": ["shoal-aprentice"]}}});
    let said = try_arrange(&typo).err().unwrap_or_default();
    assert!(said.contains("did you mean 'shoal-apprentice'?"), "{said}");
}
