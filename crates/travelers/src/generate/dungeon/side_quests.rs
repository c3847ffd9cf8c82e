//! Side quests of dungeons: DS-1 to DS-7 (TS-8.54).

use super::draft::Draft;
use super::fitness::UnfitDungeon;
use super::room_text::RoomText;
use crate::dungeon::{RoomCode, Timing};
use crate::effect::Effect;
use crate::generate::event::Event;
use crate::generate::foe::{Difficulty, Foe, Foes, Role, Strength, Wanted};
use crate::generate::streams::Streams;
use crate::sentence::{Condition, Sentence};
use crate::world::MarkTrack;

/// How many of them a dungeon has (TS-8.53).
const SIDE_QUESTS: usize = 2;

#[derive(Clone, Copy, PartialEq, Eq)]
enum SideQuest {
    Technique,
    Bounty,
    Theft,
    Chest,
    Trap,
    Forge,
    Hostage,
}

impl SideQuest {
    const ALL: [SideQuest; 7] = [
        SideQuest::Technique,
        SideQuest::Bounty,
        SideQuest::Theft,
        SideQuest::Chest,
        SideQuest::Trap,
        SideQuest::Forge,
        SideQuest::Hostage,
    ];

    const fn takes_a_card(self) -> bool {
        matches!(self, SideQuest::Technique | SideQuest::Forge)
    }
}

/// Writes two different side quests.
pub(super) fn write(draft: &mut Draft) -> Result<(), UnfitDungeon> {
    // TS-8.54: one piece at most uses the takable card; the two forms stand on it already.
    let mut card_is_used = draft.entries.keys().any(|&room| draft.is_takable(room));
    let mut bag = SideQuest::ALL;
    draft.streams.adventure.shuffle(&mut bag);
    let mut written = 0;
    for quest in bag {
        if written == SIDE_QUESTS {
            break;
        }
        let is_possible = !(quest.takes_a_card() && card_is_used);
        if is_possible && place(draft, quest).is_some() {
            card_is_used |= quest.takes_a_card();
            written += 1;
        }
    }
    match written {
        SIDE_QUESTS => Ok(()),
        _ => Err(UnfitDungeon::NoPlace("DS-1 to DS-7")),
    }
}

/// Gives the quest its rooms; nothing, and no change, if there are none for it.
fn place(draft: &mut Draft, quest: SideQuest) -> Option<()> {
    match quest {
        SideQuest::Technique => technique(draft),
        SideQuest::Bounty => freed_by_a_fight(draft, "bounty", Event::Heal),
        SideQuest::Theft => theft(draft),
        SideQuest::Chest => hoard(draft, "chest", Foes::lock),
        SideQuest::Trap => hoard(draft, "trap", Foes::trap),
        SideQuest::Forge => forge(draft),
        SideQuest::Hostage => freed_by_a_fight(draft, "hostage", Event::Helper),
    }
}

/// G-49.
fn is_far(draft: &Draft, room: RoomCode) -> bool {
    !draft.is_near(room)
}

fn strong(draft: &mut Draft, wanted: Wanted) -> Foe {
    draft.foes.draw(wanted, Role::Wanderer, &mut draft.streams)
}

// DS-1. What must still be mapped is the guardian's room, so the way from there must not use its
// card again (G-47).
fn technique(draft: &mut Draft) -> Option<()> {
    let lesson = draft.farthest(Draft::is_takable)?;
    let guards = |draft: &Draft, room: RoomCode| {
        is_far(draft, room)
            && !draft.is_takable(room)
            && draft.topology.visible_from(room).get(lesson).is_some()
    };
    let guardian = draft.farthest(guards)?;
    let take = Event::TakeHeroCard.effect(&mut draft.streams.adventure);
    let beaten = Condition::SymbolMapped(draft.reading(guardian));
    let text = RoomText::of_piece("technique", Timing::Immediate, &mut draft.streams.text)
        .then(Sentence::of([take]).when([beaten]));
    draft.entries.insert(lesson, text);
    let foe = strong(draft, Wanted::new(Strength::T4, Difficulty::Hard));
    let text = RoomText::of_piece("guardian", Timing::Immediate, &mut draft.streams.text);
    draft.entries.insert(guardian, text.fight(foe));
    Some(())
}

// DS-2, DS-7.
fn freed_by_a_fight(draft: &mut Draft, piece: &str, reward: Event) -> Option<()> {
    let room = draft.at(50, is_far)?;
    let foe = strong(
        draft,
        Wanted::new(Strength::T4, Difficulty::Hard).unbuffed(),
    );
    let reward = reward.effect(&mut draft.streams.adventure);
    let text = RoomText::of_piece(piece, Timing::Choice, &mut draft.streams.text)
        .fight(foe)
        .then(Sentence::of([reward]).once());
    draft.entries.insert(room, text);
    Some(())
}

// DS-3. The thief comes once three games have filled the boxes.
fn theft(draft: &mut Draft) -> Option<()> {
    let stolen = draft.at(50, |_, _| true)?;
    let thief = draft.farthest(|draft, room| is_far(draft, room) && room != stolen)?;
    let boxes = MarkTrack {
        boxes: vec![None; 3],
        end: None,
    };
    let text = RoomText::of_piece("theft", Timing::Choice, &mut draft.streams.text)
        .then(Sentence::of([Effect::FillMark]).once())
        .marks(boxes);
    draft.entries.insert(stolen, text);
    let hides = Condition::EmptyBox(draft.reading(stolen));
    let foe = strong(
        draft,
        Wanted::new(Strength::T4, Difficulty::Normal).unbuffed(),
    );
    let heal = Event::Heal.sentence(&mut draft.streams.adventure);
    let text = RoomText::of_piece("thief", Timing::Immediate, &mut draft.streams.text)
        .then(Sentence::of([Effect::Blank]).when([hides]))
        .fight(foe)
        .then(heal);
    draft.entries.insert(thief, text);
    Some(())
}

// DS-4, DS-5.
fn hoard(
    draft: &mut Draft,
    piece: &str,
    guard: fn(&mut Foes, Strength, Difficulty, &mut Streams) -> Foe,
) -> Option<()> {
    let room = draft.at(80, is_far)?;
    let streams = &mut draft.streams;
    let strength = streams.adventure.choose(&[Strength::T3, Strength::T4]);
    let foe = guard(&mut draft.foes, strength, Difficulty::Hard, streams);
    let loot = Event::Loot.effect(&mut streams.adventure);
    let text = RoomText::of_piece(piece, Timing::Choice, &mut streams.text)
        .fight_or_leave(foe)
        .then(Sentence::of([loot]).once());
    draft.entries.insert(room, text);
    Some(())
}

// DS-6.
fn forge(draft: &mut Draft) -> Option<()> {
    let room = draft.farthest(Draft::is_takable)?;
    let forge = Event::Forge.sentence(&mut draft.streams.adventure);
    let text = RoomText::of_piece("forge", Timing::Immediate, &mut draft.streams.text).then(forge);
    draft.entries.insert(room, text);
    Some(())
}
