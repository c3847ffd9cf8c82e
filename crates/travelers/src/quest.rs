//! What the main quest of a Dungeon asks for.

use crate::dungeon::{Dungeon, Entry, Reading};
use crate::effect::Effect;
use crate::room::Rooms;
use crate::sentence::Condition;

/// Does the entry end the main quest, or lead there at once?
pub(crate) fn is_final(dungeon: &Dungeon, rooms: &Rooms, entry: &Entry) -> bool {
    effects(entry).any(|effect| match effect {
        Effect::BossDefeated => true,
        Effect::Teleport(room) => rooms[*room].entry.is_some_and(|there| {
            let there = &dungeon.index[usize::from(there)];
            there.enemy.is_some() && effects(there).any(|&effect| effect == Effect::BossDefeated)
        }),
        _ => false,
    })
}

/// The symbol that must be mapped, or the room counts as empty.
pub(crate) fn needed_symbol(entry: &Entry) -> Option<Reading> {
    let blanks = entry
        .text
        .iter()
        .filter(|sentence| sentence.effects.contains(&Effect::Blank));
    let mut conditions = blanks.flat_map(|sentence| &sentence.when);
    conditions.find_map(|condition| match condition {
        Condition::SymbolNotMapped(reading) => Some(*reading),
        _ => None,
    })
}

fn effects(entry: &Entry) -> impl Iterator<Item = &Effect> {
    entry.text.iter().flat_map(|sentence| &sentence.effects)
}
