//! Who sits where: a seat is called by the name of whoever sits there.
//!
//! What a language has said is shared by all tables, and names are not: so it is kept with signs
//! in place of the names, which are put in when it is said. People's names never come into what is
//! kept.

use kernel::{MAX_SEATS, Seat, SeatSet};
use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Where a name belongs, messages are put together with a sign: code points that Unicode leaves to
/// programs for their own use, so no text has them.
const FIRST_SIGN: u32 = 0xFDD0;

/// The first byte of every sign, as UTF-8 writes it, and how many it has.
const SIGN_BEGINS: u8 = 0xEF;
const SIGN_BYTES: usize = 3;

/// What the seats of a table are called.
pub(crate) struct People {
    /// One name after the other, so that all of them come from memory together.
    names: Box<str>,
    /// How many these are, and where each of them ends; the others are empty.
    count: usize,
    ends: [u32; MAX_SEATS],
    /// As long as it is the same, so are the names.
    pub(crate) mark: u64,
}

/// Something said, but for the names of those who sit in seats: it has signs in their place, and
/// [`Locale::name`](crate::Locale::name) puts them in.
#[derive(Clone, Debug)]
pub struct Saying(Arc<str>);

impl Saying {
    /// What was put together with signs.
    pub(crate) fn new(signed: &str) -> Saying {
        Saying(signed.into())
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}

impl People {
    pub(crate) fn new(called: impl IntoIterator<Item = String>) -> People {
        static MADE: AtomicU64 = AtomicU64::new(0);
        let mut names = String::new();
        let mut count = 0;
        let mut ends = [0; MAX_SEATS];
        for name in called.into_iter().take(MAX_SEATS) {
            names.push_str(&name);
            ends[count..].fill(names.len() as u32);
            count += 1;
        }
        People {
            names: names.into(),
            count,
            ends,
            mark: MADE.fetch_add(1, Ordering::Relaxed),
        }
    }

    pub(crate) fn are(&self, names: &[String]) -> bool {
        let known = (0..self.count).map(|seat| self.name_of(seat));
        known.eq(names.iter().map(String::as_str))
    }

    /// A seat without a name leaves nothing strange.
    fn name_of(&self, seat: usize) -> &str {
        let begin = seat.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.names[begin as usize..self.ends[seat] as usize]
    }

    /// Adds what was said, with the names in it.
    pub(crate) fn name(&self, saying: &Saying, out: &mut String) {
        let mut rest = &*saying.0;
        let mut from = 0;
        while let Some(at) = sign_begins(rest, from) {
            let (before, behind) = rest.split_at(at);
            match behind.chars().next().and_then(seat_of) {
                Some(seat) => {
                    out.push_str(before);
                    out.push_str(self.name_of(seat.index()));
                    rest = &behind[SIGN_BYTES..];
                    from = 0;
                }
                None => from = at + SIGN_BYTES,
            }
        }
        out.push_str(rest);
    }
}

/// Where something begins from there on that may be a sign.
fn sign_begins(text: &str, from: usize) -> Option<usize> {
    let bytes = text.as_bytes().get(from..)?;
    let at = bytes.iter().position(|&byte| byte == SIGN_BEGINS)?;
    Some(from + at)
}

/// The signs of these seats.
pub(crate) fn signs(seats: SeatSet) -> impl Iterator<Item = String> {
    seats.map(|seat| sign(seat).to_string())
}

fn sign(seat: Seat) -> char {
    char::from_u32(FIRST_SIGN + seat.index() as u32).unwrap_or(char::REPLACEMENT_CHARACTER)
}

/// The seat that this is a sign of.
fn seat_of(letter: char) -> Option<Seat> {
    let index = u32::from(letter).checked_sub(FIRST_SIGN)? as usize;
    (index < MAX_SEATS).then(|| Seat::new(index))
}

fn is_sign(letter: char) -> bool {
    seat_of(letter).is_some()
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

    fn named(people: &People, signed: &str) -> String {
        let mut out = String::new();
        people.name(&Saying::new(signed), &mut out);
        out
    }

    fn people() -> People {
        People::new(["Ann".to_owned(), "石頭，".to_owned()])
    }

    #[test]
    fn names_stand_where_the_signs_were() {
        let (one, two) = (sign(Seat::new(0)), sign(Seat::new(1)));
        let text = format!("{one} gives {two} a card，{one}.");
        assert_eq!(named(&people(), &text), "Ann gives 石頭， a card，Ann.");
        assert_eq!(named(&people(), &one.to_string()), "Ann");
        assert_eq!(named(&people(), &format!("{two}{one}")), "石頭，Ann");
        for text in ["", "Nobody.", "沒有人，"] {
            assert_eq!(named(&people(), text), text);
        }
    }

    #[test]
    fn a_name_cannot_pass_for_another() {
        let sly = format!("A{}", sign(Seat::new(1)));
        assert_eq!(without_signs(&sly), "A\u{fffd}");
        // Names that are put in are not looked at again.
        let people = People::new([sly.clone(), "Ben".to_owned()]);
        assert_eq!(named(&people, &sign(Seat::new(0)).to_string()), sly);
    }

    #[test]
    fn a_seat_without_a_name_leaves_nothing_strange() {
        assert_eq!(named(&people(), &sign(Seat::new(7)).to_string()), "");
    }
}
