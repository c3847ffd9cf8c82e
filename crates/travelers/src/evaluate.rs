//! How good a position is for the hero: what matters in an adventure, in plain sums.

mod prospects;

use crate::action::Action;
use crate::bot::{Settled, Settling};
use crate::fight::Values;
use crate::journey::Journey;
use crate::map::{MapState, RoomPlace};
use crate::question::Question;
use crate::sentence::Letter;
use crate::world::HalfCode;

/// What things are worth, from 0 (lost) to 1 (won).
const START: f32 = 0.15;
const LIFE: f32 = 0.014;
const LEVEL: f32 = 0.04;
const HAND_CARD: f32 = 0.0002;

/// A World card that shows half B or has left the grid: the adventure has moved on.
const MOVED_ON: f32 = 0.02;
/// The way to the end is open: 1B is upright, or the final enemy of a dungeon is beaten.
const END_IS_OPEN: f32 = 0.2;
/// A room on the table.
const KNOWN_ROOM: f32 = 0.0001;

/// An enemy that falls this turn, besides the level it may raise; each point that lacks.
const FALLS: f32 = 0.05;
const LACK: f32 = 0.008;
/// After so many turns of a fight, what lacks counts twice, and so on.
const PATIENCE: f32 = 4.0;
/// A hit, or a loss as bad as one.
const HIT: f32 = 0.014;
/// A turn that kills the hero.
const DEAD: f32 = 0.3;
/// What the most attractive place of the map is worth if the hero stands before it; meeting
/// an enemy there is worth a little more than to stand before it.
const PULL: f32 = 0.03;
const MET: f32 = 1.2;

impl Journey {
    /// Does it matter here where the journey goes? Within a room of a dungeon it does not, and
    /// how to fight is a puzzle that practised players solve (TS-8.91).
    pub(crate) fn is_crossroads(&self) -> bool {
        let ways_part = match &self.map {
            MapState::Dungeon(maze) => {
                let rooms = self.sets.rooms.as_ref();
                let mut ways = rooms.into_iter().flat_map(|rooms| rooms[maze.room].ways());
                ways.any(|(cell, _)| cell == maze.cell)
            }
            MapState::World(_) | MapState::Practice => true,
        };
        match self.question {
            Question::Walk => ways_part,
            Question::Visit | Question::Offer => true,
            _ => false,
        }
    }

    pub(crate) fn judge(&self) -> f32 {
        let mut worth = START
            + LIFE * f32::from(self.zones.life())
            + LEVEL * f32::from(self.tracks.level)
            + HAND_CARD * f32::from(self.zones.hand.len())
            + self.judge_map();
        worth += match (self.fight, self.question) {
            (None, _) => PULL * self.prospects(),
            (Some(_), Question::Open) => self.judge_meeting(),
            _ => self.judge_turn(),
        };
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
                let known = (1..=6).filter(|&card| matches!(maze.card(card), RoomPlace::Table(_)));
                let open = if maze.boss_defeated { END_IS_OPEN } else { 0.0 };
                KNOWN_ROOM * known.count() as f32 + open
            }
            MapState::Practice => 0.0,
        }
    }

    /// Before a turn: the enemy was worth coming for, or it stands in the way.
    fn judge_meeting(&self) -> f32 {
        PULL * (MET * self.appeal_here()).max(self.prospects())
    }

    /// The attack that a hand of the hero's level usually reaches (TS-8.21).
    const fn reach(&self) -> u8 {
        2 * self.tracks.level + 1
    }

    /// Within a turn: what comes of it, with as many of the abilities that can be activated next
    /// as serve best. Without them no card would seem worth adding.
    fn judge_turn(&self) -> f32 {
        let mut best = self.judge_plan();
        let mut ahead = self.clone();
        while ahead.question == Question::Plan && ahead.can_activate() {
            ahead.act(Action::Activate, &mut ());
            best = best.max(ahead.judge_plan());
        }
        best
    }

    /// What comes of the turn if the plan ends as it stands, with the rest of the hand strained
    /// or loaded as it serves best.
    fn judge_plan(&self) -> f32 {
        let values = self.enemy_now();
        let endings = [false, true].map(|load_rest| {
            let mut settling = Settling::of(self, values, self.steps_to_enemy());
            if self.question == Question::Plan {
                settling.strain_to_win(self);
                if load_rest {
                    settling.load_rest(self);
                }
            }
            self.judge_ending(&settling, values)
        });
        endings[0].max(endings[1])
    }

    /// A fight that goes on and on is not won by defense.
    fn impatience(&self) -> f32 {
        let turns = self.fight.map_or(0, |fight| fight.turns);
        1.0 + f32::from(turns) / PATIENCE
    }

    fn judge_ending(&self, settling: &Settling, values: Values) -> f32 {
        let losses = |hundredths: u32| HIT * hundredths as f32 / 100.0;
        match settling.ending() {
            Settled::Falls(loss) => {
                FALLS
                    + if self.raises_level(values.level) {
                        LEVEL
                    } else {
                        0.0
                    }
                    - losses(loss)
            }
            Settled::Stands(loss) => {
                let lack = settling.needed().saturating_sub(settling.shown());
                -self.impatience() * LACK * f32::from(lack) - losses(loss)
            }
            Settled::Dead => -DEAD,
        }
    }
}
