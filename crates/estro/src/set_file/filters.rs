//! Filters that accept nothing, and conditions that can never hold (ES-5.8, ES-5.9).

use super::nesting::word;
use crate::gift::{Condition, Filter, Template};
use crate::gift_facts::Window;

/// Says what is wrong with the template's own filter, if it has one.
pub(super) fn check_filter(template: &Template, problems: &mut Vec<String>) {
    let Some(filter) = filter_of(template) else {
        return;
    };
    let mut fault = |what: &str| problems.push(format!("{}: {what}", word(template)));
    if filter.estro.is_some_and(|estri| estri.is_empty()) {
        fault("the filter's list of estri is empty; name one, or leave 'estro' out for all");
    }
    let crossed = |least: Option<u8>, most: Option<u8>| {
        least.zip(most).is_some_and(|(least, most)| least > most)
    };
    if crossed(filter.tot_at_least, filter.tot_at_most) {
        fault("no card fits the filter: 'tot-at-least' is more than 'tot-at-most'");
    }
    if crossed(filter.primary_at_least, filter.primary_at_most) {
        fault("no card fits the filter: 'primary-at-least' is more than 'primary-at-most'");
    }
}

fn filter_of(template: &Template) -> Option<&Filter> {
    match template {
        Template::AllyBoost { filter, .. }
        | Template::TeamBoost { filter, .. }
        | Template::Weaken { filter, .. }
        | Template::MassWeaken { filter, .. }
        | Template::HalveValue { filter, .. }
        | Template::SetValue { filter, .. }
        | Template::SwapWithEnemy { filter, .. }
        | Template::Drain { filter, .. }
        | Template::AuraAllies { filter, .. }
        | Template::AuraEnemies { filter, .. }
        | Template::PackBonus { filter, .. }
        | Template::Pacify { filter }
        | Template::Intercept { filter }
        | Template::Counterkill { filter }
        | Template::DestroyOne { filter }
        | Template::DestroyAll { filter, .. }
        | Template::SaveAlly { filter }
        | Template::Martyr { filter }
        | Template::TurnShield { filter, .. }
        | Template::Tutor { filter }
        | Template::ExtraPlay { filter, .. }
        | Template::Bounce { filter, .. }
        | Template::Revive { filter, .. }
        | Template::GraveRob { filter }
        | Template::Silence { filter }
        | Template::SilenceAura { filter }
        | Template::CopyGift { filter }
        | Template::Recharge { filter }
        | Template::Seize { filter, .. }
        | Template::CopyValues { filter }
        | Template::Hide { filter }
        | Template::ChangeEstro { filter, .. }
        | Template::PlayTrap { filter, .. }
        | Template::Cleanse { filter } => Some(filter),
        _ => None,
    }
}

/// Says what is wrong with a condition of a gift that opens in this window.
pub(super) fn check_condition(when: &Condition, window: Window, problems: &mut Vec<String>) {
    match when {
        Condition::Allies { of, at_least } | Condition::Enemies { of, at_least } => {
            if of.is_empty() {
                problems.push("the condition's list of estri ('of') is empty; name one, or leave 'of' out for all".into());
            }
            if *at_least == 0 {
                problems.push("the condition always holds: 'at-least' is 1 or more, not 0".into());
            }
        }
        Condition::RoundAtLeast(round) if *round < 2 => problems.push(format!(
            "the condition always holds: 'round-at-least' is 2 or more, not {round}"
        )),
        Condition::IncineratorAtLeast(0) => problems
            .push("the condition always holds: 'incinerator-at-least' is 1 or more, not 0".into()),
        _ => {}
    }
    let needs = match when {
        Condition::OwnTotLess if !is_in_clash(window) => "own-tot-less needs a clash",
        Condition::OpponentEstroIs(_) if !is_in_clash(window) => "opponent-estro-is needs a clash",
        Condition::FirstAttackThisTurn if is_calm(window) => {
            "first-attack-this-turn needs an attack"
        }
        Condition::DestroyedByAttack if !is_destruction(window) => {
            "destroyed-by-attack needs a destruction"
        }
        Condition::WasFaceDown if is_calm(window) => {
            "was-face-down needs a card that was just turned up or destroyed"
        }
        _ => return,
    };
    problems.push(format!(
        "the condition can never hold: {needs}, and this gift works at another moment"
    ));
}

/// Windows in which the card has an opposing card (A2 to A10).
fn is_in_clash(window: Window) -> bool {
    matches!(
        window,
        Window::EitherDeclared
            | Window::AttackDeclared
            | Window::DefenceDeclared
            | Window::Dice
            | Window::Compare
            | Window::Kill
            | Window::Survive
    )
}

/// Windows in which nothing is attacked, turned up or destroyed.
fn is_calm(window: Window) -> bool {
    matches!(
        window,
        Window::Static | Window::TurnStart | Window::TurnEnd | Window::RoundEnd | Window::Main
    )
}

fn is_destruction(window: Window) -> bool {
    matches!(
        window,
        Window::WouldDie | Window::AllyWouldDie | Window::Death
    )
}
