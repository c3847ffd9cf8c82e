//! Deck construction (SV-2.1 to SV-2.15): the validator, files, option words, ready decks and
//! decks by chance.

mod cards;
mod classes;
mod files;
mod random;
mod ready;
mod realms;
mod report;
mod words;

use sovereign::cards::CardSet;
use sovereign::deck::{Deck, DeckList, Entry, Section};
use sovereign::deck_check::{Item, check};
use sovereign::ready_decks;

fn base() -> &'static CardSet {
    CardSet::base()
}

/// A ready deck without errors and warnings, to spoil: 9 levels, white, all 11 slots taken.
fn choir() -> DeckList {
    ready("first-light").list(base())
}

fn ready(id: &str) -> &'static Deck {
    ready_decks::find(id).expect("a ready deck")
}

/// The list with so many copies of the card, whatever it held.
fn set_copies(mut list: DeckList, section: Section, id: &str, copies: u32) -> DeckList {
    let entries = match section {
        Section::Classes => &mut list.classes,
        Section::Chronicles => &mut list.chronicles,
        Section::Realms => &mut list.realms,
    };
    entries.retain(|entry| entry.id != id);
    if copies > 0 {
        list.add(section, id, copies);
    }
    list
}

/// The list with one copy of `old` become one of `new`.
fn swap(list: DeckList, section: Section, old: &str, new: &str) -> DeckList {
    let count = |id: &str| {
        let entries = list.section(section).iter();
        let found: Vec<&Entry> = entries.filter(|entry| entry.id == id).collect();
        found.iter().map(|entry| entry.copies).sum::<u32>()
    };
    let (of_old, of_new) = (count(old), count(new));
    assert!(of_old > 0, "{old} is not in the deck");
    let list = set_copies(list, section, old, of_old - 1);
    set_copies(list, section, new, of_new + 1)
}

/// The whole report on a list of the base set, as `E12 message`.
fn told(list: &DeckList) -> Vec<String> {
    told_of(base(), list)
}

fn told_of(set: &CardSet, list: &DeckList) -> Vec<String> {
    let line = |item: &Item| format!("{} {}", item.code, item.message);
    check(set, list).iter().map(line).collect()
}

/// The one item of this code.
fn item(list: &DeckList, number: &str) -> Item {
    let mut items = check(base(), list);
    items.retain(|item| item.code.number() == number);
    assert_eq!(items.len(), 1, "{number}");
    items.remove(0)
}
