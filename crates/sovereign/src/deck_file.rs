//! Deck files: text with a section for each part of the deck.
//!
//! ```text
//! title: My first deck
//!
//! [classes]
//! acolyte
//! sellsword
//!
//! [chronicles]
//! 4 dawn-novice        # a comment
//! Lantern Squire x3
//!
//! [realms]
//! mantle-of-mercy
//! ```
//!
//! An entry is an id or English name in any case, with the number of copies before it (`4` or
//! `4x`) or behind it (`x4`), or one copy without a number. `[realms]` may be left out.

mod line;

use crate::cards::CardSet;
use crate::deck::{Deck, DeckList, Section};
use crate::deck_check::{Item, check};
use crate::deck_problem::{DeckFault, DeckProblem, MAX_BYTES, at_most_some, quotable};
use line::Line;
use std::fmt::Write;

const MAX_TITLE: usize = 80;

/// A deck that was read from a file and is legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckFile {
    /// What its author calls it.
    pub title: Option<String>,
    /// The deck.
    pub deck: Deck,
    /// What the validator advises (SV-2.15).
    pub advice: Vec<Item>,
}

/// The deck in a file, or everything that is wrong with it.
pub fn read(file: &str, text: &str, set: &CardSet) -> Result<DeckFile, Vec<DeckFault>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reading = Reading::new(set);
    if text.len() > MAX_BYTES {
        reading.fault(1, DeckProblem::TooLarge(text.len()));
    } else {
        for (number, line) in (1..).zip(text.lines()) {
            reading.line(number, line);
        }
        reading.missing_sections();
    }
    reading.finish(file)
}

/// What was read so far.
struct Reading<'a> {
    set: &'a CardSet,
    title: Option<(String, usize)>,
    list: DeckList,
    /// The lines of the entries, as the list has them.
    lines: [Vec<usize>; 3],
    headings: [Option<usize>; 3],
    place: Place,
    last: usize,
    faults: Vec<(usize, DeckProblem)>,
}

/// Where the next entry belongs.
#[derive(Clone, Copy)]
enum Place {
    /// No section has begun.
    Before,
    In(Section),
    /// Below a heading that is wrong and was told.
    Unclear,
}

impl<'a> Reading<'a> {
    fn new(set: &'a CardSet) -> Reading<'a> {
        Reading {
            set,
            title: None,
            list: DeckList::default(),
            lines: Default::default(),
            headings: [None; 3],
            place: Place::Before,
            last: 1,
            faults: Vec::new(),
        }
    }

    fn fault(&mut self, line: usize, what: DeckProblem) {
        self.faults.push((line, what));
    }

    fn line(&mut self, number: usize, line: &str) {
        self.last = number;
        match line::read(line) {
            Ok(Line::Nothing) => {}
            Ok(Line::Title(title)) => self.title(number, title),
            Ok(Line::Heading(section)) => self.heading(number, section),
            Ok(Line::Entry { copies, name }) => self.entry(number, copies, name),
            Err(what) => {
                if matches!(what, DeckProblem::NoSuchSection { .. }) {
                    self.place = Place::Unclear;
                }
                self.fault(number, what);
            }
        }
    }

    fn title(&mut self, number: usize, title: &str) {
        match &self.title {
            Some((_, first)) => self.fault(number, DeckProblem::TitleTwice(*first)),
            None => self.title = Some((title.chars().take(MAX_TITLE).collect(), number)),
        }
    }

    fn heading(&mut self, number: usize, section: Section) {
        match self.headings[section as usize] {
            Some(line) => {
                self.place = Place::Unclear;
                self.fault(number, DeckProblem::SectionTwice { section, line });
            }
            None => {
                self.place = Place::In(section);
                self.headings[section as usize] = Some(number);
            }
        }
    }

    fn entry(&mut self, number: usize, copies: u32, name: &str) {
        match self.place {
            Place::Before => self.fault(number, DeckProblem::NoSection(quotable(name))),
            Place::In(section) => {
                let id = line::id_of(name, section, self.set);
                self.list.add(section, id, copies);
                self.lines[section as usize].push(number);
            }
            Place::Unclear => {}
        }
    }

    fn missing_sections(&mut self) {
        for section in [Section::Classes, Section::Chronicles] {
            if self.headings[section as usize].is_none() {
                self.fault(self.last, DeckProblem::SectionMissing(section));
            }
        }
    }

    fn finish(mut self, file: &str) -> Result<DeckFile, Vec<DeckFault>> {
        let mut items = check(self.set, &self.list);
        if !self.faults.is_empty() {
            // What could not be read may be what these miss.
            items.retain(|item| !item.code.may_want_more());
        }
        let (wrong, advice): (Vec<Item>, Vec<Item>) =
            items.into_iter().partition(|item| item.code.is_error());
        if !wrong.is_empty() || !self.faults.is_empty() {
            // Whoever mends the deck wants to hear all of it (SV-2.15).
            for item in wrong.iter().chain(&advice) {
                self.fault(self.line_of(item), DeckProblem::Item(item.clone()));
            }
        }
        let last = self.last;
        match Deck::from_list(self.set, &self.list) {
            Ok(deck) if self.faults.is_empty() => Ok(DeckFile {
                title: self.title.map(|(title, _)| title).filter(|t| !t.is_empty()),
                deck,
                advice,
            }),
            _ => {
                let faults = at_most_some(self.faults, |rest| (last, DeckProblem::More(rest)));
                let faults = faults.into_iter().map(|(line, what)| DeckFault {
                    file: file.to_owned(),
                    line,
                    what,
                });
                Err(faults.collect())
            }
        }
    }

    /// Where what the item is about is first named, or else where its section begins.
    fn line_of(&self, item: &Item) -> usize {
        let mut named = self.list.section(item.section).iter();
        let entry = named.position(|entry| Some(&entry.id) == item.id.as_ref());
        let line = entry.map(|place| self.lines[item.section as usize][place]);
        line.or(self.headings[item.section as usize])
            .unwrap_or(self.last)
    }
}

/// The deck as a file, which [`read`] takes back.
pub fn write(title: Option<&str>, deck: &Deck, set: &CardSet) -> String {
    let mut text = String::new();
    if let Some(title) = title.map(one_line).filter(|title| !title.is_empty()) {
        text = format!("title: {title}\n\n");
    }
    let list = deck.list(set);
    for (place, section) in Section::ALL.into_iter().enumerate() {
        let gap = if place > 0 { "\n" } else { "" };
        // Writing to a string cannot fail.
        _ = writeln!(text, "{gap}[{section}]");
        for entry in list.section(section) {
            _ = match section {
                Section::Chronicles => writeln!(text, "{} {}", entry.copies, entry.id),
                _ => writeln!(text, "{}", entry.id),
            };
        }
    }
    text
}

/// A title as a file can hold it.
fn one_line(title: &str) -> String {
    let printable = |c: char| if c.is_control() { ' ' } else { c };
    let title: String = title.chars().map(printable).collect();
    let title: String = title.trim().chars().take(MAX_TITLE).collect();
    title.trim_end().to_owned()
}
