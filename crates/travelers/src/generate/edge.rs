//! What an enemy of the World does to its neighbours and they to it.

use super::foe::Difficulty;
use crate::enemy::{Bonus, Enemy, Slots, Tier};
use crate::stream::{LoopingBag, Stream};

/// Attack and defense of a given bonus; the level's is always 0.
type Given = (i8, i8);

/// The bags given bonuses come from (TS-8.33).
#[derive(Clone, Debug)]
pub struct Edges {
    types: LoopingBag<Type>,
    balanced: LoopingBag<Given>,
    buffs: LoopingBag<Given>,
    debuffs: LoopingBag<Given>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Type {
    Balanced,
    Buff,
    Debuff,
}

impl Default for Edges {
    fn default() -> Edges {
        Edges {
            types: LoopingBag::new([Type::Balanced, Type::Buff, Type::Debuff]),
            balanced: LoopingBag::new([(0, 0), (1, -1), (-1, 1)]),
            buffs: LoopingBag::new([(1, 0), (0, 1), (1, 1)]),
            debuffs: LoopingBag::new([(-1, 0), (0, -1), (-1, -1)]),
        }
    }
}

impl Edges {
    /// Gives the enemy its slots (TS-8.32) and its bonuses for the card on its left (TS-8.33).
    pub fn fit(&mut self, enemy: &mut Enemy, difficulty: Difficulty, stream: &mut Stream) {
        enemy.slots = slots(enemy.tier, difficulty);
        let bag = match self.types.draw(stream) {
            Some(Type::Buff) => &mut self.buffs,
            Some(Type::Debuff) => &mut self.debuffs,
            _ => &mut self.balanced,
        };
        let (attack, defense) = bag.draw(stream).unwrap_or_default();
        enemy.gives = Bonus {
            level: 0,
            attack,
            defense,
        };
    }
}

// TS-8.32: hard enemies, locks and traps are closed to their neighbours.
fn slots(tier: Tier, difficulty: Difficulty) -> Slots {
    let closed = matches!(tier, Tier::Lock | Tier::Trap) || difficulty == Difficulty::Hard;
    Slots {
        level: false,
        attack: !closed,
        defense: !closed,
    }
}
