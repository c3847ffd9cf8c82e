//! E20 to E23 and W03: the Luminous Realms (SV-2.9 to SV-2.14).

use super::{choir, item, set_copies, swap, told};
use sovereign::deck::DeckList;
use sovereign::deck::Section::{Chronicles, Classes, Realms};

/// The choir with Grovewarden in place of Sellsword: 7 slots, of which none is taken.
fn seven_slots() -> DeckList {
    let mut list = set_copies(choir(), Classes, "sellsword", 0);
    list = list.with(Classes, "grovewarden", 1);
    list.realms.clear();
    list
}

// EX-17, SV-2.9
#[test]
fn a_champion_and_four_cards_take_seven_slots_and_a_fifth_is_too_many() {
    let mut list = seven_slots().with(Realms, "gorrund-earthshaker", 1);
    for id in [
        "veiled-seraph",
        "mantle-of-mercy",
        "plumed-courier",
        "sister-of-balms",
    ] {
        list = list.with(Realms, id, 1);
    }
    assert_eq!(told(&list), [""; 0]);
    let more = list.with(Realms, "heart-of-the-forest", 1);
    assert_eq!(
        told(&more),
        ["E20 Luminous Realms use 8 slots; 7 are available"]
    );
    assert_eq!(
        item(&more, "E20").fix,
        "Take out cards of 1 slot, or classes of as many levels; a Champion takes 3 slots."
    );
}

// SV-2.9, SV-2.15: unknown cards and Puppets take no slot.
#[test]
fn only_cards_that_may_be_there_count_for_the_slots() {
    let list = choir().with(Realms, "sprout", 1).with(Realms, "nobody", 1);
    assert_eq!(
        told(&list),
        [
            "E10 Unknown card: nobody",
            "E11 Sprout is a Puppet and cannot be part of a deck",
        ]
    );
}

// SV-2.10: every copy takes a slot.
#[test]
fn e21_two_copies_in_the_realms() {
    let list = swap(choir(), Realms, "hidden-pit", "veiled-seraph");
    let message = "E21 Veiled Seraph: only one copy is allowed in the Luminous Realms";
    assert_eq!(told(&list), [message]);
    let list = choir().with(Realms, "veiled-seraph", 1);
    assert_eq!(
        told(&list),
        [
            "E20 Luminous Realms use 12 slots; 11 are available",
            message
        ]
    );
    assert_eq!(item(&list, "E21").fix, "Take out 1 of them.");
}

// EX-18, SV-2.11, SV-2.12
#[test]
fn a_base_card_may_be_in_both_collections_up_to_its_limit() {
    let four_and_one = swap(choir(), Realms, "hidden-pit", "dawn-novice");
    assert_eq!(
        told(&four_and_one),
        ["E23 Dawn Novice: 5 copies in total; at most 4 allowed"]
    );
    assert_eq!(item(&four_and_one, "E23").fix, "Take out 1 of them.");
    let three_and_one = swap(four_and_one, Chronicles, "dawn-novice", "road-warden");
    assert_eq!(told(&three_and_one), [""; 0]);
    let overlap = swap(choir(), Realms, "hidden-pit", "wayside-shrine");
    assert_eq!(
        told(&overlap),
        [
            "E22 Wayside Shrine is in both the Chronicles and the Luminous Realms and does not \
             have Base"
        ]
    );
    let fix = item(&overlap, "E22").fix;
    assert_eq!(fix, "Take it out of one of them.");
}

// SV-2.12, SV-2.15
#[test]
fn e23_is_not_told_where_e13_is() {
    let five_and_one = swap(choir(), Realms, "hidden-pit", "dawn-novice");
    let five_and_one = swap(five_and_one, Chronicles, "lantern-squire", "dawn-novice");
    assert_eq!(
        told(&five_and_one),
        ["E13 Dawn Novice: 5 copies in the Chronicles; at most 4 allowed (standard limit)"]
    );
}

// SV-2.12: the sum counts even if the Chronicles have none.
#[test]
fn e23_counts_five_copies_in_the_realms_alone() {
    let mut list = set_copies(choir(), Chronicles, "dawn-novice", 0);
    list = list.with(Chronicles, "road-warden", 4);
    list = set_copies(list, Realms, "brannoc-the-unpaid", 0);
    list = set_copies(list, Realms, "hidden-pit", 0);
    list = set_copies(list, Realms, "field-rations", 0);
    assert_eq!(
        told(&list.with(Realms, "dawn-novice", 5)),
        [
            "E21 Dawn Novice: only one copy is allowed in the Luminous Realms",
            "E23 Dawn Novice: 5 copies in total; at most 4 allowed",
        ]
    );
}

// SV-2.4, SV-2.9: the Realms are optional, so empty slots are only worth a word.
#[test]
fn w03_free_slots_remain() {
    let list = set_copies(choir(), Realms, "hidden-pit", 0);
    assert_eq!(told(&list), ["W03 1 Luminous Realms slots are unused"]);
    assert_eq!(item(&list, "W03").fix, "Add cards of 1 slot.");
    let mut none = choir();
    none.realms.clear();
    assert_eq!(told(&none), ["W03 11 Luminous Realms slots are unused"]);
    assert!(sovereign::deck::Deck::from_list(super::base(), &none).is_ok());
}

// SV-2.14
#[test]
fn a_deck_names_no_crystals() {
    let list = choir().with(Chronicles, "crystal", 1);
    assert_eq!(told(&list)[0], "E10 Unknown card: crystal");
}
