//! Any view as lines `name: value`, for games without a board of their own.

use serde_json::Value;

/// Fields that only repeat what the list of choices says.
const LEFT_OUT: [&str; 3] = ["refused", "why_not", "you"];

/// The view, a line for each value in it. What is empty is left out.
pub fn text(view: &Value) -> String {
    let mut lines = Vec::new();
    write(String::new(), view, &mut lines);
    lines.join("\n")
}

fn write(name: String, value: &Value, lines: &mut Vec<String>) {
    match value {
        Value::Null => {}
        Value::Object(fields) => {
            for (key, value) in fields {
                if !LEFT_OUT.contains(&key.as_str()) {
                    write(inside(&name, &key.replace('_', " ")), value, lines);
                }
            }
        }
        Value::Array(items) if items.is_empty() => {}
        Value::Array(items) if items.iter().all(is_plain) => {
            lines.push(format!("{name}: {}", row(items)));
        }
        Value::Array(items) => {
            for (i, item) in items.iter().enumerate() {
                write(inside(&name, &(i + 1).to_string()), item, lines);
            }
        }
        plain => lines.push(format!("{name}: {}", word(plain))),
    }
}

fn inside(name: &str, key: &str) -> String {
    match name {
        "" => key.to_owned(),
        _ => format!("{name} {key}"),
    }
}

fn is_plain(value: &Value) -> bool {
    !value.is_object() && !value.is_array()
}

fn row(items: &[Value]) -> String {
    let words: Vec<String> = items.iter().map(word).collect();
    words.join(" ")
}

fn word(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_value_has_a_line_that_says_where_it_is() {
        let view = json!({
            "active": 1,
            "players": [{ "most_mana": 3, "units": [] }, { "most_mana": 2, "gone": ["a", "b"] }],
            "board": [[null, 1], [2, 1]],
            "hand": [{ "card": "a", "refused": { "rule": "x" } }],
            "end": null,
        });
        assert_eq!(
            text(&view),
            "active: 1\nboard 1: - 1\nboard 2: 2 1\nhand 1 card: a\nplayers 1 most mana: 3\n\
             players 2 gone: a b\nplayers 2 most mana: 2"
        );
    }
}
