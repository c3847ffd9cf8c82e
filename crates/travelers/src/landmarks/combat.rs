//! Which exhaust models, modifiers and perks a move has used.

use crate::action::Action;
use crate::cards::Card;
use crate::enemy::{Changed, Modifier, Sign};
use crate::event::Event;
use crate::generate::{PERKS, perk};
use crate::half::Half;
use crate::hero::ExhaustModel;
use crate::journey::Journey;
use crate::question::Question;
use laws::Step;

pub(super) fn all() -> Vec<String> {
    let mut names = Vec::new();
    for half in [Half::I, Half::II] {
        for model in 1..=4 {
            names.extend(["paid", "unpaid"].map(|how| exhausted(model, half, how)));
        }
        names.push(exhausted(2, half, "in hand"));
        names.push(exhausted(5, half, "unpaid"));
    }
    names.extend((1..=13).map(changed));
    names.extend((1..=PERKS).map(activated));
    names
}

fn exhausted(model: u8, half: Half, how: &str) -> String {
    format!("XM-{model} on half {half:?} {how}")
}

fn changed(number: u8) -> String {
    format!("MO-{number:02} in force")
}

fn activated(number: u8) -> String {
    format!("PK-{number:02} activated")
}

pub(super) fn note_reached(step: &Step<'_, Journey>, action: Action, note: &mut dyn FnMut(&str)) {
    let before = step.before;
    match action {
        Action::Exhaust { card, pay } => note_exhausted(before, card, pay, note),
        Action::Hit(card) => note_exhausted(before, card, false, note),
        Action::Activate => note_perk(before, note),
        _ => {}
    }
    let met = |event: &Event| {
        matches!(
            event,
            Event::EnemyDefeated { .. } | Event::EnemyStruck { .. }
        )
    };
    if step.told.iter().any(|told| met(&told.event)) {
        note_modifier(before, note);
    }
}

fn note_exhausted(before: &Journey, card: Card, pay: bool, note: &mut dyn FnMut(&str)) {
    if before.question == Question::Exhaust && !before.layout.shows_exhaust(card) {
        return;
    }
    let model = match before.in_play().upright(card).exhaust.model {
        ExhaustModel::Basic => 1,
        ExhaustModel::Shield => 2,
        ExhaustModel::Deflect => 3,
        ExhaustModel::Tenacity => 4,
        ExhaustModel::Free => 5,
    };
    let how = match pay {
        _ if before.is_shielded(card) => "in hand",
        true => "paid",
        false => "unpaid",
    };
    note(&exhausted(model, before.zones.half(card), how));
}

fn note_perk(before: &Journey, note: &mut dyn FnMut(&str)) {
    if before.layout.next != 1 {
        return;
    }
    let ability = before.next_ability();
    let numbers = (1..=PERKS).filter(|&number| ability == Some(&perk(number)));
    for number in numbers {
        note(&activated(number));
    }
}

/// A modifier is in force if the enemy is another without it.
fn note_modifier(before: &Journey, note: &mut dyn FnMut(&str)) {
    let (Some(fight), Some(modifier)) = (before.fight, before.enemy().modifier) else {
        return;
    };
    let mut without = before.clone();
    if let Some(fight) = &mut without.fight {
        fight.ignore_modifiers = true;
    }
    let snapshot = &fight.snapshot;
    let is_in_force = before.enemy_values(snapshot) != without.enemy_values(snapshot);
    if is_in_force || modifier == Modifier::Trap {
        note(&changed(number(modifier)));
    }
}

/// The modifier's number: three debuffs of each value, then three buffs of each.
const fn number(modifier: Modifier) -> u8 {
    let Modifier::Change { on, value, by } = modifier else {
        return 13;
    };
    let kind = if by < 0 { 0 } else { 6 };
    let changed = match value {
        Changed::Attack => 0,
        Changed::Defense => 3,
    };
    let sign = match on {
        Sign::Element(_) => 1,
        Sign::AtMostCards(_) | Sign::AtLeastCards(_) => 2,
        Sign::TwoBanners(_) => 3,
    };
    kind + changed + sign
}
