//! A tree of values as lines `path = value`, and what changed between two of them.

use crate::json::join;
use serde_json::Value;
use std::collections::BTreeMap;

/// A thing in a list that is not longer than this stands on one line.
const SHORT: usize = 100;

/// The places of a tree in order, each with its value.
pub(crate) type Listing = Vec<(String, String)>;

/// Lists every place of the tree. A list of plain values is one line, and so is a short thing in
/// a list. Fields are sorted, so that the order in which some crate keeps them does not matter.
pub(crate) fn listing(tree: &Value) -> Listing {
    let mut lines = Vec::new();
    list("", tree, &mut lines);
    lines
}

/// The lines that are new or changed (`path = value`), and those that are gone (`path: gone`)
/// and have nothing in their place.
pub(crate) fn changes(before: &Listing, after: &Listing) -> Vec<String> {
    let old: BTreeMap<&str, &str> = before
        .iter()
        .map(|(path, value)| (path.as_str(), value.as_str()))
        .collect();
    let changed = after
        .iter()
        .filter(|(path, value)| old.get(path.as_str()) != Some(&value.as_str()))
        .map(|(path, value)| format!("{path} = {value}"));
    let gone = before
        .iter()
        .filter(|(path, _)| !after.iter().any(|(new, _)| covers(path, new)))
        .map(|(path, _)| format!("{path}: gone"));
    changed.chain(gone).collect()
}

/// Are the places the same, or one inside the other?
fn covers(one: &str, other: &str) -> bool {
    one.split('.').zip(other.split('.')).all(|(a, b)| a == b)
}

fn list(path: &str, tree: &Value, lines: &mut Listing) {
    match tree {
        Value::Array(items) if items.iter().any(is_branch) => {
            for (place, item) in items.iter().enumerate() {
                let path = join(path, &place.to_string());
                match compact(item) {
                    short if short.len() <= SHORT => lines.push((path, short)),
                    _ => list(&path, item, lines),
                }
            }
        }
        Value::Object(fields) if !fields.is_empty() && said(tree).is_none() => {
            for (key, field) in sorted(fields) {
                list(&join(path, key), field, lines);
            }
        }
        leaf => lines.push((path.to_owned(), compact(leaf))),
    }
}

fn is_branch(value: &Value) -> bool {
    value.is_object() || value.is_array()
}

fn sorted(fields: &serde_json::Map<String, Value>) -> Vec<(&String, &Value)> {
    let mut sorted: Vec<_> = fields.iter().collect();
    sorted.sort_unstable_by_key(|(key, _)| *key);
    sorted
}

/// The key of a [`kernel::Phrase`]: enough to tell which sentence it is.
fn said(value: &Value) -> Option<&str> {
    let fields = value.as_object()?;
    let known = fields.keys().all(|field| field == "key" || field == "args");
    fields.get("key").filter(|_| known)?.as_str()
}

/// The value on one line, field names without quotes.
fn compact(value: &Value) -> String {
    match value {
        _ if said(value).is_some() => said(value).unwrap_or_default().to_owned(),
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(compact).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Object(fields) => {
            let fields: Vec<String> = sorted(fields)
                .iter()
                .map(|(key, field)| format!("{key}: {}", compact(field)))
                .collect();
            format!("{{{}}}", fields.join(", "))
        }
        leaf => leaf.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn lines(tree: Value) -> Vec<String> {
        changes(&Vec::new(), &listing(&tree))
    }

    #[test]
    fn a_short_thing_in_a_list_is_one_line() {
        let long = "x".repeat(SHORT);
        let tree =
            json!({"hand": ["a", "b"], "units": [{"hp": 3, "at": [1]}, {"name": long, "b": 1}]});
        assert_eq!(
            lines(tree),
            [
                r#"hand = ["a", "b"]"#,
                "units.0 = {at: [1], hp: 3}",
                "units.1.b = 1",
                &format!("units.1.name = \"{long}\""),
            ]
        );
    }

    #[test]
    fn only_what_changed_is_listed() {
        let before = listing(&json!({"units": [{"hp": 3}, {"hp": 4}], "x": null, "why": "no"}));
        let after = listing(&json!({"units": [{"hp": 2}], "x": null, "why": {"cost": 1}}));
        assert_eq!(
            changes(&before, &after),
            ["units.0 = {hp: 2}", "why.cost = 1", "units.1: gone"]
        );
    }
}
