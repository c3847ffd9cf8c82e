//! Finding cards by a word of theirs, in any language.

use catalog::{Locale, Table, Title};
use kernel::{CardEntry, Lang, SetupFault, nearest};

/// The printed cards of a game with all their words.
pub struct CardIndex {
    cards: Vec<IndexedCard>,
}

struct IndexedCard {
    entry: CardEntry,
    /// Its id, and its name in every language.
    names: Vec<String>,
    words: String,
}

impl CardIndex {
    /// The cards of a game that is set up like this.
    pub fn new(title: &dyn Title, table: &Table) -> Result<CardIndex, Vec<SetupFault>> {
        let locales = Lang::ALL.map(Locale::in_words);
        let index = |entry: CardEntry| {
            let names = names(&entry, &locales);
            IndexedCard {
                words: all_words(&entry, &names, &locales),
                names,
                entry,
            }
        };
        let cards = title.cards(table)?.into_iter().map(index).collect();
        Ok(CardIndex { cards })
    }

    /// The cards whose id, name, line or text has each of these words somewhere; all cards if
    /// there are none. A card that is named so exactly is the only one.
    pub fn find(&self, words: &[&str]) -> Vec<&CardEntry> {
        if let Some(card) = self.named(words) {
            return vec![card];
        }
        let words: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
        self.cards
            .iter()
            .filter(|card| words.iter().all(|word| card.words.contains(word)))
            .map(|card| &card.entry)
            .collect()
    }

    /// The card with this id, or this name in some language.
    pub fn named(&self, words: &[&str]) -> Option<&CardEntry> {
        let phrase = words.join(" ").to_lowercase();
        let exact = |card: &&IndexedCard| card.names.contains(&phrase);
        self.cards.iter().find(exact).map(|card| &card.entry)
    }

    /// The one card that these words name: by id, by name, or as the only one with them.
    pub fn only(&self, words: &[&str]) -> Option<&CardEntry> {
        match self.find(words)[..] {
            [card] => Some(card),
            _ => None,
        }
    }

    /// The card whose id or name in some language is nearest to these words.
    pub fn nearest(&self, words: &[&str]) -> Option<&CardEntry> {
        let phrase = words.join(" ").to_lowercase();
        let all: Vec<(&str, &CardEntry)> = self
            .cards
            .iter()
            .flat_map(|card| card.names.iter().map(|name| (name.as_str(), &card.entry)))
            .collect();
        let near = nearest(&phrase, all.iter().map(|(name, _)| *name))?;
        let found = all.iter().find(|(name, _)| *name == near);
        found.map(|(_, entry)| *entry)
    }
}

fn names(entry: &CardEntry, locales: &[Locale]) -> Vec<String> {
    let said = locales.iter().map(|locale| locale.say(&entry.name));
    let all = std::iter::once(entry.id.to_owned()).chain(said);
    all.map(|name| name.to_lowercase()).collect()
}

fn all_words(entry: &CardEntry, names: &[String], locales: &[Locale]) -> String {
    let said = locales
        .iter()
        .flat_map(|locale| [locale.say(&entry.line), locale.say(&entry.text)]);
    let words: Vec<String> = names.iter().cloned().chain(said).collect();
    words.join("\n").to_lowercase()
}
