//! The report as a whole (SV-2.15).

use super::{base, choir, set_copies, swap, told};
use sovereign::deck::Section::{Chronicles, Classes, Realms};
use sovereign::deck::{Deck, DeckList};
use sovereign::deck_check::{Code, check};
use std::collections::BTreeSet;

/// Everything wrong that can be wrong at once, written in no order.
fn spoilt() -> DeckList {
    let mut list = DeckList::default();
    for class in [
        "sunblade",
        "hierophant",
        "zealot",
        "bogseer",
        "aviator",
        "bogseer",
    ] {
        list.add(Classes, class, 1);
    }
    for (card, copies) in [
        ("zzz", 1),
        ("aldric-ironvow", 2),
        ("veiled-seraph", 1),
        ("wayside-shrine", 1),
        ("dawn-novice", 4),
        ("aaa", 1),
        ("sprout", 1),
        ("dawnfire-zealot", 1),
        ("aaa", 1),
    ] {
        list.add(Chronicles, card, copies);
    }
    for (card, copies) in [
        ("wayside-shrine", 1),
        ("mmm", 1),
        ("dawn-novice", 1),
        ("luminous-soul", 1),
        ("hidden-pit", 2),
        ("spit-of-flame", 1),
    ] {
        list.add(Realms, card, copies);
    }
    list
}

// SV-2.15
#[test]
fn items_are_sorted_by_code_then_section_then_id() {
    let items = check(base(), &spoilt());
    let keys: Vec<_> = items
        .iter()
        .map(|item| (item.code.number(), item.section, item.id.as_deref()))
        .collect();
    assert!(keys.is_sorted(), "{keys:?}");
    assert_eq!(
        keys[..8],
        [
            ("E01", Classes, Some("aviator")),
            ("E01", Classes, Some("zealot")),
            ("E02", Classes, Some("bogseer")),
            ("E04", Classes, Some("bogseer")),
            ("E04", Classes, Some("hierophant")),
            ("E04", Classes, Some("sunblade")),
            ("E10", Chronicles, Some("aaa")),
            ("E10", Chronicles, Some("zzz")),
        ]
    );
    let zealot = keys.iter().filter(|key| key.2 == Some("dawnfire-zealot"));
    assert_eq!(zealot.count(), 2, "a colour each, as the Sunblade is there");
}

// SV-2.15: every line with its exact message.
#[test]
fn everything_that_is_wrong_is_told_at_once_line_by_line() {
    assert_eq!(
        told(&spoilt()),
        [
            "E01 Unknown class: aviator",
            "E01 Unknown class: zealot",
            "E02 Class Bogseer is chosen more than once",
            "E04 Class Bogseer requires Grovewarden + Duskbound",
            "E04 Class Hierophant requires Acolyte",
            "E04 Class Sunblade requires Acolyte + Firebrand",
            "E10 Unknown card: aaa",
            "E10 Unknown card: zzz",
            "E10 Unknown card: mmm",
            "E11 Sprout is a Puppet and cannot be part of a deck",
            "E11 Luminous Soul is a Puppet and cannot be part of a deck",
            "E12 Chronicles hold 13 cards; exactly 50 are required",
            "E13 Aldric Ironvow: 2 copies in the Chronicles; at most 1 allowed (Champion)",
            "E14 Veiled Seraph has Glimmer and may only be in the Luminous Realms",
            "E15 Aldric Ironvow requires Acolyte",
            "E15 Dawn Novice requires Acolyte",
            "E15 Veiled Seraph requires Acolyte",
            "E15 Wayside Shrine requires Acolyte",
            "E15 Dawn Novice requires Acolyte",
            "E15 Spit of Flame requires Firebrand",
            "E15 Wayside Shrine requires Acolyte",
            "E21 Hidden Pit: only one copy is allowed in the Luminous Realms",
            "E22 Wayside Shrine is in both the Chronicles and the Luminous Realms and does not have Base",
            "E23 Dawn Novice: 5 copies in total; at most 4 allowed",
            "W01 None of the chosen classes can crystallize",
            "W02 Aldric Ironvow needs White Crystals, which no chosen class provides",
            "W02 Dawn Novice needs White Crystals, which no chosen class provides",
            "W02 Dawnfire Zealot needs White Crystals, which no chosen class provides",
            "W02 Dawnfire Zealot needs Red Crystals, which no chosen class provides",
            "W02 Veiled Seraph needs White Crystals, which no chosen class provides",
            "W02 Wayside Shrine needs White Crystals, which no chosen class provides",
            "W02 Dawn Novice needs White Crystals, which no chosen class provides",
            "W02 Spit of Flame needs Red Crystals, which no chosen class provides",
            "W02 Wayside Shrine needs White Crystals, which no chosen class provides",
            "W03 4 Luminous Realms slots are unused",
        ]
    );
}

// SV-2.15: what a section has of an id is told once.
#[test]
fn the_order_of_a_list_and_its_lines_do_not_matter() {
    let list = spoilt();
    let mut turned = list.clone();
    turned.classes.reverse();
    turned.chronicles.reverse();
    turned.realms.reverse();
    turned.chronicles.retain(|entry| entry.id != "aaa");
    turned.add(Chronicles, "aaa", 2);
    turned.add(Chronicles, "nobody-at-all", 0);
    assert_eq!(check(base(), &list), check(base(), &turned));
}

// SV-2.15: levels, crystals, size and slots belong to their sections, with no id.
#[test]
fn every_code_has_its_number_its_rule_and_a_way_to_mend_it() {
    let exceeded = choir()
        .with(Classes, "grovewarden", 1)
        .with(Classes, "firebrand", 1)
        .with(Classes, "tidescribe", 1);
    let lists = [
        spoilt(),
        exceeded,
        set_copies(choir(), Realms, "hidden-pit", 0),
    ];
    let lists = lists.into_iter().chain([DeckList::default()]);
    let items: Vec<_> = lists.flat_map(|list| check(base(), &list)).collect();
    for code in Code::ALL {
        let rules: BTreeSet<_> = (items.iter())
            .filter(|item| item.code == code)
            .map(|item| item.rule)
            .collect();
        let expected: &[&str] = match code.number() {
            "E01" | "E03" => &["SV-2.1"],
            "E02" => &["SV-2.2"],
            "E04" => &["SV-2.3"],
            "E11" => &["SV-2.13", "SV-2.7"],
            "E12" => &["SV-2.5"],
            "E13" => &["SV-2.6"],
            "E14" => &["SV-2.7"],
            "E15" => &["SV-2.8"],
            "E20" | "W03" => &["SV-2.9"],
            "E21" => &["SV-2.10"],
            "E22" => &["SV-2.11"],
            "E23" => &["SV-2.12"],
            _ => &["SV-2.15"],
        };
        assert_eq!(Vec::from_iter(rules), expected, "{code}");
        assert_eq!(code.is_error(), code.number().starts_with('E'));
    }
    for item in &items {
        assert!(item.fix.ends_with(['.', '?']), "{item}");
        let whole = match item.code.number() {
            "E03" | "W01" => Some(Classes),
            "E12" => Some(Chronicles),
            "E20" | "W03" => Some(Realms),
            _ => None,
        };
        assert_eq!(item.id.is_none(), whole.is_some(), "{item}");
        assert!(
            whole.is_none_or(|section| section == item.section),
            "{item}"
        );
    }
    let numbers: Vec<_> = Code::ALL.into_iter().map(Code::number).collect();
    assert!(numbers.is_sorted() && Code::ALL.is_sorted());
}

#[test]
fn an_item_is_a_line_for_people_and_data_for_programs() {
    let list = swap(choir(), Chronicles, "lantern-squire", "dawn-novice");
    let items = check(base(), &list);
    assert_eq!(
        items[0].to_string(),
        "E13 Dawn Novice: 5 copies in the Chronicles; at most 4 allowed (standard limit) \
         (SV-2.6). Take out 1 of them."
    );
    let data = serde_json::to_value(&items[0]).expect("plain data");
    assert_eq!(data["code"], "E13");
    assert_eq!(data["section"], "chronicles");
    assert_eq!(data["id"], "dawn-novice");
}

// SV-2.15: a deck is legal when there is no E item.
#[test]
fn a_deck_is_made_of_a_list_without_errors_only() {
    let advised = set_copies(choir(), Realms, "hidden-pit", 0);
    assert!(Deck::from_list(base(), &advised).is_ok());
    let wrong = set_copies(advised, Chronicles, "dawn-novice", 3);
    let errors = Deck::from_list(base(), &wrong).expect_err("49 cards");
    let codes: Vec<_> = errors.iter().map(|item| item.code).collect();
    assert_eq!(codes, [Code::ChroniclesSize]);
}

#[test]
fn two_lists_with_the_same_cards_are_the_same_deck() {
    let mut turned = choir();
    turned.classes.reverse();
    turned.chronicles.reverse();
    turned.realms.reverse();
    turned = set_copies(turned, Chronicles, "dawn-novice", 1).with(Chronicles, "dawn-novice", 3);
    let deck = Deck::from_list(base(), &turned).expect("a deck");
    assert_eq!(&deck, super::ready("first-light"));
    assert!(deck.chronicles().is_sorted() && deck.realms().is_sorted());
    assert!(deck.classes().is_sorted());
    assert_eq!(deck.chronicles().len(), 50);
}
