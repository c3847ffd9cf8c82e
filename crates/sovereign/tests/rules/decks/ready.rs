//! The four ready decks, against the set's document.

use super::{base, ready_decks};
use kernel::Lang;
use sovereign::cards::Card;
use sovereign::deck::Deck;
use sovereign::deck_check::check;
use sovereign::deck_file;
use sovereign::select::CardType;
use std::collections::{BTreeMap, BTreeSet};

const DOCUMENT: &str = include_str!("../../../../../docs/rules/sovereign-set.md");

// SV-2.15
#[test]
fn the_ready_decks_have_no_errors_and_no_warnings() {
    assert_eq!(ready_decks::decks().len(), 4);
    for deck in ready_decks::decks() {
        assert_eq!(check(base(), &deck.list(base())), []);
    }
}

#[test]
fn each_has_a_name_and_an_idea_in_every_language() {
    let ids: BTreeSet<_> = ready_decks::ready().iter().map(|deck| deck.id).collect();
    assert_eq!(ids.len(), 4);
    for (ready, deck) in ready_decks::ready().iter().zip(ready_decks::decks()) {
        assert_eq!(ready_decks::find(ready.id), Some(deck));
        for lang in Lang::ALL {
            assert!(!ready.name.in_lang(lang).is_empty(), "{}", ready.id);
            assert!(ready.idea.in_lang(lang).chars().count() > 9, "{}", ready.id);
        }
        assert_ne!(ready.name.en, ready.name.zh_hant);
        let again = deck_file::read(ready.id, ready.file, base()).expect("its file");
        assert_eq!(again.title.as_deref(), Some(ready.name.en));
        assert_eq!(&again.deck, deck);
        let ids: Vec<_> = deck.cards(base()).map(|card| card.id).collect();
        assert_eq!(ready.cards, ids);
        assert!(ids.len() > 50);
    }
    assert_eq!(ready_decks::find("first-night"), None);
}

/// What a section of the document says about a deck.
#[derive(Debug, PartialEq, Default)]
struct Told {
    names: Vec<String>,
    levels: u8,
    slots: u8,
    slots_taken: u8,
    mean_cost: String,
    classes: BTreeSet<String>,
    by_type: BTreeMap<String, usize>,
    chronicles: BTreeMap<String, usize>,
    realms: BTreeSet<String>,
}

fn number<T: std::str::FromStr>(text: &str) -> T {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    digits
        .parse()
        .unwrap_or_else(|_| panic!("no number in '{text}'"))
}

fn in_document(section: &str) -> Told {
    let (heading, body) = section.split_once('\n').expect("a heading");
    let (_, names) = heading.split_once(' ').expect("PRE-A and names");
    let mut told = Told {
        names: names
            .split(" / ")
            .map(|n| n.trim_matches('*').to_owned())
            .collect(),
        ..Told::default()
    };
    let bare = |name: &str| {
        name.split(" (")
            .next()
            .unwrap_or_default()
            .trim()
            .to_owned()
    };
    for line in body.lines().filter_map(|line| line.strip_prefix("* ")) {
        let line = line.trim_end_matches('.');
        if let Some(classes) = line.strip_prefix("Classes: ") {
            let (classes, sums) = classes.split_once(" = ").expect("a sum");
            told.classes = (classes.split(", "))
                .map(|class| {
                    class
                        .trim_end_matches(|c: char| c.is_ascii_digit())
                        .trim()
                        .to_owned()
                })
                .collect();
            let sums: Vec<&str> = sums.split([',', '(']).collect();
            (told.levels, told.slots, told.slots_taken) =
                (number(sums[0]), number(sums[1]), number(sums[2]));
        } else if let Some(mean) = line.strip_prefix("Mean cost value ") {
            told.mean_cost = mean.to_owned();
        } else if let Some(cards) = line.strip_prefix("Chronicles, ") {
            let (head, cards) = cards.split_once(": ").expect("a list");
            told.by_type.insert(bare(head), number(head));
            for card in cards.split("), ") {
                let (copies, card) = card.split_once("× ").expect("copies");
                told.chronicles.insert(bare(card), number(copies));
            }
        } else if let Some(cards) = line.strip_prefix("Luminous Realms: ") {
            told.realms = cards.split("), ").map(bare).collect();
        }
    }
    told
}

fn in_game(place: usize, deck: &Deck) -> Told {
    let set = base();
    let ready = &ready_decks::ready()[place];
    let cards = |ids: &[sovereign::cards::CardId]| -> Vec<&Card> {
        ids.iter().map(|&id| set.card(id)).collect()
    };
    let mut told = Told {
        names: vec![ready.name.en.to_owned(), ready.name.it.to_owned()],
        levels: deck.levels(set),
        slots: deck.slots(set),
        slots_taken: deck.slots_taken(set),
        mean_cost: format!("{:.2}", deck.mean_cost(set)),
        ..Told::default()
    };
    for &class in deck.classes() {
        told.classes.insert(set.class(class).name.en.to_owned());
    }
    for card in cards(deck.chronicles()) {
        let kind = match card.card_type {
            CardType::Haerian => "Haerian",
            CardType::Event => "Event",
            CardType::Equipment => "Equipment",
            CardType::Building => "Building",
        };
        *told.by_type.entry(kind.to_owned()).or_default() += 1;
        *told.chronicles.entry(card.name.en.to_owned()).or_default() += 1;
    }
    for card in cards(deck.realms()) {
        told.realms.insert(card.name.en.to_owned());
    }
    told
}

#[test]
fn the_ready_decks_are_those_of_the_document() {
    let chapter = DOCUMENT.split("\n## ").find(|text| text.starts_with("7 "));
    let sections = chapter.expect("chapter 7").split("\n### ").skip(1);
    let documented: Vec<Told> = sections.map(in_document).collect();
    assert_eq!(documented.len(), 4);
    for (place, deck) in ready_decks::decks().iter().enumerate() {
        assert_eq!(in_game(place, deck), documented[place]);
    }
}
