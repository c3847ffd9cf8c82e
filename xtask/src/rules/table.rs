//! The table: every rule with what cites it.

use super::citation::Citation;
use super::definition::Definition;
use rulebook::Book;
use std::collections::BTreeMap;
use std::fmt;

/// Every rule of a game, with what cites it.
pub struct Table {
    book: Book,
    definitions: Vec<Definition>,
    citations: Vec<Citation>,
    /// Where each rule is cited.
    places: BTreeMap<String, Vec<String>>,
}

impl Table {
    pub fn new(book: Book, definitions: Vec<Definition>, citations: Vec<Citation>) -> Table {
        let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for Citation { number, place } in &citations {
            for rule in book.meant_by(number).unwrap_or_default() {
                let cited = places.entry(rule.to_owned()).or_default();
                if cited.last() != Some(place) {
                    cited.push(place.clone());
                }
            }
        }
        Table {
            book,
            definitions,
            citations,
            places,
        }
    }

    /// Where a rule is cited.
    fn places(&self, rule: &str) -> &[String] {
        self.places.get(rule).map_or(&[], Vec::as_slice)
    }

    fn definition(&self, rule: &str) -> Option<&Definition> {
        (self.definitions.iter()).find(|definition| definition.rule == rule)
    }

    /// Everything that is wrong: uncited rules, unknown numbers, needless definitions.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let mut uncited = Vec::new();
        for rule in &self.book.rules {
            match (self.places(rule).first(), self.definition(rule)) {
                (None, None) => uncited.push(rule.as_str()),
                (Some(place), Some(_)) => faults.push(format!(
                    "{rule} is listed as a definition, but {place} cites it"
                )),
                _ => {}
            }
        }
        if !uncited.is_empty() {
            faults.push(format!(
                "cited by no scenario or test: {}",
                uncited.join(", ")
            ));
        }
        for Citation { number, place } in &self.citations {
            if self.book.meant_by(number).is_none() {
                faults.push(format!("{place}: there is no rule {number}"));
            }
        }
        for (index, Definition { rule, .. }) in self.definitions.iter().enumerate() {
            if !self.book.rules.contains(rule) {
                faults.push(format!("{rule} is listed as a definition, but is no rule"));
            }
            if self.definitions[..index]
                .iter()
                .any(|other| other.rule == *rule)
            {
                faults.push(format!("{rule} is listed as a definition twice"));
            }
        }
        faults
    }

    /// The table in one line.
    pub fn summary(&self) -> String {
        let cited = |rule: &&String| !self.places(rule).is_empty();
        format!(
            "{} rules, {} of them cited ({} citations), {} definitions",
            self.book.rules.len(),
            self.book.rules.iter().filter(cited).count(),
            self.citations.len(),
            self.definitions.len()
        )
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rule in &self.book.rules {
            let places = self.places(rule);
            let what = match (places.is_empty(), self.definition(rule)) {
                (false, _) => places.join(", "),
                (true, Some(definition)) => format!("(definition: {})", definition.reason),
                (true, None) => "NOT CITED".to_owned(),
            };
            writeln!(f, "{rule:<11} {what}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(definitions: &[&str], citations: &[&str]) -> Table {
        let book = Book::parse("**CN-0.1** a\n\n**CN-0.2** b\n\n**R1 c.** d\n").unwrap();
        let definitions = definitions.iter().map(|rule| Definition {
            rule: (*rule).into(),
            reason: "says so".into(),
        });
        let citations = citations.iter().map(|number| Citation {
            number: (*number).into(),
            place: "tests/x.rs:1".into(),
        });
        Table::new(book, definitions.collect(), citations.collect())
    }

    #[test]
    fn a_table_without_faults_has_every_rule_cited_or_defined() {
        let table = table(&["CN-0.2"], &["CN-0.1", "R1"]);
        assert_eq!(table.faults(), Vec::<String>::new());
        assert_eq!(
            table.to_string(),
            "CN-0.1      tests/x.rs:1\nCN-0.2      (definition: says so)\nR1          tests/x.rs:1\n"
        );
        assert_eq!(
            table.summary(),
            "3 rules, 2 of them cited (2 citations), 1 definitions"
        );
    }

    #[test]
    fn every_fault_is_named() {
        let table = table(&["R1", "R2", "R2"], &["R1", "R9"]);
        assert_eq!(
            table.faults(),
            [
                "R1 is listed as a definition, but tests/x.rs:1 cites it",
                "cited by no scenario or test: CN-0.1, CN-0.2",
                "tests/x.rs:1: there is no rule R9",
                "R2 is listed as a definition, but is no rule",
                "R2 is listed as a definition, but is no rule",
                "R2 is listed as a definition twice",
            ]
        );
    }
}
