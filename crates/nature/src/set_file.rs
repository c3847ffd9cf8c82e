//! Card sets as TOML files: reading them, and saying everything that is wrong with them.

mod card;
mod effects;
mod packs;

use crate::cards::{Card, CardId, CardSet, MARKET, Market, PACK, PIECES};
use card::{CardRecord, build_card};
use kernel::{CardStamp, Identified, Placed, SetFault, SetSource, merge_records, repeated_ids};
use packs::{PackRecord, build_packs};
use serde::Deserialize;
use toml::Spanned;

const BASE_FILES: [(&str, &str); 5] = [
    ("pebble.toml", include_str!("../cards/pebble.toml")),
    ("droplet.toml", include_str!("../cards/droplet.toml")),
    ("twig.toml", include_str!("../cards/twig.toml")),
    ("leaf.toml", include_str!("../cards/leaf.toml")),
    ("commands.toml", include_str!("../cards/commands.toml")),
];

const MAX_CARDS: usize = 250;
const DISPLAYED: usize = 3;

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
        let source = SetSource::new(file, text);
        let part = Records::of(&source, source.parse()?);
        records.cards.extend(part.cards);
        records.packs.extend(part.packs);
    }
    Ok(records)
}

/// A set of the user's own: complete, or with `extends = "base"` only what it changes.
pub(crate) fn load_own(file: &str, text: &str) -> Result<CardSet, Vec<SetFault>> {
    let source = SetSource::of_user(file, text)?;
    let parsed: SetFile = source.parse()?;
    let stamp = source.stamp(parsed.name.as_deref())?;
    let extends = source.extends_base(parsed.extends.as_ref())?;
    let own = Records::of(&source, parsed);
    let records = match extends {
        false => own,
        true => merge(base_records()?, own)?,
    };
    if records.cards.is_empty() {
        let what = "the set has no cards: add extends = \"base\" to change some of the game's own, or write all cards and packs";
        return Err(source.fault(1, what).into());
    }
    build(records, Some(stamp))
}

impl Records {
    fn of(source: &SetSource, parsed: SetFile) -> Records {
        Records {
            cards: source.place(parsed.card),
            packs: source.place(parsed.pack),
        }
    }
}

impl Identified for CardRecord {
    fn id(&self) -> &str {
        &self.id
    }
}

/// The base with the user's cards and packs in place of those with the same id or Sage.
fn merge(mut base: Records, own: Records) -> Result<Records, Vec<SetFault>> {
    for pack in own.packs {
        match (base.packs.iter_mut()).find(|other| other.record.sage == pack.record.sage) {
            Some(other) => *other = pack,
            None => base.packs.push(pack),
        }
    }
    Ok(Records {
        cards: merge_records(base.cards, own.cards)?,
        packs: base.packs,
    })
}

fn build(records: Records, stamp: Option<CardStamp>) -> Result<CardSet, Vec<SetFault>> {
    let repeated = repeated_ids(&records.cards);
    if !repeated.is_empty() {
        return Err(repeated);
    }
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
