//! Who sits where: a seat is called by the name of whoever sits there.
//!
//! What a language has said is shared by all tables, and names are not: so it is kept with a sign
//! in place of each name, and the names are put in when it is said. People's names never come
//! into what is kept.

use kernel::{Seat, SeatSet};
use std::borrow::Cow;
use std::sync::atomic::{AtomicU64, Ordering};

/// The signs are code points that Unicode leaves to programs for their own use: no text has them.
const FIRST_SIGN: u32 = 0xFDD0;

/// All signs begin with this byte, which few letters have.
const FIRST_BYTE: u8 = 0xEF;

/// What the seats of a table are called.
pub(crate) struct People {
    names: Box<[Box<str>]>,
    /// As long as it is the same, so are the names.
    pub(crate) mark: u64,
}

impl People {
    pub(crate) fn new(names: impl IntoIterator<Item = String>) -> People {
        static MADE: AtomicU64 = AtomicU64::new(0);
        People {
            names: names.into_iter().map(String::into_boxed_str).collect(),
            mark: MADE.fetch_add(1, Ordering::Relaxed),
        }
    }

    pub(crate) fn are(&self, names: &[String]) -> bool {
        (self.names.iter().map(|name| &**name)).eq(names.iter().map(String::as_str))
    }

    /// The text with names in place of signs.
    pub(crate) fn named<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if !text.as_bytes().contains(&FIRST_BYTE) {
            return Cow::Borrowed(text);
        }
        let mut rest = text;
        let mut named = String::new();
        while let Some(at) = rest.find(is_sign) {
            let (before, from) = rest.split_at(at);
            let mut letters = from.chars();
            let name = letters.next().and_then(|sign| self.name(sign));
            if named.is_empty() {
                named.reserve(text.len() + 32);
            }
            named.push_str(before);
            named.push_str(name.unwrap_or_default());
            rest = letters.as_str();
        }
        if rest.len() == text.len() {
            return Cow::Borrowed(text);
        }
        named.push_str(rest);
        Cow::Owned(named)
    }

    fn name(&self, sign: char) -> Option<&str> {
        let index = u32::from(sign).checked_sub(FIRST_SIGN)?;
        self.names.get(index as usize).map(|name| &**name)
    }
}

/// The signs of these seats.
pub(crate) fn signs(seats: SeatSet) -> impl Iterator<Item = String> {
    seats.map(|seat| sign(seat).to_string())
}

fn sign(seat: Seat) -> char {
    char::from_u32(FIRST_SIGN + seat.index() as u32).unwrap_or(char::REPLACEMENT_CHARACTER)
}

fn is_sign(letter: char) -> bool {
    let seats = FIRST_SIGN..FIRST_SIGN + kernel::MAX_SEATS as u32;
    seats.contains(&u32::from(letter))
}

/// Text that people wrote, in which nothing can pass for a sign.
pub(crate) fn without_signs(text: &str) -> Cow<'_, str> {
    match text.contains(is_sign) {
        true => text
            .replace(
                is_sign,
                char::REPLACEMENT_CHARACTER.encode_utf8(&mut [0; 4]),
            )
            .into(),
        false => text.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn people() -> People {
        People::new(["Ann".to_owned(), "石頭，".to_owned()])
    }

    #[test]
    fn names_stand_where_the_signs_were() {
        let (one, two) = (sign(Seat::new(0)), sign(Seat::new(1)));
        let text = format!("{one} gives {two} a card，{one}.");
        assert_eq!(people().named(&text), "Ann gives 石頭， a card，Ann.");
        assert_eq!(people().named(&one.to_string()), "Ann");
    }

    #[test]
    fn text_without_a_sign_is_not_written_anew() {
        for text in ["", "Nobody.", "沒有人，"] {
            assert!(matches!(people().named(text), Cow::Borrowed(same) if same == text));
        }
    }

    #[test]
    fn a_name_cannot_pass_for_another() {
        let sly = format!("A{}", sign(Seat::new(1)));
        assert_eq!(without_signs(&sly), "A\u{fffd}");
        // Names that are put in are not looked at again.
        let people = People::new([sly.clone(), "Ben".to_owned()]);
        assert_eq!(people.named(&sign(Seat::new(0)).to_string()), sly);
    }

    #[test]
    fn a_seat_without_a_name_leaves_nothing_strange() {
        assert_eq!(people().named(&sign(Seat::new(7)).to_string()), "");
    }
}
