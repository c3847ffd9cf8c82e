//! The enemies that wander through a dungeon (TS-8.53).

use super::draft::Draft;
use super::fitness::UnfitDungeon;
use super::room_text::RoomText;
use crate::dungeon::{RoomCode, Timing};
use crate::generate::foe::{Difficulty, Role, Strength, Wanted};

/// From the entrance to the depths.
const NEAR_TO_FAR: [Wanted; 4] = [
    Wanted::new(Strength::T1, Difficulty::Normal),
    Wanted::new(Strength::T1, Difficulty::Hard),
    Wanted::new(Strength::T2, Difficulty::Normal),
    Wanted::new(Strength::T2, Difficulty::Normal),
];

/// From the depths to the entrance.
const FAR_TO_NEAR: [Wanted; 5] = [
    Wanted::new(Strength::T5, Difficulty::Easy),
    Wanted::new(Strength::T4, Difficulty::Easy),
    Wanted::new(Strength::T4, Difficulty::Normal),
    Wanted::new(Strength::T3, Difficulty::Normal),
    Wanted::new(Strength::T3, Difficulty::Normal),
];

pub(super) fn write(draft: &mut Draft) -> Result<(), UnfitDungeon> {
    for wanted in NEAR_TO_FAR {
        let room = draft.nearest(|_, _| true);
        put(draft, room, wanted)?;
    }
    for wanted in FAR_TO_NEAR {
        let is_strong = wanted.strength > Strength::T3;
        let room = draft.farthest(|draft, room| !(is_strong && draft.is_near(room)));
        put(draft, room, wanted)?;
    }
    Ok(())
}

fn put(draft: &mut Draft, room: Option<RoomCode>, wanted: Wanted) -> Result<(), UnfitDungeon> {
    let room = room.ok_or(UnfitDungeon::NoPlace("a wandering enemy"))?;
    let foe = draft.foes.draw(wanted, Role::Wanderer, &mut draft.streams);
    let text = RoomText::of_foe(Timing::Immediate, foe);
    draft.entries.insert(room, text);
    Ok(())
}
