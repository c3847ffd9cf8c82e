//! Where the bot goes in the World.

use super::chances::{DEADLY, Expected};
use super::player::Bot;
use crate::action::Action;
use crate::dungeon::Direction;
use crate::effect::Effect;
use crate::enemy::Tier;
use crate::journey::Journey;
use crate::map::{Grid, GridCell, MapState};
use crate::sentence::Letter;
use crate::set::Map;
use crate::walk::neighbour;
use crate::world::{HalfCode, WorldHalf};

/// A way this dear is not gone.
const FAR: u32 = u32::MAX / 4;

/// What one step costs, in hundredths of a hit.
const STEP: u32 = 10;

/// What it costs to pass an enemy that is too strong.
const TOO_STRONG: u32 = 1_500;

impl Bot<'_> {
    /// TS-8.91: safe targets first, those that raise the level before all; then the main quest.
    pub(super) fn walk_in_world(&mut self, journey: &Journey) -> Option<Action> {
        let (MapState::World(grid), Some(Map::World(world))) = (&journey.map, journey.sets.map())
        else {
            return None;
        };
        let mut costs = [0; 9];
        let mut wishes = [0; 9];
        for cell in 0..9 {
            let Some(half) = grid.upright(cell) else {
                continue;
            };
            let printed = world.half(half);
            let expected = self.expected(journey, printed, grid, cell);
            costs[cell as usize] = cost_of_entering(printed, expected);
            wishes[cell as usize] = self.worth_of_half(journey, grid, half, printed, expected);
        }
        let distances = distances(grid.pawn, &costs);
        let goal = (0..9)
            .filter(|&cell| wishes[cell as usize] > 0 && distances[cell as usize].0 < FAR)
            .max_by_key(|&cell| {
                let (cost, _) = distances[cell as usize];
                let whim = self.whim.as_mut().map_or(0, |whim| whim.below(120) as u32);
                (wishes[cell as usize] + whim).saturating_sub(cost.min(900))
            });
        let goal = goal?;
        distances[goal as usize].1.map(Action::Go)
    }

    fn expected(
        &self,
        journey: &Journey,
        printed: &WorldHalf,
        grid: &Grid,
        cell: GridCell,
    ) -> Option<Expected> {
        let enemy = printed.enemy.as_ref()?;
        // TS-6.40: the neighbour's bonus counts.
        let mut enemy = enemy.clone();
        let right = neighbour(cell, Direction::Right).and_then(|right| grid.upright(right));
        if let (Some(right), Some(Map::World(world))) = (right, journey.sets.map())
            && let Some(other) = &world.half(right).enemy
            && enemy.slots.defense
        {
            enemy.defense = enemy.defense.saturating_add_signed(other.gives.defense);
        }
        Some(self.chances.against(journey, &enemy, 0))
    }

    /// How much the bot wants to read the half; 0 if not at all.
    fn worth_of_half(
        &self,
        journey: &Journey,
        grid: &Grid,
        half: HalfCode,
        printed: &WorldHalf,
        expected: Option<Expected>,
    ) -> u32 {
        let level = journey.tracks.level;
        let letter = journey
            .adventure_track()
            .and_then(|track| track.visible(journey.filled(track)))
            .unwrap_or(Letter::A);
        let guide = &self.guides[letter as usize];
        let leads_on = guide
            .as_ref()
            .is_some_and(|guide| guide.leads_on(grid, half));
        let (Some(enemy), Some(expected)) = (&printed.enemy, expected) else {
            let heals = printed.text.iter().any(|sentence| {
                sentence
                    .effects
                    .iter()
                    .any(|e| matches!(e, Effect::Heal(_)))
            });
            let used = grid.once_used(half.card);
            return match (leads_on, heals && !used && self.worn_out(journey)) {
                (_, true) => 1_600,
                (true, _) => 1_000,
                _ => 0,
            };
        };
        let safe = self.strength.dares(expected);
        let raises = enemy.level >= level && level < self.strength.level;
        let last = enemy.tier == Tier::Boss;
        match (safe, raises && !last, leads_on) {
            (true, true, _) => 1_700 - expected.danger.min(300),
            (true, false, true) if !last || level >= self.strength.level => 1_200,
            (true, false, true) => 700,
            // Nothing safe is left: the likeliest fight.
            (false, _, true) => 100 + (DEADLY - expected.danger) / 10,
            (false, true, false) => 150 + (DEADLY - expected.danger) / 10,
            _ => 0,
        }
    }

    pub(super) fn worn_out(&self, journey: &Journey) -> bool {
        let alive = journey.zones.owned.without(journey.zones.removed);
        alive.and(journey.zones.two_tip).len() >= 2 && journey.tracks.level < 7
    }
}

fn cost_of_entering(printed: &WorldHalf, expected: Option<Expected>) -> u32 {
    match expected {
        Some(expected) => 40 + expected.danger.min(TOO_STRONG),
        None => {
            let harms = |effect: &Effect| {
                matches!(
                    effect,
                    Effect::Curse | Effect::Weakness { .. } | Effect::Challenge { .. }
                )
            };
            let bad = printed
                .text
                .iter()
                .flat_map(|sentence| &sentence.effects)
                .any(harms);
            STEP + if bad { 60 } else { 0 }
        }
    }
}

/// What it costs to come to each cell, and the first step of that way. The goal's own cost does
/// not count; the pawn's cell is reached by leaving it and coming back.
fn distances(pawn: GridCell, costs: &[u32; 9]) -> [(u32, Option<Direction>); 9] {
    let mut found = [(FAR, None); 9];
    let mut through = [(FAR, None); 9];
    for direction in Direction::ALL {
        if let Some(cell) = neighbour(pawn, direction) {
            found[cell as usize] = (STEP, Some(direction));
            through[cell as usize] = (STEP + costs[cell as usize], Some(direction));
        }
    }
    for _ in 0..9 {
        for cell in 0..9 {
            let (far, first) = through[cell as usize];
            if far >= FAR {
                continue;
            }
            for direction in Direction::ALL {
                let Some(next) = neighbour(cell, direction) else {
                    continue;
                };
                if far + STEP < found[next as usize].0 {
                    found[next as usize] = (far + STEP, first);
                }
                let passed = far + STEP + costs[next as usize];
                if passed < through[next as usize].0 {
                    through[next as usize] = (passed, first);
                }
            }
        }
    }
    found
}
