//! The ready decks: the files in `decks/`, whose comments say what they are called and want.

use crate::cards::CardSet;
use crate::deck::Deck;
use crate::deck_file;
use kernel::{ReadyDeck, Words};
use std::sync::LazyLock;

macro_rules! files {
    ($($id:literal),* $(,)?) => {
        [$(($id, include_str!(concat!("../decks/", $id, ".deck")))),*]
    };
}

const FILES: [(&str, &str); 4] = files![
    "first-light",
    "rotting-garden",
    "twin-suns",
    "sealed-archive",
];

struct Ready {
    told: Vec<ReadyDeck>,
    decks: Vec<Deck>,
}

static READY: LazyLock<Ready> = LazyLock::new(|| {
    let read = FILES.iter().map(|&(id, file)| {
        // Only a wrong file in this repository leads here; a test reads them all.
        read(id, file).unwrap_or_else(|why| panic!("{id}.deck: {why}"))
    });
    let (told, decks) = read.unzip();
    Ready { told, decks }
});

/// The decks the game comes with, of cards of its own set. Their cards are listed as often as
/// they are there, first the Chronicles, then the Luminous Realms.
pub fn ready() -> &'static [ReadyDeck] {
    &READY.told
}

/// The same as decks of the game's own set, in the same order.
pub fn decks() -> &'static [Deck] {
    &READY.decks
}

/// The ready deck with this id.
pub fn find(id: &str) -> Option<&'static Deck> {
    let place = ready().iter().position(|deck| deck.id == id)?;
    decks().get(place)
}

fn read(id: &'static str, file: &'static str) -> Result<(ReadyDeck, Deck), String> {
    let set = CardSet::base();
    let deck = deck_file::read(id, file, set).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        faults.join("\n")
    })?;
    let told = ReadyDeck {
        id,
        name: Words {
            en: file
                .lines()
                .find_map(|line| line.strip_prefix("title: "))
                .ok_or("there is no title")?,
            it: comment(file, "name it")?,
            zh_hant: comment(file, "name zh-Hant")?,
        },
        idea: Words {
            en: comment(file, "idea")?,
            it: comment(file, "idea it")?,
            zh_hant: comment(file, "idea zh-Hant")?,
        },
        cards: deck.deck.cards(set).map(|card| card.id).collect(),
        file,
    };
    Ok((told, deck.deck))
}

/// What a comment such as `# idea: hold the wall` says.
fn comment(file: &'static str, key: &str) -> Result<&'static str, String> {
    file.lines()
        .filter_map(|line| line.strip_prefix("# "))
        .find_map(|comment| comment.strip_prefix(key)?.strip_prefix(": "))
        .ok_or_else(|| format!("there is no comment '# {key}: ...'"))
}
