//! A printed card in the catalogue.

use super::scenery::{TOT, value_key};
use ::estro::estri::Value;
use catalog::Locale;
use kernel::CardEntry;
use protocol::CardRow;
use std::collections::BTreeMap;

/// The card with its estro, its kind of gift (`once`, `always` or `empty`) and its values by
/// the names that pieces have them under.
pub(crate) fn card_row(card: &CardEntry, locale: &Locale) -> CardRow {
    let data = &card.data;
    let five = Value::ALL.map(|value| (value_key(value), &data["values"][value.index()]));
    let printed = five.into_iter().chain([(TOT, &data["tot"])]);
    let values: BTreeMap<String, i32> = printed
        .filter_map(|(name, value)| Some((name.to_owned(), value.as_i64()?.try_into().ok()?)))
        .collect();
    let word = |text: Option<&str>, none: &str| text.unwrap_or(none).to_owned();
    CardRow {
        id: card.id.to_owned(),
        name: locale.say(&card.name),
        line: locale.say(&card.line),
        text: locale.say(&card.text),
        suit: word(data["estro"].as_str(), ""),
        kind: word(data["gift"]["kind"].as_str(), "empty"),
        values,
    }
}
