//! Scenes, choices and steps as they are sent: JSON in parts. What is remembered of each part is
//! its [`Mark`], so that what did not change from one scene to the next is seen by comparing
//! numbers, and is never put together again.
//!
//! This is where changes come from ([`SceneChange`](crate::SceneChange), lists of
//! [`Kept`](crate::Kept)); the types themselves are for those who read them.

mod choices;
mod mark;
mod piece;
mod scene;
mod step;
#[cfg(test)]
mod tests;

pub use choices::{ChoicesTrace, WrittenChoices};
pub use mark::Mark;
pub use piece::PieceInk;
pub use scene::{SceneTrace, WrittenScene};
pub use step::WrittenStep;

use std::fmt::{Display, Write};
use std::ops::Range;

/// A part of a text.
type Part = Range<u32>;

fn part<'t>(text: &'t str, part: &Part) -> &'t str {
    &text[part.start as usize..part.end as usize]
}

/// Adds something to a text, and says which part of it that is.
fn added(text: &mut String, add: impl FnOnce(&mut String)) -> Part {
    let start = text.len() as u32;
    add(text);
    start..text.len() as u32
}

/// A string of JSON.
fn push_string(out: &mut String, text: &str) {
    match is_plain(text) {
        true => {
            out.push('"');
            out.push_str(text);
            out.push('"');
        }
        false => push(out, serde_json::Value::from(text)),
    }
}

/// Whatever shows itself, as a string of JSON.
fn push_shown(out: &mut String, shown: impl Display) {
    let start = out.len();
    out.push('"');
    push(out, shown);
    match is_plain(&out[start + 1..]) {
        true => out.push('"'),
        false => {
            let text = out.split_off(start);
            push_string(out, &text[1..]);
        }
    }
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

/// A number. Most have one digit, which needs no formatting.
fn push_number(out: &mut String, number: impl Into<i64>) {
    match number.into() {
        digit @ 0..=9 => out.push(char::from(b'0' + digit as u8)),
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

/// An item by its former place, where it had one, else anew. What stays in order is found
/// without looking through the whole list: `next` is where it is looked for first.
fn push_kept_item(
    out: &mut String,
    before: &[Mark],
    next: &mut usize,
    item: Mark,
    write: impl FnOnce(&mut String),
) {
    let mut places = (*next..before.len()).chain(0..(*next).min(before.len()));
    match places.find(|&place| before[place] == item) {
        Some(place) => {
            *next = place + 1;
            push_number(out, place as u32);
        }
        None => write(out),
    }
}
