//! The parts of an effect, to be looked at wherever they stand in it.

use crate::effect::{Ability, Step};
use crate::select::{CardChoice, CardName, Filter, Selector};
use crate::value::{Condition, Quantity, Value};

/// A part that names cards or words, open to change.
pub(crate) enum Part<'a> {
    Filter(&'a mut Filter),
    Card(&'a mut CardName),
}

impl Ability {
    /// Every filter and every named card in it.
    pub(crate) fn each_part(&mut self, each: &mut dyn FnMut(Part)) {
        for condition in &mut self.when {
            of_condition(condition, each);
        }
        for step in &mut self.steps {
            step.each_part(each);
        }
    }
}

impl Step {
    /// What it acts on on the battlefield, if that is one selector.
    #[inline]
    pub(crate) fn acts_on(&self) -> Option<&Selector> {
        match self {
            Step::Damage { on, .. }
            | Step::Destroy(on)
            | Step::Exile(on)
            | Step::Force { on, .. }
            | Step::SetForce { on, .. }
            | Step::Heal { on, .. }
            | Step::Shield { on, .. }
            | Step::Immune { on, .. }
            | Step::Armor { on, .. }
            | Step::Trait { on, .. }
            | Step::Silence { on, .. }
            | Step::Exhaust(on)
            | Step::Stun(on)
            | Step::Ready(on)
            | Step::Extra { on, .. }
            | Step::Direct { on, .. }
            | Step::Bounce(on)
            | Step::Tuck { on, .. }
            | Step::Blink(on)
            | Step::Move { on, .. } => Some(on),
            _ => None,
        }
    }

    fn each_part(&mut self, each: &mut dyn FnMut(Part)) {
        match self {
            Step::Damage { on, amount } | Step::Shield { on, amount, .. } => {
                of_selector(on, each);
                of_value(amount, each);
            }
            Step::Force { on, by, .. }
            | Step::Aura { on, by }
            | Step::Direct { on, by, .. }
            | Step::SetForce { on, to: by, .. }
            | Step::Armor { on, amount: by, .. } => {
                of_selector(on, each);
                of_value(by, each);
            }
            Step::Heal { on, amount } => {
                of_selector(on, each);
                if let Some(amount) = amount {
                    of_value(amount, each);
                }
            }
            Step::Hit { amount, .. }
            | Step::Draw { count: amount, .. }
            | Step::Mill { count: amount, .. }
            | Step::Safeguard { amount, .. } => of_value(amount, each),
            Step::Destroy(on)
            | Step::Exile(on)
            | Step::Exhaust(on)
            | Step::Stun(on)
            | Step::Ready(on)
            | Step::Bounce(on)
            | Step::Blink(on)
            | Step::Immune { on, .. }
            | Step::Trait { on, .. }
            | Step::Silence { on, .. }
            | Step::Extra { on, .. }
            | Step::Move { on, .. }
            | Step::Tuck { on, .. } => of_selector(on, each),
            Step::Duel { one, other } | Step::Swap { one, other } => {
                of_selector(one, each);
                of_selector(other, each);
            }
            Step::Sacrifice { filter, .. }
            | Step::Search(filter)
            | Step::Cost { filter, .. }
            | Step::Temper { filter, .. } => of_filter(filter, each),
            Step::Retrieve(cards)
            | Step::Restore(cards)
            | Step::Purge(cards)
            | Step::Revive { cards, .. }
            | Step::Deploy { cards, .. } => of_cards(cards, each),
            Step::Generate { puppet, .. } => each(Part::Card(puppet)),
            Step::Choose(steps) => steps.iter_mut().for_each(|step| step.each_part(each)),
            Step::If { when, then } => {
                of_condition(when, each);
                then.each_part(each);
            }
            Step::Repeat { step, .. } | Step::Later { step, .. } | Step::Then(step) => {
                step.each_part(each);
            }
            Step::Break { .. }
            | Step::Discard { .. }
            | Step::Look { .. }
            | Step::Foresee(_)
            | Step::Spy(_)
            | Step::Crystallize { .. }
            | Step::Refresh { .. }
            | Step::Shatter { .. }
            | Step::Drain { .. }
            | Step::Germinate(_)
            | Step::Sanctify(_)
            | Step::Cover { .. }
            | Step::Pickup { .. }
            | Step::Forfeit { .. }
            | Step::Breach(_)
            | Step::Peek { .. }
            | Step::Shift(_)
            | Step::Take(_)
            | Step::Veil(_)
            | Step::Quota(_)
            | Step::Arms(_)
            | Step::Rearm(_)
            | Step::Vocations(_) => {}
        }
    }
}

fn of_selector(selector: &mut Selector, each: &mut dyn FnMut(Part)) {
    if let Selector::Of { filter, .. } = selector {
        of_filter(filter, each);
    }
}

fn of_cards(cards: &mut CardChoice, each: &mut dyn FnMut(Part)) {
    if let CardChoice::Of { filter, .. } = cards {
        of_filter(filter, each);
    }
}

fn of_value(value: &mut Value, each: &mut dyn FnMut(Part)) {
    if let Quantity::Objects(_, filter) | Quantity::Cards(_, filter) = &mut value.of {
        of_filter(filter, each);
    }
}

fn of_condition(condition: &mut Condition, each: &mut dyn FnMut(Part)) {
    match condition {
        Condition::Is(_, filter) => of_filter(filter, each),
        Condition::Amount(value, _) => of_value(value, each),
        _ => {}
    }
}

fn of_filter(filter: &mut Filter, each: &mut dyn FnMut(Part)) {
    if let Some(name) = &mut filter.named {
        each(Part::Card(name));
    }
    each(Part::Filter(filter));
}
