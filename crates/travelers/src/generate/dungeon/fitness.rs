//! What a dungeon must be like before anything is said about its fights (section 8.11).

use super::draft::NEAR;
use crate::dungeon::{Dungeon, RoomCode};
use crate::effect::Effect;
use crate::enemy::{Enemy, Tier};
use crate::generate::true_map::TrueMap;
use crate::proof::{Unproven, dungeon_structure, dungeon_structure_without};
use crate::room::Rooms;

/// The requirement that a draft of a dungeon does not meet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnfitDungeon {
    /// TS-8.50: the rooms got in each other's way.
    #[error("TS-8.50: the rooms leave no place for the last of them")]
    NoTree,
    /// G-40: a piece found no room.
    #[error("G-40: no room is left for {0}")]
    NoPlace(&'static str),
    /// G-42: the printed doors contradict each other.
    #[error("G-42: {0}")]
    NoMap(String),
    /// G-46: the adventure cannot always be won.
    #[error("G-46: {0}")]
    Unproven(#[from] Unproven),
    /// G-49: the first rooms have the wrong enemies.
    #[error("G-49: no T1 enemy near 1A, or one above T3")]
    WrongBeginning,
    /// G-52: the hero's level before the final enemy is too low.
    #[error("G-52: a hero can only be of level {0} before the final enemy")]
    LowLevel(u8),
}

/// The level a hero should be able to have before the final enemy (G-52).
const LEVEL: u8 = 8;

/// Checks the printed dungeon whose card with this number is takable.
pub(super) fn check(dungeon: &Dungeon, takable: u8) -> Result<(), UnfitDungeon> {
    TrueMap::of(dungeon).map_err(UnfitDungeon::NoMap)?;
    let rooms = Rooms::of(dungeon).map_err(UnfitDungeon::NoMap)?;
    let structure = dungeon_structure(dungeon)?;
    // G-46, except for the two forms, which stand on the takable card.
    let teleports_there = dungeon
        .index
        .iter()
        .flat_map(|entry| &entry.text)
        .flat_map(|sentence| &sentence.effects)
        .any(|effect| matches!(effect, Effect::Teleport(room) if room.card == takable));
    if !teleports_there {
        dungeon_structure_without(dungeon, takable)?;
    }
    begins_gently(dungeon, &rooms)?;
    gives_levels(dungeon, &rooms, &structure.before_final)
}

fn enemy<'a>(dungeon: &'a Dungeon, rooms: &Rooms, room: RoomCode) -> Option<&'a Enemy> {
    let entry = rooms[room].entry?;
    dungeon.index[usize::from(entry)].enemy.as_ref()
}

// G-49.
fn begins_gently(dungeon: &Dungeon, rooms: &Rooms) -> Result<(), UnfitDungeon> {
    let mut near = vec![RoomCode::START];
    for _ in 0..NEAR {
        let next = near
            .iter()
            .flat_map(|&room| rooms[room].ways().map(|(_, way)| way.to));
        let next: Vec<RoomCode> = next.collect();
        near.extend(next);
    }
    let tiers: Vec<Tier> = near
        .into_iter()
        .filter_map(|room| Some(enemy(dungeon, rooms, room)?.tier))
        .collect();
    let is_strong = |tier: &Tier| matches!(tier, Tier::T4 | Tier::T5 | Tier::Miniboss | Tier::Boss);
    match tiers.contains(&Tier::T1) && !tiers.iter().any(is_strong) {
        true => Ok(()),
        false => Err(UnfitDungeon::WrongBeginning),
    }
}

// G-52, TS-4.72: enemies can be fought again, so a level is reached as soon as there is one who
// gives it. One that is three levels above the hero is no help.
fn gives_levels(
    dungeon: &Dungeon,
    rooms: &Rooms,
    before_final: &[RoomCode],
) -> Result<(), UnfitDungeon> {
    let levels: Vec<u8> = before_final
        .iter()
        .filter_map(|&room| enemy(dungeon, rooms, room))
        .filter(|enemy| enemy.tier != Tier::Boss)
        .map(|enemy| enemy.level)
        .collect();
    let mut level = 2;
    while level < LEVEL && levels.iter().any(|its| (level..=level + 2).contains(its)) {
        level += 1;
    }
    match level {
        LEVEL => Ok(()),
        _ => Err(UnfitDungeon::LowLevel(level)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dungeon::Entry;
    use crate::generate::dungeon;
    use crate::set::Map;

    /// A generated dungeon that was changed.
    fn changed(change: impl FnMut(&mut Entry)) -> Result<(), UnfitDungeon> {
        let side = dungeon("a fit dungeon", 0).expect("a dungeon");
        let Map::Dungeon(mut dungeon) = side.map else {
            panic!("a dungeon was asked for")
        };
        let takable = [5, 6]
            .into_iter()
            .find(|&card| check(&dungeon, card).is_ok());
        dungeon.index.iter_mut().for_each(change);
        check(&dungeon, takable.expect("a takable card"))
    }

    fn of_tier(entry: &mut Entry, tier: Tier) -> Option<&mut Enemy> {
        entry.enemy.as_mut().filter(|enemy| enemy.tier == tier)
    }

    // G-49.
    #[test]
    fn a_dungeon_without_a_gentle_beginning_is_unfit() {
        assert_eq!(changed(|_| {}), Ok(()));
        let without_t1 = changed(|entry| {
            if let Some(enemy) = of_tier(entry, Tier::T1) {
                enemy.tier = Tier::T2;
            }
        });
        assert_eq!(without_t1, Err(UnfitDungeon::WrongBeginning));
        let with_t4 = changed(|entry| {
            if let Some(enemy) = of_tier(entry, Tier::T2) {
                enemy.tier = Tier::T4;
            }
        });
        assert_eq!(with_t4, Err(UnfitDungeon::WrongBeginning));
    }

    // G-52, TS-4.72.
    #[test]
    fn a_dungeon_without_strong_enemies_is_unfit() {
        let without_t5 = changed(|entry| {
            if let Some(enemy) = of_tier(entry, Tier::T5) {
                enemy.level = 6;
            }
        });
        assert_eq!(without_t5, Err(UnfitDungeon::LowLevel(7)));
        let with_a_gap = changed(|entry| {
            if let Some(enemy) = entry.enemy.as_mut()
                && enemy.level < 6
            {
                enemy.level = 2;
            }
        });
        assert_eq!(with_a_gap, Err(UnfitDungeon::LowLevel(3)));
    }

    // G-46.
    #[test]
    fn a_dungeon_that_cannot_be_won_is_unfit() {
        let without_end = changed(|entry| {
            for sentence in &mut entry.text {
                let effects = &mut sentence.effects;
                effects.retain(|effect| *effect != Effect::BossDefeated);
            }
        });
        assert_eq!(without_end, Err(UnfitDungeon::Unproven(Unproven::NoWin)));
    }
}
