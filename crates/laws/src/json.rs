//! Values as JSON, to be compared byte for byte or place by place.

use kernel::Broken;
use serde::Serialize;
use serde_json::Value;

/// The value as one line of JSON.
pub(crate) fn text(value: &impl Serialize) -> Result<String, Broken> {
    serde_json::to_string(value).map_err(|error| Broken(format!("it cannot be written: {error}")))
}

/// The value as a tree.
pub(crate) fn tree(value: &impl Serialize) -> Result<Value, Broken> {
    serde_json::to_value(value).map_err(|error| Broken(format!("it cannot be written: {error}")))
}

/// Is there anything at a place this pattern means: not null, not an empty list?
pub(crate) fn holds_something(tree: &Value, pattern: &str) -> bool {
    let (word, rest) = match pattern.split_once('.') {
        Some((word, rest)) => (word, Some(rest)),
        None => (pattern, None),
    };
    let inside = |value: &Value| match rest {
        Some(rest) => holds_something(value, rest),
        None => !value.is_null() && value.as_array().is_none_or(|list| !list.is_empty()),
    };
    match (tree, word) {
        (Value::Object(fields), "*") => fields.values().any(inside),
        (Value::Object(fields), word) => fields.get(word).is_some_and(inside),
        (Value::Array(items), "*") => items.iter().any(inside),
        (Value::Array(items), word) => {
            let item = word
                .parse::<usize>()
                .ok()
                .and_then(|place| items.get(place));
            item.is_some_and(inside)
        }
        _ => false,
    }
}

/// Is this a saved [`kernel::Rng`]?
pub(crate) fn is_chance(value: &Value) -> bool {
    value.as_object().is_some_and(|fields| {
        fields.len() == 2 && value["seed"].is_string() && value["drawn"].is_u64()
    })
}

/// A place where two trees differ.
#[derive(Debug, PartialEq)]
pub(crate) struct Difference {
    /// The way there, `hands.1.0`: list places count from 0.
    pub path: String,
    pub ours: Value,
    pub theirs: Value,
}

/// Every place where the trees differ, chance aside: leaves, and lists of different length.
pub(crate) fn differences(ours: &Value, theirs: &Value) -> Vec<Difference> {
    let mut found = Vec::new();
    compare("", ours, theirs, &mut found);
    found
}

/// Where two values that are not the same text first differ, to go on a sentence with.
pub(crate) fn first_difference(
    ours: &impl Serialize,
    theirs: &impl Serialize,
) -> Result<String, Broken> {
    Ok(match differences(&tree(ours)?, &tree(theirs)?).first() {
        Some(place) => format!(
            " at '{}' from {} to {}",
            place.path, place.ours, place.theirs
        ),
        None => " in its order or its chance".to_owned(),
    })
}

/// Every stream of chance in the tree, with the way there and its seed.
pub(crate) fn chances(tree: &Value) -> Vec<(String, String)> {
    let mut found = Vec::new();
    seek_chance("", tree, &mut found);
    found
}

fn compare(path: &str, ours: &Value, theirs: &Value, found: &mut Vec<Difference>) {
    match (ours, theirs) {
        _ if ours == theirs || is_chance(ours) && is_chance(theirs) => {}
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            for (place, (a, b)) in a.iter().zip(b).enumerate() {
                compare(&join(path, &place.to_string()), a, b, found);
            }
        }
        (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => {
            for (key, a) in a {
                compare(&join(path, key), a, &b[key], found);
            }
        }
        _ => found.push(Difference {
            path: path.to_owned(),
            ours: ours.clone(),
            theirs: theirs.clone(),
        }),
    }
}

fn seek_chance(path: &str, tree: &Value, found: &mut Vec<(String, String)>) {
    match tree {
        _ if is_chance(tree) => found.push((path.to_owned(), tree["seed"].to_string())),
        Value::Array(items) => {
            for (place, item) in items.iter().enumerate() {
                seek_chance(&join(path, &place.to_string()), item, found);
            }
        }
        Value::Object(fields) => {
            for (key, field) in fields {
                seek_chance(&join(path, key), field, found);
            }
        }
        _ => {}
    }
}

pub(crate) fn join(path: &str, word: &str) -> String {
    match path {
        "" => word.to_owned(),
        _ => format!("{path}.{word}"),
    }
}

/// Is the place at this path inside what the pattern names?
pub(crate) fn lies_in(path: &str, pattern: &str) -> bool {
    let mut words = path.split('.');
    pattern.split('.').all(|wanted| {
        words
            .next()
            .is_some_and(|word| wanted == "*" || wanted == word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn differences_are_named_by_their_place_and_chance_is_none() {
        let ours =
            json!({"a": [1, 2], "b": {"c": "x"}, "rng": {"seed": "1", "drawn": 3}, "d": [1]});
        let theirs =
            json!({"a": [1, 3], "b": {"c": "y"}, "rng": {"seed": "2", "drawn": 0}, "d": []});
        let paths: Vec<String> = differences(&ours, &theirs)
            .into_iter()
            .map(|d| d.path)
            .collect();
        assert_eq!(paths, ["a.1", "b.c", "d"]);
        assert_eq!(chances(&ours), [("rng".to_owned(), "\"1\"".to_owned())]);
    }

    #[test]
    fn a_pattern_names_everything_below_it() {
        assert!(lies_in("hands.1.0", "hands.1"));
        assert!(lies_in("players.0.deck", "players.*.deck"));
        assert!(!lies_in("hands.0", "hands.1"));
        assert!(!lies_in("hands", "hands.1"));
        assert!(!lies_in("handsome", "hands"));
    }
}
