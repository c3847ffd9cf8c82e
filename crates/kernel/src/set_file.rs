//! Card sets as TOML files: what is the same for every game that reads them.

use crate::{CardStamp, fingerprint, plain_message};
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use toml::Spanned;

/// A set file larger than this is refused unread.
const MAX_BYTES: usize = 1 << 20;

/// Something wrong in a set file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct SetFault {
    /// The file's name.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub what: String,
}

impl From<SetFault> for Vec<SetFault> {
    fn from(fault: SetFault) -> Vec<SetFault> {
        vec![fault]
    }
}

/// A set file: its name and its text.
#[derive(Clone, Copy)]
pub struct SetSource<'a> {
    file: &'a str,
    text: &'a str,
}

impl<'a> SetSource<'a> {
    /// A file of the game's own.
    pub fn new(file: &'a str, text: &'a str) -> SetSource<'a> {
        SetSource { file, text }
    }

    /// A file that a person has written.
    pub fn of_user(file: &'a str, text: &'a str) -> Result<SetSource<'a>, SetFault> {
        let source = SetSource { file, text };
        match text.len() > MAX_BYTES {
            true => Err(source.fault(1, format!("a set file has at most {MAX_BYTES} bytes"))),
            false => Ok(source),
        }
    }

    /// Something wrong in this line.
    pub fn fault(&self, line: usize, what: impl Into<String>) -> SetFault {
        SetFault {
            file: self.file.to_owned(),
            line,
            what: what.into(),
        }
    }

    /// Reads what the file holds.
    pub fn parse<F: DeserializeOwned>(&self) -> Result<F, SetFault> {
        toml::from_str(self.text).map_err(|error| {
            let line = error.span().map_or(1, |span| self.line_of(span.start));
            self.fault(line, plain_message(error.message()))
        })
    }

    /// Notes where each record stands.
    pub fn place<R>(&self, records: Vec<Spanned<R>>) -> Vec<Placed<R>> {
        let place = |record: Spanned<R>| Placed {
            file: self.file.to_owned(),
            line: self.line_of(record.span().start),
            record: record.into_inner(),
        };
        records.into_iter().map(place).collect()
    }

    fn line_of(&self, offset: usize) -> usize {
        let before = self.text.get(..offset).unwrap_or(self.text);
        before.matches('\n').count() + 1
    }

    /// What tells the set from others: its name, which it must have, and what it says.
    pub fn stamp(&self, name: Option<&str>) -> Result<CardStamp, SetFault> {
        let words: Vec<&str> = name.unwrap_or_default().split_whitespace().collect();
        if words.is_empty() {
            return Err(self.fault(1, "the set needs a name: name = \"my set\""));
        }
        Ok(CardStamp {
            name: words.join("-"),
            content: fingerprint(&self.text),
        })
    }

    /// Does the set only change and add to the game's own?
    pub fn extends_base(&self, extends: Option<&Spanned<String>>) -> Result<bool, SetFault> {
        match extends {
            None => Ok(false),
            Some(extends) if extends.get_ref() == "base" => Ok(true),
            Some(extends) => {
                let word = extends.get_ref();
                let what = format!("extends = \"{word}\": only \"base\" can be extended");
                Err(self.fault(self.line_of(extends.span().start), what))
            }
        }
    }
}

/// A record with where it stands, for messages.
#[derive(Clone, Debug)]
pub struct Placed<R> {
    /// The file's name.
    pub file: String,
    /// The line where it begins.
    pub line: usize,
    /// What stands there.
    pub record: R,
}

impl<R> Placed<R> {
    /// Something wrong with it.
    pub fn fault(&self, what: impl Into<String>) -> SetFault {
        SetFault {
            file: self.file.clone(),
            line: self.line,
            what: what.into(),
        }
    }
}

/// A record with an id of its own.
pub trait Identified {
    /// Its id.
    fn id(&self) -> &str;
}

/// The base with the user's records in place of those with the same id.
pub fn merge_records<R: Identified>(
    mut base: Vec<Placed<R>>,
    own: Vec<Placed<R>>,
) -> Result<Vec<Placed<R>>, Vec<SetFault>> {
    let faults = repeated_ids(&own);
    if !faults.is_empty() {
        return Err(faults);
    }
    for record in own {
        match (base.iter_mut()).find(|other| other.record.id() == record.record.id()) {
            Some(other) => *other = record,
            None => base.push(record),
        }
    }
    Ok(base)
}

/// A fault for every id that stands twice.
pub fn repeated_ids<R: Identified>(records: &[Placed<R>]) -> Vec<SetFault> {
    let mut seen: BTreeMap<&str, &Placed<R>> = BTreeMap::new();
    let mut faults = Vec::new();
    for placed in records {
        let id = placed.record.id();
        match seen.get(id) {
            Some(first) => faults.push(placed.fault(format!(
                "the id '{id}' is taken at {}:{}; everything needs its own",
                first.file, first.line
            ))),
            None => {
                seen.insert(id, placed);
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Clone, Debug, Deserialize)]
    struct Record {
        id: String,
    }

    impl Identified for Record {
        fn id(&self) -> &str {
            &self.id
        }
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        extends: Option<Spanned<String>>,
        #[serde(default)]
        card: Vec<Spanned<Record>>,
    }

    fn records(text: &str) -> Vec<Placed<Record>> {
        let source = SetSource::new("my.toml", text);
        let file: File = source.parse().expect("it can be read");
        source.place(file.card)
    }

    #[test]
    fn records_take_the_place_of_those_with_their_id() {
        let base = records("[[card]]\nid = 'a'\n[[card]]\nid = 'b'\n");
        let own = records("\n\n[[card]]\nid = 'b'\n[[card]]\nid = 'c'\n");
        let merged = merge_records(base, own).expect("nothing stands twice");
        let told: Vec<(&str, usize)> = (merged.iter())
            .map(|placed| (placed.record.id(), placed.line))
            .collect();
        assert_eq!(told, [("a", 1), ("b", 3), ("c", 5)]);
    }

    #[test]
    fn what_stands_twice_is_told_with_both_places() {
        let own = records("[[card]]\nid = 'b'\n[[card]]\nid = 'b'\n");
        let faults = merge_records(Vec::new(), own).expect_err("'b' stands twice");
        assert_eq!(
            faults[0].to_string(),
            "my.toml:3: the id 'b' is taken at my.toml:1; everything needs its own"
        );
    }

    #[test]
    fn a_set_of_ones_own_has_a_name_and_extends_nothing_but_the_base() {
        let source = SetSource::new("my.toml", "\nextends = 'estro'\n");
        let file: File = source.parse().expect("it can be read");
        let fault = source.extends_base(file.extends.as_ref());
        assert_eq!(
            fault.map_err(|fault| fault.to_string()),
            Err("my.toml:2: extends = \"estro\": only \"base\" can be extended".to_owned())
        );
        assert!(source.stamp(Some(" \t")).is_err() && source.stamp(None).is_err());
        let stamp = source.stamp(Some("my  set")).expect("it has a name");
        assert_eq!(stamp.name, "my-set");
        assert!(SetSource::of_user("my.toml", &" ".repeat(MAX_BYTES + 1)).is_err());
    }

    #[test]
    fn what_cannot_be_read_is_told_with_its_line() {
        let source = SetSource::new("my.toml", "\n\ncrad = 1\n");
        let fault = source.parse::<File>().err().expect("'crad' is no field");
        let told = fault.to_string();
        assert!(
            told.starts_with("my.toml:3: ") && told.contains("did you mean `card`"),
            "{told}"
        );
    }
}
