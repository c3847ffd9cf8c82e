//! How much an effect gives: "2 boosts", "1 DMG per discarded card".

use super::{faction, token};
use crate::effect::{Amount, Token};
use kernel::Phrase;

/// What an effect gives.
#[derive(Clone, Copy)]
pub(super) enum Thing {
    Gold,
    Boost,
    Shield,
    Damage,
}

impl Thing {
    fn variant(self) -> &'static str {
        match self {
            Thing::Gold => "gold",
            Thing::Boost => "boost",
            Thing::Shield => "shield",
            Thing::Damage => "damage",
        }
    }
}

/// What an earlier step took, for amounts that count it.
#[derive(Clone, Copy)]
pub(super) enum Paid {
    Cards,
    Tokens(Token),
}

impl Paid {
    fn variant(self) -> &'static str {
        match self {
            Paid::Cards => "card",
            Paid::Tokens(kind) => token(kind),
        }
    }
}

/// So much of a thing.
pub(super) fn what(thing: Thing, amount: &Amount, paid: Paid) -> Phrase {
    let phrase = match amount {
        Amount::Fixed(count) | Amount::MoreFor { base: count, .. } => {
            Phrase::new("nature-what-fixed").with("count", *count)
        }
        Amount::PerPaid(count) => Phrase::new("nature-what-per-paid")
            .with("count", *count)
            .with("paid", paid.variant()),
        Amount::ByPaid(_) | Amount::BySageRow(_) | Amount::PerConnected(_) => {
            Phrase::new("nature-what-some")
        }
        Amount::PerTokenOnThis(counted) => {
            Phrase::new("nature-what-per-token").with("token", token(*counted))
        }
        Amount::AttackStrength => Phrase::new("nature-what-attack-strength"),
    };
    phrase.with("thing", thing.variant())
}

/// The clause that gives it, with what can only be said after it.
pub(super) fn qualified(clause: Phrase, thing: Thing, amount: &Amount, paid: Paid) -> Phrase {
    match amount {
        Amount::MoreFor {
            bonus,
            faction: only,
            ..
        } => Phrase::new("nature-more-for")
            .with("clause", clause)
            .with("more", what(thing, &Amount::Fixed(*bonus), paid))
            .with("faction", faction(*only)),
        Amount::PerConnected(counted) => Phrase::new("nature-per-connected")
            .with("clause", clause)
            .with("faction", faction(*counted)),
        Amount::ByPaid(amounts) => match table(thing, amounts, paid) {
            Some(table) => Phrase::new("nature-by-paid")
                .with("clause", clause)
                .with("table", table),
            None => clause,
        },
        Amount::BySageRow([first, second, third]) => Phrase::new("nature-by-sage-row")
            .with("clause", clause)
            .with("first", *first)
            .with("second", *second)
            .with("third", *third),
        _ => clause,
    }
}

/// "2 DMG for 1 shield, 4 DMG for 2 shields".
fn table(thing: Thing, amounts: &[u8], paid: Paid) -> Option<Phrase> {
    (1usize..)
        .zip(amounts)
        .map(|(count, amount)| {
            Phrase::new("nature-by-paid-entry")
                .with("amount", *amount)
                .with("thing", thing.variant())
                .with("count", count)
                .with("paid", paid.variant())
        })
        .reduce(|before, next| {
            Phrase::new("nature-by-paid-more")
                .with("before", before)
                .with("next", next)
        })
}
