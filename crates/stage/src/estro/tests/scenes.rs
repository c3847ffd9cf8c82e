//! What every scene is like.

use super::walk::{locales, scene, tables};
use ::estro::cards::CardSet;
use kernel::{Eye, Game};
use protocol::{Piece, Scene, Sheet, written_scene};
use std::collections::BTreeSet;

/// Everything in a scene that people read.
fn said(scene: &Scene) -> Vec<&str> {
    let mut said: Vec<&str> = Vec::new();
    let zone_facts = scene.zones.iter().flat_map(|zone| &zone.facts);
    let focus_facts = scene.focus.iter().flat_map(|focus| &focus.facts);
    for fact in scene.status.iter().chain(zone_facts).chain(focus_facts) {
        said.extend([&*fact.name, &*fact.value]);
    }
    for zone in &scene.zones {
        said.push(&zone.name);
        for piece in &zone.pieces {
            said.extend(piece.name.as_deref());
            said.extend(piece.state.iter().map(String::as_str));
        }
    }
    said
}

fn pieces(scene: &Scene) -> impl Iterator<Item = &Piece> {
    scene.zones.iter().flat_map(|zone| &zone.pieces)
}

fn check(scene: &Scene, case: &str) {
    let mut keys = BTreeSet::new();
    for zone in &scene.zones {
        assert!(keys.insert(&zone.key), "{case}: two zones {}", zone.key);
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        assert!(zone.key.chars().all(fits), "{case}: {}", zone.key);
    }
    for piece in pieces(scene) {
        if let Some(card) = &piece.card {
            assert!(CardSet::base().find(card).is_some(), "{case}: {card}");
        }
        let is_seen = piece.card.is_some() || piece.name.is_some();
        let is_down = piece.marks.iter().any(|mark| mark == "face-down");
        assert!(is_seen || is_down, "{case}: {piece:?}");
    }
    for text in said(scene) {
        let unsaid = text.is_empty() || text.contains("mazzo-") || text.contains('{');
        assert!(!unsaid && !text.contains("estro-"), "{case}: {text:?}");
    }
    if let Some(focus) = &scene.focus {
        for thing in focus.from.iter().chain(&focus.to) {
            assert!(super::paths::is_there(scene, thing), "{case}: {thing}");
        }
    }
}

#[test]
fn scenes_have_unique_zones_printed_cards_and_words_for_everything() {
    let locales = locales();
    for table in tables() {
        table.walks(7..10, 350, |step, game, _| {
            if step % 8 != 0 {
                return;
            }
            let locale = &locales[step % 3];
            for eye in table.eyes() {
                let case = format!("{} step {step}, {eye:?}", table.options);
                check(&scene(game, eye, locale), &case);
            }
        });
    }
}

#[test]
fn scenes_are_small() {
    let locales = locales();
    let mut largest = 0;
    for table in tables() {
        table.walk(3, 500, |step, game, _| {
            if step % 16 == 0 {
                for (eye, locale) in table.eyes().zip(locales.iter().cycle()) {
                    let scene = serde_json::to_string(&scene(game, eye, locale)).unwrap();
                    largest = largest.max(scene.len());
                    assert!(scene.len() < 32 * 1024, "{}: {scene}", table.options);
                }
            }
        });
    }
    println!("the largest scene has {largest} bytes");
}

/// Otherwise every move would send a scene whole.
#[test]
fn zones_stay_where_they_are() {
    let [locale, ..] = locales();
    for table in tables() {
        let mut before: Option<Scene> = None;
        table.walk(11, 120, |_, game, _| {
            let after = scene(game, Eye::Public, &locale);
            let zone_cards = |scene: &Scene| -> Vec<_> {
                let keys = scene.zones.iter().map(|zone| zone.key.clone());
                keys.filter(|key| key.starts_with("zone-")).collect()
            };
            if let Some(before) = &before
                && zone_cards(before) == zone_cards(&after)
                && game.turn().outcome().is_none()
            {
                let (_, mut known) = written_scene(|ink| ink.scene(before));
                let mut sheet = Sheet::default();
                let mut step = sheet.step(0, 0);
                step.scene(&mut known, |ink| ink.scene(&after));
                let whole = step
                    .finish()
                    .is_some_and(|step| step.contains(r#""whole""#));
                assert!(!whole, "{}", table.options);
            }
            before = Some(after);
        });
    }
}

#[test]
fn every_card_on_the_field_lies_in_one_zone() {
    let [locale, ..] = locales();
    for table in tables() {
        table.walk(5, 200, |step, game, _| {
            if step % 4 == 0 {
                let scene = scene(game, Eye::Public, &locale);
                let mut numbers: Vec<u8> = pieces(&scene)
                    .filter_map(|piece| piece.key.parse().ok())
                    .collect();
                let view = game.view(Eye::Public);
                let mut slots: Vec<u8> = view.field.iter().map(|card| card.slot.number()).collect();
                numbers.sort_unstable();
                slots.sort_unstable();
                assert_eq!(numbers, slots, "{}", table.options);
            }
        });
    }
}

#[test]
fn everything_special_about_cards_is_to_be_seen() {
    let [locale, ..] = locales();
    let mut seen: BTreeSet<String> = BTreeSet::new();
    for table in tables() {
        table.walks(30..32, 300, |step, game, _| {
            if step % 3 == 0 {
                let scene = scene(game, Eye::Seat(kernel::Seat::new(0)), &locale);
                for piece in pieces(&scene) {
                    seen.extend(piece.marks.iter().map(ToString::to_string));
                    seen.extend(piece.values.keys().map(ToString::to_string));
                }
            }
        });
    }
    for name in [
        "ardo",
        "face-down",
        "masked",
        "chimera",
        "attacked",
        "cannot-attack",
        "protected",
        "put-down-now",
        "support",
        "supports",
        "shield",
        "shield-damage",
        "gift-used",
        "gift-inhibited",
        "armed",
        "primed",
        "known",
        "horde",
        "seat-2",
        "owner-2",
        "exposed",
        "destroyed",
        "alarm",
        "shields",
        "reaction",
        "points-1",
        "connections",
        "ready",
        "used",
        "tot",
    ] {
        assert!(seen.contains(name), "{name} in {seen:?}");
    }
}
