//! Which conditions of section 5.2 a move has asked about, and whether they held.

use super::effects;
use crate::action::Action;
use crate::effect::Effect;
use crate::event::Event;
use crate::half::Half;
use crate::hero::ExhaustModel;
use crate::journey::Journey;
use crate::map::MapState;
use crate::question::Question;
use crate::script::{Frame, Source};
use crate::sentence::{Condition, Sentence, Where};
use crate::set::Map;
use crate::track::Track;
use laws::Step;

/// CO-01..18 and CO-20..29, each as one that holds and one that fails.
pub(super) fn all() -> impl Iterator<Item = String> {
    let numbers = (1..=18).chain(20..=29);
    numbers.flat_map(|number| [asked(number, true), asked(number, false)])
}

fn asked(number: u8, holds: bool) -> String {
    let how = if holds { "holds" } else { "fails" };
    format!("CO-{number:02} {how}")
}

pub(super) fn note_reached(step: &Step<'_, Journey>, action: Action, note: &mut dyn FnMut(&str)) {
    let before = step.before;
    match (before.question, action) {
        (Question::Plan, Action::Activate) => note_ability(before, note),
        (Question::Offer, Action::Accept | Action::Decline) => {
            note_offer(before, action == Action::Accept, note);
        }
        // CO-26: the prize is a card to turn, the penalty one to exhaust.
        (Question::Turn(_) | Question::Wear(_), _)
            if matches!(before.current_effect(), Some(Effect::Challenge { .. })) =>
        {
            note(&asked(26, matches!(before.question, Question::Turn(_))));
        }
        (Question::Wager, _) => note(&asked(27, keeps_both(step))),
        _ => {}
    }
    note_exhaust(before, action, note);
    for told in step.told {
        match told.event {
            Event::ReadHalf(code) => note_text(step, before, Source::Half(code), false, note),
            Event::ReadEntry(reading) => {
                let Some(Map::Dungeon(dungeon)) = before.sets.map() else {
                    continue;
                };
                let place = dungeon.index.iter().position(|e| e.reading == reading);
                if let (Some(place), MapState::Dungeon(maze)) = (place, step.after.map) {
                    let (entry, room) = (place as u8, maze.room);
                    // The room is laid in the course of the move.
                    let source = Source::Entry { entry, room };
                    note_text(step, step.after, source, false, note);
                }
            }
            Event::EnemyDefeated { .. } => {
                if let Some(source) = before.scripts.reading() {
                    note_text(step, before, source, true, note);
                }
            }
            _ => {}
        }
    }
}

fn holds(journey: &Journey, source: Source, condition: &Condition) -> bool {
    let alone = Sentence::of([]).when([condition.clone()]);
    journey.conditions_hold(&Frame::start(source), &alone)
}

/// The conditions of the ability that is activated, once its cost is paid.
fn note_ability(before: &Journey, note: &mut dyn FnMut(&str)) {
    let (Some(card), Some(ability)) = (before.layout.column.last(), before.next_ability()) else {
        return;
    };
    let source = Source::Ability {
        card,
        ability: before.layout.next,
    };
    let mut paid = before.clone();
    paid.tracks.pay(Track::Mana, ability.cost.into());
    for condition in ability.sentences.iter().flat_map(|s| &s.when) {
        note(&asked(number(condition), holds(&paid, source, condition)));
    }
}

/// CO-13 and CO-14: "May: X. Or: Y."
fn note_offer(before: &Journey, accepted: bool, note: &mut dyn FnMut(&str)) {
    let Some(frame) = before.scripts.top() else {
        return;
    };
    let rest = &before.sentences(frame.source)[usize::from(frame.sentence)..];
    if matches!(frame.source, Source::Ability { .. }) && rest[0].may {
        note(&asked(13, accepted));
        if rest[1..].iter().any(|sentence| sentence.or) {
            note(&asked(14, !accepted));
        }
    }
}

/// CO-27: cards that lose the wager are discarded.
fn keeps_both(step: &Step<'_, Journey>) -> bool {
    let discarded = |event: &Event| matches!(event, Event::Discarded(_));
    let asked = step.after.question == Question::DiscardOrder;
    !asked && !step.told.iter().any(|told| discarded(&told.event))
}

/// CO-16 to CO-18: what exhaust lines ask.
fn note_exhaust(before: &Journey, action: Action, note: &mut dyn FnMut(&str)) {
    let (card, pay) = match action {
        Action::Exhaust { card, pay } => (card, pay),
        Action::Hit(card) => (card, false),
        _ => return,
    };
    if before.question == Question::Exhaust && !before.layout.shows_exhaust(card) {
        return;
    }
    let model = before.in_play().upright(card).exhaust.model;
    let in_hand = before.zones.hand.has(card);
    match before.zones.half(card) {
        Half::I => {
            note(&asked(16, !pay));
            if model == ExhaustModel::Shield {
                note(&asked(17, !in_hand));
            }
        }
        Half::II if model == ExhaustModel::Shield => note(&asked(18, in_hand)),
        Half::II => {}
    }
}

/// The conditions of an adventure text up to its fight, or behind it.
fn note_text(
    step: &Step<'_, Journey>,
    journey: &Journey,
    source: Source,
    behind_the_fight: bool,
    note: &mut dyn FnMut(&str),
) {
    let mut behind = false;
    for sentence in journey.sentences(source) {
        if behind == behind_the_fight {
            for condition in &sentence.when {
                let held = holds(journey, source, condition);
                note(&asked(number(condition), held));
                if held && matches!(condition, Condition::Letter(_)) {
                    note(&effects::done(42));
                }
            }
            if sentence.once {
                note_once(step, source, note);
            }
        }
        behind |= sentence.effects.contains(&Effect::Fight);
    }
}

/// CO-29.
fn note_once(step: &Step<'_, Journey>, source: Source, note: &mut dyn FnMut(&str)) {
    if is_used(step.before, source) {
        note(&asked(29, false));
    } else if is_used(step.after, source) || step.after.question == Question::Offer {
        note(&asked(29, true));
    }
}

fn is_used(journey: &Journey, source: Source) -> bool {
    match (source, &journey.map) {
        (Source::Half(half), MapState::World(grid)) => grid.once_used(half.card),
        (Source::Entry { entry, .. }, MapState::Dungeon(maze)) => maze.once & 1 << entry != 0,
        _ => false,
    }
}

const fn number(condition: &Condition) -> u8 {
    match condition {
        Condition::Cards { place, .. } => by_place(*place, 1),
        Condition::Banners { place, .. } => by_place(*place, 3),
        Condition::Elements { place, .. } => by_place(*place, 5),
        Condition::Shows { .. } => 7,
        Condition::Constellation { place, present, .. } => {
            by_place(*place, if *present { 8 } else { 10 })
        }
        Condition::PreviousStars(_) => 12,
        Condition::Pay { .. } => 15,
        Condition::Mapped(_) => 20,
        Condition::NotMapped(_) => 21,
        Condition::CardMapped(_) => 22,
        Condition::SymbolMapped(_) => 23,
        Condition::SymbolNotMapped(_) => 24,
        Condition::EmptyBox(_) => 25,
        Condition::Letter(_) => 28,
    }
}

/// In play, and then in hand.
const fn by_place(place: Where, in_play: u8) -> u8 {
    match place {
        Where::InPlay => in_play,
        Where::InHand => in_play + 1,
    }
}
