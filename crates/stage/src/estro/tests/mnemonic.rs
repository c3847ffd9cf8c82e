//! Mnemonic mode shows nothing of what people should remember (ES-8.2.2).

use super::walk::{field, locales, scene, table};
use crate::Staged;
use ::estro::mode::{Extra, Frame, Modes};
use kernel::{Eye, Game};
use protocol::{Scene, Zone};

const FORGOTTEN: [&str; 5] = [
    "attacked",
    "gift-used",
    "gift-inhibited",
    "cannot-attack",
    "protected",
];

fn zones<'s>(scene: &'s Scene, prefix: &'s str) -> impl Iterator<Item = &'s Zone> {
    let zones = scene.zones.iter();
    zones.filter(move |zone| zone.key.starts_with(prefix))
}

fn is_masked(zone: &Zone) -> bool {
    zone.facts.iter().any(|fact| fact.key == "masked")
}

#[test]
fn values_marks_round_and_counts_are_hidden_until_the_match_is_over() {
    let [locale, ..] = locales();
    let mut over = 0;
    for frame in Frame::ALL {
        for &seats in frame.seat_counts() {
            let table = table(Modes::of(frame).with(Extra::Mnemonic), seats);
            table.walk(21, 3000, |_, game, _| {
                let is_over = game.turn().outcome().is_some();
                over += usize::from(is_over);
                for eye in table.eyes() {
                    let scene = scene(game, eye, &locale);
                    let round = scene.status.iter().any(|fact| fact.key == "round");
                    assert_eq!(round, is_over);
                    for pile in zones(&scene, "incinerator-") {
                        assert_eq!(is_masked(pile), !is_over);
                        assert!(is_over || pile.pieces.is_empty());
                    }
                    for hand in zones(&scene, "hand-") {
                        let hidden = hand.count.is_none() && !is_over;
                        assert!(!is_masked(hand) || (hidden && hand.pieces.is_empty()));
                    }
                    if eye == Eye::Public && !is_over {
                        assert!(zones(&scene, "hand-").all(is_masked));
                        let mut decks = zones(&scene, "deck-");
                        assert!(decks.all(is_masked), "{frame:?}");
                    }
                    for zone in scene.zones.iter().filter(|_| !is_over) {
                        for piece in &zone.pieces {
                            let marked = |name: &str| piece.marks.iter().any(|mark| mark == name);
                            let number = piece.key.parse::<u8>().is_ok();
                            let up = number && !marked("face-down");
                            assert_eq!(marked("masked"), up, "{piece:?}");
                            assert!(!number || !piece.values.contains_key("tot"));
                            assert!(!number || !piece.values.contains_key("atk"));
                            assert!(!FORGOTTEN.into_iter().any(marked), "{piece:?}");
                        }
                    }
                }
            });
        }
    }
    assert!(over > 0, "no match came to its end");
}

#[test]
fn there_are_no_hints() {
    let [locale, ..] = locales();
    let table = table(Modes::of(Frame::Duel).with(Extra::Mnemonic), 2);
    table.walk(4, 60, |_, game, _| {
        for eye in table.eyes() {
            let field = field(game, eye);
            for zone in field.scene(&locale).zones {
                let things = zone
                    .pieces
                    .iter()
                    .map(|one| format!("{}/{}", zone.key, one.key));
                for thing in things.chain([zone.key.to_string()]) {
                    assert!(field.usable(&thing).is_empty(), "{thing}");
                }
            }
        }
    });
}
