//! Decks by chance.

use super::base;
use kernel::{Rng, Seed};
use sovereign::cards::CardSet;
use sovereign::deck::Deck;
use sovereign::deck_check::{Code, check};
use sovereign::random_deck::random_deck;
use std::collections::BTreeSet;

fn some(count: usize, seed: u64) -> Vec<Deck> {
    let rng = &mut Rng::new(Seed::from(seed));
    let deck = |_| random_deck(base(), rng).expect("a deck");
    (0..count).map(deck).collect()
}

// SV-2.1 to SV-2.13
#[test]
fn ten_thousand_decks_by_chance_are_legal_and_can_pay_their_colours() {
    for deck in some(10_000, 1) {
        let list = deck.list(base());
        for item in check(base(), &list) {
            assert_eq!(item.code, Code::RealmsUnused, "{item}\n{list:?}");
        }
        assert_eq!(
            Deck::from_list(base(), &list),
            Ok(deck),
            "in the order of the set"
        );
    }
}

#[test]
fn decks_by_chance_are_as_various_as_the_set() {
    let decks = some(10_000, 2);
    let set = base();
    let in_chronicles: BTreeSet<_> = decks.iter().flat_map(Deck::chronicles).collect();
    let in_realms: BTreeSet<_> = decks.iter().flat_map(Deck::realms).collect();
    for card in set.cards.iter().filter(|card| !card.is_puppet()) {
        assert_ne!(
            in_chronicles.contains(&card.index),
            card.glimmer,
            "{}",
            card.id
        );
        assert!(in_realms.contains(&card.index), "{}", card.id);
    }
    let classes: BTreeSet<_> = decks.iter().flat_map(Deck::classes).collect();
    assert_eq!(classes.len(), set.classes.len());
    let choices: BTreeSet<_> = decks.iter().map(Deck::classes).collect();
    assert!(choices.len() > 200, "{} choices of classes", choices.len());
    let levels: BTreeSet<_> = decks.iter().map(|deck| deck.levels(set)).collect();
    assert!(levels.contains(&5) && levels.contains(&20), "{levels:?}");
    let different = |deck: &Deck| deck.chronicles().chunk_by(|a, b| a == b).count();
    let fewest = decks.iter().map(different).min();
    let most = decks.iter().map(different).max();
    assert!(
        fewest < Some(14) && most == Some(50),
        "{fewest:?} to {most:?}"
    );
    let unused = |deck: &&Deck| deck.slots_taken(set) < deck.slots(set);
    let unused = decks.iter().filter(unused).count();
    assert!((1000..4000).contains(&unused), "{unused} leave slots free");
    // SV-2.11
    let twice = |deck: &&Deck| {
        deck.realms()
            .iter()
            .any(|card| deck.chronicles().contains(card))
    };
    assert!(decks.iter().any(|deck| twice(&deck)));
    let words: BTreeSet<_> = decks
        .iter()
        .map(|deck| sovereign::deck_word::write(deck, set))
        .collect();
    assert!(words.len() > 9_900, "{} different decks", words.len());
}

#[test]
fn the_same_chance_gives_the_same_deck() {
    assert_eq!(some(20, 3), some(20, 3));
    assert_ne!(some(20, 3), some(20, 4));
}

#[test]
fn a_set_with_too_few_cards_gives_none() {
    let text = r#"
        name = "Tiny"
        [[class]]
        id = "acolyte"
        name = { en = "Acolyte" }
        level = 5
        abilities = [{ on = "vocation", do = [{ crystallize = { colour = "white", count = 1 } }] }]
        [[card]]
        id = "sprout"
        name = { en = "Sprout" }
        type = "haerian"
        puppet = true
        line = ["plant"]
        cost = "0"
        force = 1
        [[card]]
        id = "luminous-soul"
        name = { en = "Luminous Soul" }
        type = "haerian"
        puppet = true
        line = ["spirit"]
        cost = "0"
        force = 1
        [[card]]
        id = "guard"
        name = { en = "Guard" }
        type = "haerian"
        line = ["human"]
        cost = "W"
        force = 1
        legion = LIMIT
    "#;
    let of = |limit: &str| {
        let set = CardSet::from_file("tiny.toml", &text.replace("LIMIT", limit));
        random_deck(set.expect("a set"), &mut Rng::new(Seed::from(5)))
    };
    assert_eq!(of("49"), None);
    let deck = of("50").expect("50 are enough");
    assert_eq!((deck.chronicles().len(), deck.realms()), (50, &[][..]));
}
