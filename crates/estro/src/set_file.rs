//! Card sets as TOML files: reading them, and saying everything that is wrong with them.

mod card;
mod filters;
mod nesting;
mod parameters;

use crate::cards::{CATALOGUE, CardId, CardSet};
use crate::estri::Estro;
use card::{CardRecord, build_card};
use kernel::{CardStamp, Identified, Placed, SetFault, SetSource, merge_records, repeated_ids};
use serde::Deserialize;
use toml::Spanned;

const BASE_FILES: [(&str, &str); 5] = [
    ("ardo.toml", include_str!("../cards/ardo.toml")),
    ("granito.toml", include_str!("../cards/granito.toml")),
    ("armonio.toml", include_str!("../cards/armonio.toml")),
    ("illusio.toml", include_str!("../cards/illusio.toml")),
    ("manpo.toml", include_str!("../cards/manpo.toml")),
];

/// How many cards of each estro a catalogue holds (ES-1.1).
const OF_EACH_ESTRO: usize = 50;

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

/// The game's own set.
pub(crate) fn load_base() -> Result<CardSet, Vec<SetFault>> {
    build(base_records()?, None)
}

fn base_records() -> Result<Vec<Placed<CardRecord>>, Vec<SetFault>> {
    let mut records = Vec::with_capacity(CATALOGUE);
    for (file, text) in BASE_FILES {
        let source = SetSource::new(file, text);
        let parsed: SetFile = source.parse()?;
        records.extend(source.place(parsed.card));
    }
    Ok(records)
}

/// A set of the user's own: complete, or with `extends = "base"` only what it changes.
pub(crate) fn load_own(file: &str, text: &str) -> Result<CardSet, Vec<SetFault>> {
    let source = SetSource::of_user(file, text)?;
    let parsed: SetFile = source.parse()?;
    let stamp = source.stamp(parsed.name.as_deref())?;
    let extends = source.extends_base(parsed.extends.as_ref())?;
    let own = source.place(parsed.card);
    let records = match extends {
        false => own,
        true => merge_records(base_records()?, own)?,
    };
    if records.is_empty() {
        let what = "the set has no cards: add extends = \"base\" to change some of the game's own, or write all 250 cards";
        return Err(source.fault(1, what).into());
    }
    build(records, Some(stamp))
}

impl Identified for CardRecord {
    fn id(&self) -> &str {
        &self.id
    }
}

fn build(
    records: Vec<Placed<CardRecord>>,
    stamp: Option<CardStamp>,
) -> Result<CardSet, Vec<SetFault>> {
    let mut faults = repeated_ids(&records);
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
fn check_counts(records: &[Placed<CardRecord>], faults: &mut Vec<SetFault>) {
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
