//! Card sets as TOML files: reading them, and saying everything that is wrong with them.

mod card;
mod filters;
mod nesting;
mod parameters;

use crate::cards::{CATALOGUE, CardId, CardSet};
use crate::estri::Estro;
use card::{CardRecord, build_card};
use kernel::{CardStamp, fingerprint, plain_message};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

const BASE_FILES: [(&str, &str); 5] = [
    ("ardo.toml", include_str!("../cards/ardo.toml")),
    ("granito.toml", include_str!("../cards/granito.toml")),
    ("armonio.toml", include_str!("../cards/armonio.toml")),
    ("illusio.toml", include_str!("../cards/illusio.toml")),
    ("manpo.toml", include_str!("../cards/manpo.toml")),
];

/// A set file larger than this is refused unread.
const MAX_BYTES: usize = 1 << 20;

/// How many cards of each estro a catalogue holds (ES-1.1).
const OF_EACH_ESTRO: usize = 50;

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

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct SetFile {
    /// A set of one's own has a name.
    name: Option<String>,
    /// `base`: the file only replaces cards.
    extends: Option<Spanned<String>>,
    #[serde(default)]
    card: Vec<Spanned<CardRecord>>,
}

/// A card's record with where it stands, for messages.
struct Placed {
    file: String,
    line: usize,
    record: CardRecord,
}

impl Placed {
    fn fault(&self, what: impl Into<String>) -> SetFault {
        SetFault {
            file: self.file.clone(),
            line: self.line,
            what: what.into(),
        }
    }
}

struct SetHeader {
    name: Option<String>,
    extends: Option<Spanned<String>>,
}

/// The game's own set.
pub(crate) fn load_base() -> Result<CardSet, Vec<SetFault>> {
    build(base_records()?, None)
}

fn base_records() -> Result<Vec<Placed>, Vec<SetFault>> {
    let mut records = Vec::with_capacity(CATALOGUE);
    for (file, text) in BASE_FILES {
        let (_, part) = read(file, text).map_err(|fault| vec![fault])?;
        records.extend(part);
    }
    Ok(records)
}

/// A set of the user's own: complete, or with `extends = "base"` only what it changes.
pub(crate) fn load_own(file: &str, text: &str) -> Result<CardSet, Vec<SetFault>> {
    let fault = |line, what: String| {
        vec![SetFault {
            file: file.to_owned(),
            line,
            what,
        }]
    };
    if text.len() > MAX_BYTES {
        let what = format!("a set file has at most {MAX_BYTES} bytes");
        return Err(fault(1, what));
    }
    let (header, own) = read(file, text).map_err(|fault| vec![fault])?;
    let name = header
        .name
        .filter(|name| !name.trim().is_empty())
        .ok_or_else(|| fault(1, "the set needs a name: name = \"my set\"".into()))?;
    let records = match header.extends {
        None => own,
        Some(extends) if extends.get_ref() == "base" => merge(base_records()?, own)?,
        Some(extends) => {
            let line = line_of(text, extends.span().start);
            let what = format!(
                "extends = \"{}\": only \"base\" can be extended",
                extends.get_ref()
            );
            return Err(fault(line, what));
        }
    };
    if records.is_empty() {
        let what = "the set has no cards: add extends = \"base\" to change some of the game's own, or write all 250 cards";
        return Err(fault(1, what.into()));
    }
    let stamp = CardStamp {
        name: name.split_whitespace().collect::<Vec<_>>().join("-"),
        content: fingerprint(&text),
    };
    build(records, Some(stamp))
}

fn read(file: &str, text: &str) -> Result<(SetHeader, Vec<Placed>), SetFault> {
    let parsed: SetFile = toml::from_str(text).map_err(|error| SetFault {
        file: file.to_owned(),
        line: error.span().map_or(1, |span| line_of(text, span.start)),
        what: plain_message(error.message()),
    })?;
    let place = |card: Spanned<CardRecord>| Placed {
        file: file.to_owned(),
        line: line_of(text, card.span().start),
        record: card.into_inner(),
    };
    let records = parsed.card.into_iter().map(place).collect();
    let header = SetHeader {
        name: parsed.name,
        extends: parsed.extends,
    };
    Ok((header, records))
}

fn line_of(text: &str, offset: usize) -> usize {
    let before = text.get(..offset).unwrap_or(text);
    before.matches('\n').count() + 1
}

/// The base with the user's cards in place of those with the same id.
fn merge(mut base: Vec<Placed>, own: Vec<Placed>) -> Result<Vec<Placed>, Vec<SetFault>> {
    unique(&own)?;
    for card in own {
        match (base.iter_mut()).find(|other| other.record.id == card.record.id) {
            Some(other) => *other = card,
            None => base.push(card),
        }
    }
    Ok(base)
}

fn unique(cards: &[Placed]) -> Result<(), Vec<SetFault>> {
    let mut seen: BTreeMap<&str, &Placed> = BTreeMap::new();
    let mut faults = Vec::new();
    for card in cards {
        if let Some(first) = seen.get(card.record.id.as_str()) {
            faults.push(card.fault(format!(
                "the id '{}' is taken by the card of {}:{}; every card needs its own",
                card.record.id, first.file, first.line
            )));
        } else {
            seen.insert(&card.record.id, card);
        }
    }
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults)
    }
}

fn build(records: Vec<Placed>, stamp: Option<CardStamp>) -> Result<CardSet, Vec<SetFault>> {
    let mut faults = unique(&records).err().unwrap_or_default();
    let mut cards = Vec::with_capacity(CATALOGUE);
    for (place, placed) in records.iter().enumerate() {
        // A set with more cards than numbers is refused below.
        let index = CardId(u8::try_from(place).unwrap_or(u8::MAX));
        match build_card(index, &placed.record) {
            Ok(card) => cards.push(card),
            Err(problems) => {
                let id = &placed.record.id;
                let told = problems.into_iter();
                faults.extend(told.map(|problem| placed.fault(format!("{id}: {problem}"))));
            }
        }
    }
    check_counts(&records, &mut faults);
    if faults.is_empty() {
        Ok(CardSet::new(stamp, cards))
    } else {
        Err(faults)
    }
}

/// ES-1.1: 250 cards, 50 of each estro.
fn check_counts(records: &[Placed], faults: &mut Vec<SetFault>) {
    for estro in Estro::ALL {
        let of_this = || records.iter().filter(|card| card.record.estro == estro);
        let count = of_this().count();
        if count == OF_EACH_ESTRO {
            continue;
        }
        let surplus = of_this().nth(OF_EACH_ESTRO);
        if let Some(placed) = surplus.or(records.last()) {
            faults.push(placed.fault(format!(
                "the set has {count} cards of the estro '{}'; it needs exactly {OF_EACH_ESTRO} of each, {CATALOGUE} in all",
                estro.id()
            )));
        }
    }
}
