//! What every World must be (section 8.10), judged from what is printed alone.

use crate::effect::Effect;
use crate::enemy::Tier;
use crate::generate::unfit::Unfit;
use crate::proof::WorldStructure;
use crate::world::{HalfCode, World};

/// The level a hero must be able to reach before the final enemy (G-33).
const LEVEL_BEFORE_THE_END: u8 = 8;

/// Does the World meet the requirements G-31 to G-35? If so, here is its structural proof.
///
/// # Errors
///
/// The first requirement that it does not meet.
pub fn fitness(world: &World) -> Result<WorldStructure, Unfit> {
    begins_gently(world)?;
    gives_one_hero_card_at_most(world)?;
    let found = WorldStructure::of(world);
    if found.line.is_none() {
        return Err(Unfit::NoWin);
    }
    if found.lost > 0 {
        return Err(Unfit::DeadEnd(found.lost));
    }
    // G-31: a half is revealable if some line of play shows it.
    if let Some(&half) = found.hidden.first() {
        return Err(Unfit::Hidden(half));
    }
    if found.level < LEVEL_BEFORE_THE_END {
        return Err(Unfit::LowLevel(found.level));
    }
    Ok(found)
}

// G-34: a T1 and a T2 among the halves A, and nothing above T3 but the first form of WM-4.
fn begins_gently(world: &World) -> Result<(), Unfit> {
    let enemies = || world.cards.iter().filter_map(|card| card.a.enemy.as_ref());
    let has = |tier| enemies().any(|enemy| enemy.tier == tier);
    let villain = |name| {
        let halves = HalfCode::all().filter_map(|half| world.half(half).enemy.as_ref());
        halves
            .filter(|enemy| enemy.tier == Tier::Boss)
            .any(|boss| boss.name == name)
    };
    let gentle = |tier| matches!(tier, Tier::T1 | Tier::T2 | Tier::T3);
    let all_gentle = enemies().all(|enemy| gentle(enemy.tier) || villain(enemy.name));
    let fits = has(Tier::T1) && has(Tier::T2) && all_gentle;
    fits.then_some(()).ok_or(Unfit::WrongBeginning)
}

// G-35.
fn gives_one_hero_card_at_most(world: &World) -> Result<(), Unfit> {
    let takes = |half: &HalfCode| {
        let mut effects = world.half(*half).text.iter().flat_map(|s| &s.effects);
        effects.any(|effect| matches!(effect, Effect::Forge { .. } | Effect::TakeHeroCard(_)))
    };
    let halves: Vec<HalfCode> = HalfCode::all().filter(takes).collect();
    let fits = halves.len() <= 1 && halves.iter().all(|half| matches!(half.card, 5 | 6));
    fits.then_some(()).ok_or(Unfit::HeroCards)
}
