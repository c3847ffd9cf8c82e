//! The four starter packs (CN-7.10).

use super::{Records, SetFault};
use crate::cards::{Card, CardId, Pack, Rank, THRESHOLDS};
use crate::effect::Faction;
use kernel::nearest;
use serde::Deserialize;

#[derive(Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct PackRecord {
    pub(super) sage: String,
    champions: [String; 3],
    warriors: [String; 3],
    basic: String,
    commands: [String; 5],
}

pub(super) fn build_packs(cards: &[Card], records: &Records) -> Result<[Pack; 4], Vec<SetFault>> {
    let mut faults = Vec::new();
    let mut packs: [Option<Pack>; 4] = [const { None }; 4];
    for placed in &records.packs {
        match build_pack(cards, &placed.record) {
            Ok((faction, pack)) => {
                if packs[faction as usize].replace(pack).is_some() {
                    faults.push(placed.fault(format!("{faction:?} has two packs; it needs one")));
                }
            }
            Err(problems) => faults.extend(problems.into_iter().map(|p| placed.fault(p))),
        }
    }
    if faults.is_empty() {
        for faction in Faction::ALL {
            if packs[faction as usize].is_none()
                && let Some(last) = records.cards.last()
            {
                faults.push(last.fault(format!("{faction:?} has no [[pack]]; it needs one")));
            }
        }
    }
    match packs {
        [Some(a), Some(b), Some(c), Some(d)] if faults.is_empty() => Ok([a, b, c, d]),
        _ if faults.is_empty() => Err(vec![SetFault {
            file: "set".into(),
            line: 1,
            what: "a set needs four packs, one a faction".into(),
        }]),
        _ => Err(faults),
    }
}

fn build_pack(cards: &[Card], record: &PackRecord) -> Result<(Faction, Pack), Vec<String>> {
    let mut problems = Vec::new();
    let mut find = |id: &str, wanted: &str, fits: fn(&Card) -> bool| {
        match cards.iter().find(|card| card.id == id) {
            Some(card) if fits(card) => return card.index,
            Some(_) => problems.push(format!("'{id}' is not {wanted}")),
            None => problems.push(match nearest(id, cards.iter().map(|card| card.id)) {
                Some(near) => format!("there is no card '{id}'; did you mean '{near}'?"),
                None => format!("there is no card '{id}'"),
            }),
        }
        CardId(0)
    };
    let sage = find(&record.sage, "a Sage", |card| {
        card.elemental().is_some_and(|e| e.rank == Rank::Sage)
    });
    let champions = [0, 1, 2].map(|i| {
        let fits: fn(&Card) -> bool = match i {
            0 => |card| is_champion(card, THRESHOLDS[0]),
            1 => |card| is_champion(card, THRESHOLDS[1]),
            _ => |card| is_champion(card, THRESHOLDS[2]),
        };
        let wanted = format!("a Champion of level {}", THRESHOLDS[i]);
        find(&record.champions[i], &wanted, fits)
    });
    let warriors = record.warriors.each_ref().map(|id| {
        find(id, "a Warrior without a cost", |card| {
            card.cost.is_none() && card.elemental().is_some_and(|e| e.rank == Rank::Warrior)
        })
    });
    let basic = find(&record.basic, "a Basic without a cost", |card| {
        card.cost.is_none() && card.elemental().is_some_and(|e| e.rank == Rank::Basic)
    });
    let commands = record.commands.each_ref().map(|id| {
        find(id, "a Command without a cost", |card| {
            card.cost.is_none() && card.elemental().is_none()
        })
    });
    if warriors[0] == warriors[1] || warriors[1] == warriors[2] || warriors[0] == warriors[2] {
        problems.push("the three starter Warriors must be different".into());
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let faction = cards[sage.0 as usize].elemental().map(|sage| sage.faction);
    let faction = faction.ok_or_else(|| vec!["the Sage has no faction".to_owned()])?;
    let pack = Pack {
        sage,
        champions,
        warriors,
        basic,
        commands,
    };
    Ok((faction, pack))
}

fn is_champion(card: &Card, level: u8) -> bool {
    card.elemental()
        .is_some_and(|e| e.rank == Rank::Champion(level))
}
