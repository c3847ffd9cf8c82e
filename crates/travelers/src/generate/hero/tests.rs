//! Tests of the tables and of what is drawn from them.

mod tables;

use super::perk::{PERKS, perk};
use super::template::Pool;
use super::{bags, compact, draft, drawn, flaw, sound_hero};
use crate::element::Element;
use crate::half::Half;
use crate::hero::{Class, ExhaustModel, HeroCard, HeroHalf, HeroSide};
use crate::sentence::Condition;
use crate::stream::Stream;
use std::collections::BTreeSet;

/// A few hundred heroes of a class.
pub(in crate::generate) fn sound_heroes(class: Class) -> impl Iterator<Item = HeroSide> {
    (0..200).map(move |seed| sound_hero(&format!("seed {seed}"), class, 0))
}

fn halves(hero: &HeroSide) -> impl Iterator<Item = (usize, Half, &HeroHalf)> {
    let halves =
        |(card, printed)| Half::ALL.map(|half| (card + 1, half, HeroCard::half(printed, half)));
    hero.cards.iter().enumerate().flat_map(halves)
}

/// Nouns name the template: this is its key without class and half.
fn noun(half: &HeroHalf) -> &str {
    let key = half.noun.key();
    let noun = key.splitn(4, '-').last().unwrap_or_default();
    noun.strip_suffix("-2").unwrap_or(noun)
}

// TS-8.10: the frame of the eight cards and the exhaust costs of their levels.
#[test]
fn every_card_has_the_exhaust_costs_of_its_place_in_the_frame() {
    for class in Class::ALL {
        for hero in sound_heroes(class) {
            let costs = |half| -> Vec<u8> {
                let of = |card: &HeroCard| card.half(half).exhaust.cost;
                hero.cards.iter().map(of).collect()
            };
            assert_eq!(costs(Half::I), [1, 1, 1, 1, 2, 2, 3, 3]);
            assert_eq!(costs(Half::II), [2, 2, 2, 2, 3, 3, 4, 4]);
        }
    }
}

// TS-8.12, TS-8.14, TS-8.18: basics in their places, specials of the class, the legacy last.
#[test]
fn nouns_tell_basic_special_and_legacy_halves_apart() {
    for class in Class::ALL {
        let known: BTreeSet<_> = bags::templates(class)
            .map(|template| template.noun)
            .collect();
        for hero in sound_heroes(class) {
            for (card, half, printed) in halves(&hero) {
                let key = printed.noun.key();
                match (card, half) {
                    (1..=4, Half::I) => {
                        assert_eq!(key, format!("ts-noun-{}-basic-{card}", class.id()));
                    }
                    (1..=4, Half::II) => {
                        assert_eq!(key, format!("ts-noun-{}-basic-{}", class.id(), card + 4));
                    }
                    (8, Half::II) => {
                        assert_eq!(key, format!("ts-noun-{}-legacy", class.id()));
                        assert!(printed.abilities[0].has_marks());
                    }
                    _ => {
                        let noun = noun(printed);
                        assert!(known.contains(noun), "{key}");
                        let two = if half == Half::II { "-2" } else { "" };
                        assert_eq!(key, format!("ts-noun-{}-{noun}{two}", class.id()));
                    }
                }
            }
        }
    }
}

// Section 8.3, frame: cards 5 and 6 are of levels 3 and 4, cards 7 and 8 of 5 and 6, in any order.
#[test]
fn levels_of_special_halves_come_in_either_order() {
    let dearer = |hero: &HeroSide, one: usize, other: usize| {
        hero.cards[one].one.abilities[0].cost > hero.cards[other].one.abilities[0].cost
    };
    let both = |one, other| {
        let orders: BTreeSet<_> = sound_heroes(Class::B)
            .map(|hero| dearer(&hero, one, other))
            .collect();
        orders.len() == 2
    };
    assert!(both(4, 5) && both(6, 7));
}

// TS-8.14: attack, attack, defense; no template again before its pool is used up.
#[test]
fn special_halves_come_from_pools_without_repetition() {
    for class in Class::ALL {
        let pool_of = |name: &str| {
            let mut templates = bags::templates(class);
            templates
                .find(|template| template.noun == name)
                .map(|template| template.pool)
        };
        for hero in sound_heroes(class) {
            let specials: Vec<_> = halves(&hero)
                .filter(|&(card, half, _)| card > 4 && (card, half) != (8, Half::II))
                .map(|(_, _, half)| (noun(half).to_owned(), half.abilities[0].clone()))
                .collect();
            let attacks = (specials.iter())
                .filter(|(name, _)| pool_of(name) == Some(Pool::Attack))
                .count();
            // Seven halves: two whole rounds of the bag and one more draw.
            assert!((4..=5).contains(&attacks), "{attacks} attacks of seven");
            for (place, special) in specials.iter().enumerate() {
                assert!(!specials[..place].contains(special), "G-10");
            }
        }
    }
}

fn shown(
    hero: &HeroSide,
    cards: std::ops::RangeInclusive<usize>,
    half: Half,
) -> Vec<Option<Element>> {
    let mut shown: Vec<_> = cards
        .map(|card| hero.cards[card - 1].half(half).element)
        .collect();
    shown.sort_unstable();
    shown
}

fn each_once() -> Vec<Option<Element>> {
    Element::ALL.map(Some).to_vec()
}

// TS-8.15.
#[test]
fn cards_five_to_eight_of_class_b_show_one_element_each() {
    for hero in sound_heroes(Class::B) {
        for half in Half::ALL {
            assert_eq!(shown(&hero, 1..=4, half), [None; 4]);
            assert_eq!(shown(&hero, 5..=8, half), each_once());
        }
        assert!(
            hero.cards
                .iter()
                .all(|card| card.one.element == card.two.element)
        );
    }
}

// TS-8.15.
#[test]
fn class_c_shows_elements_also_on_basic_halves_two() {
    for hero in sound_heroes(Class::C) {
        assert_eq!(shown(&hero, 1..=4, Half::I), [None; 4]);
        assert_eq!(shown(&hero, 1..=4, Half::II), each_once());
        assert_eq!(shown(&hero, 5..=8, Half::I), each_once());
        let special = &hero.cards[4..];
        assert!(
            special
                .iter()
                .all(|card| card.one.element == card.two.element)
        );
    }
}

// TS-8.15, TS-1.13.
#[test]
fn halves_of_class_e_show_the_element_they_are_built_on() {
    for hero in sound_heroes(Class::E) {
        for half in Half::ALL {
            assert_eq!(shown(&hero, 1..=4, half), each_once());
        }
        for (card, _, half) in halves(&hero) {
            let plain = matches!(noun(half), "s1" | "s2" | "15");
            assert_eq!(half.element.is_none(), plain, "{:?}", half.noun);
            if let (1..=4, Some(own)) = (card, half.element) {
                let asked = &half.abilities[1].sentences[0].when[0];
                let Condition::Elements { element, .. } = asked else {
                    panic!("basic halves of class E ask for elements");
                };
                assert_eq!(*element, own.beats());
            }
        }
    }
}

// TS-8.16.
#[test]
fn perks_are_as_many_as_the_class_has_and_all_different() {
    for (class, count) in [(Class::B, 3), (Class::E, 3), (Class::C, 1)] {
        let two_abilities = |name: &str| {
            let mut templates = bags::templates(class);
            templates.any(|template| template.noun == name && template.abilities.len() == 2)
        };
        for hero in sound_heroes(class) {
            let perks: Vec<_> = halves(&hero)
                .filter(|&(card, _, half)| card > 4 && half.stars() == 2)
                .filter(|(_, _, half)| !two_abilities(noun(half)))
                .map(|(card, half, printed)| {
                    assert_ne!((card, half), (8, Half::II), "the legacy has no perk");
                    compact::abilities(&printed.abilities[1..])
                })
                .collect();
            let known: Vec<_> = (1..=PERKS)
                .map(|number| compact::abilities(&[perk(number)]))
                .collect();
            assert!(perks.iter().all(|perk| known.contains(perk)));
            assert_eq!(perks.iter().collect::<BTreeSet<_>>().len(), count);
            assert_eq!(perks.len(), count);
        }
    }
}

// TS-8.17.
#[test]
fn one_half_of_the_special_cards_has_a_special_exhaust() {
    let mut places = BTreeSet::new();
    for class in Class::ALL {
        for hero in sound_heroes(class) {
            let special: Vec<_> = halves(&hero)
                .filter(|(_, _, half)| half.exhaust.model != ExhaustModel::Basic)
                .map(|(card, half, printed)| (card, half, printed.exhaust.model))
                .collect();
            assert_eq!(special.len(), 1);
            assert!(special[0].0 > 4 && special[0].2 != ExhaustModel::Free);
            places.extend(special);
        }
    }
    assert_eq!(places.len(), 4 * 2 * 3, "every place and model occurs");
}

// TS-8.18.
#[test]
fn a_half_is_called_after_its_exhaust_its_perk_or_its_element() {
    for class in Class::ALL {
        for hero in sound_heroes(class) {
            let mut names = BTreeSet::new();
            for (_, _, half) in halves(&hero) {
                let epithet = half.epithet.key();
                let of = |what: &str| epithet.starts_with(&format!("ts-epithet-{what}"));
                match half.exhaust.model {
                    ExhaustModel::Shield => assert!(of("shield")),
                    ExhaustModel::Deflect => assert!(of("deflect")),
                    ExhaustModel::Tenacity => assert!(of("tenacity")),
                    _ => assert!(of("perk-") || of(half.element.map_or("plain", Element::id))),
                }
                names.insert((half.noun, half.epithet));
            }
            assert_eq!(names.len(), 16, "no two halves have the same name");
            assert_eq!(hero.title.key().replace("title", "about"), hero.about.key());
        }
    }
}

// G-10 to G-14.
#[test]
fn heroes_are_sound() {
    for class in Class::ALL {
        for hero in sound_heroes(class) {
            assert_eq!(flaw(&hero), None);
        }
    }
}

// G-10 to G-12: the tables alone do not make sound heroes, so there is something to redraw, and
// redrawing ends soon.
#[test]
fn most_draws_are_sound_and_some_are_not() {
    for class in Class::ALL {
        let draws = 400;
        let sound = (0..draws)
            .filter(|draw| drawn(class, &mut Stream::new("draws", &draw.to_string())).is_some())
            .count();
        assert!(sound > draws / 3, "{class:?}: {sound} of {draws}");
        assert!(sound < draws, "{class:?}: all {draws}");
    }
}

// G-10.
#[test]
fn a_draft_with_the_same_half_twice_repeats_itself() {
    let mut repeats = BTreeSet::new();
    for draw in 0..50 {
        let mut stream = Stream::new("twice", &draw.to_string());
        let draft = draft::Draft::draw(Class::C, &mut stream).expect("the tables are full");
        assert!(!draft.repeats_itself());
        repeats.insert(draft.with_card_five_two_as_six_two().repeats_itself());
    }
    assert_eq!(repeats, BTreeSet::from([true]));
}

// TS-8.3: attempts have streams of their own.
#[test]
fn another_attempt_is_another_hero() {
    let first = sound_hero("TOS20261116", Class::B, 0);
    assert_eq!(first, sound_hero("TOS20261116", Class::B, 0));
    assert_ne!(first, sound_hero("TOS20261116", Class::B, 1));
}
