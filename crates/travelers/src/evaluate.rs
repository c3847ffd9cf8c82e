//! How good a position is for the hero: what matters in an adventure, in plain sums.

use crate::fight::Values;
use crate::journey::Journey;
use crate::map::MapState;
use crate::question::Question;
use crate::sentence::Letter;
use crate::world::HalfCode;

/// What things are worth, from 0 (lost) to 1 (won).
const START: f32 = 0.2;
const LIFE: f32 = 0.012;
const LEVEL: f32 = 0.035;
const HAND_CARD: f32 = 0.002;

/// A World card that shows half B or has left the grid: the adventure has moved on.
const MOVED_ON: f32 = 0.008;
/// The way to the end is open: 1B is upright, or the final enemy of a dungeon is beaten.
const END_IS_OPEN: f32 = 0.15;
/// A room on the table.
const KNOWN_ROOM: f32 = 0.004;

/// A fight whose enemy would fall now, and each point that lacks.
const FALLS: f32 = 0.06;
const LACK: f32 = 0.006;
/// A hit that would come now.
const HIT: f32 = 0.012;
/// A card whose exhaust cost is not there.
const UNPAID: f32 = 0.006;
/// An enemy too strong for the hero's level, for each point of it; one that raises the level.
const TOO_STRONG: f32 = 0.012;
const WORTHY: f32 = 0.02;

impl Journey {
    pub(crate) fn judge(&self) -> f32 {
        let mut worth = START
            + LIFE * f32::from(self.zones.life())
            + LEVEL * f32::from(self.tracks.level)
            + HAND_CARD * f32::from(self.zones.hand.len())
            + self.judge_map();
        if self.fight.is_some() {
            worth += match self.question {
                Question::Open => self.judge_meeting(),
                _ => self.judge_turn(),
            };
        }
        worth.clamp(0.01, 0.99)
    }

    fn judge_map(&self) -> f32 {
        match &self.map {
            MapState::World(grid) => {
                let moved = (2..=9)
                    .filter(|&card| !grid.is_mapped(HalfCode::a(card)))
                    .count();
                let open = grid.is_card_mapped(1) && grid.letter(1) == Letter::B;
                MOVED_ON * moved as f32 + if open { END_IS_OPEN } else { 0.0 }
            }
            MapState::Dungeon(maze) => {
                let known = (1..=6)
                    .filter(|&card| matches!(maze.card(card), crate::map::RoomPlace::Table(_)));
                let open = if maze.boss_defeated { END_IS_OPEN } else { 0.0 };
                KNOWN_ROOM * known.count() as f32 + open
            }
            MapState::Practice => 0.0,
        }
    }

    /// Before a turn: is the enemy within reach of the hero's level?
    fn judge_meeting(&self) -> f32 {
        let Values { level, defense, .. } = self.enemy_now();
        // What a hand of the level usually reaches (TS-8.21).
        let reach = 2 * self.tracks.level + 1;
        let beyond = f32::from(defense.saturating_sub(reach));
        let worthy = level >= self.tracks.level && beyond == 0.0;
        if worthy { WORTHY } else { -TOO_STRONG * beyond }
    }

    /// Within a turn: what would come of it if it ended now.
    fn judge_turn(&self) -> f32 {
        let Values {
            attack, defense, ..
        } = self.enemy_now();
        let steps = u16::from(self.steps_to_enemy());
        let (shown, wanted) = match self.enemy().is_trap() {
            true => (self.tracks.defense, u16::from(attack)),
            false => (self.tracks.attack, u16::from(defense) + steps),
        };
        let owed: u8 = self
            .layout
            .cards()
            .filter(|&card| self.layout.shows_exhaust(card))
            .map(|card| self.in_play().upright(card).exhaust.cost)
            .sum();
        let unpaid = f32::from(owed.saturating_sub(self.tracks.mana));
        let end = if shown >= wanted {
            FALLS
        } else {
            let hits = u16::from(attack).saturating_sub(steps + self.tracks.defense);
            -LACK * f32::from(wanted - shown) - HIT * f32::from(hits)
        };
        end - UNPAID * unpaid
    }
}
