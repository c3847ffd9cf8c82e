//! G-30 to G-35.

use super::{halves, map, side, worlds};
use travelers::generate::{Unfit, fitness, world};
use travelers::{AdventureSide, Effect, Element, Enters, Letter, Sentence, Tier, World};

fn w1() -> World {
    let side: AdventureSide = toml::from_str(include_str!("../../../book/w1.toml")).expect("W1");
    map(side)
}

// G-31, G-32, G-33, TS-8.45: every World passes, none is published that cannot be finished.
#[test]
fn every_world_can_be_won_from_every_state_it_can_be_played_into() {
    for world in worlds() {
        let found = fitness(&world).expect("fit");
        assert!(found.is_sound());
        assert_eq!(found.hidden, []);
        assert!(found.level >= 8);
        let line = found.line.expect("a line").len();
        assert!((3..=14).contains(&line), "{line} readings");
    }
}

// TS-8.80: nearly every attempt gives a World, later ones as well.
#[test]
fn attempts_seldom_fail() {
    let failed = (0..100).filter(|attempt| world("attempts", *attempt).is_err());
    assert_eq!(failed.count(), 0);
}

// G-34.
#[test]
fn the_beginning_has_a_t1_and_a_t2_and_nothing_above_t3_but_a_first_form() {
    for world in worlds() {
        let beginning = halves(&world).filter(|(code, _)| code.letter == Letter::A);
        let mut met = Vec::new();
        for (_, half) in beginning {
            let Some(enemy) = &half.enemy else { continue };
            met.push(enemy.tier);
            let villain = half.title.key().starts_with("ts-villain-");
            assert_eq!(enemy.tier == Tier::T4, villain);
            assert!(villain || enemy.tier <= Tier::T3);
        }
        assert!(met.contains(&Tier::T1) && met.contains(&Tier::T2));
    }
}

// G-35, TS-2.9.
#[test]
fn one_hero_card_at_most_is_taken_and_from_card_5_or_6() {
    let mut cards = [0; 10];
    for world in worlds() {
        let takes =
            |effect: &Effect| matches!(effect, Effect::Forge { .. } | Effect::TakeHeroCard(_));
        let from: Vec<u8> = halves(&world)
            .flat_map(|(code, half)| half.text.iter().map(move |sentence| (code, sentence)))
            .filter(|(_, sentence)| sentence.effects.iter().any(takes))
            .map(|(code, _)| code.card)
            .collect();
        assert!(from.len() <= 1);
        for card in from {
            cards[usize::from(card)] += 1;
        }
    }
    assert!(cards[5] > 20 && cards[6] > 20);
    assert_eq!(cards.iter().sum::<u32>(), cards[5] + cards[6]);
}

// TS-8.61: the same names through the whole set.
#[test]
fn the_cast_keeps_its_names() {
    for seed in 0..100 {
        let side = side(seed);
        let cast = side.cast;
        for (_, half) in halves(&map(side)) {
            let Some(enemy) = &half.enemy else { continue };
            let name = enemy.name.key();
            assert_eq!(enemy.tier == Tier::Boss, half.text.iter().any(ends));
            if name.starts_with("ts-villain-") {
                assert_eq!(enemy.name, cast.villain);
            } else if name.starts_with("ts-lieutenant-") {
                assert_eq!(enemy.name, cast.lieutenant);
            }
        }
    }
}

/// Does the sentence reveal the ending?
fn ends(sentence: &Sentence) -> bool {
    let ending = "1B".parse().map(Effect::Reveal);
    ending.is_ok_and(|ending| sentence.effects.contains(&ending))
}

/// What is wrong with W1 once it was changed.
fn fault(change: impl Fn(&mut World)) -> Option<Unfit> {
    let mut world = w1();
    change(&mut world);
    fitness(&world).err()
}

// G-31 to G-35: each requirement is seen to fail.
#[test]
fn a_world_that_misses_a_requirement_is_told_which() {
    assert_eq!(fault(|_| {}), None);
    let hidden = fault(|world| world.cards[4].a.text.truncate(1));
    assert_eq!(hidden, "2B".parse().ok().map(Unfit::Hidden));
    assert_eq!(
        fault(|world| world.cards[5].b.text.truncate(1)),
        Some(Unfit::NoWin)
    );
    let away = Sentence::of([Effect::RemoveThis]).may();
    let dead_end = fault(|world| world.cards[5].a.text.push(away.clone()));
    assert!(matches!(dead_end, Some(Unfit::DeadEnd(lost)) if lost > 0));
    let low = fault(|world| {
        let strong = world.cards[7].b.enemy.as_mut();
        strong.expect("8B is an enemy").level = 6;
    });
    assert_eq!(low, Some(Unfit::LowLevel(7)));
    let tier = |card: usize, tier: Tier| {
        fault(move |world| {
            let enemy = world.cards[card - 1].a.enemy.as_mut();
            enemy.expect("an enemy").tier = tier;
        })
    };
    assert_eq!(tier(2, Tier::T2), Some(Unfit::WrongBeginning));
    assert_eq!(tier(3, Tier::T1), Some(Unfit::WrongBeginning));
    assert_eq!(tier(8, Tier::T4), Some(Unfit::WrongBeginning));
    let forge = Sentence::of([Effect::Forge {
        elements: [Element::Fire, Element::Air],
        enters: Enters::I,
    }]);
    let forged = |card: usize| {
        let forge = forge.clone().may();
        fault(move |world| world.cards[card - 1].b.text.push(forge.clone()))
    };
    assert_eq!(forged(5), None);
    assert_eq!(forged(7), Some(Unfit::HeroCards));
}
