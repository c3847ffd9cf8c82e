//! Card sets as TOML files: reading them, and saying everything that is wrong with them.

mod card;
mod effects;
mod packs;

use crate::cards::{Card, CardId, CardSet, MARKET, Market, PACK, PIECES};
use card::{CardRecord, build_card};
use kernel::{CardStamp, fingerprint, plain_message};
use packs::{PackRecord, build_packs};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

const BASE_FILES: [(&str, &str); 5] = [
    ("pebble.toml", include_str!("../cards/pebble.toml")),
    ("droplet.toml", include_str!("../cards/droplet.toml")),
    ("twig.toml", include_str!("../cards/twig.toml")),
    ("leaf.toml", include_str!("../cards/leaf.toml")),
    ("commands.toml", include_str!("../cards/commands.toml")),
];

/// A set file larger than this is refused unread.
const MAX_BYTES: usize = 1 << 20;
const MAX_CARDS: usize = 250;
const DISPLAYED: usize = 3;

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
    /// `base`: the file only replaces and adds cards.
    extends: Option<Spanned<String>>,
    #[serde(default)]
    card: Vec<Spanned<CardRecord>>,
    #[serde(default)]
    pack: Vec<Spanned<PackRecord>>,
}

/// A record with where it stands, for messages.
#[derive(Clone)]
struct Placed<T> {
    file: String,
    line: usize,
    record: T,
}

impl<T> Placed<T> {
    fn fault(&self, what: impl Into<String>) -> SetFault {
        SetFault {
            file: self.file.clone(),
            line: self.line,
            what: what.into(),
        }
    }
}

struct Records {
    cards: Vec<Placed<CardRecord>>,
    packs: Vec<Placed<PackRecord>>,
}

/// The game's own set.
pub(crate) fn load_base() -> Result<CardSet, Vec<SetFault>> {
    build(base_records()?, None)
}

fn base_records() -> Result<Records, Vec<SetFault>> {
    let mut records = Records {
        cards: Vec::new(),
        packs: Vec::new(),
    };
    for (file, text) in BASE_FILES {
        let (_, part) = read(file, text).map_err(|fault| vec![fault])?;
        records.cards.extend(part.cards);
        records.packs.extend(part.packs);
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
        return Err(fault(
            1,
            format!("a set file has at most {MAX_BYTES} bytes"),
        ));
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
    if records.cards.is_empty() {
        let what = "the set has no cards: add extends = \"base\" to change some of the game's own, or write all cards and packs";
        return Err(fault(1, what.into()));
    }
    let stamp = CardStamp {
        name: name.split_whitespace().collect::<Vec<_>>().join("-"),
        content: fingerprint(&text),
    };
    build(records, Some(stamp))
}

struct SetHeader {
    name: Option<String>,
    extends: Option<Spanned<String>>,
}

fn read(file: &str, text: &str) -> Result<(SetHeader, Records), SetFault> {
    let parsed: SetFile = toml::from_str(text).map_err(|error| SetFault {
        file: file.to_owned(),
        line: error.span().map_or(1, |span| line_of(text, span.start)),
        what: plain_message(error.message()),
    })?;
    fn place<T>(file: &str, text: &str, spanned: Spanned<T>) -> Placed<T> {
        Placed {
            file: file.to_owned(),
            line: line_of(text, spanned.span().start),
            record: spanned.into_inner(),
        }
    }
    let records = Records {
        cards: (parsed.card.into_iter())
            .map(|card| place(file, text, card))
            .collect(),
        packs: (parsed.pack.into_iter())
            .map(|pack| place(file, text, pack))
            .collect(),
    };
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

/// The base with the user's cards and packs in place of those with the same id or Sage.
fn merge(mut base: Records, own: Records) -> Result<Records, Vec<SetFault>> {
    unique(&own.cards)?;
    for card in own.cards {
        match (base.cards.iter_mut()).find(|other| other.record.id == card.record.id) {
            Some(other) => *other = card,
            None => base.cards.push(card),
        }
    }
    for pack in own.packs {
        match (base.packs.iter_mut()).find(|other| other.record.sage == pack.record.sage) {
            Some(other) => *other = pack,
            None => base.packs.push(pack),
        }
    }
    Ok(base)
}

fn unique(cards: &[Placed<CardRecord>]) -> Result<(), Vec<SetFault>> {
    let mut seen: BTreeMap<&str, &Placed<CardRecord>> = BTreeMap::new();
    let mut faults = Vec::new();
    for card in cards {
        if let Some(first) = seen.insert(&card.record.id, card) {
            faults.push(card.fault(format!(
                "the id '{}' is taken by the card of {}:{}; every card needs its own",
                card.record.id, first.file, first.line
            )));
        }
    }
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults)
    }
}

fn build(records: Records, stamp: Option<CardStamp>) -> Result<CardSet, Vec<SetFault>> {
    unique(&records.cards)?;
    let mut faults = Vec::new();
    if records.cards.len() > MAX_CARDS {
        faults.push(records.cards[MAX_CARDS].fault(format!("a set has at most {MAX_CARDS} cards")));
    }
    let mut cards = Vec::new();
    for (i, placed) in records.cards.iter().enumerate().take(MAX_CARDS) {
        match build_card(CardId(i as u8), &placed.record) {
            Ok(card) => cards.push(card),
            Err(problems) => {
                let id = &placed.record.id;
                faults.extend(
                    problems
                        .into_iter()
                        .map(|p| placed.fault(format!("{id}: {p}"))),
                );
            }
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let packs = build_packs(&cards, &records)?;
    let mut printed = [CardId(0); PIECES];
    for (i, id) in packs.iter().flat_map(|pack| pack.cards()).enumerate() {
        printed[i] = id;
    }
    let mut market_sizes = [0; 2];
    for market in Market::ALL {
        let stock = stock(&cards, market);
        if !(DISPLAYED..=MARKET).contains(&stock.len()) {
            let name = match market {
                Market::Elementals => "Elemental",
                Market::Commands => "Command",
            };
            let placed = records.cards.last();
            faults.extend(placed.map(|placed| {
                placed.fault(format!(
                    "the {name} Market deck has {} cards (the copies of all its cards \
                     together); it needs {DISPLAYED} to {MARKET}",
                    stock.len()
                ))
            }));
            continue;
        }
        market_sizes[market as usize] = stock.len() as u8;
        let first = 4 * PACK + market as usize * MARKET;
        printed[first..first + stock.len()].copy_from_slice(&stock);
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    Ok(CardSet {
        stamp,
        cards,
        packs,
        printed,
        market_sizes,
    })
}

fn stock(cards: &[Card], market: Market) -> Vec<CardId> {
    cards
        .iter()
        .filter(|card| card.elemental().is_some() == (market == Market::Elementals))
        .flat_map(|card| std::iter::repeat_n(card.index, card.copies as usize))
        .collect()
}
