//! One line of a deck file.

use crate::cards::CardSet;
use crate::deck::Section;
use crate::deck_problem::{DeckProblem, MAX_COPIES, MAX_NAME, quotable};

/// What a line says.
pub(super) enum Line<'a> {
    Nothing,
    Title(&'a str),
    Heading(Section),
    Entry { copies: u32, name: &'a str },
}

pub(super) fn read(line: &str) -> Result<Line<'_>, DeckProblem> {
    let is_text = |c: char| c == '\t' || c == '\r' || !c.is_control();
    if !line.chars().all(is_text) {
        return Err(DeckProblem::NotText);
    }
    if let Some(title) = title(line) {
        return Ok(Line::Title(title));
    }
    let said = line.split('#').next().unwrap_or_default().trim();
    if said.is_empty() {
        Ok(Line::Nothing)
    } else if said.starts_with('[') || said.ends_with(']') {
        heading(said).map(Line::Heading)
    } else {
        entry(said)
    }
}

/// A title may hold a `#`.
fn title(line: &str) -> Option<&str> {
    let (key, title) = line.split_once(':')?;
    key.trim()
        .eq_ignore_ascii_case("title")
        .then(|| title.trim())
}

fn heading(said: &str) -> Result<Section, DeckProblem> {
    let word = said.trim_start_matches('[').trim_end_matches(']').trim();
    let is_meant = |section: &Section| {
        word.eq_ignore_ascii_case(section.id()) && said.starts_with('[') && said.ends_with(']')
    };
    let section = Section::ALL.into_iter().find(is_meant);
    section.ok_or_else(|| DeckProblem::no_such_section(word))
}

/// `4 dawn-novice`, `4x dawn-novice`, `dawn-novice x4` or `dawn-novice`.
fn entry(said: &str) -> Result<Line<'_>, DeckProblem> {
    let (first, behind) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
    let (before, last) = said.rsplit_once(char::is_whitespace).unwrap_or(("", said));
    let last = last.strip_prefix(['x', 'X', '×']).filter(|n| is_number(n));
    let (copies, name) = match (is_number(first), last) {
        (true, Some(_)) => return Err(DeckProblem::CopiesTwice(quotable(said))),
        (true, None) => (count(first)?, behind.trim()),
        (false, Some(number)) => (count(number)?, before.trim()),
        (false, None) => (1, said),
    };
    if name.is_empty() {
        return Err(DeckProblem::NoName(quotable(said)));
    }
    if name.chars().count() > MAX_NAME {
        return Err(DeckProblem::LongName(quotable(name)));
    }
    Ok(Line::Entry { copies, name })
}

/// Was it meant as a number? No id and no name begins so.
fn is_number(word: &str) -> bool {
    let digits = word.trim_start_matches(['+', '-']);
    digits.starts_with(|c: char| c.is_ascii_digit())
}

fn count(word: &str) -> Result<u32, DeckProblem> {
    let digits = word.strip_suffix(['x', 'X', '×']).unwrap_or(word);
    match digits.parse() {
        Ok(copies @ 1..=MAX_COPIES) if !digits.starts_with('+') => Ok(copies),
        _ => Err(DeckProblem::BadCopies(quotable(word))),
    }
}

/// The id of the card or class that somebody called by id or English name, in any case; what is
/// unknown stays as it was written.
pub(super) fn id_of(name: &str, section: Section, set: &CardSet) -> String {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let named = |id: &str, english: &str| {
        id.eq_ignore_ascii_case(&name) || english.to_lowercase() == name.to_lowercase()
    };
    // What is one card's name may be another's id, and the id counts.
    let found = match section {
        Section::Classes => (set.find_class(&name))
            .or_else(|| set.classes.iter().find(|c| named(c.id, c.name.en)))
            .map(|class| class.id),
        _ => (set.find(&name))
            .or_else(|| set.cards.iter().find(|c| named(c.id, c.name.en)))
            .map(|card| card.id),
    };
    found.map_or(name, str::to_owned)
}
