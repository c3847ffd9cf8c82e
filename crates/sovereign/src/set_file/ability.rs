//! Abilities that cannot work where they stand.

use super::Ids;
use crate::effect::{Ability, Place, Step, Trigger};
use crate::position::ALIKE;
use crate::select::{CardType, Who};

/// Says what is wrong with the abilities of a card of this type, or of a class.
pub(super) fn check_abilities(
    abilities: &[Ability],
    of: Option<CardType>,
    ids: &Ids,
    problems: &mut Vec<String>,
) {
    if abilities.len() > 8 {
        problems.push("a card has at most 8 abilities".into());
    }
    for ability in abilities {
        let alike = abilities.iter().filter(|other| other.on == ability.on);
        if of.is_some() && ability.on != Trigger::Static && alike.count() > ALIKE {
            let word = word_of(ability.on);
            problems.push(format!(
                "a card has at most {ALIKE} abilities with on = \"{word}\""
            ));
            break;
        }
    }
    for ability in abilities {
        check_trigger(ability, of, problems);
        check_steps(ability, ids, problems);
    }
    check_tributes(abilities, problems);
}

/// SV-4.9.7: whether a Tribute can be paid in full is asked step by step, so no two of them may
/// want the same thing.
fn check_tributes(abilities: &[Ability], problems: &mut Vec<String>) {
    let tributes = abilities
        .iter()
        .filter(|ability| ability.on == Trigger::Tribute);
    let mut kinds = Vec::new();
    for step in tributes.flat_map(|ability| &ability.steps) {
        let kind = std::mem::discriminant(step);
        if kinds.contains(&kind) {
            problems.push("a tribute of one kind is one step; give it a greater count".into());
        }
        kinds.push(kind);
    }
}

fn check_trigger(ability: &Ability, of: Option<CardType>, problems: &mut Vec<String>) {
    let word = word_of(ability.on);
    if let Some(card_type) = of
        && !belongs(ability.on, card_type)
    {
        problems.push(format!(
            "on = \"{word}\" does not belong on this type of card (SV-8.2)"
        ));
    }
    if !ability.cost.is_free() && ability.on != Trigger::Vocation {
        problems.push(format!(
            "on = \"{word}\" has no cost; only a vocation has one"
        ));
    }
    let continuous = matches!(
        ability.on,
        Trigger::Static | Trigger::Tribute | Trigger::Usable
    );
    if continuous && (ability.optional || ability.once) {
        problems.push(format!(
            "on = \"{word}\" is neither optional nor once a turn"
        ));
    }
    let empty = ability.steps.is_empty();
    if ability.on == Trigger::Usable {
        if !empty {
            problems.push("on = \"usable\" only has a condition; leave 'do' out".into());
        }
        if ability.when.is_empty() {
            problems.push("on = \"usable\" needs a condition in 'if'".into());
        }
    } else if empty {
        problems.push(format!(
            "on = \"{word}\" does nothing: 'do' is missing or empty"
        ));
    }
    if ability.steps.len() > 8 || ability.when.len() > 4 {
        problems.push("an ability has at most 8 steps and 4 conditions".into());
    }
}

/// SV-8.2: where each trigger stands.
fn belongs(trigger: Trigger, card_type: CardType) -> bool {
    let haerian = card_type == CardType::Haerian;
    let building = card_type == CardType::Building;
    match trigger {
        Trigger::Event => card_type == CardType::Event,
        Trigger::Vocation => false,
        Trigger::Tribute | Trigger::Snare => true,
        Trigger::Use | Trigger::Usable => card_type == CardType::Equipment,
        Trigger::Capture => building,
        Trigger::Static
        | Trigger::Dawn
        | Trigger::Sunset
        | Trigger::AllyEnters
        | Trigger::AllyDies
        | Trigger::EnemyDies
        | Trigger::YouEvent
        | Trigger::CoverLost => haerian || building,
        Trigger::Intervention
        | Trigger::Testament
        | Trigger::Assault
        | Trigger::Defend
        | Trigger::Immolation
        | Trigger::Kill
        | Trigger::DirectHit
        | Trigger::Step
        | Trigger::Trespass
        | Trigger::Equipped => haerian,
    }
}

fn check_steps(ability: &Ability, ids: &Ids, problems: &mut Vec<String>) {
    for (place, step) in ability.steps.iter().enumerate() {
        if place == 0 && matches!(step, Step::Then(_)) {
            problems.push("'then' follows another step; the first has none before it".into());
        }
        check_step(step, ability.on, 0, ids, problems);
    }
}

/// Steps that only a STATIC ability has, and those it can have.
fn is_continuous(step: &Step) -> bool {
    matches!(
        step,
        Step::Aura { .. }
            | Step::Armor { until: None, .. }
            | Step::Trait { until: None, .. }
            | Step::Direct { until: None, .. }
            | Step::Quota(_)
            | Step::Arms(_)
            | Step::Temper { .. }
            | Step::Cost {
                until: crate::effect::CostFor::Static,
                ..
            }
    )
}

fn check_step(step: &Step, trigger: Trigger, depth: u8, ids: &Ids, problems: &mut Vec<String>) {
    if depth > 1 {
        problems.push("steps are nested at most once, besides 'then'".into());
        return;
    }
    let mut within = |inner: &Step| check_step(inner, trigger, depth + 1, ids, problems);
    match step {
        Step::Then(inner) => return check_step(inner, trigger, depth, ids, problems),
        Step::Choose(options) => {
            options.iter().for_each(within);
            if !(2..=4).contains(&options.len()) {
                problems.push("'choose' has two to four options".into());
            }
        }
        Step::If { then: inner, .. }
        | Step::Repeat { step: inner, .. }
        | Step::Later { step: inner, .. } => within(inner),
        Step::Generate { puppet, .. } if !ids.puppets.contains(&puppet.id) => {
            problems.push(format!(
                "'{}' is no Puppet; only Puppets are generated",
                puppet.id
            ));
        }
        Step::Revive { at, .. } | Step::Deploy { at, .. }
            if !matches!(at, Place::Initial | Place::Home | Place::Adjacent) =>
        {
            problems.push("a Haerian enters at \"initial\", \"home\" or \"adjacent\"".into());
        }
        _ => {}
    }
    let tribute = matches!(
        step,
        Step::Sacrifice { who: Who::You, .. }
            | Step::Discard { who: Who::You, .. }
            | Step::Forfeit { who: Who::You, .. }
            | Step::Shatter { who: Who::You, .. }
    );
    match (trigger == Trigger::Static, is_continuous(step)) {
        (true, false) => problems.push(
            "a static ability holds auras, traits, armor, direct, quota, arms, temper and static costs, without 'until'"
                .into(),
        ),
        (false, true) => problems.push(
            "this step works only in a static ability, or needs 'until', such as until = \"sunset\"".into(),
        ),
        _ => {}
    }
    if trigger == Trigger::Tribute && !tribute {
        problems.push("a tribute is a sacrifice, discard, forfeit or shatter of your own".into());
    }
}

fn word_of(trigger: Trigger) -> String {
    serde_json::to_value(trigger)
        .ok()
        .and_then(|value| value.as_str().map(str::to_owned))
        .unwrap_or_default()
}
