//! Tests of the tables and of what is drawn from them.

use super::basic::{BASIC, BASIC_OF_ELEMENTS};
use super::design::Design;
use super::level::stars_asked;
use super::perk::{PERKS, perk};
use super::template::{Pool, Template};
use super::{bags, compact, draft, drawn, flaw, sound_hero};
use crate::constellation::Constellation;
use crate::effect::Effect;
use crate::element::Element;
use crate::half::Half;
use crate::hero::{Class, ExhaustModel, HeroCard, HeroHalf, HeroSide};
use crate::sentence::{Condition, Count, Where};
use crate::stream::Stream;
use laws::check_golden;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;

fn golden(name: &str, text: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    check_golden(folder.join(name), text);
}

/// Fire as own element (so Air is y and Water z), Earth as dealt one, 1-2 or 1-2-1 as stars.
fn sample(template: &'static Template, level: u8) -> Design {
    let stars = [1, 2, 1];
    Design {
        template,
        level,
        own: Some(Element::Fire),
        dealt: Some(Element::Earth),
        stars: Constellation::of(&stars[..stars_asked(level).into()]),
    }
}

/// Every table of halves with its title.
fn tables() -> Vec<(&'static str, Vec<&'static Template>)> {
    let special = |class| -> Vec<_> { bags::templates(class).collect() };
    let shared = 2;
    vec![
        ("Basic halves of classes B and C", BASIC.iter().collect()),
        (
            "Basic halves of class E",
            BASIC_OF_ELEMENTS.iter().collect(),
        ),
        ("Every class", special(Class::B)[..shared].to_vec()),
        ("Class B", special(Class::B)[shared..].to_vec()),
        ("Class E", special(Class::E)[shared..].to_vec()),
        ("Class C", special(Class::C)[shared..].to_vec()),
    ]
}

// TS-8.12, TS-8.13, DF-2, DF-3, DF-14; the tables of the rules are followed, not the pricing
// model (TS-8.11).
#[test]
fn every_template_at_every_level_is_as_in_the_rules() {
    let mut text = String::from(
        "Own element fire (y air, z water), dealt element earth, stars 1-2 or 1-2-1.\n",
    );
    for (title, templates) in tables() {
        writeln!(text, "\n{title}").expect("text grows");
        for template in templates {
            let plain = if template.shows_element {
                ""
            } else {
                " (no element)"
            };
            writeln!(text, "{} {:?}{plain}", template.id, template.pool).expect("text grows");
            for level in template.levels() {
                let design = sample(template, level);
                let value = design.value().expect("a cell at each of its levels");
                let abilities = compact::abilities(&design.abilities());
                writeln!(text, "  {level}: V{value} {abilities}").expect("text grows");
            }
        }
    }
    golden("hero-templates.txt", &text);
}

// DF-14, G-13: only AT-C03 gives nothing at some levels, and then does not say so.
#[test]
fn no_line_of_a_template_is_lost_but_the_empty_ones() {
    for (_, templates) in tables() {
        for template in templates {
            for level in template.levels() {
                let abilities = sample(template, level).abilities();
                for (lines, ability) in template.abilities.iter().zip(&abilities) {
                    let short = stars_asked(level) == 2 && template.asks_for_stars();
                    let long = lines.iter().filter(|line| line.long).count();
                    let empty = usize::from(template.id == "C03" && level <= 5);
                    let lost = empty + if short { long } else { 0 };
                    assert_eq!(
                        ability.sentences.len(),
                        lines.len() - lost,
                        "{}",
                        template.id
                    );
                }
            }
        }
    }
}

// Section 5.8: PK-01 to PK-16.
#[test]
fn every_perk_is_as_in_the_rules() {
    let mut text = String::new();
    for number in 1..=PERKS {
        let perk = compact::abilities(&[perk(number)]);
        writeln!(text, "PK-{number:02} {perk}").expect("text grows");
    }
    golden("hero-perks.txt", &text);
}

// TS-8.84 (G-62), TS-8.1 (G-1), TS-8.96 (G-15): the reference heroes stay what they are.
#[test]
fn the_reference_heroes_are_the_stored_ones() {
    let heroes: Vec<_> = Class::ALL
        .map(|class| compact::hero(&super::reference_hero(class)))
        .into();
    golden("reference-heroes.txt", &heroes.join("\n"));
}

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

/// A sound hero of class E to be spoilt.
fn spoil(change: impl FnOnce(&mut HeroSide)) -> Option<String> {
    let mut hero = sound_hero("spoilt", Class::E, 0);
    change(&mut hero);
    flaw(&hero).map(|flaw| flaw.to_string())
}

// G-11.
#[test]
fn an_element_nobody_shows_is_a_flaw() {
    let flaw = spoil(|hero| {
        for card in &mut hero.cards {
            for half in [&mut card.one, &mut card.two] {
                half.element = half.element.filter(|&element| element != Element::Air);
            }
        }
    });
    assert!(flaw.is_some_and(|flaw| flaw.contains("asks for elements")));
}

// G-11: in class E one card more than asked for must be able to show the element.
#[test]
fn class_e_needs_a_card_in_reserve() {
    let ask = |least| {
        move |hero: &mut HeroSide| {
            let two_air = [1, 2];
            for (card, printed) in hero.cards.iter_mut().enumerate() {
                for half in [&mut printed.one, &mut printed.two] {
                    half.element = two_air.contains(&card).then_some(Element::Air);
                    for sentence in half
                        .abilities
                        .iter_mut()
                        .flat_map(|ability| &mut ability.sentences)
                    {
                        sentence.when.clear();
                    }
                }
            }
            hero.cards[0].one.abilities[0].sentences[0].when = vec![Condition::Elements {
                place: Where::InPlay,
                element: Element::Air,
                count: Count::AtLeast(least),
            }];
        }
    };
    assert_eq!(spoil(ask(1)), None);
    assert!(spoil(ask(2)).is_some());
    assert_eq!(
        spoil(|hero| {
            ask(2)(hero);
            hero.class = Class::C;
        }),
        None
    );
    assert!(
        spoil(|hero| {
            ask(3)(hero);
            hero.class = Class::C;
        })
        .is_some()
    );
}

// G-12.
#[test]
fn a_constellation_needs_two_ways() {
    let with_single_stars = |count: usize, place: Where| {
        spoil(move |hero| {
            for (card, printed) in hero.cards.iter_mut().enumerate() {
                for half in [&mut printed.one, &mut printed.two] {
                    let mut ability = half.abilities[0].clone();
                    ability.sentences[0].when.clear();
                    ability.sentences.truncate(1);
                    half.abilities = vec![ability; if card < count { 1 } else { 2 }];
                }
            }
            let asks = Condition::Constellation {
                place,
                stars: Constellation::of(&[1, 1]).expect("stars"),
                present: true,
            };
            hero.cards[0].one.abilities[0].sentences[0].when = vec![asks];
        })
    };
    // Cards 1 and 2 alone have one star: in play card 1 opens or there is nothing.
    assert!(with_single_stars(2, Where::InPlay).is_some());
    // Cards 1, 2 and 3: 1 with 2, 1 with 3, or 2 with 3 above an added 1.
    assert_eq!(with_single_stars(3, Where::InPlay), None);
    // In hand only 2 with 3.
    assert!(with_single_stars(3, Where::InHand).is_some());
    assert_eq!(with_single_stars(4, Where::InHand), None);
}

// G-13.
#[test]
fn numbers_out_of_range_are_flaws() {
    let number = |change: fn(&mut HeroHalf)| spoil(|hero| change(&mut hero.cards[6].two)).is_some();
    assert!(number(|half| half.value = 1));
    assert!(number(|half| half.value = 10));
    assert!(number(|half| half.exhaust.cost = 0));
    assert!(number(|half| half.exhaust.cost = 5));
    assert!(number(|half| half.abilities[0].cost = 0));
    assert!(number(|half| half.abilities[0].cost = 10));
    assert!(number(
        |half| half.abilities[0].sentences[0].effects = vec![Effect::TakeBack(0)]
    ));
    assert!(number(|half| half.abilities[0].sentences[0]
        .effects
        .clear()));
    assert!(number(|half| half.abilities[0].sentences.clear()));
    assert!(number(|half| half.abilities[0].sentences[0].when =
        vec![Condition::Elements {
            place: Where::InPlay,
            element: Element::Air,
            count: Count::AtLeast(0),
        }]));
}

// G-14.
#[test]
fn a_hero_who_cannot_act_at_level_two_is_a_flaw() {
    let flaw = spoil(|hero| {
        for card in &mut hero.cards[..3] {
            card.one.abilities[0].cost = 3;
        }
    });
    assert!(flaw.is_some_and(|flaw| flaw.contains("fewer than two halves I")));
    assert_eq!(spoil(|hero| hero.cards[0].one.abilities[0].cost = 3), None);
}

// TS-8.3: attempts have streams of their own.
#[test]
fn another_attempt_is_another_hero() {
    let first = sound_hero("TOS20261116", Class::B, 0);
    assert_eq!(first, sound_hero("TOS20261116", Class::B, 0));
    assert_ne!(first, sound_hero("TOS20261116", Class::B, 1));
}
