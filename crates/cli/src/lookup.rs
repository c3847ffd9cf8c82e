//! Finding cards by a word of theirs, in any language.

use catalog::{Locale, OwnCards, Title};
use kernel::{CardEntry, Lang, SetupFault, nearest};

/// The printed cards of a game with all their words.
pub struct CardIndex {
    cards: Vec<IndexedCard>,
}

struct IndexedCard {
    entry: CardEntry,
    words: String,
}

impl CardIndex {
    /// The cards of a game, or of the user's own set for it.
    pub fn new(title: &dyn Title, cards: Option<&OwnCards>) -> Result<CardIndex, Vec<SetupFault>> {
        let locales = Lang::ALL.map(Locale::new);
        let index = |entry: CardEntry| IndexedCard {
            words: all_words(&entry, &locales),
            entry,
        };
        let cards = title.cards(cards)?.into_iter().map(index).collect();
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
        let exact = |card: &&IndexedCard| names(&card.entry).any(|name| name == phrase);
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
        let all: Vec<(String, &CardEntry)> = self
            .cards
            .iter()
            .flat_map(|card| names(&card.entry).map(|name| (name, &card.entry)))
            .collect();
        let near = nearest(&phrase, all.iter().map(|(name, _)| name.as_str()))?;
        let found = all.iter().find(|(name, _)| name == near);
        found.map(|(_, entry)| *entry)
    }
}

fn names(entry: &CardEntry) -> impl Iterator<Item = String> {
    let names = Lang::ALL.map(|lang| entry.name.in_lang(lang).to_lowercase());
    std::iter::once(entry.id.to_owned()).chain(names)
}

fn all_words(entry: &CardEntry, locales: &[Locale]) -> String {
    let said = locales
        .iter()
        .flat_map(|locale| [locale.say(&entry.line), locale.say(&entry.text)]);
    let words: Vec<String> = names(entry).chain(said).collect();
    words.join("\n").to_lowercase()
}
