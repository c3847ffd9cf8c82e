//! What there is to watch.

use super::super::cue;
use super::walk::{field, locales, tables};
use ::estro::Event;
use ::estro::player::Player;
use ::estro::sectors::Sector;
use ::estro::text;
use kernel::{Eye, Seat};
use protocol::{Cue, Scene};
use std::collections::BTreeSet;

/// The zones and cards a cue speaks of. A card on the field has no zone there.
fn places(cue: &Cue) -> impl Iterator<Item = &str> {
    let places = cue.from.iter().chain(&cue.to);
    places.map(|thing| thing.split('/').next().unwrap_or_default())
}

#[test]
fn cues_speak_of_places_on_the_table() {
    let [locale, ..] = locales();
    let mut kinds = BTreeSet::new();
    for table in tables() {
        let mut before: Option<Scene> = None;
        table.walks(90..92, 250, |step, game, told| {
            let after = field(game, Eye::Public).scene(&locale);
            let there = |place: &str, scene: &Scene| {
                place == "field" || scene.zones.iter().any(|zone| zone.key == place)
            };
            for told in told {
                let Some(cue) = cue(&told.event, &locale) else {
                    continue;
                };
                for place in places(&cue) {
                    let was = before.as_ref().is_some_and(|scene| there(place, scene));
                    assert!(
                        was || there(place, &after),
                        "{} step {step}: {cue:?}",
                        table.options
                    );
                }
                kinds.insert(cue.kind.to_string());
            }
            before = Some(after);
        });
    }
    for kind in [
        "attack", "roll", "clash", "destroy", "play", "flip", "gift", "power", "spin", "alarm",
        "hit", "advance", "breach", "token", "rift", "chimera", "support", "shield", "value",
        "draw", "turn", "end", "total", "coin", "object", "skill",
    ] {
        assert!(kinds.contains(kind), "nothing was a {kind}: {kinds:?}");
    }
}

#[test]
fn a_clash_adds_up() {
    let [locale, ..] = locales();
    let mut clashes = 0;
    for table in tables() {
        table.walk(13, 150, |_, _, told| {
            for told in told {
                if let Event::Clashed {
                    attack, defence, ..
                } = &told.event
                {
                    let cue = cue(&told.event, &locale).expect("a clash is to be watched");
                    assert_eq!(cue.values["attack-total"], i32::from(attack.total));
                    assert_eq!(cue.values["defence-total"], i32::from(defence.total));
                    let die = cue.values.get("attack-die").copied();
                    assert_eq!(die, attack.die.map(i32::from));
                    clashes += 1;
                }
            }
        });
    }
    assert!(clashes > 100, "{clashes}");
}

// ES-8.11.1, ES-8.11.7
#[test]
fn a_spin_of_the_dial_names_its_sector_and_says_what_it_does() {
    let locales = locales();
    for (sector, locale) in Sector::ALL.into_iter().zip(locales.iter().cycle()) {
        let player = Player::seat(Seat::new(0));
        let cue = cue(&Event::DialSpun { player, sector }, locale).expect("it is to be watched");
        let [name, text] = [text::sector_name(sector), text::sector_text(sector)];
        assert_eq!(cue.said, [locale.say(&name), locale.say(&text)]);
    }
    let turn = Event::RiftOpened { seat: Seat::new(0) };
    assert!(
        cue(&turn, &locales[0])
            .expect("it is to be watched")
            .said
            .is_empty()
    );
}
