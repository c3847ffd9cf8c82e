//! A printed card in the catalogue.

use ::nature::cards::{Card, CardSet, Elemental, Kind, Rank};
use ::nature::effect::{Faction, Style};
use catalog::Locale;
use kernel::CardEntry;
use protocol::CardRow;
use std::collections::BTreeMap;

/// The card with what its colours follow (a faction, or `attack`, `instant`, `utility`), its kind
/// (`sage`, `champion`, `warrior`, `basic`, `melee`, `ranged`, `instant`, `utility`) and its
/// printed numbers: `cost`, `strength`, `health`, the `level` of a Champion, and `row-1` to
/// `row-3` where its effect works.
pub(crate) fn card_row(entry: &CardEntry, locale: &Locale) -> CardRow {
    let set = CardSet::base();
    let card = set.find(entry.id).map(|id| set.card(id));
    CardRow {
        id: entry.id.to_owned(),
        name: locale.say(&entry.name),
        line: locale.say(&entry.line),
        text: locale.say(&entry.text),
        suit: card.map_or("", suit).to_owned(),
        kind: card.map_or("", kind).to_owned(),
        values: card.map(values).unwrap_or_default(),
    }
}

fn suit(card: &Card) -> &'static str {
    match &card.kind {
        Kind::Elemental(elemental) => match elemental.faction {
            Faction::Pebble => "pebble",
            Faction::Droplet => "droplet",
            Faction::Twig => "twig",
            Faction::Leaf => "leaf",
        },
        Kind::Attack(_) => "attack",
        Kind::Instant(_) => "instant",
        Kind::Utility(_) => "utility",
    }
}

fn kind(card: &Card) -> &'static str {
    match &card.kind {
        Kind::Elemental(elemental) => match elemental.rank {
            Rank::Sage => "sage",
            Rank::Champion(_) => "champion",
            Rank::Warrior => "warrior",
            Rank::Basic => "basic",
        },
        Kind::Attack(attack) => match attack.style {
            Style::Melee => "melee",
            Style::Ranged => "ranged",
        },
        Kind::Instant(_) => "instant",
        Kind::Utility(_) => "utility",
    }
}

fn values(card: &Card) -> BTreeMap<String, i32> {
    let mut values = BTreeMap::new();
    let mut put = |name: &str, value: u8| values.insert(name.to_owned(), value.into());
    if let Some(cost) = card.cost {
        put("cost", cost);
    }
    if let Some(elemental) = card.elemental() {
        put("strength", elemental.strength);
        put("health", elemental.health);
        if let Rank::Champion(level) = elemental.rank {
            put("level", level);
        }
        for row in rows(elemental) {
            put(row, 1);
        }
    }
    values
}

/// The rows in which its effect works; a Basic has none.
fn rows(elemental: &Elemental) -> impl Iterator<Item = &'static str> {
    let basic = elemental.rank == Rank::Basic;
    let rows = elemental.rows.iter().filter(move |_| !basic);
    rows.map(|row| ["row-1", "row-2", "row-3"][row.number() - 1])
}
