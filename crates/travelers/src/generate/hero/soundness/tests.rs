//! Heroes that are spoilt in one way each.

use super::flaw;
use crate::constellation::Constellation;
use crate::effect::Effect;
use crate::element::Element;
use crate::generate::sound_hero;
use crate::hero::{Class, HeroHalf, HeroSide};
use crate::sentence::{Condition, Count, Where};

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
