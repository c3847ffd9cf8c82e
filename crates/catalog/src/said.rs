//! What a language has said before, word for word: to look it up is much faster than to put it
//! together anew, and at a table the same things are said again and again.

use foldhash::quality::{FixedState, RandomState};
use kernel::{Arg, Lang, Phrase};
use std::collections::HashMap;
use std::hash::{BuildHasher, Hasher};
use std::sync::{Arc, PoisonError, RwLock};

/// So many phrases are remembered; after that it begins anew, so that memory stays bounded.
const MOST: usize = 8_192;

/// Phrases that take more to write down are not worth remembering.
const LONGEST: usize = 512;

/// The phrases of one language with what was said for them, but for who sits in a seat. People
/// choose the names with which they sit down, and so parts of phrases: by chance in the hash nobody can choose some that meet.
#[derive(Default)]
pub(crate) struct Said(RwLock<HashMap<Box<[u8]>, Arc<str>, RandomState>>);

impl Said {
    /// What was said for this phrase before, or else what `say` says now.
    pub(crate) fn recall(
        &self,
        phrase: &Phrase,
        lang: Lang,
        say: impl FnOnce() -> String,
    ) -> Arc<str> {
        let mut written = Vec::with_capacity(128);
        write(phrase, lang, &mut written);
        if written.len() > LONGEST {
            return say().into();
        }
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(said) = known.get(&written[..]) {
            return Arc::clone(said);
        }
        drop(known);
        let said: Arc<str> = say().into();
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(written.into(), Arc::clone(&said));
        said
    }
}

/// A number that stands for what a language makes of a phrase among people who have this mark. Two phrases with the same one are
/// taken for the same: with 64 bits that are well mixed, no two that differ will ever meet.
pub(crate) fn mark(phrase: &Phrase, lang: Lang, people: u64) -> u64 {
    let mut marking = Marking(FixedState::default().build_hasher());
    marking.number(people);
    write(phrase, lang, &mut marking);
    marking.0.finish()
}

/// Where a phrase is written down.
trait Sheet {
    fn push(&mut self, byte: u8);
    fn number(&mut self, number: u64);
    fn text(&mut self, text: &[u8]);
}

impl Sheet for Vec<u8> {
    fn push(&mut self, byte: u8) {
        Vec::push(self, byte);
    }

    fn number(&mut self, number: u64) {
        self.extend(number.to_le_bytes());
    }

    fn text(&mut self, text: &[u8]) {
        self.extend(text);
    }
}

/// Only the mark of what is written is kept.
struct Marking(<FixedState as BuildHasher>::Hasher);

impl Sheet for Marking {
    fn push(&mut self, byte: u8) {
        self.0.write_u8(byte);
    }

    fn number(&mut self, number: u64) {
        self.0.write_u64(number);
    }

    fn text(&mut self, text: &[u8]) {
        self.0.write(text);
    }
}

/// Writes a phrase down. No two phrases that differ in this language are written alike: every
/// part says what it is and how long.
fn write(phrase: &Phrase, lang: Lang, out: &mut impl Sheet) {
    write_text(phrase.key, out);
    out.push(phrase.args.len() as u8);
    for (name, arg) in &phrase.args {
        write_text(name, out);
        write_arg(arg, lang, out);
    }
}

fn write_arg(arg: &Arg, lang: Lang, out: &mut impl Sheet) {
    let mut list = |tag: u8, phrases: &[Phrase]| {
        out.push(tag);
        out.number(phrases.len() as u64);
        for phrase in phrases {
            write(phrase, lang, out);
        }
    };
    match arg {
        Arg::Phrase(phrase) => list(0, std::slice::from_ref(phrase)),
        Arg::List(phrases) => list(1, phrases),
        Arg::Sentences(phrases) => list(2, phrases),
        Arg::Number(number) => {
            out.push(3);
            out.number(*number as u64);
        }
        Arg::Seats(seats) => {
            out.push(5);
            seats.for_each(|seat| out.push(seat.number()));
            out.push(0);
        }
        Arg::Words(words) => {
            out.push(4);
            write_text(words.in_lang(lang), out);
        }
        Arg::Text(text) => {
            out.push(4);
            write_text(text, out);
        }
    }
}

fn write_text(text: &str, out: &mut impl Sheet) {
    out.number(text.len() as u64);
    out.text(text.as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Seat, SeatSet};

    fn seat(number: i32) -> Phrase {
        Phrase::new("mazzo-tui-seat").with("seat", number)
    }

    #[test]
    fn what_was_said_is_not_put_together_again() {
        let said = Said::default();
        let first = said.recall(&seat(1), Lang::En, || "Seat 1".to_owned());
        let again = said.recall(&seat(1), Lang::En, || panic!("it was said before"));
        let other = said.recall(&seat(2), Lang::En, || "Seat 2".to_owned());
        assert_eq!([&*first, &*again, &*other], ["Seat 1", "Seat 1", "Seat 2"]);
    }

    #[test]
    fn phrases_that_differ_are_written_differently() {
        let one = |arg: Arg| Phrase::new("a").with("b", arg);
        let nested = one(seat(1).into());
        let listed = one(vec![seat(1)].into());
        let phrases = [
            Phrase::new("a"),
            Phrase::new("ab"),
            one(1.into()),
            one("1".into()),
            one(Seat::new(0).into()),
            one(SeatSet::first(2).into()),
            one("".into()),
            one("1".into()).with("c", ""),
            nested,
            listed,
            one(Arg::Sentences(vec![seat(1)])),
            one(Vec::new().into()),
            one(vec![seat(1), seat(1)].into()),
        ];
        let mut written: Vec<Vec<u8>> = (phrases.iter())
            .map(|phrase| {
                let mut out = Vec::new();
                write(phrase, Lang::En, &mut out);
                out
            })
            .collect();
        written.sort();
        written.dedup();
        assert_eq!(written.len(), phrases.len());
        let mut marks = phrases.each_ref().map(|phrase| mark(phrase, Lang::En, 0));
        marks.sort_unstable();
        assert!(marks.windows(2).all(|two| two[0] != two[1]));
        let among = |people| mark(&phrases[0], Lang::En, people);
        assert_ne!(among(1), among(2));
    }

    #[test]
    fn memory_stays_bounded() {
        let said = Said::default();
        for number in 0..3 * MOST as i32 {
            said.recall(&seat(number), Lang::En, || number.to_string());
        }
        assert!(said.0.read().unwrap().len() <= MOST);
        let long = Phrase::new("mazzo-name").with("name", "x".repeat(LONGEST).as_str());
        let before = said.0.read().unwrap().len();
        said.recall(&long, Lang::En, String::new);
        assert_eq!(said.0.read().unwrap().len(), before);
    }
}
