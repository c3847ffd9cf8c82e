//! What describes a noun: the words of a filter, beside the noun or in a clause of their own.

use super::writer::{Number, Writer};
use super::{joined, words};
use crate::select::{CardName, CardType, Filter, Rows};
use kernel::{Arg, Phrase};

impl Writer<'_> {
    /// The noun itself: what the filter asks for is said by the noun where it can be.
    pub fn head(&self, filter: &Filter, head: &'static str) -> &'static str {
        if let Some(puppet) = filter
            .named
            .as_ref()
            .and_then(|name| self.known_puppet(name))
        {
            return puppet;
        }
        match (filter.puppet, filter.champion, filter.card_type) {
            (Some(true), ..) => "puppet",
            (_, Some(true), _) => "champion",
            (.., Some(CardType::Haerian)) => "haerian",
            (.., Some(CardType::Event)) => "event",
            (.., Some(CardType::Equipment)) => "equipment",
            (.., Some(CardType::Building)) => "building",
            _ => head,
        }
    }

    /// The Puppets of the rulebook have nouns of their own, with plural and gender.
    pub fn known_puppet(&self, name: &CardName) -> Option<&'static str> {
        let is = |card| self.set.card(card).id == name.id;
        if is(self.set.sprout) {
            Some("sprout")
        } else if is(self.set.soul) {
            Some("soul")
        } else {
            None
        }
    }

    /// The name of a card; its id, if the set does not have it.
    pub fn card_name(&self, name: &CardName) -> Arg {
        match self.set.find(&name.id) {
            Some(card) => card.name.into(),
            None => name.id.as_str().into(),
        }
    }

    /// What the languages say in a clause beside the noun.
    pub fn with(&self, filter: &Filter, number: Number) -> Phrase {
        let mut all = Vec::new();
        if let Some(name) = &filter.named
            && self.known_puppet(name).is_none()
        {
            all.push(Phrase::new("sovereign-with-named").with("name", self.card_name(name)));
        }
        if let Some(wanted) = filter.keyword {
            all.push(Phrase::new("sovereign-with-keyword").with("keyword", words::keyword(wanted)));
        }
        let bounds = [
            ("sovereign-with-force", "at-most", filter.force_at_most),
            ("sovereign-with-force", "at-least", filter.force_at_least),
            ("sovereign-with-cost", "at-most", filter.cost_at_most),
            ("sovereign-with-cost", "at-least", filter.cost_at_least),
        ];
        for (key, bound, count) in bounds {
            if let Some(count) = count {
                all.push(Phrase::new(key).with("bound", bound).with("count", count));
            }
        }
        if filter.same_column {
            all.push(Phrase::new("sovereign-with-column").with("anchor", self.anchor()));
        }
        if let Some(rows) = filter.row {
            all.push(Phrase::new("sovereign-with-row").with("rows", rows_variant(rows)));
        }
        if filter.adjacent {
            all.push(
                Phrase::new("sovereign-with-adjacent")
                    .with("anchor", self.anchor())
                    .with("number", number.variant()),
            );
        }
        match chained("sovereign-with-join", all) {
            Some(all) => Phrase::new("sovereign-with").with("all", all),
            None => Phrase::new("sovereign-nothing"),
        }
    }
}

/// What the languages say in a word beside the noun.
pub(super) fn kinds(filter: &Filter, head: &'static str, number: Number) -> Phrase {
    let mut all = Vec::new();
    if filter.exhausted {
        all.push(
            Phrase::new("sovereign-kind-exhausted")
                .with("head", head)
                .with("number", number.variant()),
        );
    }
    if filter.damaged {
        all.push(Phrase::new("sovereign-kind").with("kind", "damaged"));
    }
    if filter.vacant {
        all.push(Phrase::new("sovereign-kind").with("kind", "vacant"));
    }
    if filter.puppet == Some(false) {
        all.push(Phrase::new("sovereign-kind").with("kind", "nonpuppet"));
    }
    if filter.champion == Some(false) {
        all.push(Phrase::new("sovereign-kind").with("kind", "nonchampion"));
    }
    if let Some(colour) = filter.colour {
        all.push(Phrase::new("sovereign-kind-colour").with("colour", words::colour(colour)));
    }
    if let Some(word) = &filter.line {
        all.push(words::line_word(word));
    }
    match chained("sovereign-kinds-join", all) {
        Some(all) => Phrase::new("sovereign-kinds").with("all", all),
        None => Phrase::new("sovereign-nothing"),
    }
}

/// The first of [`kinds`], which decides between "a" and "an".
pub(super) fn first_kind(filter: &Filter) -> &str {
    if filter.exhausted {
        "exhausted"
    } else if filter.damaged {
        "damaged"
    } else if filter.vacant || filter.puppet == Some(false) || filter.champion == Some(false) {
        "non"
    } else if filter.colour.is_some() {
        "colour"
    } else {
        filter.line.as_deref().unwrap_or("none")
    }
}

pub(super) fn chained(key: &'static str, phrases: Vec<Phrase>) -> Option<Phrase> {
    (phrases.into_iter()).reduce(|before, next| joined(key, before, next))
}

pub(super) fn rows_variant(rows: Rows) -> &'static str {
    match rows {
        Rows::Home => "home",
        Rows::Initial => "initial",
        Rows::Frontier => "frontier",
        Rows::EnemyHome => "enemy-home",
        Rows::EnemyInitial => "enemy-initial",
    }
}
