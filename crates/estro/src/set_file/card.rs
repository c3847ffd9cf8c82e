//! A card's record, and the card it describes.

use super::nesting::check_gift;
use crate::cards::{Card, CardId, Gift};
use crate::estri::{Estro, Value};
use crate::gift::Template;
use kernel::Words;
use serde::Deserialize;

/// No card is printed with more (the game's own keep to less, ES-9.3).
const MAX_VALUE: u8 = 99;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct CardRecord {
    pub(super) id: String,
    name: Names,
    pub(super) estro: Estro,
    /// ATK, DEF, HEL, DEX, MAP.
    values: [u8; 5],
    gift: Option<Template>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Names {
    en: String,
    it: Option<String>,
    #[serde(rename = "zh-Hant")]
    zh_hant: Option<String>,
}

pub(super) fn build_card(index: CardId, record: &CardRecord) -> Result<Card, Vec<String>> {
    let mut problems = Vec::new();
    check_id(&record.id, &mut problems);
    check_names(&record.name, &mut problems);
    check_values(record.values, &mut problems);
    if let Some(gift) = &record.gift {
        check_gift(gift, &mut problems);
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let english = &record.name.en;
    Ok(Card {
        index,
        id: leak(&record.id),
        name: Words {
            en: leak(english),
            it: leak(record.name.it.as_ref().unwrap_or(english)),
            zh_hant: leak(record.name.zh_hant.as_ref().unwrap_or(english)),
        },
        estro: record.estro,
        values: record.values,
        gift: record.gift.clone().map(Gift::new),
    })
}

/// Card texts live as long as the program, like their set.
fn leak(text: &str) -> &'static str {
    String::leak(text.to_owned())
}

fn check_id(id: &str, problems: &mut Vec<String>) {
    let kebab = !id.is_empty()
        && id.len() <= 40
        && id.split('-').all(|part| {
            !part.is_empty() && (part.bytes()).all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        });
    if !kebab || id.bytes().next().is_some_and(|b| b.is_ascii_digit()) {
        problems.push("an id is made of lower-case letters, digits and single hyphens, and begins with a letter, such as 'ozok'".into());
    }
}

fn check_names(names: &Names, problems: &mut Vec<String>) {
    let all = [Some(&names.en), names.it.as_ref(), names.zh_hant.as_ref()];
    let wrong = |name: &&String| {
        name.trim().is_empty() || name.chars().count() > 40 || name.contains(char::is_control)
    };
    if all.into_iter().flatten().any(|name| wrong(&name)) {
        problems.push("a name is one line of 1 to 40 characters".into());
    }
}

fn check_values(values: [u8; 5], problems: &mut Vec<String>) {
    for (value, number) in Value::ALL.into_iter().zip(values) {
        if number > MAX_VALUE {
            let name = value.name();
            problems.push(format!("{name} is 0 to {MAX_VALUE}, not {number}"));
        }
    }
}
