//! Decks of the chosen format (ES-2.5): files people write, and the ready decks of the game.
//!
//! A deck file is text, one card a line, by its id or English name in any case; `#` begins a
//! comment, and a comment in the first line is the deck's title. It lists 20 cards, or for Lucid
//! Dream 25 with five of each estro (ES-8.5.1).

mod problem;
mod ready;

pub use kernel::ReadyDeck;
pub use problem::{DeckFault, DeckProblem};
pub use ready::ready;

pub(crate) use problem::at_most_some;
pub(crate) use ready::ready_of;

use crate::cards::{Card, CardId, CardSet};
use crate::estri::Estro;
use crate::gift::Kind;
use kernel::{DeckEntry, Phrase};
use serde_json::json;

/// How many cards are chosen (ES-2.5).
pub const CHOSEN: usize = 20;
/// How many come by chance besides (ES-2.5).
pub const DRAWN: usize = 5;
/// How many are chosen for Lucid Dream (ES-8.5.1).
pub const LUCID: usize = 25;
/// How many of them are of each estro (ES-8.5.1).
pub const LUCID_EACH: usize = 5;

const MAX_BYTES: usize = 1 << 16;
const MAX_FAULTS: usize = 30;
const MAX_TITLE: usize = 80;

/// What a deck is chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckKind {
    /// 20 cards, to which 5 come by chance (ES-2.5).
    Chosen,
    /// 25 cards, five of each estro (ES-8.5.1).
    Lucid,
}

/// A deck that was read from a file and is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// What its author calls it.
    pub title: Option<String>,
    /// What it is for.
    pub kind: DeckKind,
    /// Its cards, in the order of the file.
    pub cards: Vec<CardId>,
}

/// The deck in a file, or everything that is wrong with it.
pub fn read_deck(file: &str, text: &str, set: &CardSet) -> Result<Deck, Vec<DeckFault>> {
    let fault = |line, what| DeckFault {
        file: file.to_owned(),
        line,
        what,
    };
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.len() > MAX_BYTES {
        return Err(vec![fault(1, DeckProblem::TooLarge(text.len()))]);
    }
    let mut listed = Listed::default();
    let mut faults = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let word = line.split('#').next().unwrap_or_default().trim();
        let problem = match is_text(line) {
            false => Err(DeckProblem::NotText),
            true if word.is_empty() => Ok(()),
            true => listed.add(word, Some(number), set),
        };
        faults.extend(problem.err().map(|what| fault(number, what)));
    }
    let last = text.lines().count().max(1);
    let kind = listed.kind(set).map_err(|what| fault(last, what));
    match kind {
        Ok(kind) if faults.is_empty() => Ok(Deck {
            title: title_of(text),
            kind,
            cards: listed.cards.iter().map(|&(card, _)| card).collect(),
        }),
        kind => {
            faults = at_most_some(faults, |rest| fault(last, DeckProblem::More(rest)));
            faults.extend(kind.err());
            Err(faults)
        }
    }
}

/// The cards named so far, with the lines of the first naming.
#[derive(Default)]
struct Listed {
    cards: Vec<(CardId, Option<usize>)>,
    unknown: usize,
}

impl Listed {
    fn add(&mut self, word: &str, line: Option<usize>, set: &CardSet) -> Result<(), DeckProblem> {
        let Some(card) = named(word, set) else {
            self.unknown += 1;
            return Err(match self.unknown {
                // Beyond what is shown, looking for the nearest name would only take time.
                0..=MAX_FAULTS => DeckProblem::no_card(word, set),
                _ => DeckProblem::More(1),
            });
        };
        match self.cards.iter().find(|(id, _)| *id == card.index) {
            Some(&(_, line)) => Err(DeckProblem::Twice {
                card: card.id,
                line,
            }),
            None => {
                self.cards.push((card.index, line));
                Ok(())
            }
        }
    }

    /// What the deck can be for; an unknown card counts as the one that was meant.
    fn kind(&self, set: &CardSet) -> Result<DeckKind, DeckProblem> {
        match self.count() {
            CHOSEN => Ok(DeckKind::Chosen),
            LUCID => self.even(set).map(|()| DeckKind::Lucid),
            count => Err(DeckProblem::Count(count)),
        }
    }

    fn count(&self) -> usize {
        self.cards.len() + self.unknown
    }

    fn even(&self, set: &CardSet) -> Result<(), DeckProblem> {
        let counts = by_estro(self.cards.iter().map(|&(card, _)| card), set);
        let counts = Estro::ALL.into_iter().zip(counts);
        let uneven: Vec<_> = counts.filter(|&(_, count)| count != LUCID_EACH).collect();
        // As long as a card is unknown, so is its estro.
        if uneven.is_empty() || self.unknown > 0 {
            Ok(())
        } else {
            Err(DeckProblem::Uneven(uneven))
        }
    }
}

/// The cards a setup's option lists, or everything that is wrong with them. Of what `kind` they
/// must be is not known if the modes are not.
pub(crate) fn check_list<'a>(
    words: impl Iterator<Item = &'a str>,
    kind: Option<DeckKind>,
    set: &CardSet,
) -> Result<Vec<CardId>, Vec<DeckProblem>> {
    let mut listed = Listed::default();
    let problems = words.filter_map(|word| listed.add(word.trim(), None, set).err());
    let mut problems = at_most_some(problems.collect(), DeckProblem::More);
    let count = listed.count();
    let fits = match kind {
        Some(DeckKind::Chosen) if count != CHOSEN => Err(DeckProblem::NotChosen(count)),
        Some(DeckKind::Lucid) if count != LUCID => Err(DeckProblem::NotLucid(count)),
        Some(DeckKind::Lucid) => listed.even(set),
        _ => Ok(()),
    };
    problems.extend(fits.err());
    if problems.is_empty() {
        Ok(listed.cards.into_iter().map(|(card, _)| card).collect())
    } else {
        Err(problems)
    }
}

fn named<'s>(word: &str, set: &'s CardSet) -> Option<&'s Card> {
    let called = |card: &&Card| {
        card.id.eq_ignore_ascii_case(word) || card.name.en.to_lowercase() == word.to_lowercase()
    };
    set.find(word).or_else(|| set.cards.iter().find(called))
}

fn is_text(line: &str) -> bool {
    line.chars()
        .all(|c| c == '\t' || c == '\r' || !c.is_control())
}

/// The comment that the file begins with.
fn title_of(text: &str) -> Option<String> {
    let first = text.lines().find(|line| !line.trim().is_empty())?;
    let title = first.trim().trim_start_matches('#').trim();
    let is_comment = first.trim_start().starts_with('#');
    (is_comment && !title.is_empty()).then(|| title.chars().take(MAX_TITLE).collect())
}

fn by_estro(cards: impl Iterator<Item = CardId>, set: &CardSet) -> [usize; 5] {
    let mut counts = [0; 5];
    for card in cards {
        counts[set.card(card).estro.index()] += 1;
    }
    counts
}

/// The deck as a file, which [`read_deck`] takes back.
fn write(title: Option<&str>, ids: &[&str]) -> String {
    let heading = title.map_or_else(|| "#".to_owned(), |title| format!("# {title}"));
    format!("{heading}\n{}\n", ids.join("\n"))
}

/// The deck as the catalogue shows it.
pub(crate) fn entry(deck: &Deck, set: &CardSet) -> DeckEntry {
    let cards: Vec<&Card> = deck.cards.iter().map(|&card| set.card(card)).collect();
    let estri = by_estro(deck.cards.iter().copied(), set);
    let of_kind = |kind: Option<Kind>| {
        let fits = |card: &&&Card| card.gift.as_ref().map(|gift| gift.kind) == kind;
        cards.iter().filter(fits).count()
    };
    let (empty, once) = (of_kind(None), of_kind(Some(Kind::Once)));
    let always = cards.len() - empty - once;
    let total: usize = cards.iter().map(|card| usize::from(card.tot())).sum();
    let mean = total as f64 / cards.len().max(1) as f64;
    let (size, drawn) = match deck.kind {
        DeckKind::Chosen => (Phrase::new("estro-deck-chosen").with("drawn", DRAWN), DRAWN),
        DeckKind::Lucid => (Phrase::new("estro-deck-lucid"), 0),
    };
    let lines = vec![
        size.with("chosen", cards.len()),
        Phrase::new("estro-deck-estri")
            .with("ardo", estri[0])
            .with("granito", estri[1])
            .with("armonio", estri[2])
            .with("illusio", estri[3])
            .with("manpo", estri[4]),
        Phrase::new("estro-deck-gifts")
            .with("empty", empty)
            .with("once", once)
            .with("always", always),
        Phrase::new("estro-deck-mean").with("mean", mean.round() as i64),
    ];
    let estri: serde_json::Map<_, _> = Estro::ALL
        .into_iter()
        .map(|estro| (estro.id().to_owned(), json!(estri[estro.index()])))
        .collect();
    let ids: Vec<&str> = cards.iter().map(|card| card.id).collect();
    DeckEntry {
        title: deck.title.clone(),
        option: ids.join(","),
        text: write(deck.title.as_deref(), &ids),
        cards: ids,
        lines,
        data: json!({
            "chosen": cards.len(),
            "by_chance": drawn,
            "estri": estri,
            "empty": empty,
            "once": once,
            "always": always,
            "mean_tot": mean,
        }),
    }
}
