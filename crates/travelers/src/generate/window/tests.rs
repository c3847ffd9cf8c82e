//! Tests of the search and of the window.

use super::hand::Hand;
use super::search::Search;
use super::*;
use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::generate::hero::tests::sound_heroes;
use crate::journey::{Filled, Journey, MarkRule, RuleOptions};
use crate::question::Question;
use crate::sets::{SetName, Sets};
use std::collections::HashSet;
use std::sync::Arc;

/// A turn of Training with this hand at this level, as the rules engine plays it. With marks off
/// the legacy has no bonus.
fn engine(hero: &HeroSide, cards: HandCards, level: u8) -> Journey {
    let sets = Sets::new((hero.clone(), SetName::Named("measured")), None).expect("no adventure");
    let rules = RuleOptions {
        marks: MarkRule::Off,
        ..RuleOptions::default()
    };
    let chance = Stream::new("training", "play");
    let mut turn = Journey::begin(Arc::new(sets), rules, Filled::default(), chance, &mut ());
    let card = |card: usize| Card::new(card as u8 + 1).expect("eight cards");
    turn.zones.hand = cards.iter().map(|&(number, _)| card(number)).collect();
    turn.zones.two_tip = (cards.iter())
        .filter(|&&(_, half)| half == Half::II)
        .map(|&(number, _)| card(number))
        .collect();
    turn.zones.deck.clear();
    turn.tracks.level = level;
    turn
}

/// The best attack by trying everything that the rules engine allows.
fn best_of_engine(turn: &Journey, seen: &mut HashSet<Vec<u32>>) -> u16 {
    if turn.question == Question::Plan && !seen.insert(position(turn)) {
        return 0;
    }
    let mut actions = Vec::new();
    turn.list(&mut actions);
    let mut best = turn.tracks.attack;
    for action in actions {
        if action != Action::End {
            let mut next = turn.clone();
            next.act(action, &mut ());
            best = best.max(best_of_engine(&next, seen));
        }
    }
    best
}

fn position(turn: &Journey) -> Vec<u32> {
    let set = |cards: Cards| cards.fold(0, |bits, card| bits | 1 << card.number());
    let order = |row: &crate::cards::Row| {
        row.iter()
            .fold(0, |order, card| order * 10 + u32::from(card.number()))
    };
    let layout = &turn.layout;
    vec![
        order(&layout.column),
        set(layout.loaded.as_set()),
        order(&layout.infused),
        set(layout.strained.as_set()),
        layout.next.into(),
        turn.tracks.mana.into(),
        turn.tracks.attack.into(),
        turn.tracks.defense.into(),
    ]
}

fn best_of_search(hero: &HeroSide, cards: HandCards, level: u8) -> u16 {
    let printed = |(card, half): (usize, Half)| (hero.cards[card].half(half), half);
    let hand = Hand::new(cards.map(printed), level);
    Search::new().best_attack(&hand).into()
}

/// Compares search and engine on some hands of some heroes.
fn compare(class: Class, heroes: std::ops::Range<usize>, hands: usize, levels: &[u8]) {
    for number in heroes {
        let hero = sound_heroes(class).nth(number).expect("many heroes");
        for &level in levels {
            let mut stream = Stream::new("compare", &format!("{class:?} {number} {level}"));
            for _ in 0..hands {
                let cards = stream.choose(&mixed_hands(level));
                let turn = engine(&hero, cards, level);
                assert_eq!(
                    best_of_search(&hero, cards, level),
                    best_of_engine(&turn, &mut HashSet::new()),
                    "{class:?} hero {number} at level {level} with {cards:?}"
                );
            }
        }
    }
}

// TS-8.21, TS-4.10 to TS-4.53: the search plays by the rules, and misses nothing.
#[test]
fn the_search_finds_the_best_turn_the_engine_allows() {
    for class in Class::ALL {
        compare(class, 0..2, 1, &[2, 4]);
    }
}

#[test]
#[ignore = "minutes: the same on many more hands"]
fn the_search_finds_the_best_turn_the_engine_allows_on_many_hands() {
    for class in Class::ALL {
        compare(class, 0..40, 2, &[2, 3, 4, 5, 6, 7, 8, 9]);
    }
}
