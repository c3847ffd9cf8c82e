//! Every choice can be made by pointing.

use super::walk::{choices, field, locales, tables};
use crate::Staged;
use kernel::{Eye, Game, Seat};
use protocol::{Address, Scene};
use std::collections::BTreeMap;

/// Is there such a thing in the scene?
pub fn is_there(scene: &Scene, thing: &str) -> bool {
    let (zone, key) = match thing.split_once('/') {
        Some((zone, key)) => (zone, Some(key)),
        None => (thing, None),
    };
    let zone = scene.zones.iter().find(|one| one.key == zone);
    zone.is_some_and(|zone| key.is_none_or(|key| zone.pieces.iter().any(|one| one.key == key)))
}

/// Verbs whose choices name nothing on the table.
const BUTTONS: [&str; 19] = [
    "tokens",
    "declare",
    "accept",
    "pass",
    "done",
    "end",
    "continue",
    "stop",
    "heads",
    "tails",
    "estro",
    "zone",
    "one",
    "other",
    "face",
    "total",
    "destroyed",
    "resists",
    "inspire",
];

/// The action without the words that are nothing on the table.
fn things_of(action: &str) -> String {
    let bare = action.replace(" down", "");
    let bare = bare.split(" as ").next().unwrap_or_default();
    bare.to_owned()
}

#[test]
fn the_path_of_every_choice_leads_over_things_in_the_scene() {
    let [locale, ..] = locales();
    let mut verbs: BTreeMap<String, usize> = BTreeMap::new();
    for table in tables() {
        table.walks(40..44, 300, |step, game, _| {
            for seat in Seat::all(table.seats) {
                let actions = choices(game, seat);
                if actions.is_empty() || actions.len() > 400 {
                    continue;
                }
                let field = field(game, Eye::Seat(seat));
                let scene = field.scene(&locale);
                let mut seen: BTreeMap<Vec<Address>, String> = BTreeMap::new();
                for action in actions {
                    let text = game.spell(action);
                    let case = format!("{} step {step}, {seat:?}: {text}", table.options);
                    let path = field.path(&text);
                    let verb = text.split(' ').next().unwrap_or_default();
                    *verbs.entry(verb.to_owned()).or_default() += 1;
                    if path.is_empty() {
                        assert!(BUTTONS.contains(&verb), "{case}");
                        continue;
                    }
                    for thing in &path {
                        assert!(is_there(&scene, thing), "{case}: {path:?}");
                    }
                    let things = things_of(&text);
                    if let Some(other) = seen.insert(path, things.clone()) {
                        assert_eq!(other, things, "{case}");
                    }
                }
            }
        });
    }
    for verb in [
        "play", "support", "chimera", "flip", "attack", "strike", "power", "activate", "rift",
        "use", "drop", "redirect", "target", "card", "opponent", "order", "cell", "ship",
    ] {
        assert!(verbs.contains_key(verb), "nobody could {verb}: {verbs:?}");
    }
}
