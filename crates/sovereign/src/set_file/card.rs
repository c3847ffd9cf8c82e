//! A card's record, and the card it describes.

use super::ability::check_abilities;
use super::names::{Names, check_id, is_kebab};
use super::{Ids, leak};
use crate::cards::{Card, CardId, Subtype};
use crate::cost::{Cost, Price};
use crate::effect::{Ability, Step, Trait, Trigger};
use crate::facts::{Facts, Matters};
use crate::requirement::Requirement;
use crate::select::{CardType, Filter, Reference, Selector};
use crate::value::{Condition, Quantity, Value};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct CardRecord {
    pub(super) id: String,
    name: Names,
    #[serde(rename = "type")]
    card_type: CardType,
    #[serde(default)]
    champion: bool,
    #[serde(default)]
    puppet: bool,
    line: Vec<String>,
    cost: Cost,
    force: Option<u8>,
    #[serde(default)]
    keywords: Vec<PrintedKeyword>,
    legion: Option<u8>,
    requires: Option<String>,
    #[serde(default)]
    abilities: Vec<Ability>,
}

/// Keywords that are not seen in abilities.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
enum PrintedKeyword {
    Base,
    Glimmer,
    Bulwark,
}

const MOST_FORCE: u8 = 40;

impl CardRecord {
    pub(super) fn is_puppet(&self) -> bool {
        self.puppet
    }

    fn has(&self, keyword: PrintedKeyword) -> bool {
        self.keywords.contains(&keyword)
    }

    fn subtype(&self) -> Option<Subtype> {
        match (self.champion, self.puppet) {
            (true, _) => Some(Subtype::Champion),
            (_, true) => Some(Subtype::Puppet),
            _ => None,
        }
    }
}

pub(super) fn build_card(
    index: CardId,
    record: &CardRecord,
    ids: &Ids,
) -> Result<Card, Vec<String>> {
    let mut problems = Vec::new();
    check_id(&record.id, &mut problems);
    record.name.check(&mut problems);
    check_figures(record, &mut problems);
    let mut abilities = record.abilities.clone();
    for ability in &mut abilities {
        ids.find_named(ability, &mut problems);
    }
    check_abilities(&abilities, Some(record.card_type), ids, &mut problems);
    let requires = match ids.requirement(record.requires.as_deref()) {
        Ok(requires) => requires,
        Err(more) => {
            problems.extend(more);
            Requirement::None
        }
    };
    if !problems.is_empty() {
        return Err(problems);
    }
    let bulwark = record.has(PrintedKeyword::Bulwark);
    Ok(Card {
        index,
        id: leak(&record.id),
        name: record.name.words(),
        card_type: record.card_type,
        subtype: record.subtype(),
        line: record.line.iter().map(|word| leak(word)).collect(),
        cost: record.cost,
        force: record.force.unwrap_or(0),
        base: record.has(PrintedKeyword::Base),
        glimmer: record.has(PrintedKeyword::Glimmer),
        bulwark,
        legion: record.legion,
        requires,
        facts: Facts {
            price: Price::of(record.cost),
            force: record.force.unwrap_or(0),
            card_type: record.card_type,
            is_puppet: record.puppet,
            ..facts(&abilities, bulwark)
        },
        abilities,
    })
}

fn check_figures(record: &CardRecord, problems: &mut Vec<String>) {
    let haerian = record.card_type == CardType::Haerian;
    match (record.card_type, record.force) {
        (CardType::Event, Some(_)) => problems.push("an Event has no Force; leave it out".into()),
        (CardType::Event, None) => {}
        (_, None) => problems.push("it needs a Force, such as force = 2".into()),
        (_, Some(force)) if force > MOST_FORCE => {
            problems.push(format!("Force is 0 to {MOST_FORCE}, not {force}"));
        }
        (_, Some(_)) => {}
    }
    if record.champion && record.puppet {
        problems.push("it is a Champion or a Puppet, not both".into());
    }
    if (record.champion || record.puppet) && !haerian {
        problems.push("only a Haerian is a Champion or a Puppet".into());
    }
    if record.has(PrintedKeyword::Bulwark) && !haerian {
        problems.push("only a Haerian has Bulwark".into());
    }
    if record
        .legion
        .is_some_and(|legion| !(1..=50).contains(&legion))
    {
        problems.push("Legion is 1 to 50".into());
    }
    if record.legion.is_some() && record.champion {
        problems.push("a Champion is a single copy and has no Legion".into());
    }
    if record.line.is_empty() || record.line.len() > 3 || !record.line.iter().all(|w| is_kebab(w)) {
        problems.push(
            "the line has one to three words in lower case, such as [\"human\", \"priest\"]".into(),
        );
    }
}

/// What the card is and does whatever happens.
fn facts(abilities: &[Ability], bulwark: bool) -> Facts {
    let mut facts = Facts::default();
    if bulwark {
        facts.traits |= 1 << Trait::Bulwark as u32;
    }
    for ability in abilities {
        facts.triggers |= 1 << ability.on as u32;
        let does = |wanted: fn(&Step) -> bool| ability.steps.iter().any(wanted);
        facts.germinates |= does(|step| matches!(step, Step::Germinate(_)));
        facts.sanctifies |= does(|step| matches!(step, Step::Sanctify(_)));
        if ability.on != Trigger::Static {
            continue;
        }
        for step in &ability.steps {
            match step {
                Step::Trait {
                    on: Selector::Named(Reference::This),
                    flag,
                    ..
                } if ability.when.is_empty() => facts.traits |= 1 << *flag as u32,
                Step::Trait { on, .. } => {
                    facts.radiates = true;
                    facts.minds.add(minds_selector(on));
                }
                Step::Aura { on, by } => {
                    facts.radiates = true;
                    facts.minds.add(minds_selector(on));
                    facts.minds.add(minds_value(by));
                }
                Step::Cost { .. } => facts.governs.add(Matters::COSTS),
                Step::Quota(_) => facts.governs.add(Matters::REALMS),
                Step::Arms(_) | Step::Temper { .. } => facts.governs.add(Matters::EQUIPMENT),
                Step::Armor { .. } => facts.governs.add(Matters::DAMAGE),
                _ => facts.governs.add(Matters::STRIKES),
            }
        }
        for condition in &ability.when {
            facts.minds.add(match condition {
                Condition::Is(_, filter) => minds_filter(filter),
                Condition::Amount(value, _) => minds_value(value),
                _ => Matters::NOTHING,
            });
        }
    }
    facts
}

fn minds_selector(selector: &Selector) -> Matters {
    match selector {
        Selector::Named(_) => Matters::NOTHING,
        Selector::Of { filter, .. } => minds_filter(filter),
    }
}

fn minds_filter(filter: &Filter) -> Matters {
    let of_state = filter.damaged
        || filter.exhausted
        || filter.keyword.is_some()
        || filter.force_at_most.is_some()
        || filter.force_at_least.is_some();
    if of_state {
        Matters::STATES
    } else {
        Matters::NOTHING
    }
}

fn minds_value(value: &Value) -> Matters {
    match &value.of {
        Quantity::Number(_) => Matters::NOTHING,
        Quantity::Objects(_, filter) => minds_filter(filter),
        Quantity::Force(_) => Matters::STATES,
        Quantity::Cards(..) | Quantity::Missing(_) | Quantity::Hand(_) | Quantity::Crystals(..) => {
            Matters::STORES
        }
    }
}
