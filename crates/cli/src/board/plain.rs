//! The board of a game that has none of its own: the fields of its view, aligned.

use super::{Board, Brush, Thing, fit};
use ratatui::{buffer::Buffer, layout::Rect};
use serde_json::Value;

/// A view as a table of names and values.
pub struct PlainBoard {
    rows: Vec<(String, String)>,
}

/// Longer values are spread over several lines.
const LONGEST_VALUE: usize = 60;

impl PlainBoard {
    /// The table of a view.
    pub fn new(view: &Value) -> PlainBoard {
        let mut rows = Vec::new();
        spread("", view, &mut rows);
        PlainBoard { rows }
    }

    fn name_columns(&self) -> usize {
        let widest = self.rows.iter().map(|(name, _)| fit::width(name)).max();
        widest.unwrap_or(0).min(30)
    }
}

fn spread(name: &str, value: &Value, rows: &mut Vec<(String, String)>) {
    let short = inline(value);
    let inside = |key: &str| match name {
        "" => key.replace('_', " "),
        name => format!("{name} {}", key.replace('_', " ")),
    };
    match value {
        Value::Object(fields) if name.is_empty() || fit::width(&short) > LONGEST_VALUE => {
            for (key, field) in fields {
                spread(&inside(key), field, rows);
            }
        }
        Value::Array(items) if !items.is_empty() && items.iter().all(is_offer) => {}
        Value::Array(items) if items.iter().any(Value::is_object) => {
            for (i, item) in items.iter().enumerate() {
                spread(&inside(&(i + 1).to_string()), item, rows);
            }
        }
        _ => rows.push((name.to_owned(), short)),
    }
}

/// Something that may or may not be done: that is for the menu to say.
fn is_offer(value: &Value) -> bool {
    value.get("action").is_some() && value.get("refused").is_some()
}

fn inline(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(items) if items.is_empty() => "-".to_owned(),
        Value::Array(items) => items.iter().map(inline).collect::<Vec<_>>().join(" "),
        Value::Object(fields) => {
            let field = |(key, field): (&String, &Value)| match field {
                Value::Object(_) => format!("{key} ({})", inline(field)),
                _ => format!("{key} {}", inline(field)),
            };
            fields.iter().map(field).collect::<Vec<_>>().join(", ")
        }
        Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}

impl Board for PlainBoard {
    fn status(&self) -> String {
        String::new()
    }

    fn things(&self) -> &[Thing] {
        &[]
    }

    fn height(&self, _: u16, most: u16) -> u16 {
        (self.rows.len() as u16).min(most)
    }

    fn draw(&self, area: Rect, buffer: &mut Buffer, brush: &Brush) -> Vec<Rect> {
        let columns = self.name_columns().min(area.width as usize / 2);
        for (y, (name, value)) in (area.top()..area.bottom()).zip(&self.rows) {
            let name = fit::pad(name, columns);
            let value = fit::shorten(value, (area.width as usize).saturating_sub(columns + 2));
            buffer.set_string(area.x, y, name, brush.palette.faint());
            buffer.set_string(area.x + columns as u16 + 2, y, value, brush.palette.plain());
        }
        Vec::new()
    }

    fn concerns(&self, _: usize, _: &str) -> bool {
        false
    }

    fn lines(&self) -> Vec<String> {
        let line = |(name, value): &(String, String)| format!("{name}: {value}");
        self.rows.iter().map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_field_of_a_view_is_in_the_table_once() {
        let board = PlainBoard::new(&json!({
            "round": 2,
            "public": null,
            "players": [{"card": "king", "chips": 3}, {"card": null, "chips": 1}],
            "columns": [1, 2, 3],
        }));
        let mut lines = board.lines();
        lines.sort();
        assert_eq!(
            lines,
            [
                "columns: 1 2 3",
                "players 1: card king, chips 3",
                "players 2: card -, chips 1",
                "public: -",
                "round: 2"
            ]
        );
    }

    #[test]
    fn a_view_that_is_no_object_is_shown_as_well() {
        assert_eq!(PlainBoard::new(&json!(7)).lines(), [": 7"]);
        assert_eq!(PlainBoard::new(&json!([])).lines(), [": -"]);
    }
}
