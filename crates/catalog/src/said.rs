//! What a language has said before, word for word: to look it up is much faster than to put it
//! together anew, and at a table the same things are said again and again.

use crate::people::Saying;
use foldhash::quality::RandomState;
use kernel::{Arg, Lang, Phrase};
use std::collections::HashMap;
use std::hash::{BuildHasher, Hasher};
use std::sync::{PoisonError, RwLock};

/// So many phrases are remembered; after that it begins anew, so that memory stays bounded.
const MOST: usize = 8_192;

/// What is longer is not worth remembering.
const LONGEST: usize = 512;

/// What one language has said, but for who sits in a seat, by the marks of the phrases.
#[derive(Default)]
pub(crate) struct Said {
    known: RwLock<HashMap<u64, Saying, RandomState>>,
    /// People choose the names with which they sit down, and so parts of phrases: by chance in
    /// the marks nobody can choose some that meet.
    chance: RandomState,
}

impl Said {
    /// Hands on what was said for this phrase before, or else what `say` says now.
    pub(crate) fn recall<T>(
        &self,
        phrase: &Phrase,
        lang: Lang,
        say: impl FnOnce() -> Saying,
        hear: impl FnOnce(&Saying) -> T,
    ) -> T {
        let mark = self.mark(phrase, lang);
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(said) = known.get(&mark) {
            return hear(said);
        }
        drop(known);
        let said = say();
        let heard = hear(&said);
        if said.len() <= LONGEST {
            let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
            if known.len() >= MOST {
                known.clear();
            }
            known.insert(mark, said);
        }
        heard
    }

    /// A number that stands for what the language makes of a phrase. Two phrases with the same one
    /// are taken for the same: with 64 bits that are well mixed, no two that differ will ever meet.
    pub(crate) fn mark(&self, phrase: &Phrase, lang: Lang) -> u64 {
        let mut marking = self.chance.build_hasher();
        write(phrase, lang, &mut marking);
        marking.finish()
    }

    /// The same among people who have this mark.
    pub(crate) fn mark_among(&self, phrase: &Phrase, lang: Lang, people: u64) -> u64 {
        let mut marking = self.chance.build_hasher();
        marking.write_u64(people);
        write(phrase, lang, &mut marking);
        marking.finish()
    }
}

/// Writes a phrase down. No two phrases that differ in this language are written alike: every
/// part says what it is and how long.
fn write(phrase: &Phrase, lang: Lang, out: &mut impl Hasher) {
    write_word(phrase.key, out);
    out.write_u8(phrase.args.len() as u8);
    for (name, arg) in &phrase.args {
        write_word(name, out);
        write_arg(arg, lang, out);
    }
}

/// A word of the program itself goes by where it stands. The same word may stand at two places;
/// then what is said with it is only remembered twice.
fn write_word(word: &'static str, out: &mut impl Hasher) {
    out.write_usize(word.as_ptr().addr());
    out.write_usize(word.len());
}

fn write_arg(arg: &Arg, lang: Lang, out: &mut impl Hasher) {
    let mut list = |tag: u8, phrases: &[Phrase]| {
        out.write_u8(tag);
        out.write_u64(phrases.len() as u64);
        for phrase in phrases {
            write(phrase, lang, out);
        }
    };
    match arg {
        Arg::Phrase(phrase) => list(0, std::slice::from_ref(phrase)),
        Arg::List(phrases) => list(1, phrases),
        Arg::Sentences(phrases) => list(2, phrases),
        Arg::Number(number) => {
            out.write_u8(3);
            out.write_u64(*number as u64);
        }
        Arg::Seats(seats) => {
            out.write_u8(5);
            seats.for_each(|seat| out.write_u8(seat.number()));
            out.write_u8(0);
        }
        Arg::Words(words) => {
            out.write_u8(6);
            write_word(words.in_lang(lang), out);
        }
        Arg::Text(text) => {
            out.write_u8(4);
            out.write_usize(text.len());
            out.write(text.as_bytes());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Seat, SeatSet};

    fn seat(number: i32) -> Phrase {
        Phrase::new("mazzo-tui-seat").with("seat", number)
    }

    fn saying(text: &str) -> Saying {
        Saying::new(text)
    }

    fn recall(said: &Said, phrase: &Phrase, say: impl FnOnce() -> Saying) -> String {
        said.recall(phrase, Lang::En, say, |saying| format!("{saying:?}"))
    }

    #[test]
    fn what_was_said_is_not_put_together_again() {
        let said = Said::default();
        let first = recall(&said, &seat(1), || saying("Seat 1"));
        let again = recall(&said, &seat(1), || panic!("it was said before"));
        let other = recall(&said, &seat(2), || saying("Seat 2"));
        assert_eq!(first, again);
        assert_ne!(first, other);
    }

    #[test]
    fn phrases_that_differ_have_marks_that_differ() {
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
        let said = Said::default();
        let mut marks: Vec<u64> = (phrases.iter())
            .map(|phrase| said.mark(phrase, Lang::En))
            .collect();
        marks.sort_unstable();
        assert!(marks.windows(2).all(|two| two[0] != two[1]));
        let among = |people| said.mark_among(&phrases[0], Lang::En, people);
        assert_ne!(among(1), among(2));
    }

    #[test]
    fn memory_stays_bounded() {
        let said = Said::default();
        for number in 0..3 * MOST as i32 {
            recall(&said, &seat(number), || saying(&number.to_string()));
        }
        assert!(said.known.read().unwrap().len() <= MOST);
        let before = said.known.read().unwrap().len();
        let long = || saying(&"x".repeat(LONGEST + 1));
        recall(&said, &seat(-1), long);
        assert_eq!(said.known.read().unwrap().len(), before);
    }
}
