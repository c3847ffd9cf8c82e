//! Scenes and choices as they are sent: JSON in parts, so that what did not change from one to
//! the next is seen by comparing text, and is never put together again.
//!
//! This is where changes come from ([`SceneChange`](crate::SceneChange), lists of
//! [`Kept`](crate::Kept)); the types themselves are for those who read them.

mod choices;
mod piece;
mod scene;
#[cfg(test)]
mod tests;

pub use choices::WrittenChoices;
pub use piece::PieceInk;
pub use scene::WrittenScene;

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
    let stands = |byte: u8| byte >= b' ' && byte != b'"' && byte != b'\\';
    text.bytes().all(stands)
}

/// What shows itself as JSON does: a number.
fn push(out: &mut String, number: impl Display) {
    // Text takes whatever is written to it.
    let _ = write!(out, "{number}");
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

/// Every item by its former place, where it had one, else anew. What stays in order is found
/// without looking through the whole list.
fn push_kept<'t>(out: &mut String, before: &[&'t str], after: impl IntoIterator<Item = &'t str>) {
    let mut next = 0;
    push_list(out, after, |out, item| {
        let mut places = (next..before.len()).chain(0..next.min(before.len()));
        match places.find(|&place| before[place] == item) {
            Some(place) => {
                next = place + 1;
                push(out, place);
            }
            None => out.push_str(item),
        }
    });
}
