//! What stands on a printed card.

use super::condition::condition;
use super::effect::{Target, effect};
use super::estro_name;
use super::when::when;
use crate::cards::{Card, Gift};
use crate::gift::{Kind, Template};
use kernel::{Arg, Phrase};

/// Estro, values, TOT and the kind of gift, in one line.
pub fn card_line(card: &Card) -> Phrase {
    let gift = Phrase::new(match card.gift.as_ref().map(|gift| gift.kind) {
        None => "estro-line-empty",
        Some(Kind::Once) => "estro-line-once",
        Some(Kind::Always) => "estro-line-always",
    });
    let [atk, def, hel, dex, map] = card.values;
    Phrase::new("estro-line")
        .with("estro", estro_name(card.estro))
        .with("atk", atk)
        .with("def", def)
        .with("hel", hel)
        .with("dex", dex)
        .with("map", map)
        .with("tot", card.tot())
        .with("gift", gift)
}

/// What the card does: when its gift opens, whether it asks, and what follows (ES-5.20).
pub fn card_text(card: &Card) -> Phrase {
    match &card.gift {
        None => Phrase::new("estro-text-empty"),
        Some(gift) => gift_text(gift),
    }
}

fn gift_text(gift: &Gift) -> Phrase {
    let (conditions, template) = unwrapped(&gift.template);
    let key = match (conditions.is_empty(), gift.optional) {
        (true, false) => "estro-text",
        (true, true) => "estro-text-may",
        (false, false) => "estro-text-if",
        (false, true) => "estro-text-if-may",
    };
    let text = Phrase::new(key)
        .with("when", when(template))
        .with("effect", effect(template, Target::Chosen));
    if conditions.is_empty() {
        text
    } else {
        text.with("condition", Arg::List(conditions))
    }
}

/// The conditions around a gift, and the gift they are around (GT-84).
fn unwrapped(mut template: &Template) -> (Vec<Phrase>, &Template) {
    let mut conditions = Vec::new();
    while let Template::Conditional { when, then } = template {
        conditions.push(condition(when));
        template = then;
    }
    (conditions, template)
}
