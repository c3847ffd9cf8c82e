//! Chapter 3.9 of the rules: the decisions an engine offers, found in many random games.

use crate::table::setup;
use kernel::{Game, Rng, Seat, Seed};
use nature::{Nature, NatureSetup};
use std::collections::BTreeSet;

/// Plays random games and looks at every position with a seat that is asked, and what it may do.
fn look(setup: &NatureSetup, games: u64, mut at: impl FnMut(&Nature, Seat, &[String])) {
    for seed in 0..games {
        let mut game = Nature::new(setup, Seed::from(seed));
        let mut rng = Rng::new(Seed::from(seed));
        let mut actions = Vec::new();
        while let Some(seat) = game.turn().waiting().lowest() {
            actions.clear();
            game.legal(seat, &mut actions);
            let spelt: Vec<String> = actions.iter().map(|&a| game.spell(a)).collect();
            at(&game, seat, &spelt);
            let action = actions[rng.index(actions.len())];
            game.play_unchecked(seat, action, &mut ());
        }
    }
}

/// The words that every decision of the catalogue is made of.
const CATALOGUE: [(&str, &[&str]); 16] = [
    ("ChooseSage, ChooseWarriors", &["sage", "warriors"]),
    ("UseDawn", &["dawn"]),
    ("Summon", &["summon"]),
    ("PlayAttack", &["attack"]),
    ("PlayUtility", &["play"]),
    ("Swap", &["swap"]),
    ("Draw", &["draw"]),
    ("FactionAction", &["faction"]),
    ("EndPhase", &["end"]),
    ("Buy", &["buy"]),
    ("Sell", &["sell"]),
    ("Refresh", &["refresh"]),
    ("PlayInstant, PassInstants", &["instant", "pass"]),
    (
        "Redirect, UseTrigger, TriggerTarget",
        &["accept", "decline"],
    ),
    ("ReformMove", &["move"]),
    (
        "choices of effects, and CleanUp",
        &[
            "choose", "target", "take", "discard", "done", "spend", "put", "boost", "shield",
        ],
    ),
];

// CN-3.9.1
#[test]
fn the_decisions_offered_are_those_of_the_catalogue() {
    let known = CATALOGUE
        .iter()
        .flat_map(|(_, words)| words.iter().copied());
    let known: BTreeSet<&str> = known.collect();
    let mut offered = BTreeSet::new();
    for (options, games) in [("", 150), ("seats=4", 60)] {
        look(&setup(options), games, |_, _, actions| {
            for action in actions {
                let word = action.split(' ').next().expect("an action has a word");
                if !offered.contains(word) {
                    offered.insert(word.to_owned());
                }
            }
        });
    }
    let offered: BTreeSet<&str> = offered.iter().map(String::as_str).collect();
    assert_eq!(offered, known, "all of them, and no other");
}

// R77, CN-3.9.1, CN-3.1.3, CN-2.5.3
#[test]
fn nobody_is_asked_where_there_is_one_answer_except_to_end_or_to_pass() {
    for (options, games) in [("", 60), ("seats=4", 25)] {
        look(&setup(options), games, |game, seat, actions| {
            assert!(!actions.is_empty(), "whoever is asked has an answer");
            if let [only] = actions {
                let named = ["end", "pass", "sage"].contains(&only.split(' ').next().unwrap_or(""));
                let surplus = only.starts_with("discard") && holds_one_card_only(game, seat);
                assert!(named || surplus, "{only}");
            }
        });
    }
}

/// Is a hand made of copies of one card?
fn holds_one_card_only(game: &Nature, seat: Seat) -> bool {
    let view = game.view(kernel::Eye::Seat(seat));
    let hand = view.seats[seat.index()]
        .hand
        .as_ref()
        .expect("one's own hand");
    hand.iter().all(|held| held.card == hand[0].card)
}
