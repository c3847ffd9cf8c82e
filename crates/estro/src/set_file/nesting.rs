//! Which templates may stand inside which (ES-5.19).

use super::filters::{check_condition, check_filter};
use super::parameters::check_parameters;
use crate::gift::{Faces, Template, Whose};
use crate::gift_facts::Window;

/// The templates a trap may set off (GT-82).
const TRAPPED: [u8; 6] = [4, 7, 35, 45, 65, 70];

/// Those of them that work on a card played face-down (GT-82).
const TRAPPED_FACE_DOWN: [u8; 2] = [45, 65];

/// Says everything that is wrong with a card's gift.
pub(super) fn check_gift(gift: &Template, problems: &mut Vec<String>) {
    check_words(gift, problems);
    match gift {
        Template::CoinGamble { right, wrong } => {
            check_effect(gift, right, problems);
            if !is_coin_outcome(wrong) {
                check_effect(gift, wrong, problems);
            }
        }
        Template::SacrificeFor { then }
        | Template::LastWill { then }
        | Template::Delayed { then, .. }
        | Template::Tick { then, .. } => check_effect(gift, then, problems),
        Template::PlayTrap { .. } => check_trap(gift, problems),
        Template::Conditional { when, then } => {
            check_condition(when, gift.window(), problems);
            check_inner(gift, then, problems);
        }
        Template::Choice { one, other } => check_choice(gift, one, other, problems),
        outcome if is_coin_outcome(outcome) => problems.push(format!(
            "{} is only what a wrong call of coin-gamble leads to ('wrong'), never a gift",
            word(outcome)
        )),
        _ => {}
    }
}

/// The template as files write it.
pub(super) fn word(template: &Template) -> String {
    match serde_json::to_value(template) {
        Ok(serde_json::Value::String(word)) => word,
        Ok(serde_json::Value::Object(fields)) => fields.keys().cloned().collect(),
        _ => format!("GT-{:02}", template.number()),
    }
}

/// The numbers and filters of a template and of all inside it.
fn check_words(template: &Template, problems: &mut Vec<String>) {
    check_parameters(template, problems);
    check_filter(template, problems);
    for inner in template.nested() {
        check_words(inner, problems);
    }
}

fn is_wrapper(template: &Template) -> bool {
    template.nested().next().is_some()
}

/// GT-21: three outcomes that only a wrong call has.
fn is_coin_outcome(template: &Template) -> bool {
    matches!(
        template,
        Template::DestroySelf | Template::SelfWeaken { .. } | Template::OwnDiscard { .. }
    )
}

/// What a wrapper resolves at once: an effect of a card played, perhaps under a condition.
fn check_effect(wrapper: &Template, inner: &Template, problems: &mut Vec<String>) {
    let effect = match inner {
        Template::Conditional { when, then } => {
            check_condition(when, wrapper.window(), problems);
            then
        }
        _ => inner,
    };
    if check_inner(wrapper, effect, problems) && effect.window() != Window::Play {
        problems.push(format!(
            "{} cannot stand inside {}: only what happens once, when a card is played, such as draw or weaken, can",
            word(effect),
            word(wrapper)
        ));
    }
}

/// What no wrapper takes; true if there is nothing of it.
fn check_inner(wrapper: &Template, inner: &Template, problems: &mut Vec<String>) -> bool {
    let what = match inner {
        _ if is_wrapper(inner) => format!(
            "{} cannot stand inside {}: a gift wraps one other, and only conditional may stand between them",
            word(inner),
            word(wrapper)
        ),
        _ if is_coin_outcome(inner) => format!(
            "{} is only what a wrong call of coin-gamble leads to ('wrong')",
            word(inner)
        ),
        Template::CopyGift { .. } | Template::Recharge { .. } => format!(
            "{} cannot stand inside another gift, here {}",
            word(inner),
            word(wrapper)
        ),
        Template::CounterGift { .. } if !matches!(wrapper, Template::Conditional { .. }) => {
            format!(
                "counter-gift cannot stand inside {}: it stands alone or directly in conditional",
                word(wrapper)
            )
        }
        _ => return true,
    };
    problems.push(what);
    false
}

fn check_choice(choice: &Template, one: &Template, other: &Template, problems: &mut Vec<String>) {
    let mut fits = true;
    for part in [one, other] {
        let effect = match part {
            Template::Conditional { when, then } => {
                check_condition(when, part.window(), problems);
                then
            }
            _ => part,
        };
        fits &= check_inner(choice, effect, problems);
    }
    if !fits {
        return;
    }
    if one.window() != other.window() || one.kind() != other.kind() {
        problems.push(format!(
            "choice is between two gifts that work at the same moment and are both 1V or both ∞; {} and {} are not",
            word(one),
            word(other)
        ));
    } else if one.window() == Window::Static {
        problems.push(format!(
            "choice needs a moment to choose at, but {} and {} work all the time",
            word(one),
            word(other)
        ));
    }
}

/// GT-82: the trap's own filter says which cards set it off, and it strikes just that card.
fn check_trap(trap: &Template, problems: &mut Vec<String>) {
    let Template::PlayTrap { filter, then } = trap else {
        return;
    };
    let name = word(then);
    if !TRAPPED.contains(&then.number()) {
        problems.push(format!(
            "{name} cannot stand inside play-trap: only weaken, halve-value, pacify, destroy-one, bounce and silence can"
        ));
        return;
    }
    let (own_filter, up_to) = match &**then {
        Template::Weaken { filter, up_to, .. } => (filter, *up_to),
        Template::HalveValue { filter, .. }
        | Template::Pacify { filter }
        | Template::DestroyOne { filter }
        | Template::Bounce { filter, .. }
        | Template::Silence { filter } => (filter, 1),
        _ => return,
    };
    if !own_filter.is_open() {
        problems.push(format!(
            "{name} inside play-trap has no filter of its own: write it as the trap's 'filter'"
        ));
    }
    if up_to != 1 {
        problems.push(format!(
            "{name} inside play-trap strikes the one card played: 'up-to' is 1, not {up_to}"
        ));
    }
    if let Template::Bounce { side, .. } = &**then
        && *side != Whose::Enemy
    {
        problems.push("bounce inside play-trap strikes an enemy's card: side = \"enemy\"".into());
    }
    if filter.face == Faces::Down && !TRAPPED_FACE_DOWN.contains(&then.number()) {
        problems.push(format!(
            "{name} does nothing to a card played face-down; only destroy-one and bounce do"
        ));
    }
}
