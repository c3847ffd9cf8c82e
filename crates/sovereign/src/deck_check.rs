//! The deck validator (SV-2.15): everything that is wrong with a list, with what would mend it.

mod cards;
mod classes;
mod code;
mod realms;

pub use code::Code;

use crate::cards::{CardSet, Class, ClassId};
use crate::deck::{DeckList, LEVELS, Section};
use crate::requirement::{ClassSet, Requirement};
use kernel::nearest;
use serde::Serialize;
use std::fmt;

/// One line of the report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Item {
    /// What it is about.
    pub code: Code,
    /// The part of the deck it belongs to.
    pub section: Section,
    /// The card or class, as written; none if it is about the whole section.
    pub id: Option<String>,
    /// What is wrong, in the words of SV-2.15.
    pub message: String,
    /// The rule behind it.
    pub rule: &'static str,
    /// What would put it right, as a sentence.
    pub fix: String,
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (code, message, rule, fix) = (self.code, &self.message, self.rule, &self.fix);
        write!(f, "{code} {message} ({rule}). {fix}")
    }
}

/// Everything that is wrong with the deck, and advice: by code, then section, then id.
///
/// ```
/// use sovereign::cards::CardSet;
/// use sovereign::deck::{DeckList, Section};
/// use sovereign::deck_check::{Code, check};
///
/// let list = DeckList::default().with(Section::Classes, "hierophant", 1);
/// let items = check(CardSet::base(), &list);
/// assert_eq!(items[0].code, Code::ClassPrerequisite);
/// assert_eq!(items[0].message, "Class Hierophant requires Acolyte");
/// ```
pub fn check(set: &CardSet, list: &DeckList) -> Vec<Item> {
    let mut report = Report {
        set,
        list,
        chosen: chosen(set, list),
        unknown: 0,
        items: Vec::new(),
    };
    report.classes();
    report.chronicles();
    report.realms();
    let mut items = report.items;
    // Colours of one card stay in the order of SV-1.7: the sort is stable.
    items.sort_by(|one, other| {
        let key = |item: &Item| (item.code, item.section);
        key(one).cmp(&key(other)).then(one.id.cmp(&other.id))
    });
    items
}

/// The chosen classes that the set has.
fn chosen(set: &CardSet, list: &DeckList) -> ClassSet {
    let mut chosen = ClassSet::default();
    let ids = list.tally(Section::Classes).into_keys();
    for class in ids.filter_map(|id| set.find_class(id)) {
        chosen.insert(class.index);
    }
    chosen
}

struct Report<'a> {
    set: &'a CardSet,
    list: &'a DeckList,
    chosen: ClassSet,
    /// Ids that the set does not have, so far.
    unknown: usize,
    items: Vec<Item>,
}

impl<'a> Report<'a> {
    /// Adds an item, about one card or class or about the whole section.
    fn add(
        &mut self,
        code: Code,
        section: Section,
        id: Option<&str>,
        message: String,
        fix: String,
    ) {
        self.items.push(Item {
            code,
            section,
            id: id.map(str::to_owned),
            message,
            rule: code.rule(section),
            fix,
        });
    }

    fn chosen_classes(&self) -> impl Iterator<Item = &'a Class> + use<'a> {
        let set = self.set;
        self.chosen.iter().map(|class| set.class(class))
    }

    /// Each distinct known class once.
    fn levels(&self) -> u32 {
        self.chosen_classes()
            .map(|class| u32::from(class.level))
            .sum()
    }

    // SV-2.4
    fn slots(&self) -> u32 {
        u32::from(LEVELS).saturating_sub(self.levels())
    }

    /// A requirement as messages write it.
    fn expression(&self, requires: &Requirement) -> String {
        match requires {
            Requirement::None => "-".to_owned(),
            Requirement::All(classes) => self.names(classes.iter().copied(), " + "),
            Requirement::Any(classes) => self.names(classes.iter().copied(), " or "),
        }
    }

    /// The classes still to be chosen for a requirement, in words.
    fn missing(&self, requires: &Requirement) -> String {
        match requires {
            Requirement::All(classes) => {
                let missing = classes
                    .iter()
                    .filter(|&&class| !self.chosen.contains(class));
                self.names(missing.copied(), " and ")
            }
            _ => self.expression(requires),
        }
    }

    fn names(&self, classes: impl Iterator<Item = ClassId>, between: &str) -> String {
        let names: Vec<&str> = classes.map(|class| self.set.class(class).name.en).collect();
        names.join(between)
    }

    /// The id of the set that an unknown one may stand for.
    fn near<'s>(&mut self, id: &str, known: impl Iterator<Item = &'s str>) -> Option<&'s str> {
        /// Who misspells more than these has pasted something else.
        const MOST: usize = 40;
        self.unknown += 1;
        (self.unknown <= MOST)
            .then(|| nearest(&id.to_lowercase(), known))
            .flatten()
    }
}

/// `1 card`, `3 cards`.
fn counted(count: u32, one: &str) -> String {
    match count {
        1 => format!("1 {one}"),
        _ => format!("{count} {one}s"),
    }
}
