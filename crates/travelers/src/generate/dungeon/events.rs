//! Events of dungeons: DE-1 to DE-13 (TS-8.54).

use super::ENTRIES;
use super::draft::Draft;
use super::fitness::UnfitDungeon;
use super::room_text::RoomText;
use crate::dungeon::{RoomCode, Timing};
use crate::effect::Effect;
use crate::generate::event::Event;
use crate::generate::foe::{Difficulty, Role, Strength, Wanted};
use crate::sentence::Sentence;

#[derive(Clone, Copy)]
enum Happening {
    /// DE-1: a teleport there and one back.
    Portal,
    /// DE-2: a teleport to an enemy.
    Pitfall,
    /// DE-3 to DE-13.
    Event(Room),
}

/// A room with an event.
#[derive(Clone, Copy)]
struct Room {
    piece: &'static str,
    percent: u8,
    timing: Timing,
    event: Option<Event>,
}

const fn choice(piece: &'static str, percent: u8, event: Event) -> Happening {
    Happening::Event(Room {
        piece,
        percent,
        timing: Timing::Choice,
        event: Some(event),
    })
}

const fn walk_on(piece: &'static str, percent: u8, event: Option<Event>) -> Happening {
    Happening::Event(Room {
        piece,
        percent,
        timing: Timing::WalkOn,
        event,
    })
}

const HAPPENINGS: [Happening; 13] = [
    Happening::Portal,
    Happening::Pitfall,
    choice("healer", 50, Event::Heal),
    choice("trade", 20, Event::Trade),
    choice("swap", 80, Event::Swap),
    walk_on("quiet", 50, None),
    choice("recover", 80, Event::Recover),
    walk_on("weakness", 30, Some(Event::Weakness)),
    choice("camp", 20, Event::Camp),
    choice("ritual", 70, Event::Ritual),
    choice("observatory", 50, Event::Observatory),
    choice("gamble", 50, Event::Gamble),
    choice("sacrifice", 60, Event::Sacrifice),
];

/// TS-8.53: random events until the index is full.
pub(super) fn write(draft: &mut Draft) -> Result<(), UnfitDungeon> {
    let mut bag = HAPPENINGS;
    draft.streams.adventure.shuffle(&mut bag);
    for happening in bag {
        let left = ENTRIES - draft.entries.len();
        match happening {
            _ if left == 0 => break,
            Happening::Event(room) => event(draft, room),
            Happening::Portal if left > 1 => portal(draft),
            Happening::Pitfall if left > 1 => pitfall(draft),
            Happening::Portal | Happening::Pitfall => None,
        };
    }
    match draft.entries.len() {
        ENTRIES => Ok(()),
        _ => Err(UnfitDungeon::NoPlace("DE-1 to DE-13")),
    }
}

fn event(draft: &mut Draft, room: Room) -> Option<()> {
    let code = draft.at(room.percent, |_, _| true)?;
    let mut text = RoomText::of_piece(room.piece, room.timing, &mut draft.streams.text);
    if let Some(event) = room.event {
        // Who chose to enter has said yes already (section 5.5).
        let effect = event.effect(&mut draft.streams.adventure);
        text = text.then(Sentence::of([effect]).once());
    }
    draft.entries.insert(code, text);
    Some(())
}

/// G-48: where a teleport may lead.
fn can_be_reached(draft: &Draft, room: RoomCode) -> bool {
    !draft.is_takable(room)
}

fn portal(draft: &mut Draft) -> Option<()> {
    let near = draft.at(20, can_be_reached)?;
    let far = draft.at(80, |draft, room| {
        can_be_reached(draft, room) && room != near
    })?;
    for (room, other) in [(near, far), (far, near)] {
        let text = RoomText::of_piece("portal", Timing::Choice, &mut draft.streams.text)
            .then(Sentence::of([Effect::Teleport(other)]));
        draft.entries.insert(room, text);
    }
    Some(())
}

fn pitfall(draft: &mut Draft) -> Option<()> {
    let bottom = draft.farthest(can_be_reached)?;
    let top = draft.at(50, |_, room| room != bottom)?;
    let text = RoomText::of_piece("pitfall", Timing::Choice, &mut draft.streams.text)
        .then(Sentence::of([Effect::Teleport(bottom)]));
    draft.entries.insert(top, text);
    let wanted = Wanted::new(Strength::T3, Difficulty::Hard);
    let foe = draft.foes.draw(wanted, Role::Wanderer, &mut draft.streams);
    let text = RoomText::of_foe(Timing::Immediate, foe);
    draft.entries.insert(bottom, text);
    Some(())
}
