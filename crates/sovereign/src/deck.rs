//! Decks: lists of ids as people write them, and decks found to be legal (SV-2).
//!
//! [`check`] says what is wrong with a list. Files are read by
//! [`deck_file`](crate::deck_file), options by [`deck_word`](crate::deck_word).

use crate::cards::{Card, CardId, CardSet, ClassId};
use crate::deck_check::{Item, check};
use crate::requirement::ClassSet;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// The levels of a character (SV-2.1).
pub const LEVELS: u8 = 20;
/// How many cards the Chronicles hold (SV-2.5).
pub const CHRONICLES: usize = 50;

/// A part of a deck, in the order of reports (SV-2.15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Section {
    /// The class cards.
    Classes,
    /// The 50 cards.
    Chronicles,
    /// The Luminous Realms.
    Realms,
}

impl Section {
    /// All of them, in the order of reports.
    pub const ALL: [Section; 3] = [Section::Classes, Section::Chronicles, Section::Realms];

    /// As files name it.
    pub const fn id(self) -> &'static str {
        match self {
            Section::Classes => "classes",
            Section::Chronicles => "chronicles",
            Section::Realms => "realms",
        }
    }
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Copies of one card or class, by the id somebody wrote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// The id, which the set may not have.
    pub id: String,
    /// How many.
    pub copies: u32,
}

/// A deck as somebody wrote it: nothing is known of it yet.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize)]
pub struct DeckList {
    /// The classes.
    pub classes: Vec<Entry>,
    /// The Chronicles.
    pub chronicles: Vec<Entry>,
    /// The Luminous Realms.
    pub realms: Vec<Entry>,
}

impl DeckList {
    /// One section's entries.
    pub fn section(&self, section: Section) -> &[Entry] {
        match section {
            Section::Classes => &self.classes,
            Section::Chronicles => &self.chronicles,
            Section::Realms => &self.realms,
        }
    }

    /// Adds copies of a card or class, after what is there.
    pub fn add(&mut self, section: Section, id: impl Into<String>, copies: u32) {
        let entries = match section {
            Section::Classes => &mut self.classes,
            Section::Chronicles => &mut self.chronicles,
            Section::Realms => &mut self.realms,
        };
        entries.push(Entry {
            id: id.into(),
            copies,
        });
    }

    /// The list with these copies added.
    #[must_use]
    pub fn with(mut self, section: Section, id: impl Into<String>, copies: u32) -> DeckList {
        self.add(section, id, copies);
        self
    }

    /// The copies of each id in a section, in the order of ids.
    pub(crate) fn tally(&self, section: Section) -> BTreeMap<&str, u32> {
        let mut tally: BTreeMap<&str, u32> = BTreeMap::new();
        for entry in self.section(section).iter().filter(|e| e.copies > 0) {
            let copies = tally.entry(&entry.id).or_default();
            *copies = copies.saturating_add(entry.copies);
        }
        tally
    }
}

/// A legal deck of one set, its parts in the order of the set: two lists with the same cards are
/// the same deck and shuffle alike.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deck {
    pub(crate) classes: Vec<ClassId>,
    pub(crate) chronicles: Vec<CardId>,
    pub(crate) realms: Vec<CardId>,
}

impl Deck {
    /// The deck of a list, or the errors that [`check`] finds in it.
    pub fn from_list(set: &CardSet, list: &DeckList) -> Result<Deck, Vec<Item>> {
        let mut items = check(set, list);
        items.retain(|item| item.code.is_error());
        if !items.is_empty() {
            return Err(items);
        }
        // Every id is known, and there are 50 and at most 20 copies, or there were errors.
        let cards = |section| {
            let tally = list.tally(section).into_iter();
            let mut cards: Vec<CardId> = tally
                .filter_map(|(id, copies)| Some((set.find(id)?, copies)))
                .flat_map(|(card, copies)| std::iter::repeat_n(card.index, copies as usize))
                .collect();
            cards.sort();
            cards
        };
        let mut classes: Vec<ClassId> = (list.tally(Section::Classes).into_keys())
            .filter_map(|id| Some(set.find_class(id)?.index))
            .collect();
        classes.sort();
        Ok(Deck {
            classes,
            chronicles: cards(Section::Chronicles),
            realms: cards(Section::Realms),
        })
    }

    /// The same as a list, each id once.
    pub fn list(&self, set: &CardSet) -> DeckList {
        let mut list = DeckList::default();
        for &class in &self.classes {
            list.add(Section::Classes, set.class(class).id, 1);
        }
        for cards in self.chronicles.chunk_by(CardId::eq) {
            let copies = cards.len() as u32;
            list.add(Section::Chronicles, set.card(cards[0]).id, copies);
        }
        for &card in &self.realms {
            list.add(Section::Realms, set.card(card).id, 1);
        }
        list
    }

    /// The chosen classes, in the order of the set.
    pub fn classes(&self) -> &[ClassId] {
        &self.classes
    }

    /// The 50 cards, in the order of the set.
    pub fn chronicles(&self) -> &[CardId] {
        &self.chronicles
    }

    /// The cards of the Luminous Realms, in the order of the set.
    pub fn realms(&self) -> &[CardId] {
        &self.realms
    }

    /// The chosen classes as a set.
    pub fn class_set(&self) -> ClassSet {
        let mut classes = ClassSet::default();
        for &class in &self.classes {
            classes.insert(class);
        }
        classes
    }

    /// The levels of the chosen classes (SV-2.1).
    pub fn levels(&self, set: &CardSet) -> u8 {
        self.classes
            .iter()
            .map(|&class| set.class(class).level)
            .sum()
    }

    /// How many slots the Luminous Realms have (SV-2.4).
    pub fn slots(&self, set: &CardSet) -> u8 {
        LEVELS - self.levels(set)
    }

    /// How many of them are taken (SV-2.9).
    pub fn slots_taken(&self, set: &CardSet) -> u8 {
        self.realms.iter().map(|&card| set.card(card).slots()).sum()
    }

    /// The mean cost value of the Chronicles.
    pub fn mean_cost(&self, set: &CardSet) -> f64 {
        let value = |&card: &CardId| f64::from(set.card(card).cost.value());
        self.chronicles.iter().map(value).sum::<f64>() / self.chronicles.len() as f64
    }

    /// Its cards, first the Chronicles, then the Luminous Realms.
    pub fn cards<'a>(&'a self, set: &'a CardSet) -> impl Iterator<Item = &'a Card> + 'a {
        let ids = self.chronicles.iter().chain(&self.realms);
        ids.map(|&card| set.card(card))
    }
}
