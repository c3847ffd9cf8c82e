//! What random play must come by: every question, action, event, effect, condition, exhaust
//! model, modifier, perk, timing and ending. All but one: chance hardly ever lays two islands
//! with one room between them (TS-7.71), which has a scenario of its own.

mod combat;
mod conditions;
mod effects;

use crate::event::Event;
use crate::journey::{End, Journey};
use crate::map::MapState;
use crate::question::Question;
use crate::set::Map;
use crate::setup::TravelersSetup;
use kernel::{Game, Move};
use laws::{Landmarks, Step};
use std::fmt::Debug;

impl Landmarks for Journey {
    /// The same for all setups: together they must show everything there is.
    fn landmarks(_: &TravelersSetup) -> Vec<String> {
        let mut names = Vec::new();
        names.extend(QUESTIONS.iter().map(|name| format!("asked: {name}")));
        names.extend(VERBS.iter().map(|verb| format!("action: {verb}")));
        names.extend(EVENTS.iter().map(|name| format!("event: {name}")));
        names.extend(TIMINGS.iter().map(|name| format!("timing: {name}")));
        names.extend(ENDINGS.iter().map(|name| format!("ended: {name}")));
        names.extend(effects::all());
        names.extend(conditions::all());
        names.extend(combat::all());
        names
    }

    fn reached(step: &Step<'_, Journey>, note: &mut dyn FnMut(&str)) {
        if let Question::Beside(_) = step.before.question {
            return;
        }
        for told in step.told {
            note(&format!("event: {}", variant(&told.event)));
            note_told(&told.event, step.after, note);
        }
        if let Move::Play(action) = step.made {
            let text = step.before.spell(action);
            let verb = text.split(' ').next().unwrap_or_default();
            note(&format!("action: {verb}"));
            note(&format!("asked: {}", variant(&step.before.question)));
            effects::note_reached(step, action, note);
            conditions::note_reached(step, action, note);
            combat::note_reached(step, action, note);
        }
    }
}

/// The name of an enum's variant, without what it holds.
fn variant(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    let end = text.find(|c: char| !c.is_alphanumeric());
    text[..end.unwrap_or(text.len())].to_owned()
}

fn note_told(event: &Event, after: &Journey, note: &mut dyn FnMut(&str)) {
    match event {
        Event::ReadEntry(reading) => {
            if let Some(Map::Dungeon(dungeon)) = after.sets.map()
                && let Some(entry) = dungeon.index.iter().find(|e| e.reading == *reading)
            {
                note(&format!("timing: {:?}", entry.timing));
            }
        }
        Event::Ended { end, .. } => note(&format!("ended: {}", ending(*end, after))),
        _ => {}
    }
}

fn ending(end: End, after: &Journey) -> &'static str {
    match (end, after.map) {
        (End::Won, MapState::Dungeon(_)) => "won in a Dungeon",
        (End::Won, _) => "won in the World",
        (End::Defeated, _) => "defeated",
        (End::Conceded, _) => "conceded",
        (End::Stopped, _) => "stopped",
    }
}

/// TS-7.30.
const TIMINGS: [&str; 3] = ["Immediate", "WalkOn", "Choice"];

/// TS-3.7, TS-3.10 to TS-3.14.
const ENDINGS: [&str; 5] = [
    "won in the World",
    "won in a Dungeon",
    "defeated",
    "conceded",
    "stopped",
];

/// TS-4.9: DP-1 to DP-10, each by its parts.
const QUESTIONS: [&str; 33] = [
    "Walk",
    "Toll",
    "Visit",
    "Open",
    "Plan",
    "Offer",
    "TakeBack",
    "Exhaust",
    "Hits",
    "March",
    "Pull",
    "Turn",
    "TradeOne",
    "TradeTwo",
    "SwapGive",
    "SwapTake",
    "RecoverGive",
    "RecoverTake",
    "RecoverHalf",
    "Weaken",
    "Wear",
    "Give",
    "ObserveFirst",
    "ObserveSecond",
    "RitualRemove",
    "RitualTurn",
    "DiscardOrder",
    "DiscardHand",
    "Migrate",
    "Wager",
    "EnterHalf",
    "Land",
    "GoOn",
];

/// The words that notation begins with.
const VERBS: [&str; 22] = [
    "go", "open", "activate", "load", "infuse", "add", "strain", "end", "leave", "exhaust", "pay",
    "hit", "strike", "pulled", "discard", "choose", "enter", "migrate", "land", "accept",
    "decline", "done",
];

const EVENTS: [&str; 43] = [
    "Shuffled",
    "Drew",
    "Opened",
    "Loaded",
    "Infused",
    "Added",
    "Strained",
    "Activated",
    "Repeated",
    "Gained",
    "Paid",
    "Zeroed",
    "Transferred",
    "TookBack",
    "FilledMark",
    "IgnoredModifiers",
    "Declined",
    "PlanEnded",
    "Turned",
    "Discarded",
    "Removed",
    "Hit",
    "Took",
    "FightBegan",
    "EnemyDefeated",
    "EnemyStruck",
    "LevelRose",
    "LeftFight",
    "Fled",
    "Stepped",
    "Pulled",
    "ReadHalf",
    "ReadEntry",
    "Blank",
    "Revealed",
    "CardRemoved",
    "CardGained",
    "Migrated",
    "RoomLaid",
    "RoomForgotten",
    "Teleported",
    "BossDefeated",
    "Ended",
];
