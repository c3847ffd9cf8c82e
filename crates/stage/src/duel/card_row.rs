//! A printed card in the catalogue.

use catalog::Locale;
use kernel::CardEntry;
use protocol::CardRow;
use samples::duel::card::{Card, Kind};
use std::collections::BTreeMap;

/// The card with its kind (`unit` or `spell`), which its colours follow too, and its printed
/// numbers: `cost`, and `attack` and `health` of a unit.
pub(crate) fn card_row(entry: &CardEntry, locale: &Locale) -> CardRow {
    let card = Card::with_id(entry.id).map(Card::data);
    let mut values = BTreeMap::new();
    let mut put = |name: &str, value: u8| values.insert(name.to_owned(), i32::from(value));
    let kind = match card.map(|card| (card.cost, card.kind)) {
        Some((cost, Kind::Unit { attack, health })) => {
            put("cost", cost);
            put("attack", attack);
            put("health", health);
            "unit"
        }
        Some((cost, Kind::Spell)) => {
            put("cost", cost);
            "spell"
        }
        None => "",
    };
    CardRow {
        id: entry.id.to_owned(),
        name: locale.say(&entry.name),
        line: locale.say(&entry.line),
        text: locale.say(&entry.text),
        suit: kind.to_owned(),
        kind: kind.to_owned(),
        values,
    }
}
