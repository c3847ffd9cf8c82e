//! What random play must come by: every card played, every Snare picked up and sprung, every
//! Vocation used, every trigger, template, action, question and ending.

use crate::action::Action;
use crate::cards::{Card, CardSet};
use crate::effect::{Ability, Step as EffectStep, Trigger};
use crate::event::{Ending, Event};
use crate::frame::{Frame, Stage};
use crate::phase::Phase;
use crate::position::Battle;
use crate::select::CardType;
use crate::setup::SovereignSetup;
use crate::work::Task;
use kernel::Move;
use laws::{Landmarks, Step};
use std::collections::BTreeSet;
use std::ptr;

/// T65 has no step: an ability with a condition and nothing to do is it.
const NOP: u8 = 65;

impl Landmarks for Battle {
    fn landmarks(setup: &SovereignSetup) -> Vec<String> {
        let set = setup.set();
        let mut names = BTreeSet::new();
        for card in &set.cards {
            names.insert(format!("{} played", card.id));
            if card.facts.has(Trigger::Snare) {
                names.insert(format!("{} picked up", card.id));
                names.insert(format!("{} sprung", card.id));
            }
        }
        for class in &set.classes {
            for number in 1..=class.abilities.len() {
                names.insert(format!("{} vocation {number}", class.id));
            }
        }
        for ability in every_ability(set) {
            names.insert(trigger(ability.on));
            names.extend(templates(&ability.steps).into_iter().map(template));
            if ability.on == Trigger::Usable {
                names.insert(template(NOP));
            }
        }
        names.extend(actions().into_iter().map(|verb| format!("action {verb}")));
        names.extend(questions().into_iter().map(|what| format!("asked: {what}")));
        names.extend(["breakthrough", "concession"].map(|why| format!("ended by {why}")));
        names.into_iter().collect()
    }

    fn reached(step: &Step<'_, Battle>, note: &mut dyn FnMut(&str)) {
        for told in step.told {
            note_event(&told.event, step.after, note);
        }
        note_static(step.after, note);
        if let Move::Play(action) = step.made {
            let text = step.before.spell_action(action);
            let verb = text.split(' ').next().unwrap_or_default();
            note(&format!("action {verb}"));
            if let Some(what) = question(step.before, action) {
                note(&format!("asked: {what}"));
            }
            note_answered(step.before, step.after, action, note);
        }
    }
}

fn every_ability(set: &CardSet) -> impl Iterator<Item = &Ability> {
    let of_cards = set.cards.iter().flat_map(|card| &card.abilities);
    of_cards.chain(set.classes.iter().flat_map(|class| &class.abilities))
}

fn trigger(on: Trigger) -> String {
    format!("trigger {on:?}")
}

fn template(number: u8) -> String {
    format!("T{number:02} executed")
}

/// The numbers of the steps and of all inside them.
fn templates(steps: &[EffectStep]) -> BTreeSet<u8> {
    let mut numbers = BTreeSet::new();
    for step in steps {
        numbers.extend(step.template());
        numbers.extend(templates(step.nested()));
    }
    numbers
}

/// The words that notation begins with.
fn actions() -> [&'static str; 28] {
    [
        "exchange",
        "keep",
        "begin",
        "play",
        "move",
        "fight",
        "raze",
        "strike",
        "access",
        "vocation",
        "end",
        "pay",
        "use",
        "pass",
        "activate",
        "haerian",
        "building",
        "cover",
        "zone",
        "card",
        "equipment",
        "crystal",
        "mode",
        "accept",
        "decline",
        "done",
        "bottom",
        "top",
    ]
}

/// SV-8.15, in its order.
fn questions() -> [&'static str; 15] {
    [
        "mulligan",
        "starter",
        "day",
        "crystals",
        "tribute",
        "equipment",
        "snare",
        "covers",
        "objects",
        "zone",
        "mode",
        "optional",
        "arrangement",
        "realms",
        "discard",
    ]
}

/// What was asked when this was answered.
fn question(before: &Battle, answer: Action) -> Option<&'static str> {
    Some(match before.tasks.last() {
        None => match before.phase {
            Phase::Mulligan => "mulligan",
            Phase::Starter => "starter",
            _ => "day",
        },
        Some(Task::Pay { .. }) => "crystals",
        Some(Task::Combat) => "equipment",
        Some(Task::PickUp(_)) => "snare",
        Some(Task::Lose(_)) => "covers",
        Some(Task::Realms { .. }) => "realms",
        Some(Task::Ability(frame)) => question_of(before, frame, answer),
        Some(_) => return None,
    })
}

fn question_of(before: &Battle, frame: &Frame, answer: Action) -> &'static str {
    let ability = frame.ability(before.set);
    if frame.stage == Stage::Offer {
        return "optional";
    }
    if ability.is_some_and(|ability| ability.on == Trigger::Tribute) {
        return "tribute";
    }
    match (frame.step(before.set), answer) {
        (Some(EffectStep::Discard { .. }), _) => "discard",
        (Some(EffectStep::Look { .. } | EffectStep::Foresee(_)), _) => "arrangement",
        (_, Action::Zone(_)) => "zone",
        (_, Action::Mode(_)) => "mode",
        _ => "objects",
    }
}

fn note_event(event: &Event, after: &Battle, note: &mut dyn FnMut(&str)) {
    let mut begun = |card: &'static Card, on: Trigger| {
        for (_, ability) in card.abilities_on(on) {
            note_begun(ability, after, note);
        }
    };
    match event {
        Event::Played { card, .. } => {
            begun(card.0, Trigger::Tribute);
            if card.card_type == CardType::Event {
                begun(card.0, Trigger::Event);
            }
            note(&format!("{} played", card.id));
        }
        Event::EquipmentUsed { card, .. } => {
            begun(card.0, Trigger::Use);
            if card.facts.has(Trigger::Usable) {
                note(&trigger(Trigger::Usable));
                note(&template(NOP));
            }
        }
        Event::PickedUpCard { card, .. } if card.facts.has(Trigger::Snare) => {
            note(&format!("{} picked up", card.id));
        }
        Event::SnareSprung { card, .. } => {
            begun(card.0, Trigger::Snare);
            note(&format!("{} sprung", card.id));
        }
        Event::VocationUsed { class, number, .. } => {
            note(&format!("{class} vocation {number}"));
            let printed = after.set.find_class(class);
            let abilities = printed
                .map(|class| &class.abilities[..])
                .unwrap_or_default();
            if let Some(ability) = abilities.get(usize::from(*number) - 1) {
                note_begun(ability, after, note);
            }
        }
        Event::Triggered { card, ability, .. } => {
            if let Some(ability) = card.abilities.get(usize::from(*ability)) {
                note_begun(ability, after, note);
            }
        }
        Event::Ended { winner, why } => match (winner, why) {
            (Some(_), Ending::Breakthrough) => note("ended by breakthrough"),
            (Some(_), Ending::Concession) => note("ended by concession"),
            // Too rare at random; the chapter on endings sketches them.
            _ => {}
        },
        _ => {}
    }
}

/// The ability begins: its steps are carried out up to what is asked about, unless its
/// controller may decline it.
fn note_begun(ability: &Ability, after: &Battle, note: &mut dyn FnMut(&str)) {
    note(&trigger(ability.on));
    if !ability.optional {
        note_steps(ability, 0, after, note);
    }
}

/// The steps from this one on, up to the one that is asked about now.
fn note_steps(ability: &Ability, from: usize, after: &Battle, note: &mut dyn FnMut(&str)) {
    let asked = after.tasks.iter().find_map(|task| match task {
        Task::Ability(frame) => {
            let same = (frame.ability(after.set)).is_some_and(|other| ptr::eq(other, ability));
            same.then_some(frame.step as usize)
        }
        _ => None,
    });
    let end = asked.map_or(ability.steps.len(), |step| step + 1);
    for step in ability.steps.iter().take(end).skip(from) {
        note_step(step, note);
    }
}

/// A step is carried out, with what it wraps; what is chosen or put off comes by itself.
fn note_step(step: &EffectStep, note: &mut dyn FnMut(&str)) {
    if let Some(number) = step.template() {
        note(&template(number));
    }
    if let EffectStep::Repeat { step, .. } | EffectStep::Then(step) = step {
        note_step(step, note);
    }
}

/// An answer to an ability: the step asked about is carried out, and those behind it if the
/// ability is over.
fn note_answered(before: &Battle, after: &Battle, answer: Action, note: &mut dyn FnMut(&str)) {
    let Some(Task::Ability(frame)) = before.tasks.last() else {
        return;
    };
    if answer == Action::Decline {
        return;
    }
    let (Some(ability), place) = (frame.ability(before.set), frame.step as usize) else {
        return;
    };
    if let (Action::Mode(option), Some(EffectStep::Choose(options))) =
        (answer, frame.step(before.set))
        && let Some(chosen) = options.get(usize::from(option) - 1)
    {
        note_step(chosen, note);
    }
    note_steps(ability, place, after, note);
}

/// STATIC abilities are at work where their card is.
fn note_static(battle: &Battle, note: &mut dyn FnMut(&str)) {
    let mut any = false;
    battle.each_static(battle.radiant.or(battle.governing), |_, step| {
        any = true;
        note_step(step, note);
    });
    if any {
        note(&trigger(Trigger::Static));
    }
}
