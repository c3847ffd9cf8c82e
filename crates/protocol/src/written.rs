//! Scenes, choices and steps as they are sent, written for those who know how it was before. What
//! is remembered of each part is its [`Mark`], a number that stands for whatever the part is made
//! from: what did not change is told by comparing numbers, and is not put into words again.
//!
//! This is where changes come from ([`SceneChange`](crate::SceneChange), lists of
//! [`Kept`](crate::Kept)); the types themselves are for those who read them.

mod choices;
mod kept;
mod mark;
mod piece;
mod scene;
mod step;
#[cfg(test)]
mod tests;

pub use choices::{ChoiceInk, ChoicesInk, ChoicesTrace, written_choices};
pub use mark::Mark;
pub use piece::PieceInk;
pub use scene::{SceneInk, SceneTrace, ZoneInk, ZoneMarks, written_scene};
pub use step::{Sheet, StepInk};

use std::fmt::{Display, Write};

/// A string of JSON.
fn push_string(out: &mut String, text: &str) {
    push_text(out, |out| out.push_str(text));
}

/// Whatever is added, as a string of JSON.
fn push_text(out: &mut String, add: impl FnOnce(&mut String)) {
    out.push('"');
    let start = out.len();
    add(out);
    if !is_plain(&out[start..]) {
        escape_from(out, start);
    }
    out.push('"');
}

/// Rewrites the end of the text so that JSON takes it for what it is.
#[cold]
fn escape_from(out: &mut String, start: usize) {
    let text = serde_json::Value::from(out.split_off(start)).to_string();
    out.push_str(&text[1..text.len() - 1]);
}

/// Does the text stand for itself in JSON?
fn is_plain(text: &str) -> bool {
    let stands = |byte: u8| (byte >= b' ') & (byte != b'"') & (byte != b'\\');
    // Without a way out in between, many bytes are looked at at once.
    text.bytes().fold(true, |plain, byte| plain & stands(byte))
}

/// What shows itself as JSON does.
fn push(out: &mut String, shown: impl Display) {
    // Text takes whatever is written to it.
    let _ = write!(out, "{shown}");
}

/// A number. Most have one or two digits, which need no formatting.
fn push_number(out: &mut String, number: impl Into<i64>) {
    let digit = |digit: i64| char::from(b'0' + digit as u8);
    match number.into() {
        number @ 0..=9 => out.push(digit(number)),
        number @ 10..=99 => {
            out.push(digit(number / 10));
            out.push(digit(number % 10));
        }
        number => push(out, number),
    }
}

/// A list of JSON: commas between what each item adds.
fn push_list<T>(
    out: &mut String,
    items: impl IntoIterator<Item = T>,
    mut push: impl FnMut(&mut String, T),
) {
    out.push('[');
    for (place, item) in items.into_iter().enumerate() {
        if place > 0 {
            out.push(',');
        }
        push(out, item);
    }
    out.push(']');
}
