//! Main quests of dungeons: DM-1 to DM-5 (TS-8.54).

use super::draft::Draft;
use super::fitness::UnfitDungeon;
use super::room_text::RoomText;
use crate::dungeon::{RoomCode, Timing};
use crate::effect::Effect;
use crate::generate::event::Event;
use crate::generate::foe::{Difficulty, Role, Strength, Wanted};
use crate::generate::stock::MAIN_WORDINGS;
use crate::sentence::{Condition, Sentence};
use crate::story::Story;

#[derive(Clone, Copy)]
enum MainQuest {
    Hunt,
    Key,
    Lieutenant,
    Forms,
    Curse,
}

impl MainQuest {
    const ALL: [MainQuest; 5] = [
        MainQuest::Hunt,
        MainQuest::Key,
        MainQuest::Lieutenant,
        MainQuest::Forms,
        MainQuest::Curse,
    ];

    /// Its id in keys of texts.
    const fn id(self) -> &'static str {
        match self {
            MainQuest::Hunt => "hunt",
            MainQuest::Key => "key",
            MainQuest::Lieutenant => "lieutenant",
            MainQuest::Forms => "forms",
            MainQuest::Curse => "curse",
        }
    }
}

/// A main quest in one wording.
struct Telling {
    quest: MainQuest,
    wording: u64,
}

impl Telling {
    fn story(&self, part: &str) -> Story {
        let (quest, wording) = (self.quest.id(), self.wording);
        Story::new(format!("ts-main-{quest}-{part}-{wording}"))
    }
}

/// Writes a main quest and gives its title.
pub(super) fn write(draft: &mut Draft) -> Result<Story, UnfitDungeon> {
    let telling = Telling {
        quest: draft.streams.adventure.choose(&MainQuest::ALL),
        wording: draft.streams.text.below(MAIN_WORDINGS.into()) + 1,
    };
    let title = telling.story("title");
    let mission =
        RoomText::new(Timing::WalkOn, title, telling.story("short")).after(telling.story("ending"));
    draft.entries.insert(RoomCode::START, mission);
    match telling.quest {
        MainQuest::Hunt => hunt(draft, &telling)?,
        MainQuest::Key | MainQuest::Lieutenant | MainQuest::Curse => guarded(draft, &telling)?,
        MainQuest::Forms => forms(draft, &telling)?,
    }
    Ok(title)
}

/// G-46, G-49: the final enemy is not on the card that can be taken, and not near 1A.
fn suits_boss(draft: &Draft, room: RoomCode) -> bool {
    !draft.is_takable(room) && !draft.is_near(room)
}

/// The villain's room, with what the villain waits for.
fn boss(draft: &mut Draft, telling: &Telling, role: Role, waits: Option<Condition>) -> RoomText {
    let wanted = Wanted::new(Strength::Boss, Difficulty::Normal).unbuffed();
    let foe = draft.foes.draw(wanted, role, &mut draft.streams);
    let mut room = RoomText::new(Timing::Immediate, foe.enemy.name, foe.intro);
    if let Some(condition) = waits {
        room = room.then(Sentence::of([Effect::Blank]).when([condition]));
    }
    room.fight(foe)
        .after(telling.story("won"))
        .then(Sentence::of([Effect::BossDefeated]))
}

// DM-1. The villain cannot be passed by, so nothing must lie behind.
fn hunt(draft: &mut Draft, telling: &Telling) -> Result<(), UnfitDungeon> {
    let is_last = |draft: &Draft, room| draft.topology.neighbours(room).count() == 1;
    let room = draft.farthest(|draft, room| suits_boss(draft, room) && is_last(draft, room));
    let room = room.ok_or(UnfitDungeon::NoPlace("DM-1"))?;
    let boss = boss(draft, telling, Role::Villain, None);
    draft.entries.insert(room, boss);
    Ok(())
}

// DM-2, DM-3, DM-5: the final enemy is there if one comes from another room, its card unused
// since (TS-8.55).
fn guarded(draft: &mut Draft, telling: &Telling) -> Result<(), UnfitDungeon> {
    let leads_to_a_boss = |draft: &Draft, room: RoomCode| {
        let visible = draft.topology.visible_from(room);
        let mut others = visible.rooms().filter(|(other, _)| *other != room);
        !draft.is_takable(room) && others.any(|(other, _)| suits_boss(draft, other))
    };
    let no_place = UnfitDungeon::NoPlace("DM-2");
    let guard = draft.farthest(leads_to_a_boss).ok_or(no_place.clone())?;
    let text = guard_text(draft, telling.quest);
    draft.entries.insert(guard, text);

    let visible = draft.topology.visible_from(guard);
    let suits = |draft: &Draft, room| suits_boss(draft, room) && visible.get(room).is_some();
    let room = draft.farthest(suits).ok_or(no_place)?;
    let absent = Condition::SymbolNotMapped(draft.reading(guard));
    let boss = boss(draft, telling, Role::Villain, Some(absent));
    draft.entries.insert(room, boss);
    Ok(())
}

fn guard_text(draft: &mut Draft, quest: MainQuest) -> RoomText {
    match quest {
        MainQuest::Lieutenant => {
            let wanted = Wanted::new(Strength::T2, Difficulty::Normal).unbuffed();
            let role = Role::Lieutenant;
            let foe = draft.foes.draw(wanted, role, &mut draft.streams);
            RoomText::of_foe(Timing::Immediate, foe)
        }
        MainQuest::Curse => {
            let curse = Event::Curse.effect(&mut draft.streams.adventure);
            RoomText::of_piece("curse", Timing::Immediate, &mut draft.streams.text)
                .then(Sentence::of([curse]).once())
        }
        _ => RoomText::of_piece("key", Timing::WalkOn, &mut draft.streams.text),
    }
}

// DM-4: the second form waits where no door leads.
fn forms(draft: &mut Draft, telling: &Telling) -> Result<(), UnfitDungeon> {
    let no_place = UnfitDungeon::NoPlace("DM-4");
    let suits = |draft: &Draft, room| draft.is_takable(room) && !draft.is_near(room);
    let first = draft.farthest(suits).ok_or(no_place.clone())?;
    let wanted = Wanted::new(Strength::T4, Difficulty::Normal).unbuffed();
    let foe = draft.foes.draw(wanted, Role::FirstForm, &mut draft.streams);
    let text = RoomText::of_foe(Timing::Choice, foe);

    let others = |draft: &Draft, room| draft.is_takable(room) && room != first;
    let second = draft.farthest(others).ok_or(no_place)?;
    draft.erase(second);
    let text = text.then(Sentence::of([Effect::Teleport(second)]));
    draft.entries.insert(first, text);
    let boss = boss(draft, telling, Role::SecondForm, None);
    let boss = boss.then(Sentence::of([Effect::Teleport(RoomCode::START)]));
    draft.entries.insert(second, boss);
    Ok(())
}
