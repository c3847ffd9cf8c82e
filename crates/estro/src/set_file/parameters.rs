//! The numbers of the templates: which make sense.

use super::nesting::word;
use crate::gift::{Blast, Template};
use std::ops::RangeInclusive;

/// Changes of a value: a value itself is at most 99.
const AMOUNT: RangeInclusive<u8> = 1..=99;

/// Cards looked at, drawn, discarded, turned up; targets; attacks; turns waited.
const FEW: RangeInclusive<u8> = 1..=3;

/// Says what is wrong with the template's own numbers.
pub(super) fn check_parameters(template: &Template, problems: &mut Vec<String>) {
    let within = |field: &str, number: u8, right: RangeInclusive<u8>| {
        let (least, most) = (right.start(), right.end());
        (!right.contains(&number)).then(|| format!("'{field}' is {least} to {most}, not {number}"))
    };
    let found = match template {
        Template::SelfBoost { amount, .. }
        | Template::TeamBoost { amount, .. }
        | Template::MassWeaken { amount, .. }
        | Template::Drain { amount, .. }
        | Template::AuraAllies { amount, .. }
        | Template::AuraEnemies { amount, .. }
        | Template::LoneBonus { amount, .. }
        | Template::Burnout { amount, .. }
        | Template::ZoneBond { amount, .. }
        | Template::CoinBoost { amount, .. }
        | Template::Underdog { amount }
        | Template::Riposte { amount }
        | Template::SelfWeaken { amount, .. } => vec![within("amount", *amount, AMOUNT)],
        Template::AllyBoost { amount, up_to, .. } | Template::Weaken { amount, up_to, .. } => {
            vec![
                within("amount", *amount, AMOUNT),
                within("up-to", *up_to, FEW),
            ]
        }
        // GT-08: a value may become 0.
        Template::SetValue { amount, .. } => vec![within("amount", *amount, 0..=99)],
        Template::SwapOwn { value, with } => vec![
            (value == with)
                .then(|| "a value is not exchanged with itself: 'with' is another".into()),
        ],
        Template::PackBonus { amount, cap, .. } | Template::Growth { amount, cap, .. } => vec![
            within("amount", *amount, AMOUNT),
            within("cap", *cap, AMOUNT),
            (cap < amount).then(|| {
                format!("'cap' is at least 'amount', {amount}: it is what the gift gives in all")
            }),
        ],
        Template::RoundSurge { round, amount, .. } => vec![
            within("round", *round, 2..=99),
            within("amount", *amount, AMOUNT),
        ],
        Template::DieBoost { times, .. } => vec![within("times", *times, 1..=9)],
        Template::LoadedDie { faces } => check_faces(faces),
        Template::AttackSurge {
            amount, against, ..
        }
        | Template::DefenceSurge {
            amount, against, ..
        } => vec![
            within("amount", *amount, AMOUNT),
            against
                .is_empty()
                .then(|| "'against' is empty; name an estro, or leave it out for all".into()),
        ],
        Template::Breaker { times, of } => vec![check_breaker(*times, *of)],
        Template::ExtraAttack { count }
        | Template::Draw { count }
        | Template::EnemyDiscard { count, .. }
        | Template::PeekHand { count }
        | Template::Scry { count }
        | Template::Reveal { count }
        | Template::Exile { count }
        | Template::OwnDiscard { count } => vec![within("count", *count, FEW)],
        Template::Loot { draw, discard } => {
            vec![within("draw", *draw, FEW), within("discard", *discard, FEW)]
        }
        Template::DeathBlast(Blast::Weaken(amount)) => vec![within("weaken", *amount, AMOUNT)],
        Template::GiftWard { tags } | Template::CounterGift { tags, .. } => vec![
            tags.is_empty()
                .then(|| "'tags' is empty; name one, such as \"destroy\"".into()),
        ],
        Template::HandLimit { more } => vec![within("more", *more, 1..=5)],
        Template::Delayed { turns, .. } => vec![within("turns", *turns, FEW)],
        _ => Vec::new(),
    };
    let told = found.into_iter().flatten();
    problems.extend(told.map(|what| format!("{}: {what}", word(template))));
}

fn check_faces(faces: &[u8]) -> Vec<Option<String>> {
    let mut found: Vec<Option<String>> = (faces.iter())
        .filter(|face| !(1..=6).contains(*face))
        .map(|face| Some(format!("a face of the die is 1 to 6, not {face}")))
        .collect();
    if faces.is_empty() {
        found.push(Some("'faces' is empty; name one, such as [6]".into()));
    }
    let mut seen = faces.to_vec();
    seen.sort_unstable();
    seen.dedup();
    if seen.len() < faces.len() {
        found.push(Some("a face stands twice in 'faces'".into()));
    }
    found
}

/// GT-33: more than once as much, but less than the primary rule's twice.
fn check_breaker(times: u8, of: u8) -> Option<String> {
    let right = of >= 1 && times > of && u16::from(times) < 2 * u16::from(of);
    (!right).then(|| {
        format!(
            "times = {times} of = {of} is no help: it asks for {times}/{of} of the defender's primary value, and that must be more than 1 and less than the 2 of every card, such as times = 3, of = 2"
        )
    })
}
