//! How a report says numbers and names.

use crate::figures::{decimal, percent, whole};
use arena::{Entrant, Interval};
use catalog::{Locale, Table, Title};
use kernel::Phrase;
use std::collections::BTreeMap;

/// The names of cards and ready decks by their ids.
#[derive(Default)]
pub struct Names(BTreeMap<String, String>);

impl Names {
    /// The names in a game set up like this. A set that does not load has none: whoever plays
    /// with it says so.
    pub fn of(title: &dyn Title, table: &Table, locale: &Locale) -> Names {
        let cards = title.cards(table).unwrap_or_default();
        let cards = cards
            .iter()
            .map(|card| (card.id.to_owned(), locale.say(&card.name)));
        let decks = title.ready_decks().iter();
        let decks = decks.map(|deck| {
            let name = deck.name.in_lang(locale.lang());
            (deck.id.to_owned(), name.to_owned())
        });
        Names(decks.chain(cards).collect())
    }

    /// These names, and the other's where these have none.
    #[must_use]
    pub fn or(mut self, other: Names) -> Names {
        for (id, name) in other.0 {
            self.0.entry(id).or_insert(name);
        }
        self
    }

    fn get<'a>(&'a self, id: &'a str) -> &'a str {
        self.0.get(id).map_or(id, String::as_str)
    }
}

/// Says numbers and names in one language.
pub struct Speech<'a> {
    /// The language.
    pub locale: &'a Locale,
    /// What cards and decks are called.
    pub names: Names,
}

impl Speech<'_> {
    /// A phrase.
    pub fn say(&self, phrase: Phrase) -> String {
        self.locale.say(&phrase)
    }

    /// A message without parts.
    pub fn word(&self, key: &'static str) -> String {
        self.say(Phrase::new(key))
    }

    /// A whole number.
    pub fn whole(&self, number: u64) -> String {
        whole(number, self.locale.lang())
    }

    /// A number with so many decimals.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        decimal(number, decimals, self.locale.lang())
    }

    /// A number that is whole or a half.
    pub fn halves(&self, number: f64) -> String {
        self.decimal(number, usize::from(number.fract() != 0.0))
    }

    /// A share as a percentage, without its sign.
    pub fn percent(&self, share: f64) -> String {
        percent(share, self.locale.lang())
    }

    /// A difference with its sign.
    pub fn signed(&self, difference: f64, decimals: usize) -> String {
        let sign = if difference > 0.0 { "+" } else { "" };
        format!("{sign}{}", self.decimal(difference, decimals)).replace('-', "−")
    }

    /// From one percentage to another.
    pub fn percents(&self, interval: Interval) -> String {
        self.range(self.percent(interval.low), self.percent(interval.high))
    }

    /// From one Elo to another.
    pub fn elos(&self, interval: Interval) -> String {
        self.range(self.elo(interval.low), self.elo(interval.high))
    }

    /// An Elo; years and Elo are written without gaps.
    pub fn elo(&self, elo: f64) -> String {
        format!("{elo:.0}")
    }

    fn range(&self, low: String, high: String) -> String {
        self.say(
            Phrase::new("mazzo-report-range")
                .with("low", low.as_str())
                .with("high", high.as_str()),
        )
    }

    /// What a card, a deck or a tag is called.
    pub fn name(&self, id: &str) -> String {
        self.names.get(id).to_owned()
    }

    /// What tells the entrants apart: their bots, what they bring, or both.
    pub fn entrants(&self, entrants: &[Entrant]) -> Vec<String> {
        let same_bot = entrants.windows(2).all(|two| two[0].bot == two[1].bot);
        let named = |entrant: &Entrant| {
            let brought = entrant.brings.values().map(|id| self.name(id));
            let bot = Some(entrant.bot.clone())
                .filter(|_| !same_bot || entrant.brings.is_empty() || entrants.len() < 2);
            bot.into_iter()
                .chain(brought)
                .collect::<Vec<_>>()
                .join(" · ")
        };
        let names: Vec<String> = entrants.iter().map(named).collect();
        let mut distinct = names.clone();
        distinct.sort();
        distinct.dedup();
        match distinct.len() == names.len() {
            true => names,
            // Two decks may have the same name; their ids differ.
            false => entrants
                .iter()
                .map(|entrant| entrant.name.clone())
                .collect(),
        }
    }
}
