//! Who sits where: a seat is called by the name of whoever sits there.
//!
//! What a language has said is shared by all tables, and names are not: so it is kept with gaps
//! in place of the names, which are put in when it is said. People's names never come into what is
//! kept.

use kernel::{MAX_SEATS, Seat, SeatSet};
use std::borrow::Cow;
use std::sync::atomic::{AtomicU64, Ordering};

/// Where a name belongs, messages are put together with a sign: code points that Unicode leaves to
/// programs for their own use, so no text has them.
const FIRST_SIGN: u32 = 0xFDD0;

/// What the seats of a table are called.
pub(crate) struct People {
    names: Box<[Box<str>]>,
    /// As long as it is the same, so are the names.
    pub(crate) mark: u64,
}

/// Something said, but for the names of those who sit in seats: [`Locale::name`](crate::Locale::name)
/// puts them in.
#[derive(Debug)]
pub struct Saying {
    text: Box<str>,
    /// Where in the text the names of which seats belong, in order.
    gaps: Box<[(u32, Seat)]>,
}

impl Saying {
    /// Reads what was put together with signs.
    pub(crate) fn read(signed: &str) -> Saying {
        let mut text = String::with_capacity(signed.len());
        let mut gaps = Vec::new();
        for letter in signed.chars() {
            match seat_of(letter) {
                Some(seat) => gaps.push((text.len() as u32, seat)),
                None => text.push(letter),
            }
        }
        Saying {
            text: text.into(),
            gaps: gaps.into(),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.text.len()
    }
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

    /// Adds what was said, with the names in it.
    pub(crate) fn name(&self, saying: &Saying, out: &mut String) {
        let mut begin = 0;
        for &(gap, seat) in &saying.gaps {
            let gap = gap as usize;
            out.push_str(&saying.text[begin..gap]);
            // A seat without a name leaves nothing strange.
            if let Some(name) = self.names.get(seat.index()) {
                out.push_str(name);
            }
            begin = gap;
        }
        out.push_str(&saying.text[begin..]);
    }
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
        people.name(&Saying::read(signed), &mut out);
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
