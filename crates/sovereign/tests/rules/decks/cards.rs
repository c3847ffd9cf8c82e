//! E10 to E15 and W02: the Chronicles, and what holds for every card (SV-2.5 to SV-2.8).

use super::{choir, item, ready, set_copies, swap, told, told_of};
use sovereign::cards::CardSet;
use sovereign::deck::Section::{Chronicles, Classes, Realms};

// SV-2.15: it counts for E12, and nothing else is told of it, however many there are.
#[test]
fn e10_a_card_that_the_set_does_not_have() {
    let list = set_copies(choir(), Chronicles, "dawn-novice", 0);
    let list = list.with(Chronicles, "dawn-novize", 4);
    assert_eq!(told(&list), ["E10 Unknown card: dawn-novize"]);
    assert_eq!(item(&list, "E10").fix, "Did you mean 'dawn-novice'?");
    let many = list.with(Chronicles, "dawn-novize", 9);
    assert_eq!(
        told(&many),
        [
            "E10 Unknown card: dawn-novize",
            "E12 Chronicles hold 59 cards; exactly 50 are required",
        ]
    );
    let both = choir().with(Realms, "qqqqqq", 2);
    assert_eq!(told(&both), ["E10 Unknown card: qqqqqq"], "no E20, no E21");
    let fix = item(&both, "E10").fix;
    assert_eq!(fix, "Name a card of the set, such as 'dawn-novice'.");
}

// SV-2.7, SV-2.13
#[test]
fn e11_a_puppet_in_either_collection_is_told_with_nothing_else() {
    let list = set_copies(choir(), Chronicles, "dawn-novice", 0);
    let list = list
        .with(Chronicles, "sprout", 4)
        .with(Realms, "sprout", 2)
        .with(Realms, "luminous-soul", 1);
    assert_eq!(
        told(&list),
        [
            "E11 Sprout is a Puppet and cannot be part of a deck",
            "E11 Luminous Soul is a Puppet and cannot be part of a deck",
            "E11 Sprout is a Puppet and cannot be part of a deck",
        ]
    );
    let alone = swap(choir(), Chronicles, "dawn-novice", "sprout");
    assert_eq!(item(&alone, "E11").rule, "SV-2.7");
    let alone = choir().with(Realms, "sprout", 1);
    assert_eq!(item(&alone, "E11").rule, "SV-2.13");
}

// SV-2.5
#[test]
fn e12_not_fifty_cards() {
    let few = set_copies(choir(), Chronicles, "dawn-novice", 3);
    assert_eq!(
        told(&few),
        ["E12 Chronicles hold 49 cards; exactly 50 are required"]
    );
    assert_eq!(item(&few, "E12").fix, "Add 1 card.");
    let many = choir().with(Chronicles, "road-warden", 3);
    assert_eq!(
        told(&many),
        ["E12 Chronicles hold 53 cards; exactly 50 are required"]
    );
    assert_eq!(item(&many, "E12").fix, "Take out 3 cards.");
    let absurd = choir()
        .with(Chronicles, "a", u32::MAX)
        .with(Chronicles, "b", u32::MAX);
    item(&absurd, "E12");
}

// SV-2.6
#[test]
fn e13_a_fifth_copy_of_an_ordinary_card() {
    let list = swap(choir(), Chronicles, "lantern-squire", "dawn-novice");
    let message = "E13 Dawn Novice: 5 copies in the Chronicles; at most 4 allowed (standard limit)";
    assert_eq!(told(&list), [message]);
    assert_eq!(item(&list, "E13").fix, "Take out 1 of them.");
}

// EX-19, SV-2.6
#[test]
fn a_legion_of_twelve_may_have_twelve_copies_and_a_champion_one() {
    let mut twelve = choir().with(Chronicles, "lampbearers-of-the-host", 12);
    for four in ["dawn-novice", "chapel-guard", "evensong-cantor"] {
        twelve = set_copies(twelve, Chronicles, four, 0);
    }
    assert_eq!(told(&twelve), [""; 0]);
    let thirteen = swap(
        twelve,
        Chronicles,
        "lantern-squire",
        "lampbearers-of-the-host",
    );
    assert_eq!(
        told(&thirteen),
        [
            "E13 Lampbearers of the Host: 13 copies in the Chronicles; at most 12 allowed \
             (Legion 12)"
        ]
    );
    let champions = swap(choir(), Chronicles, "dawn-novice", "aldric-ironvow");
    assert_eq!(
        told(&champions),
        ["E13 Aldric Ironvow: 2 copies in the Chronicles; at most 1 allowed (Champion)"]
    );
}

// SV-2.6: whatever X is, above or below 4; SV-2.12, R7 for such a limit.
#[test]
fn a_legion_of_two_may_have_two_copies_in_both_collections_together() {
    let text = r#"
        name = "Few"
        extends = "base"
        [[card]]
        id = "few"
        name = { en = "The Few" }
        type = "haerian"
        line = ["human"]
        cost = "W"
        force = 1
        legion = 2
        keywords = ["base"]
    "#;
    let set = CardSet::from_file("few.toml", text).expect("a set");
    let two = swap(choir(), Chronicles, "dawn-novice", "few");
    let two = swap(two, Chronicles, "dawn-novice", "few");
    assert_eq!(told_of(set, &two), [""; 0]);
    let three = swap(two.clone(), Chronicles, "dawn-novice", "few");
    assert_eq!(
        told_of(set, &three),
        ["E13 The Few: 3 copies in the Chronicles; at most 2 allowed (Legion 2)"]
    );
    let spread = swap(two, Realms, "hidden-pit", "few");
    assert_eq!(
        told_of(set, &spread),
        ["E23 The Few: 3 copies in total; at most 2 allowed"]
    );
}

// SV-2.7: and what else applies to the card.
#[test]
fn e14_a_glimmer_card_in_the_chronicles() {
    let list = swap(choir(), Realms, "veiled-seraph", "road-warden");
    let one = swap(list.clone(), Chronicles, "dawn-novice", "veiled-seraph");
    let message = "E14 Veiled Seraph has Glimmer and may only be in the Luminous Realms";
    assert_eq!(told(&one), [message]);
    let five = set_copies(list, Chronicles, "dawn-novice", 0);
    let five = set_copies(five, Chronicles, "lantern-squire", 1);
    let five = five.with(Chronicles, "veiled-seraph", 5);
    assert_eq!(
        told(&five),
        [
            "E13 Veiled Seraph: 5 copies in the Chronicles; at most 4 allowed (standard limit)",
            message,
        ]
    );
    let both = swap(choir(), Chronicles, "dawn-novice", "veiled-seraph");
    assert_eq!(
        told(&both),
        [
            message,
            "E22 Veiled Seraph is in both the Chronicles and the Luminous Realms and does not \
             have Base",
        ]
    );
    let foreign = swap(choir(), Chronicles, "dawn-novice", "drowned-verdict");
    assert_eq!(
        told(&foreign),
        [
            "E14 Drowned Verdict has Glimmer and may only be in the Luminous Realms",
            "E15 Drowned Verdict requires Tidescribe",
            "W02 Drowned Verdict needs Blue Crystals, which no chosen class provides",
        ]
    );
}

// SV-2.8, R6: in both collections, once for a card and section.
#[test]
fn e15_a_card_without_its_classes() {
    let list = swap(choir(), Chronicles, "dawn-novice", "spit-of-flame");
    let list = swap(list, Chronicles, "dawn-novice", "spit-of-flame");
    let list = swap(list, Realms, "hidden-pit", "spit-of-flame");
    let needs = "E15 Spit of Flame requires Firebrand";
    let colour = "W02 Spit of Flame needs Red Crystals, which no chosen class provides";
    assert_eq!(told(&list), [needs, needs, colour, colour]);
    let one = swap(choir(), Chronicles, "dawn-novice", "spit-of-flame");
    let item = item(&one, "E15");
    assert_eq!(item.fix, "Choose Firebrand, or take Spit of Flame out.");
}

// SV-2.8
#[test]
fn e15_says_of_which_classes_one_is_enough() {
    let garden = ready("rotting-garden").list(CardSet::base());
    let list = swap(garden, Chronicles, "seedling-tender", "ossuary");
    assert_eq!(told(&list), [""; 0], "the Bogseer is enough");
    let without = set_copies(list, Classes, "bogseer", 0);
    let needs = "E15 Ossuary requires Mourner or Bogseer".to_owned();
    assert!(told(&without).contains(&needs));
}

// SV-2.15: colours in the order W, G, R, U, V, not of their names.
#[test]
fn w02_is_told_for_each_colour_that_no_class_provides() {
    let list = ready("twin-suns").list(CardSet::base());
    let none = set_copies(list, Classes, "acolyte", 0);
    let none = set_copies(none, Classes, "firebrand", 0);
    let lines = told(&none);
    let zealot: Vec<&str> = lines
        .iter()
        .filter_map(|line| line.strip_prefix("W02 Dawnfire Zealot needs "))
        .collect();
    assert_eq!(
        zealot,
        [
            "White Crystals, which no chosen class provides",
            "Red Crystals, which no chosen class provides",
        ]
    );
    let open = swap(choir(), Chronicles, "dawn-novice", "spit-of-flame");
    let fix = item(&open, "W02").fix;
    assert_eq!(fix, "Choose Firebrand, or take Spit of Flame out.");
}
