//! A class's record, and the class it describes.

use super::ability::check_abilities;
use super::names::{Names, check_id};
use super::{Ids, Placed, SetFault, leak};
use crate::cards::{Class, ClassId};
use crate::effect::{Ability, Step, Trigger};
use crate::requirement::Requirement;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct ClassRecord {
    pub(super) id: String,
    name: Names,
    level: u8,
    requires: Option<String>,
    #[serde(default)]
    abilities: Vec<Ability>,
}

/// SV-2.1: a character has 20 levels.
const MOST_LEVELS: u8 = 20;

pub(super) fn build_class(
    index: ClassId,
    record: &ClassRecord,
    ids: &Ids,
) -> Result<Class, Vec<String>> {
    let mut problems = Vec::new();
    check_id(&record.id, &mut problems);
    record.name.check(&mut problems);
    if !(1..=MOST_LEVELS).contains(&record.level) {
        let level = record.level;
        problems.push(format!("the level is 1 to {MOST_LEVELS}, not {level}"));
    }
    let requires = ids.requirement(record.requires.as_deref());
    let mut abilities = record.abilities.clone();
    for ability in &mut abilities {
        ids.find_named(ability, &mut problems);
        if ability.on != Trigger::Vocation {
            problems.push("a class has only abilities with on = \"vocation\"".into());
        }
    }
    check_abilities(&abilities, None, ids, &mut problems);
    let requires = match requires {
        Ok(requires) => requires,
        Err(more) => {
            problems.extend(more);
            Requirement::None
        }
    };
    if !problems.is_empty() {
        return Err(problems);
    }
    let colours = (abilities.iter().flat_map(|ability| &ability.steps))
        .filter_map(|step| match step {
            Step::Crystallize { colour, .. } => Some(*colour),
            _ => None,
        })
        .collect();
    Ok(Class {
        index,
        id: leak(&record.id),
        name: record.name.words(),
        level: record.level,
        requires,
        abilities,
        colours,
    })
}

/// A class that needs itself, directly or through others, could never be chosen.
pub(super) fn check_cycles(records: &[Placed<ClassRecord>], ids: &Ids, faults: &mut Vec<SetFault>) {
    let needs: Vec<Requirement> = (records.iter())
        .map(|placed| {
            ids.requirement(placed.record.requires.as_deref())
                .unwrap_or_default()
        })
        .collect();
    // A class is reachable if what it needs is; what never becomes so goes in a circle.
    let mut reachable = vec![false; records.len()];
    loop {
        let next: Vec<bool> = (needs.iter())
            .map(|need| match need {
                Requirement::None => true,
                Requirement::All(classes) => classes.iter().all(|class| reachable[class.index()]),
                Requirement::Any(classes) => classes.iter().any(|class| reachable[class.index()]),
            })
            .collect();
        if next == reachable {
            break;
        }
        reachable = next;
    }
    for (placed, _) in records.iter().zip(reachable).filter(|(_, fine)| !fine) {
        let id = &placed.record.id;
        faults.push(placed.fault(format!(
            "{id}: the class needs itself in the end, so nobody could choose it; break the circle in 'requires'"
        )));
    }
}
