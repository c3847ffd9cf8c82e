//! The ready decks: the files in `decks/`, whose first comments say what they are called.

use super::read_deck;
use crate::cards::{CardId, CardSet};
use kernel::{ReadyDeck, Words};
use std::sync::LazyLock;

macro_rules! files {
    ($($id:literal),* $(,)?) => {
        [$(($id, include_str!(concat!("../../decks/", $id, ".deck")))),*]
    };
}

const FILES: [(&str, &str); 10] = files![
    "ember-charge",
    "stone-rampart",
    "second-spring",
    "veiled-knives",
    "hidden-strings",
    "double-edge",
    "toss-of-fate",
    "pyre",
    "resonance",
    "five-winds",
];

static READY: LazyLock<Vec<ReadyDeck>> = LazyLock::new(|| {
    FILES
        .iter()
        .map(|&(id, file)| {
            // Only a wrong file in this repository leads here; a test reads them all.
            read_ready(id, file).unwrap_or_else(|why| panic!("{id}.deck: {why}"))
        })
        .collect()
});

/// The decks the game comes with, of cards of its own set.
pub fn ready() -> &'static [ReadyDeck] {
    &READY
}

/// The ready decks of the game's own set, as cards of it.
static RESOLVED: LazyLock<Vec<Vec<CardId>>> = LazyLock::new(|| {
    let set = CardSet::base();
    let find = |id: &&'static str| set.find(id).map(|card| card.index);
    let resolve = |deck: &ReadyDeck| deck.cards.iter().map(find).collect();
    ready().iter().filter_map(resolve).collect()
});

/// The ready decks that can be played with this set: none with a set of the user's own, whose
/// cards may be quite others.
pub(crate) fn ready_of(set: &CardSet) -> &'static [Vec<CardId>] {
    if set.stamp.is_none() { &RESOLVED } else { &[] }
}

fn read_ready(id: &'static str, file: &'static str) -> Result<ReadyDeck, String> {
    let set = CardSet::base();
    let deck = read_deck(id, file, set).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        faults.join("\n")
    })?;
    Ok(ReadyDeck {
        id,
        name: Words {
            en: file
                .lines()
                .next()
                .and_then(|line| line.strip_prefix("# "))
                .ok_or("the first line must be a comment with the name")?,
            it: header(file, "name it")?,
            zh_hant: header(file, "name zh-Hant")?,
        },
        idea: Words {
            en: header(file, "idea")?,
            it: header(file, "idea it")?,
            zh_hant: header(file, "idea zh-Hant")?,
        },
        cards: deck.cards.iter().map(|&card| set.card(card).id).collect(),
        file,
    })
}

/// What a comment such as `# idea: strike first` says.
fn header(file: &'static str, key: &str) -> Result<&'static str, String> {
    file.lines()
        .filter_map(|line| line.strip_prefix("# "))
        .find_map(|comment| comment.strip_prefix(key)?.strip_prefix(": "))
        .ok_or_else(|| format!("there is no comment '# {key}: ...'"))
}
