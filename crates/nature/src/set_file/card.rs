//! A card's record, and the card it describes.

use super::effects::check_effects;
use crate::cards::{Card, CardId, Elemental, Kind, Rank, THRESHOLDS};
use crate::effect::{
    AttackCommand, Dawn, Faction, FactionAction, InstantCommand, Passive, Step, Trigger,
};
use crate::layout::Rows;
use kernel::Words;
use serde::Deserialize;

#[derive(Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct CardRecord {
    pub(super) id: String,
    name: Names,
    kind: KindName,
    faction: Option<Faction>,
    strength: Option<u8>,
    health: Option<u8>,
    level: Option<u8>,
    cost: Option<u8>,
    copies: Option<u8>,
    rows: Option<Rows>,
    dawn: Option<Dawn>,
    #[serde(default)]
    trigger: Vec<Trigger>,
    passive: Option<Passive>,
    #[serde(default)]
    action: Vec<FactionAction>,
    attack: Option<AttackCommand>,
    instant: Option<InstantCommand>,
    utility: Option<Vec<Step>>,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Names {
    en: String,
    it: Option<String>,
    #[serde(rename = "zh-Hant")]
    zh_hant: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum KindName {
    Sage,
    Champion,
    Warrior,
    Basic,
    Attack,
    Instant,
    Utility,
}

pub(super) fn build_card(index: CardId, record: &CardRecord) -> Result<Card, Vec<String>> {
    let mut problems = Vec::new();
    check_id(&record.id, &mut problems);
    check_numbers(record, &mut problems);
    check_fields(record, &mut problems);
    let kind = match record.kind {
        KindName::Attack => record.attack.clone().map(Kind::Attack),
        KindName::Instant => record.instant.clone().map(Kind::Instant),
        KindName::Utility => record.utility.clone().map(Kind::Utility),
        _ => build_elemental(record, &mut problems).map(Kind::Elemental),
    };
    match kind {
        Some(kind) if problems.is_empty() => {
            check_effects(&kind, &mut problems);
            if !problems.is_empty() {
                return Err(problems);
            }
            Ok(Card {
                index,
                id: leak(&record.id),
                name: Words {
                    en: leak(&record.name.en),
                    it: leak(record.name.it.as_ref().unwrap_or(&record.name.en)),
                    zh_hant: leak(record.name.zh_hant.as_ref().unwrap_or(&record.name.en)),
                },
                cost: record.cost,
                copies: record.copies.unwrap_or(0),
                kind,
            })
        }
        _ => Err(problems),
    }
}

/// Card texts live as long as the program, like their set.
fn leak(text: &str) -> &'static str {
    String::leak(text.to_owned())
}

fn check_id(id: &str, problems: &mut Vec<String>) {
    let kebab = !id.is_empty()
        && id.len() <= 40
        && id.split('-').all(|part| {
            !part.is_empty() && (part.bytes()).all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        });
    if !kebab || id.bytes().next().is_some_and(|b| b.is_ascii_digit()) {
        problems.push("an id is made of lower-case letters, digits and single hyphens, and begins with a letter, such as 'rune-puma'".into());
    }
}

fn check_numbers(record: &CardRecord, problems: &mut Vec<String>) {
    let copies = record.copies.unwrap_or(0);
    if copies > 0 && record.cost.is_none() {
        problems.push("a card with copies in a market needs a cost".into());
    }
    if record.cost.is_some() && copies == 0 {
        problems.push("a card with a cost needs copies in its market (copies = 1 or more)".into());
    }
    if record.cost.is_some_and(|cost| !(1..=12).contains(&cost)) {
        problems.push("a cost is 1 to 12: nobody can hold more gold".into());
    }
    if record.strength.is_some_and(|strength| strength > 50) {
        problems.push("a strength is 0 to 50".into());
    }
    if record
        .health
        .is_some_and(|health| !(1..=50).contains(&health))
    {
        problems.push("a health is 1 to 50".into());
    }
}

/// Which fields a kind of card must and must not have.
fn check_fields(record: &CardRecord, problems: &mut Vec<String>) {
    use KindName::*;
    let elemental = matches!(record.kind, Sage | Champion | Warrior | Basic);
    let ability = record.dawn.is_some() || record.passive.is_some() || !record.trigger.is_empty();
    let mut field = |name: &str, present: bool, wanted: bool, required: bool| {
        if present && !wanted {
            problems.push(format!("this kind of card has no '{name}'"));
        } else if !present && wanted && required {
            problems.push(format!("this kind of card needs '{name}'"));
        }
    };
    field("faction", record.faction.is_some(), elemental, true);
    field("strength", record.strength.is_some(), elemental, true);
    field("health", record.health.is_some(), elemental, true);
    let has_effect = matches!(record.kind, Sage | Champion | Warrior);
    field("rows", record.rows.is_some(), has_effect, true);
    field("dawn', 'trigger' or 'passive", ability, has_effect, true);
    field(
        "level",
        record.level.is_some(),
        record.kind == Champion,
        true,
    );
    field(
        "action",
        !record.action.is_empty(),
        record.kind == Sage,
        true,
    );
    field(
        "attack",
        record.attack.is_some(),
        record.kind == Attack,
        true,
    );
    field(
        "instant",
        record.instant.is_some(),
        record.kind == Instant,
        true,
    );
    field(
        "utility",
        record.utility.is_some(),
        record.kind == Utility,
        true,
    );
    if matches!(record.kind, Sage | Champion) && record.cost.is_some() {
        problems.push("Sages and Champions are never sold by a market: no 'cost'".into());
    }
    if record.rows.is_some_and(Rows::is_empty) {
        problems.push("'rows' names the rows in which the effect works; it is empty".into());
    }
}

fn build_elemental(record: &CardRecord, problems: &mut Vec<String>) -> Option<Elemental> {
    let rank = match (record.kind, record.level) {
        (KindName::Sage, _) => Rank::Sage,
        (KindName::Champion, Some(level)) if THRESHOLDS.contains(&level) => Rank::Champion(level),
        (KindName::Champion, Some(level)) => {
            problems.push(format!("level = {level}: a Champion's level is 4, 6 or 8"));
            return None;
        }
        (KindName::Warrior, _) => Rank::Warrior,
        (KindName::Basic, _) => Rank::Basic,
        _ => return None,
    };
    if rank == Rank::Sage && record.action.iter().map(|a| a.level).ne(THRESHOLDS) {
        problems.push("a Sage has three actions, of level 4, 6 and 8 in this order".into());
    }
    Some(Elemental {
        rank,
        faction: record.faction?,
        strength: record.strength?,
        health: record.health?,
        rows: record.rows.unwrap_or(Rows::ALL),
        dawn: record.dawn.clone(),
        triggers: record.trigger.clone(),
        passive: record.passive,
        actions: record.action.clone(),
    })
}
