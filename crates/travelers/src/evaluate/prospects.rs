//! Where the hero should go: the most attractive place of the map, and how far it is.

use crate::dungeon::{Direction, Dungeon, Entry, RoomCode, Timing};
use crate::effect::Effect;
use crate::enemy::Enemy;
use crate::journey::Journey;
use crate::map::{Grid, MapState, Maze, RoomPlace};
use crate::paths::Distances;
use crate::quest;
use crate::room::{Room, Rooms};
use crate::script::{Frame, Source};
use crate::sentence::Sentence;
use crate::set::Map;
use crate::walk::neighbour;
use crate::world::HalfCode;

/// How attractive it is to end the adventure, to raise the level, to bring the quest on, to
/// turn a card back, to try an enemy that is too strong.
const END: f32 = 3.0;
const RAISE: f32 = 1.0;
const LEAD_ON: f32 = 0.8;
const HEAL: f32 = 0.5;
const TRY: f32 = 0.3;
const BEYOND: f32 = 0.04;

/// What is left of that a step farther away.
const STEP: f32 = 0.95;

/// Steps from a door to a symbol, about, and what it costs to pass an enemy that is too strong.
const TO_SYMBOL: u16 = 3;
const DANGER: u16 = 20;
const FAR: u16 = 10_000;

/// Rooms of a dungeon, cells of the World.
const ROOMS: usize = 24;
const GRID: usize = 9;

impl Journey {
    /// The best that the map offers, less what it is away; 1 for an enemy next to the hero that
    /// raises the level.
    pub(super) fn prospects(&self) -> f32 {
        match (&self.map, self.sets.map(), &self.sets.rooms) {
            (MapState::World(grid), ..) => self.prospects_of_world(grid),
            (MapState::Dungeon(maze), Some(Map::Dungeon(dungeon)), Some(rooms)) => {
                self.prospects_of_dungeon(maze, dungeon, rooms)
            }
            _ => 0.0,
        }
    }

    /// How attractive the text is that is being read.
    pub(super) fn appeal_here(&self) -> f32 {
        match (self.scripts.reading(), self.sets.map(), &self.sets.rooms) {
            (Some(Source::Half(half)), ..) => self.appeal_of_half(half),
            (Some(Source::Entry { entry, room }), Some(Map::Dungeon(dungeon)), Some(rooms)) => {
                let printed = &dungeon.index[usize::from(entry)];
                self.appeal_of_entry(dungeon, rooms, room, entry, printed)
            }
            _ => 0.0,
        }
    }

    fn prospects_of_world(&self, grid: &Grid) -> f32 {
        let mut away = [FAR; GRID];
        let mut near = [FAR; GRID];
        let steps_from = |cell: u8| {
            let ways = Direction::ALL.into_iter();
            ways.filter_map(move |way| neighbour(cell, way))
        };
        for cell in steps_from(grid.pawn) {
            away[usize::from(cell)] = 1;
            near[usize::from(cell)] = 1 + self.danger_in_world(grid, cell);
        }
        for _ in 0..GRID {
            for cell in 0..GRID as u8 {
                for next in steps_from(cell) {
                    let far = near[usize::from(cell)] + 1;
                    let place = usize::from(next);
                    away[place] = away[place].min(far);
                    near[place] = near[place].min(far + self.danger_in_world(grid, next));
                }
            }
        }
        let halves = (0..GRID).filter_map(|cell| Some((cell, grid.upright(cell as u8)?)));
        halves
            .map(|(cell, half)| self.appeal_of_half(half) * left_after(away[cell]))
            .fold(0.0, f32::max)
    }

    fn danger_in_world(&self, grid: &Grid, cell: u8) -> u16 {
        match (grid.upright(cell), self.sets.map()) {
            (Some(half), Some(Map::World(world))) => {
                self.danger_of(world.half(half).enemy.as_ref())
            }
            _ => 0,
        }
    }

    fn danger_of(&self, enemy: Option<&Enemy>) -> u16 {
        let strong = enemy.is_some_and(|enemy| enemy.defense > self.reach());
        if strong { DANGER } else { 0 }
    }

    fn appeal_of_half(&self, half: HalfCode) -> f32 {
        let Some(Map::World(world)) = self.sets.map() else {
            return 0.0;
        };
        let printed = world.half(half);
        let gain = self.gain_of(Source::Half(half), &printed.text);
        match &printed.enemy {
            Some(enemy) => self.appeal_of_enemy(enemy, gain),
            None => gain,
        }
    }

    fn appeal_of_enemy(&self, enemy: &Enemy, gain: f32) -> f32 {
        let wanted = match self.raises_level(enemy.level) {
            true => gain.max(RAISE),
            false => gain,
        };
        match enemy.defense.saturating_sub(self.reach()) {
            0 => wanted,
            _ if wanted == 0.0 => 0.0,
            beyond => (TRY - BEYOND * f32::from(beyond)).max(BEYOND / 2.0),
        }
    }

    /// What reading a text brings, a victory on the way included.
    fn gain_of(&self, source: Source, text: &[Sentence]) -> f32 {
        let frame = Frame::start(source);
        let mut best: f32 = 0.0;
        for sentence in text {
            if !self.conditions_hold(&frame, sentence) {
                continue;
            }
            for &effect in &sentence.effects {
                let gain = match effect {
                    Effect::Blank => return best,
                    Effect::Win | Effect::BossDefeated => END,
                    Effect::Reveal(_) if self.is_possible(source, effect) => LEAD_ON,
                    Effect::RemoveThis => LEAD_ON,
                    Effect::Heal(_) | Effect::Recover { .. }
                        if self.is_possible(source, effect) =>
                    {
                        HEAL
                    }
                    _ => 0.0,
                };
                best = best.max(gain);
            }
        }
        best
    }

    fn prospects_of_dungeon(&self, maze: &Maze, dungeon: &Dungeon, rooms: &Rooms) -> f32 {
        let inside = Distances::inside(rooms, maze.room, maze.cell);
        let away = self.rooms_away(maze, dungeon, rooms);
        let far = |room: RoomCode, on_symbol: bool| -> u16 {
            let symbol = rooms[room].symbol;
            match (room == maze.room, on_symbol) {
                (true, true) if symbol == maze.cell => 2,
                (true, true) => inside.of(room, symbol).map_or(FAR, u16::from),
                (_, true) => away[room.index()].saturating_add(TO_SYMBOL),
                (_, false) => away[room.index()],
            }
        };
        if maze.boss_defeated {
            return END * left_after(far(RoomCode::START, true));
        }
        let entries = (0..).zip(&dungeon.index);
        let prospects = entries.filter_map(|(number, entry)| {
            let room = rooms.reading(entry.reading)?;
            if *maze.card(room.card) == RoomPlace::Taken {
                return None;
            }
            let appeal = self.appeal_of_entry(dungeon, rooms, room, number, entry);
            let needed = quest::needed_symbol(entry).and_then(|symbol| rooms.reading(symbol));
            let steps = match needed {
                Some(needed) if maze.laid(needed).is_none() => {
                    far(needed, false).saturating_add(TO_SYMBOL)
                }
                _ => far(room, entry.timing != Timing::Immediate),
            };
            Some(appeal * left_after(steps))
        });
        prospects.fold(0.0, f32::max)
    }

    fn appeal_of_entry(
        &self,
        dungeon: &Dungeon,
        rooms: &Rooms,
        room: RoomCode,
        number: u8,
        entry: &Entry,
    ) -> f32 {
        let source = Source::Entry {
            entry: number,
            room,
        };
        let gain = match quest::is_final(dungeon, rooms, entry) {
            true => END,
            false => self.gain_of(source, &entry.text),
        };
        match &entry.enemy {
            Some(enemy) => self.appeal_of_enemy(enemy, gain),
            None => gain,
        }
    }

    /// By room: how many steps it is away, about.
    fn rooms_away(&self, maze: &Maze, dungeon: &Dungeon, rooms: &Rooms) -> [u16; ROOMS] {
        let mut away = [FAR; ROOMS];
        let mut queue = [(maze.room, maze.cell); ROOMS * 4];
        let (mut head, mut tail) = (0, 1);
        while head < tail {
            let (room, arrival) = queue[head];
            head += 1;
            let far = match room == maze.room {
                true => 0,
                false => away[room.index()] + self.danger_in_dungeon(dungeon, &rooms[room]),
            };
            let inside = Distances::inside(rooms, room, arrival);
            for (cell, way) in rooms[room].ways() {
                let steps = far + inside.of(room, cell).map_or(FAR, u16::from) + 1;
                let taken = *maze.card(way.to.card) == RoomPlace::Taken;
                if !taken && steps < away[way.to.index()] {
                    away[way.to.index()] = steps;
                    if way.to != maze.room && tail < queue.len() {
                        queue[tail] = (way.to, way.arrival);
                        tail += 1;
                    }
                }
            }
        }
        away
    }

    fn danger_in_dungeon(&self, dungeon: &Dungeon, room: &Room) -> u16 {
        let entry = room.entry.map(|entry| &dungeon.index[usize::from(entry)]);
        let met = entry.filter(|entry| entry.timing == Timing::Immediate);
        self.danger_of(met.and_then(|entry| entry.enemy.as_ref()))
    }
}

/// Multiplied step by step: a power would not be the same on every machine.
fn left_after(steps: u16) -> f32 {
    if steps >= FAR {
        return 0.0;
    }
    (1..steps).fold(1.0, |left, _| left * STEP)
}
