//! Where a patch of a saved position cannot be read: every place, and what would be right.

use crate::{merge_patch, nearest};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Every smallest part of the patch that cannot be read when it alone is laid over the saved
/// position, such as `field.2: unknown variant ...`. Places of lists count from 1.
pub(crate) fn misfits<S: DeserializeOwned>(saved: &Value, patch: &Value) -> Vec<String> {
    let mut found = Vec::new();
    look::<S>(saved, patch, &|part| part, "", &mut found);
    found
}

fn look<S: DeserializeOwned>(
    saved: &Value,
    part: &Value,
    alone: &dyn Fn(Value) -> Value,
    path: &str,
    found: &mut Vec<String>,
) {
    let Some(error) = misfit::<S>(saved, &alone(part.clone())) else {
        return;
    };
    let before = found.len();
    let below = |name: &str| match path {
        "" => name.to_owned(),
        path => format!("{path}.{name}"),
    };
    match part {
        Value::Object(fields) => {
            for (key, inner) in fields {
                let wrapped = |inner: Value| alone(json!({ key.as_str(): inner }));
                look::<S>(saved, inner, &wrapped, &below(key), found);
            }
        }
        // Where not even an empty list is right, none of its items is to blame.
        Value::Array(items) if misfit::<S>(saved, &alone(json!([]))).is_none() => {
            for (index, item) in items.iter().enumerate() {
                // A part of an item alone would lack the others, so it is read as a whole.
                if let Some(error) = misfit::<S>(saved, &alone(json!([item]))) {
                    found.push(format!("{}: {error}", below(&(index + 1).to_string())));
                }
            }
        }
        _ => {}
    }
    if found.len() == before {
        found.push(match path {
            "" => error,
            path => format!("{path}: {error}"),
        });
    }
}

/// Why the saved position cannot be read with this patch over it.
fn misfit<S: DeserializeOwned>(saved: &Value, patch: &Value) -> Option<String> {
    let mut trial = saved.clone();
    merge_patch(&mut trial, patch);
    let error = serde_json::from_value::<S>(trial).err()?;
    Some(shortened(&error.to_string()))
}

/// A message that lists everything possible names the likely one alone.
fn shortened(message: &str) -> String {
    let Some((what, possible)) = message.split_once(", expected one of ") else {
        return message.to_owned();
    };
    let found = quoted(what).next();
    match found.and_then(|found| nearest(found, quoted(possible))) {
        Some(meant) => format!("{what}; did you mean `{meant}`?"),
        None => message.to_owned(),
    }
}

/// The words between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Table {
        #[expect(dead_code)]
        round: u8,
        #[expect(dead_code)]
        cards: Vec<Card>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Card {
        #[expect(dead_code)]
        name: String,
        #[expect(dead_code)]
        face: Option<Face>,
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Face {
        Up,
        Down,
        Sideways,
    }

    fn check(patch: Value, expected: &[&str]) {
        let saved = json!({"round": 1, "cards": [{"name": "ozok"}]});
        assert_eq!(misfits::<Table>(&saved, &patch), expected, "{patch}");
    }

    #[test]
    fn every_misfit_is_told_with_its_place_and_what_was_meant() {
        let cards = json!([
            {"name": "a", "face": "up"},
            {"name": "b", "face": "donw"},
            {"face": "down"},
            {"name": "c", "colour": 1},
        ]);
        check(
            json!({"round": 300, "crads": [], "cards": cards}),
            &[
                "cards.2: unknown variant `donw`; did you mean `down`?",
                "cards.3: missing field `name`",
                "cards.4: unknown field `colour`, expected `name` or `face`",
                "crads: unknown field `crads`, expected `round` or `cards`",
                "round: invalid value: integer `300`, expected u8",
            ],
        );
    }

    #[test]
    fn a_list_where_none_belongs_is_told_as_a_whole() {
        check(
            json!({"round": [1, 2]}),
            &["round: invalid type: sequence, expected u8"],
        );
    }

    #[test]
    fn what_fits_is_no_misfit() {
        check(
            json!({"round": 2, "cards": {"1": {"face": "sideways"}}}),
            &[],
        );
    }
}
