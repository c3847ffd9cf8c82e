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

// TS-8.21: the rows are those of the rules, column by column.
#[test]
fn class_rows_are_the_medians_of_the_rule_book() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/travelers.md");
    let book = std::fs::read_to_string(path).expect("the rules are there");
    let medians = |level: u8| -> Vec<u8> {
        let row = (book.lines())
            .skip_while(|line| !line.starts_with("| LVL | B, I | B, mix |"))
            .find(|line| line.starts_with(&format!("| {level} |")))
            .expect("a row a level");
        let cells = row.trim_matches('|').split('|').skip(1);
        let median = |cell: &str| {
            cell.split('/')
                .nth(1)
                .and_then(|median| median.parse().ok())
        };
        cells.filter_map(median).collect()
    };
    for (column, class) in Class::ALL.into_iter().enumerate() {
        let printed = MEASURED.map(|Circumstances { level, halves }| match halves {
            Halves::I => medians(level)[2 * column],
            Halves::Mix => medians(level)[2 * column + 1],
        });
        assert_eq!(class_row(class), printed, "{class:?}");
    }
}

// TS-8.96: a quarter more or less, the limits included.
#[test]
fn the_window_is_a_quarter_wide_on_both_sides() {
    let near: Vec<_> = (0..=24)
        .filter(|&median| Doubled(median).is_near(8))
        .collect();
    assert_eq!(near, (12..=20).collect::<Vec<_>>(), "6 to 10");
    assert_eq!(Doubled::median(vec![9, 1, 4]), Doubled(8));
    assert_eq!(Doubled::median(vec![9, 1, 4, 5]), Doubled(9));
}

// TS-8.21: five of eight cards in each way once; 200 hands of mixed halves.
#[test]
fn hands_are_of_five_different_cards() {
    let all = all_hands();
    assert_eq!(all.len(), 56);
    for level in [8, 9] {
        let mixed = mixed_hands(level);
        assert_eq!(mixed.len(), 200);
        for hand in all.iter().chain(&mixed) {
            let cards: HashSet<_> = hand.iter().map(|&(card, _)| card).collect();
            assert_eq!(cards.len(), 5);
        }
        let twos = mixed
            .iter()
            .flatten()
            .filter(|&&(_, half)| half == Half::II);
        assert!((400..=600).contains(&twos.count()));
    }
    assert_ne!(mixed_hands(8), mixed_hands(9));
}

// TS-8.96 (G-15).
#[test]
fn heroes_are_drawn_until_they_lie_in_the_window() {
    let changes = (0..2).filter(|number| {
        let seed = format!("window {number}");
        let hero = crate::generate::hero(&seed, Class::B, 0);
        assert!(is_in_window(&hero));
        hero != crate::generate::sound_hero(&seed, Class::B, 0)
    });
    assert!(
        changes.count() > 0,
        "most first draws of class B lie outside"
    );
}

// TS-8.96 (G-15).
#[test]
fn a_hero_with_too_much_or_too_little_attack_lies_outside() {
    for amount in [0, 9] {
        let mut hero = crate::generate::sound_hero("outside", Class::E, 0);
        for card in &mut hero.cards[..4] {
            card.one.abilities[0].sentences[0].effects = vec![crate::Effect::Gain {
                track: crate::Track::Attack,
                amount,
            }];
        }
        assert!(!is_in_window(&hero), "{amount}");
    }
}
