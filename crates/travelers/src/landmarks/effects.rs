//! Which effects of section 5 a move has done.

use crate::action::Action;
use crate::effect::Effect;
use crate::event::Event;
use crate::hero::Ability;
use crate::journey::{End, Journey};
use crate::map::MapState;
use crate::question::Question;
use crate::track::Track;
use laws::Step;

/// EF-01 to EF-13 and EF-20 to EF-47. EF-42 is a condition that holds (CO-28).
pub(super) fn all() -> impl Iterator<Item = String> {
    let numbers = (1..=13).chain(20..=47);
    numbers.map(done)
}

pub(super) fn done(number: u8) -> String {
    format!("EF-{number:02} done")
}

pub(super) fn note_reached(step: &Step<'_, Journey>, action: Action, note: &mut dyn FnMut(&str)) {
    let before = step.before;
    // The instruction that asked is the one that is being executed.
    if let Some(number) = before.current_effect().and_then(asking) {
        note(&done(number));
    }
    let mut won = false;
    for told in step.told {
        if let Some(number) = telling(&told.event) {
            note(&done(number));
        }
        won |= matches!(told.event, Event::EnemyDefeated { .. });
        match told.event {
            Event::FilledMark if step.after.marks.hero > before.marks.hero => note(&done(7)),
            Event::FilledMark => note(&done(41)),
            Event::FightBegan(_) if step.after.fight.is_some_and(|fight| fight.may_leave) => {
                note(&done(35));
            }
            Event::Ended { end: End::Won, .. } if matches!(before.map, MapState::World(_)) => {
                note(&done(46));
            }
            Event::Gained { track, .. } if action == Action::Activate => {
                note(&done(gain(track)));
                if before.next_ability().is_some_and(multiplies) {
                    note(&done(10));
                }
            }
            Event::Gained { .. } if (before.fight.is_none() || won) && !gives(before) => {
                note(&done(28));
            }
            _ => {}
        }
        if before.question == Question::Exhaust {
            note_leaving(before, action, &told.event, note);
        }
    }
}

/// EF-11 to EF-13: what an exhaust line does with its card.
fn note_leaving(before: &Journey, action: Action, event: &Event, note: &mut dyn FnMut(&str)) {
    let Action::Exhaust { card, .. } = action else {
        return;
    };
    if !before.layout.shows_exhaust(card) {
        return;
    }
    match event {
        Event::Turned(turned) if turned.card == card => note(&done(11)),
        Event::Discarded(discarded) if discarded.card == card => note(&done(12)),
        Event::Removed(removed) if removed.card == card => note(&done(13)),
        _ => {}
    }
}

const fn gain(track: Track) -> u8 {
    match track {
        Track::Attack => 1,
        Track::Defense => 2,
        Track::Mana => 3,
    }
}

fn multiplies(ability: &Ability) -> bool {
    let multiply = |effect: &Effect| matches!(effect, Effect::Multiply { .. });
    let mut effects = ability.sentences.iter().flat_map(|s| &s.effects);
    effects.any(multiply)
}

/// Does the instruction that asks give a point itself?
fn gives(before: &Journey) -> bool {
    matches!(
        before.current_effect(),
        Some(
            Effect::Helper { .. }
                | Effect::Observatory { .. }
                | Effect::Sacrifice { .. }
                | Effect::Challenge { .. }
        )
    )
}

/// Effects that ask something.
const fn asking(effect: Effect) -> Option<u8> {
    Some(match effect {
        Effect::TakeBack(_) => 6,
        Effect::Heal(_) => 20,
        Effect::Trade(_) => 21,
        Effect::Swap { .. } => 22,
        Effect::Recover { .. } => 23,
        Effect::Weakness { .. } => 24,
        Effect::Challenge { .. } => 25,
        Effect::Camp(_) => 26,
        Effect::Helper { .. } => 27,
        Effect::Observatory { .. } => 29,
        Effect::Ritual(_) => 30,
        Effect::Curse => 31,
        Effect::Migration => 32,
        Effect::Gamble(_) => 33,
        Effect::Sacrifice { .. } => 34,
        Effect::Forge { .. } => 36,
        _ => return None,
    })
}

/// Effects that an event of their own tells of. Every text that is read tells a tale (EF-45).
const fn telling(event: &Event) -> Option<u8> {
    Some(match event {
        Event::Zeroed(_) => 4,
        Event::Transferred { .. } => 5,
        Event::IgnoredModifiers => 8,
        Event::Repeated { .. } => 9,
        Event::CardGained(_) => 37,
        Event::Revealed(_) => 38,
        Event::CardRemoved(_) => 39,
        Event::Blank => 40,
        Event::Teleported(_) => 43,
        Event::FightBegan(_) => 44,
        Event::ReadHalf(_) | Event::ReadEntry(_) => 45,
        Event::BossDefeated => 47,
        _ => return None,
    })
}
