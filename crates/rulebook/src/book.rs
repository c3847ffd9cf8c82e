//! The numbers a rule book gives to its rules.

use crate::number;
use crate::row::row_numbers;
use std::collections::{BTreeMap, BTreeSet};

/// The numbered rules of a game.
#[derive(Debug)]
pub struct Book {
    /// The rules, in the order of the book.
    pub rules: Vec<String>,
    /// Numbered sections that only hold rules: they may be named, but say nothing themselves.
    groups: BTreeSet<String>,
    /// Further numbers of rules.
    second_numbers: BTreeMap<String, String>,
    /// What the line that begins at a byte gives a number to.
    anchors: BTreeMap<usize, Vec<String>>,
}

impl Book {
    /// Reads the rules of a book. A rule is a line, perhaps of a list, that begins in bold with
    /// its number (`**CN-0.1** ...`, `* **ES-1.1 [M]** ...`), a row of a table whose first cell
    /// begins with its number (`| GT-01 | ...`) if the book announces such rows as `GT-nn`, or a
    /// section with a number that no line has and that says something before its first numbered
    /// rule (`### 7.1 Sages` and its table, cited as `CN-7.1`). A line in bold may give its rule a
    /// second number in brackets (`**TS-8.1 (G-1)** ...`).
    pub fn parse(text: &str) -> Result<Book, String> {
        let mut book = Book {
            rules: Vec::new(),
            groups: BTreeSet::new(),
            second_numbers: BTreeMap::new(),
            anchors: BTreeMap::new(),
        };
        let rows = announced_rows(text);
        let line_numbers = |line| match bold_number(line) {
            Some(number) => vec![number.to_owned()],
            None => row_numbers(line, &rows),
        };
        let numbered: BTreeSet<String> = text.lines().flat_map(line_numbers).collect();
        let mut prefix: Option<String> = None;
        let mut section: Option<String> = None;
        for (index, (place, line)) in lines_of(text).enumerate() {
            let numbers = line_numbers(line);
            if let Some(first) = numbers.first() {
                if let Some(twice) = numbers.iter().find(|number| book.rules.contains(number)) {
                    return Err(format!("line {}: {twice} stands there twice", index + 1));
                }
                if first.contains('.') && prefix.is_none() {
                    prefix = Some(number::family(first).to_owned());
                }
                let mut anchors = numbers.clone();
                if let Some(second) = second_number(line) {
                    let (second, first) = (second.to_owned(), first.clone());
                    anchors.push(second.clone());
                    book.second_numbers.insert(second, first);
                }
                book.anchors.insert(place, anchors);
                book.groups.extend(section.take());
                book.rules.extend(numbers);
            } else if line.starts_with('#') {
                book.groups.extend(section.take());
                let prefix = prefix.as_deref().unwrap_or_default();
                section = (section_number(line).map(|figures| format!("{prefix}{figures}")))
                    .filter(|number| !numbered.contains(number.as_str()));
                book.anchors
                    .extend(section.clone().map(|number| (place, with_group(number))));
            } else if !line.trim().is_empty() && !is_caption(line) {
                book.rules.extend(section.take());
            }
        }
        book.groups.extend(section);
        Ok(book)
    }

    /// The rules that a number means: one, or all that differ from it only by a letter, or the
    /// one whose second number it is. `None` if the book has no such number.
    pub fn meant_by(&self, number: &str) -> Option<Vec<&str>> {
        let lettered = |rule: &str| {
            rule.strip_prefix(number)
                .is_some_and(|rest| rest.len() == 1 && rest.starts_with(char::is_alphabetic))
        };
        let second = self.second_numbers.get(number).map(String::as_str);
        let meant: Vec<&str> = (self.rules.iter().map(String::as_str))
            .filter(|rule| *rule == number || lettered(rule) || Some(*rule) == second)
            .collect();
        (!meant.is_empty() || self.groups.contains(number)).then_some(meant)
    }

    /// What the line that begins at this byte of the text gives a number to; the number itself
    /// first.
    pub fn anchors_at(&self, place: usize) -> &[String] {
        self.anchors.get(&place).map_or(&[], Vec::as_slice)
    }

    /// The letters that most of its numbers begin with, as those of no other book do.
    pub fn main_family(&self) -> &str {
        let dotted = self.rules.iter().find(|number| number.contains('.'));
        dotted.map_or("", |number| number::family(number))
    }

    /// Every number that something in the book has, sections included.
    pub fn numbers(&self) -> impl Iterator<Item = &str> {
        self.anchors.values().flatten().map(String::as_str)
    }

    /// The letters that the book's numbers begin with.
    pub fn families(&self) -> Vec<String> {
        let numbers = self.rules.iter().chain(self.second_numbers.keys());
        let families: BTreeSet<&str> = numbers.map(|number| number::family(number)).collect();
        families.into_iter().map(str::to_owned).collect()
    }
}

/// The lines of a text, each with the byte where it begins.
fn lines_of(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut next = 0;
    text.split_inclusive('\n').map(move |line| {
        let place = next;
        next += line.len();
        (place, line.trim_end_matches(['\n', '\r']))
    })
}

/// The number in bold that a line, perhaps of a list, begins with.
fn bold_number(line: &str) -> Option<&str> {
    let item = line.strip_prefix("* ").unwrap_or(line);
    item.strip_prefix("**").and_then(number::leading)
}

/// The number in brackets at the end of what a line has in bold: `**TS-8.90 Rating (G-64).**`.
fn second_number(line: &str) -> Option<&str> {
    let (bold, _) = line.strip_prefix("**")?.split_once("**")?;
    let (_, bracket) = bold.split_once('(')?;
    let (inside, _) = bracket.split_once(')')?;
    number::leading(inside).filter(|number| *number == inside)
}

/// The families that the book says its tables number: `GT-nn`, `SH-x`, `Rnn`.
fn announced_rows(text: &str) -> BTreeSet<&str> {
    (text.split('`').skip(1).step_by(2))
        .filter_map(|word| {
            word.strip_suffix("nn")
                .or_else(|| word.strip_suffix("-x").map(|_| &word[..word.len() - 1]))
        })
        .filter(|family| {
            family
                .trim_end_matches('-')
                .chars()
                .all(|c| c.is_ascii_uppercase())
        })
        .collect()
}

/// The number of a section, and of the sections that differ from it only by a letter: `CN-7.4a`
/// is also where `CN-7.4` begins.
fn with_group(number: String) -> Vec<String> {
    let group = number.trim_end_matches(|c: char| c.is_ascii_lowercase());
    let group = (group != number).then(|| group.to_owned());
    [Some(number), group].into_iter().flatten().collect()
}

/// Is the line all in bold, a heading within its section?
fn is_caption(line: &str) -> bool {
    (line.trim_end().strip_prefix("**"))
        .and_then(|rest| rest.strip_suffix("**"))
        .is_some_and(|words| !words.contains("**"))
}

/// The figures of a heading such as `### 7.4a Warriors`.
fn section_number(heading: &str) -> Option<&str> {
    let words = heading.trim_start_matches('#').trim_start();
    let figures = words.split_whitespace().next()?;
    let (number, letter) = figures.split_at(figures.trim_end_matches(char::is_alphabetic).len());
    let numeric = number.contains('.')
        && (number.split('.')).all(|part| !part.is_empty() && part.parse::<u32>().is_ok());
    (numeric && letter.len() <= 1).then_some(figures)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "\
# A game
**CN-0.1** Authority: see **CN-9.9**.
### 4.2 The attack
**CN-4.2.1 Declare.** Name it.
1. **bold** list
### 7.1 Sages
| Name |
### 7.4a Pebbles
| Name |
### 7.4b Leaves
Words.
**CN-7.4.1** More.
## Rulings
**R1 Card beats rulebook.** So it does.
**E1 Setup** (CN-0.1).
### Edition
";

    #[test]
    fn rules_are_bold_numbers_and_sections_that_say_something() {
        let book = Book::parse(SAMPLE).unwrap();
        let expected = [
            "CN-0.1", "CN-4.2.1", "CN-7.1", "CN-7.4a", "CN-7.4b", "CN-7.4.1", "R1", "E1",
        ];
        assert_eq!(book.rules, expected);
        assert_eq!(book.families(), ["CN-", "E", "R"]);
    }

    #[test]
    fn a_number_means_its_rule_its_lettered_rules_or_a_group_of_rules() {
        let book = Book::parse(SAMPLE).unwrap();
        assert_eq!(book.meant_by("CN-7.4"), Some(vec!["CN-7.4a", "CN-7.4b"]));
        assert_eq!(book.meant_by("R1"), Some(vec!["R1"]));
        assert_eq!(
            book.meant_by("CN-4.2"),
            Some(vec![]),
            "a group cites nothing"
        );
        for unknown in ["CN-9.9", "R2", "CN-4", "CN-0"] {
            assert_eq!(book.meant_by(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn a_number_given_twice_is_a_fault_of_the_book() {
        let fault = Book::parse("**R1** a\n\n**R1** b\n").unwrap_err();
        assert_eq!(fault, "line 3: R1 stands there twice");
    }

    #[test]
    fn items_of_lists_and_rows_of_tables_are_rules_too() {
        let sample = "\
Templates are `GT-nn`, ships `SH-x`.
### 1.1 Components
* **ES-1.1 [M]** Cards: see **ES-9.9**.
* **bold** item
### 1.2 Templates
**A. Values**
| ID | Name |
|---|---|
| GT-01 | SelfBoost |
| SH-A | a ship |
| D1 | a difference of two editions, no rule |
| GT-02 and GT-03 | no row of one rule |
* **ES-1.2** Its number is not the section's.
### 8.10 A mode
**Setup**
* **ES-8.10.1** a
### 8.11 Another
| Quantity |
";
        let book = Book::parse(sample).unwrap();
        let expected = ["ES-1.1", "GT-01", "SH-A", "ES-1.2", "ES-8.10.1", "ES-8.11"];
        assert_eq!(book.rules, expected);
        assert_eq!(book.families(), ["ES-", "GT-", "SH-"]);
        assert_eq!(
            book.meant_by("ES-8.10"),
            Some(vec![]),
            "a caption says nothing"
        );
    }

    #[test]
    fn the_rules_of_estro_are_all_found() {
        let book = book_of("estro");
        for (family, count) in [("GT-", 87), ("OB-", 25), ("QO-", 25), ("EX-", 61)] {
            for i in 1..=count {
                let number = format!("{family}{i:02}");
                assert_eq!(book.meant_by(&number), Some(vec![number.as_str()]));
            }
        }
        for i in 1..=70 {
            assert!(book.meant_by(&format!("R{i}")).is_some(), "R{i}");
        }
        for number in ["SH-A", "SH-M", "ES-1.1", "ES-4.13", "ES-8.10.3", "ES-9.15"] {
            assert_eq!(book.meant_by(number), Some(vec![number]));
        }
        assert_eq!(book.meant_by("ES-8.10"), Some(vec![]));
        let families = ["ES-", "EX-", "GT-", "OB-", "QO-", "R", "SH-"];
        assert_eq!(book.families(), families);
    }

    #[test]
    fn a_rule_may_have_a_second_number_in_brackets() {
        let book = Book::parse("**TS-8.1 (G-1)** a\n**TS-8.9 Window (G-15).** b\n**G-15** c\n");
        let book = book.unwrap();
        assert_eq!(book.rules, ["TS-8.1", "TS-8.9", "G-15"]);
        assert_eq!(book.families(), ["G-", "TS-"]);
        assert_eq!(book.main_family(), "TS-");
        assert_eq!(book.meant_by("G-1"), Some(vec!["TS-8.1"]));
        assert_eq!(book.meant_by("G-15"), Some(vec!["TS-8.9", "G-15"]));
    }

    #[test]
    fn the_rules_of_travelers_are_all_found() {
        let book = book_of("travelers");
        let numbers = |family: &str, count: usize, width: usize| -> Vec<String> {
            let number = |i| format!("{family}{i:0width$}");
            (1..=count).map(number).collect()
        };
        for (family, count, width) in [
            ("R", 58, 1),
            ("X", 66, 1),
            ("CO-", 18, 2),
            ("CS-", 11, 2),
            ("EF-", 13, 2),
            ("XM-", 5, 1),
            ("MO-", 13, 2),
            ("PK-", 16, 2),
            ("AT-S", 2, 2),
            ("AT-B", 15, 2),
            ("AT-E", 15, 2),
            ("WM-", 5, 1),
            ("WV-", 10, 1),
            ("WE-", 6, 1),
            ("DM-", 5, 1),
            ("DS-", 7, 1),
            ("DE-", 13, 1),
            ("DP-", 13, 1),
        ] {
            for number in numbers(family, count, width) {
                assert_eq!(book.meant_by(&number), Some(vec![number.as_str()]));
            }
        }
        for number in ["EF-20", "EF-47", "TS-4.9", "AT-BL", "G-53", "TS-9.14"] {
            assert_eq!(book.meant_by(number), Some(vec![number]));
        }
        assert_eq!(book.meant_by("G-61"), Some(vec!["TS-8.83"]));
        for no_rule in ["DF-1", "F1", "W1", "D1", "A-1", "CO-19"] {
            assert_eq!(book.meant_by(no_rule), None, "{no_rule}");
        }
    }

    fn book_of(game: &str) -> Book {
        Book::parse(crate::text(game).unwrap()).unwrap()
    }

    #[test]
    fn the_rules_of_nature_are_all_found() {
        let book = book_of("nature");
        for (family, count) in [("R", 80), ("E", 62)] {
            for i in 1..=count {
                let number = format!("{family}{i}");
                assert!(book.meant_by(&number).is_some(), "{number}");
            }
        }
        for number in [
            "CN-0.1",
            "CN-4.2.1",
            "CN-5.9",
            "CN-6.3",
            "CN-7.0.1",
            "CN-7.11.3",
        ] {
            assert_eq!(book.meant_by(number), Some(vec![number]));
        }
        assert_eq!(book.meant_by("CN-7.4").map(|meant| meant.len()), Some(4));
        assert_eq!(book.meant_by("CN-7.11"), Some(vec![]));
    }
}
