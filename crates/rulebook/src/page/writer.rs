//! Goes through a document and adds what a page has more: ids, links, room for what is wide.

use super::contents::Section;
use super::escaped;
use crate::book::Book;
use crate::number;
use pulldown_cmark::{Alignment, CowStr, Event, HeadingLevel, Tag, TagEnd};
use std::collections::BTreeSet;

pub(super) struct Writer<'t> {
    text: &'t str,
    book: &'t Book,
    families: Vec<String>,
    /// Every number that can be jumped to.
    known: BTreeSet<&'t str>,
    /// Those that have their id already.
    given: BTreeSet<&'t str>,
    /// Numbers of the row that begins: they stand in its first cell.
    row: Vec<&'t str>,
    /// The words of the heading that is open.
    heading: Option<String>,
    in_code: bool,
    pub(super) title: String,
    pub(super) sections: Vec<Section>,
    pub(super) events: Vec<Event<'t>>,
}

impl<'t> Writer<'t> {
    pub(super) fn new(text: &'t str, book: &'t Book) -> Writer<'t> {
        Writer {
            text,
            book,
            families: book.families(),
            known: book.numbers().collect(),
            given: BTreeSet::new(),
            row: Vec::new(),
            heading: None,
            in_code: false,
            title: String::new(),
            sections: Vec::new(),
            events: Vec::new(),
        }
    }

    /// Takes the next event, which begins at this byte of the text.
    pub(super) fn take(&mut self, event: Event<'t>, place: usize) {
        match event {
            Event::Start(Tag::Heading { level, .. }) => self.open_heading(level, place),
            Event::End(TagEnd::Heading(level)) => self.close_heading(level),
            Event::Start(Tag::Strong) => self.open_strong(place),
            Event::Start(Tag::TableRow) => {
                self.row = self.new_numbers(place);
                self.events.push(event);
            }
            Event::Start(Tag::TableCell) => {
                self.events.push(event);
                let row = std::mem::take(&mut self.row);
                self.mark(&row);
            }
            // What is wider than a phone moves in a box of its own, by keys as well. Aligned columns
            // would be written as styles, and no page may have any.
            Event::Start(Tag::Table(columns)) => {
                self.html("<div class=\"wide\" tabindex=\"0\">\n");
                let plain = vec![Alignment::None; columns.len()];
                self.events.push(Event::Start(Tag::Table(plain)));
            }
            Event::End(TagEnd::Table) => {
                self.events.push(event);
                self.html("</div>\n");
            }
            Event::Start(Tag::CodeBlock(_)) => {
                self.in_code = true;
                self.html("<pre tabindex=\"0\"><code>");
            }
            Event::End(TagEnd::CodeBlock) => {
                self.in_code = false;
                self.events.push(event);
            }
            Event::Text(words) => self.say(words),
            Event::Html(words) | Event::InlineHtml(words) => self.events.push(Event::Text(words)),
            Event::Code(ref words) => {
                if let Some(heading) = &mut self.heading {
                    *heading += words;
                }
                self.events.push(event);
            }
            other => self.events.push(other),
        }
    }

    fn open_heading(&mut self, level: HeadingLevel, place: usize) {
        let numbers = self.new_numbers(place);
        let id = match numbers.first() {
            Some(number) => (*number).to_owned(),
            None => format!("section-{}", self.sections.len() + 1),
        };
        if level != HeadingLevel::H1 {
            self.sections.push(Section {
                is_part: level != HeadingLevel::H2,
                id: id.clone(),
                title: String::new(),
            });
        }
        self.events.push(Event::Start(Tag::Heading {
            level,
            id: (level != HeadingLevel::H1).then(|| CowStr::from(id)),
            classes: Vec::new(),
            attrs: Vec::new(),
        }));
        self.mark(numbers.get(1..).unwrap_or_default());
        self.heading = Some(String::new());
    }

    fn close_heading(&mut self, level: HeadingLevel) {
        let words = self.heading.take().unwrap_or_default();
        match self.sections.last_mut() {
            Some(section) if level != HeadingLevel::H1 => section.title = words,
            _ => self.title = escaped(&words),
        }
        self.events.push(Event::End(TagEnd::Heading(level)));
    }

    /// What is in bold at the beginning of a line, perhaps of a list, may be a rule's number.
    fn open_strong(&mut self, place: usize) {
        let line = self.text[..place].rfind('\n').map_or(0, |end| end + 1);
        let is_first = matches!(&self.text[line..place], "" | "* ");
        let numbers = if is_first {
            self.new_numbers(line)
        } else {
            Vec::new()
        };
        match numbers.split_first() {
            Some((number, others)) => {
                self.inline(format!("<strong id=\"{}\">", escaped(number)));
                self.mark(others);
            }
            None => self.events.push(Event::Start(Tag::Strong)),
        }
    }

    /// The numbers that the line at this byte gives, and that have no id yet.
    fn new_numbers(&mut self, line: usize) -> Vec<&'t str> {
        let book = self.book;
        let numbers = book.anchors_at(line).iter().map(String::as_str);
        numbers.filter(|number| self.given.insert(number)).collect()
    }

    /// Lets these numbers be jumped to here.
    fn mark(&mut self, numbers: &[&str]) {
        for number in numbers {
            self.inline(format!("<span id=\"{}\"></span>", escaped(number)));
        }
    }

    /// Text; numbers that can be jumped to are links.
    fn say(&mut self, words: CowStr<'t>) {
        if let Some(heading) = &mut self.heading {
            *heading += &words;
        }
        if self.in_code || self.heading.is_some() {
            return self.events.push(Event::Text(words));
        }
        let mut said = 0;
        for (place, number) in number::all_in(&words, &self.families) {
            if !self.known.contains(number) {
                continue;
            }
            let before = words[said..place].to_owned();
            self.events.push(Event::Text(before.into()));
            let number = escaped(number);
            self.inline(format!("<a href=\"#{number}\">{number}</a>"));
            said = place + number.len();
        }
        let rest = words[said..].to_owned();
        self.events.push(Event::Text(rest.into()));
    }

    fn html(&mut self, words: &'static str) {
        self.events.push(Event::Html(words.into()));
    }

    fn inline(&mut self, words: String) {
        self.events.push(Event::InlineHtml(words.into()));
    }
}
