//! A deck as one word, for options and records: `classes:chronicles:realms`.
//!
//! Classes stand with `+` between them, cards with `,`; several copies are `4xdawn-novice`:
//! `acolyte+sellsword:4xdawn-novice,road-warden:mantle-of-mercy`. Without cards in the Luminous
//! Realms the second colon is left out. `4*dawn-novice` is read too, but a shell may take the
//! star for a pattern, so it is never written.

use crate::cards::CardSet;
use crate::deck::{Deck, DeckList, Entry, Section};
use crate::deck_check::check;
use crate::deck_problem::{DeckProblem, MAX_BYTES, MAX_COPIES, MAX_NAME, at_most_some, quotable};

/// The deck of such a word, or everything that is wrong with it.
pub fn read(word: &str, set: &CardSet) -> Result<Deck, Vec<DeckProblem>> {
    let (list, mut problems) = match list(word) {
        Ok(read) => read,
        Err(problem) => return Err(vec![problem]),
    };
    let mut items = check(set, &list);
    let all_read = problems.is_empty();
    items.retain(|item| item.code.is_error() && (all_read || !item.code.may_want_more()));
    problems.extend(items.into_iter().map(DeckProblem::Item));
    match Deck::from_list(set, &list) {
        Ok(deck) if problems.is_empty() => Ok(deck),
        _ => Err(at_most_some(problems, DeckProblem::More)),
    }
}

/// The ids in a word, and what could not be read of it.
fn list(word: &str) -> Result<(DeckList, Vec<DeckProblem>), DeckProblem> {
    if word.len() > MAX_BYTES {
        return Err(DeckProblem::TooLarge(word.len()));
    }
    if word.contains(char::is_control) {
        return Err(DeckProblem::NotText);
    }
    let parts: Vec<&str> = word.split(':').collect();
    if !(2..=3).contains(&parts.len()) {
        return Err(DeckProblem::Colons(parts.len() - 1));
    }
    let mut list = DeckList::default();
    let mut problems = Vec::new();
    for (section, part) in Section::ALL.into_iter().zip(parts) {
        let between = match section {
            Section::Classes => '+',
            _ => ',',
        };
        for said in part.split(between).filter(|_| !part.trim().is_empty()) {
            match entry(said.trim(), section) {
                Ok(Entry { id, copies }) => list.add(section, id, copies),
                Err(problem) => problems.push(problem),
            }
        }
    }
    Ok((list, problems))
}

/// `4xdawn-novice`, `4*dawn-novice` or `dawn-novice`. No id begins with a digit.
fn entry(said: &str, section: Section) -> Result<Entry, DeckProblem> {
    let name = said.trim_start_matches(|c: char| c.is_ascii_digit());
    let number = &said[..said.len() - name.len()];
    let (copies, id) = match (number, name.strip_prefix(['x', '*'])) {
        ("", _) if name.is_empty() => return Err(DeckProblem::EmptyEntry(section)),
        ("", _) => (1, name),
        (_, Some("")) => return Err(DeckProblem::NoName(quotable(said))),
        (_, None) if name.is_empty() => return Err(DeckProblem::NoName(quotable(said))),
        (_, None) => return Err(DeckProblem::BadCopies(quotable(said))),
        (_, Some(id)) => match number.parse() {
            Ok(copies @ 1..=MAX_COPIES) => (copies, id),
            _ => return Err(DeckProblem::BadCopies(quotable(said))),
        },
    };
    if id.chars().count() > MAX_NAME {
        return Err(DeckProblem::LongName(quotable(id)));
    }
    Ok(Entry {
        id: id.to_owned(),
        copies,
    })
}

/// The deck as a word, which [`read`] takes back.
pub fn write(deck: &Deck, set: &CardSet) -> String {
    let list = deck.list(set);
    let part = |section, between| {
        let entries = list
            .section(section)
            .iter()
            .map(|entry| match entry.copies {
                1 => entry.id.clone(),
                copies => format!("{copies}x{}", entry.id),
            });
        entries.collect::<Vec<_>>().join(between)
    };
    let classes = part(Section::Classes, "+");
    let chronicles = part(Section::Chronicles, ",");
    match part(Section::Realms, ",") {
        realms if realms.is_empty() => format!("{classes}:{chronicles}"),
        realms => format!("{classes}:{chronicles}:{realms}"),
    }
}
