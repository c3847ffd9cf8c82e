//! Every example in PROTOCOL.md is of the type it names, and all of it.

use protocol::{Ask, HttpFault, Me, NewTable, News, Opened, Step};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeSet;

const DOCUMENT: &str = include_str!("../PROTOCOL.md");

/// The examples, each with the type it names.
fn examples() -> Vec<(&'static str, &'static str)> {
    let mut examples = Vec::new();
    let mut rest = DOCUMENT;
    while let Some((_, after)) = rest.split_once("```json ") {
        let (name, after) = after.split_once('\n').expect("a type stands there");
        let (example, after) = after.split_once("```").expect("it has an end");
        examples.push((name.trim(), example));
        rest = after;
    }
    examples
}

/// Reads it as its type and writes it again.
fn again<T: DeserializeOwned + Serialize>(example: &str) -> Result<Value, serde_json::Error> {
    serde_json::to_value(serde_json::from_str::<T>(example)?)
}

/// Where values that may be left out are left out.
fn without_defaults(name: &str, value: Value) -> Value {
    let Value::Object(mut fields) = value else {
        return value;
    };
    if name == "NewTable" {
        for (key, default) in [
            ("options", Value::Object(Default::default())),
            ("public", Value::Bool(false)),
        ] {
            if fields.get(key) == Some(&default) {
                fields.remove(key);
            }
        }
    }
    Value::Object(fields)
}

#[test]
fn every_example_is_of_its_type() {
    let mut names = BTreeSet::new();
    for (name, example) in examples() {
        let written = match name {
            "Ask" => again::<Ask>(example),
            "News" => again::<News>(example),
            "Step" => again::<Step>(example),
            "Me" => again::<Me>(example),
            "NewTable" => again::<NewTable>(example),
            "Opened" => again::<Opened>(example),
            "HttpFault" => again::<HttpFault>(example),
            other => panic!("there is no type {other}"),
        };
        let written = written.unwrap_or_else(|error| panic!("{error}: {example}"));
        let read: Value = serde_json::from_str(example).expect("it is JSON");
        assert_eq!(without_defaults(name, written), read, "{example}");
        names.insert(name);
    }
    assert_eq!(names.len(), 7, "{names:?}");
}

/// The words that the examples of a type have under a key.
fn words(name: &str, key: &str) -> BTreeSet<String> {
    let words = examples().into_iter().filter(|(is, _)| *is == name);
    words
        .filter_map(|(_, example)| {
            let example: Value = serde_json::from_str(example).ok()?;
            let found = example.pointer(key)?.as_str()?.to_owned();
            Some(found)
        })
        .collect()
}

#[test]
fn every_message_has_an_example() {
    for (name, key, count) in [
        ("Ask", "/ask", 8),
        ("News", "/news", 8),
        ("Ask", "/wish/do", 11),
    ] {
        let found = words(name, key);
        assert_eq!(found.len(), count, "{key} of {name}: {found:?}");
    }
}
