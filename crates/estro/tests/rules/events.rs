//! Every event names the rule that caused it (ES-3.31).

use crate::table::{given, play, setup};
use estro::{Event, Match};
use kernel::{Game, Rng, Seat, Seed, Told, Turn};
use serde_json::json;
use std::collections::BTreeMap;

const RULES: &str = include_str!("../../../../docs/rules/estro.md");

/// Modes in which everything there is can happen.
const MODES: [&str; 8] = [
    "mode=duel",
    "mode=duel,strategist,mnemonic,luck,lucid,dial,chimera,rift,ambush",
    "mode=inferno,dial",
    "mode=conquest,chimera",
    "mode=single",
    "mode=single,dial,luck,rift",
    "mode=bastion",
    "mode=bastion,rift,ambush seats=4",
];

/// Does the book give this number to a rule: in bold, or in the first cell of a row?
fn is_a_rule(number: &str) -> bool {
    let bold = format!("**{number}");
    let row = format!("| {number} |");
    RULES.lines().any(|line| {
        line.starts_with(&row)
            || (line.trim_start_matches("* ").strip_prefix(&bold))
                .is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit() || c == '.'))
    })
}

/// The kinds of events of a game played at random, with the rules they name.
fn hear(options: &str, seed: u64, heard: &mut BTreeMap<String, &'static str>) {
    let mut game = Match::new(&setup(options), Seed::from(seed));
    let mut rng = Rng::new(Seed::from(seed).child(1));
    let (mut told, mut actions) = (Vec::new(), Vec::new());
    while let Turn::Choose(waiting) = game.turn() {
        let waiting: Vec<Seat> = waiting.collect();
        let seat = rng.choose(&waiting).expect("somebody is waited for");
        let action = game.pick(seat, &mut rng, &mut actions);
        game.play_unchecked(seat, action, &mut told);
        for told in told.drain(..) {
            let event = serde_json::to_value(&told.event).expect("events can be written");
            let kind = match &event {
                serde_json::Value::Object(fields) => fields.keys().next().cloned(),
                name => name.as_str().map(str::to_owned),
            };
            heard.insert(kind.expect("an event has a name"), told.event.rule());
        }
    }
}

// ES-3.31
#[test]
fn every_event_of_every_mode_names_a_rule_of_the_book() {
    let mut heard = BTreeMap::new();
    for (number, options) in MODES.iter().enumerate() {
        for game in 0..80 {
            hear(options, 100 * number as u64 + game, &mut heard);
        }
    }
    assert!(
        heard.len() >= 80,
        "only {} kinds: {:?}",
        heard.len(),
        heard.keys()
    );
    for (kind, rule) in heard {
        assert!(is_a_rule(rule), "{kind}: the book has no rule {rule}");
    }
}

// ES-3.31, ES-7.1, ES-7.7
#[test]
fn what_happened_is_told_with_the_rule_that_made_it_happen() {
    let setup = setup("first=1 zone=medical");
    let at = |round: u8| {
        let sketch = json!({"powers-used": ["medical"], "round": round,
            "field": [{"card": "kerdok"}, {"card": "garbu", "player": 2, "face": "down"}]});
        given(&setup, &sketch)
    };
    let mut won = at(6);
    let mut conceded = at(2);
    let attack = play(&mut won, &["1 attack kerdok on #2"]);
    let mut concession = Vec::new();
    conceded.concede(Seat::new(1), &mut concession);
    let rules =
        |told: &[Told<Event>]| -> Vec<_> { told.iter().map(|told| told.event.rule()).collect() };
    assert_eq!(rules(&attack), ["ES-4.13", "ES-2.11", "ES-4.24", "ES-7.1"]);
    assert_eq!(rules(&concession), ["ES-7.7", "ES-7.7"]);
}
