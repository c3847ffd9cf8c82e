//! Where the bot goes in a Dungeon.

use super::chances::{DEADLY, Expected};
use super::player::Bot;
use crate::action::Action;
use crate::dungeon::{Cell, Direction, Dungeon, Entry, RoomCode, Timing};
use crate::effect::Effect;
use crate::journey::Journey;
use crate::map::{Maze, RoomPlace};
use crate::quest;
use crate::room::{Room, Rooms};
use crate::set::Map;
use std::collections::VecDeque;

/// A way this dear is not gone.
const FAR: u32 = u32::MAX / 4;

/// What it costs to pass a door, and to lay a room behind it.
const DOOR: u32 = 10;
const LAYING: u32 = 15;

/// What it costs to pass an enemy that is too strong, or to lose a symbol that is needed.
const TOO_STRONG: u32 = 1_500;
const FORGETTING: u32 = 6_000;

/// A room worth going to.
#[derive(Clone, Copy)]
struct Wish {
    room: RoomCode,
    worth: u32,
    /// Must the pawn step on the symbol, or is arriving enough?
    on_symbol: bool,
    /// The symbol that must stay mapped on the way.
    keep: Option<RoomCode>,
}

/// What the bot sees of a dungeon.
#[derive(Clone, Copy)]
struct Sight<'a> {
    journey: &'a Journey,
    maze: &'a Maze,
    rooms: &'a Rooms,
    dungeon: &'a Dungeon,
}

impl Bot<'_> {
    pub(super) fn walk_in_dungeon(&mut self, journey: &Journey) -> Option<Action> {
        let (Some(maze), Some(rooms), Some(Map::Dungeon(dungeon))) =
            (journey.maze(), &journey.sets.rooms, journey.sets.map())
        else {
            return None;
        };
        let sight = Sight {
            journey,
            maze,
            rooms,
            dungeon,
        };
        let mut best: Option<(u32, Wish, Option<RoomCode>)> = None;
        for wish in self.wishes(&sight) {
            let ways = self.ways(&sight, wish.keep);
            let (cost, first) = match wish.room == maze.room && wish.on_symbol {
                true => (0, None),
                false => ways[wish.room.index()],
            };
            if cost >= FAR {
                continue;
            }
            let whim = self.whim.as_mut().map_or(0, |whim| whim.below(120) as u32);
            let worth = (wish.worth + whim).saturating_sub(cost.min(900));
            if best.as_ref().is_none_or(|&(most, ..)| worth > most) {
                best = Some((worth, wish, first));
            }
        }
        let (_, wish, first) = best?;
        self.goal = Some(wish.room);
        let here = &rooms[maze.room];
        let action = match first {
            None => to_symbol(here, maze.cell),
            Some(next) => {
                let (door, way) = here.way_to(next)?;
                match door == maze.cell {
                    true => {
                        self.decisions += 1;
                        Some(way.direction)
                    }
                    false => step_towards(here, maze.cell, door, true)
                        .or_else(|| step_towards(here, maze.cell, door, false)),
                }
            }
        };
        // Steps inside a room are no decisions (TS-8.93), but they must end some time.
        self.steps += 1;
        action.filter(|_| self.steps < 20_000).map(Action::Go)
    }

    fn wishes(&self, sight: &Sight) -> Vec<Wish> {
        if sight.maze.boss_defeated {
            return vec![Wish {
                room: RoomCode::START,
                worth: 2_000,
                on_symbol: true,
                keep: None,
            }];
        }
        let entries = (0..).zip(&sight.dungeon.index);
        entries
            .filter_map(|(number, entry)| self.wish(sight, number, entry))
            .collect()
    }

    fn wish(&self, sight: &Sight, number: u8, entry: &Entry) -> Option<Wish> {
        let room = sight.rooms.reading(entry.reading)?;
        if *sight.maze.card(room.card) == RoomPlace::Taken {
            return None;
        }
        let worth = self.worth(sight, number, entry);
        if worth == 0 {
            return None;
        }
        let on_symbol = entry.timing != Timing::Immediate;
        match quest::needed_symbol(entry) {
            None => Some(Wish {
                room,
                worth,
                on_symbol,
                keep: None,
            }),
            Some(needed) => {
                let needed = sight.rooms.reading(needed)?;
                match sight.maze.laid(needed) {
                    Some(_) => Some(Wish {
                        room,
                        worth,
                        on_symbol,
                        keep: Some(needed),
                    }),
                    None => Some(Wish {
                        room: needed,
                        worth,
                        on_symbol: false,
                        keep: None,
                    }),
                }
            }
        }
    }

    fn worth(&self, sight: &Sight, number: u8, entry: &Entry) -> u32 {
        let level = sight.journey.tracks.level;
        let Some(enemy) = &entry.enemy else {
            return match self.is_gain(sight.journey, number) {
                true if self.worn_out(sight.journey) => 1_600,
                true => 300,
                false => 0,
            };
        };
        let expected = self.chances.against(sight.journey, enemy, 0);
        let safe = self.strength.dares(expected);
        let raises = enemy.level >= level && level < self.strength.level;
        let main = quest::is_final(sight.dungeon, sight.rooms, entry);
        match (safe, raises && !main, main) {
            (true, true, _) => 1_700 - expected.danger.min(300),
            (true, _, true) if level >= self.strength.level => 1_200,
            (true, _, true) => 700,
            (false, _, true) => 100 + (DEADLY - expected.danger) / 10,
            (false, true, _) => 150 + (DEADLY - expected.danger) / 10,
            _ => 0,
        }
    }

    /// Is the entry a gain without a fight that has not been had yet?
    pub(super) fn is_gain(&self, journey: &Journey, number: u8) -> bool {
        let (Some(maze), Some(Map::Dungeon(dungeon))) = (journey.maze(), journey.sets.map()) else {
            return false;
        };
        let entry = &dungeon.index[usize::from(number)];
        if entry.enemy.is_some() || maze.once & 1 << number != 0 {
            return false;
        }
        let mut effects = entry.text.iter().flat_map(|sentence| &sentence.effects);
        effects.any(|effect| match effect {
            Effect::Heal(place) => {
                let kind = crate::effect::Kind::TwoTip;
                self.worn_out(journey) && !journey.of_kind(*place, kind).is_empty()
            }
            Effect::Recover { .. } => !journey.zones.removed.is_empty(),
            Effect::TakeHeroCard(_) | Effect::Forge { .. } => {
                entry.timing == Timing::Choice && journey.zones.ninth == 0
            }
            _ => false,
        })
    }

    /// What it costs to come to each room, and the first room of that way.
    fn ways(&self, sight: &Sight, keep: Option<RoomCode>) -> Vec<(u32, Option<RoomCode>)> {
        let mut found = vec![(FAR, None); sight.rooms.all().len()];
        let mut through = found.clone();
        let mut queue = VecDeque::from([sight.maze.room]);
        let start = sight.maze.room;
        while let Some(room) = queue.pop_front() {
            let (far, first) = match room == start {
                true => (0, None),
                false => through[room.index()],
            };
            for (_, way) in sight.rooms[room].ways() {
                let next = way.to;
                if *sight.maze.card(next.card) == RoomPlace::Taken {
                    continue;
                }
                let lost = keep.is_some_and(|keep| keep.card == next.card && keep != next);
                let laying = u32::from(!sight.maze.is_attached(room, next)) * LAYING;
                let reached = far + DOOR + laying + u32::from(lost) * FORGETTING;
                let hop = Some(first.unwrap_or(next));
                if reached < found[next.index()].0 {
                    found[next.index()] = (reached, hop);
                }
                let passed = reached + self.danger(sight, next);
                if passed < through[next.index()].0 && next != start {
                    through[next.index()] = (passed, hop);
                    queue.push_back(next);
                }
            }
        }
        found
    }

    /// What it costs to pass through a room.
    fn danger(&self, sight: &Sight, room: RoomCode) -> u32 {
        let Some(entry) = sight.rooms[room].entry else {
            return 0;
        };
        let entry = &sight.dungeon.index[usize::from(entry)];
        let met = entry.timing == Timing::Immediate;
        match &entry.enemy {
            Some(enemy) if met => {
                let Expected { danger, .. } = self.chances.against(sight.journey, enemy, 0);
                40 + danger.min(TOO_STRONG)
            }
            _ if met => 30,
            _ => 0,
        }
    }
}

/// A step onto the symbol, by stepping off it first if the pawn stands there.
fn to_symbol(room: &Room, from: Cell) -> Option<Direction> {
    match from == room.symbol {
        true => free_steps(room, from)
            .next()
            .map(|(direction, _)| direction),
        false => step_towards(room, from, room.symbol, false),
    }
}

fn free_steps(room: &Room, from: Cell) -> impl Iterator<Item = (Direction, Cell)> + '_ {
    Direction::ALL.into_iter().filter_map(move |direction| {
        let cell = from.step(direction, room.code.side)?;
        (!room.is_wall(cell)).then_some((direction, cell))
    })
}

/// The first step of a shortest way inside the room, around the symbol if that is wanted.
fn step_towards(room: &Room, from: Cell, to: Cell, around: bool) -> Option<Direction> {
    let mut seen = room.walls;
    if around && to != room.symbol {
        seen |= 1 << room.symbol.index(room.code.side);
    }
    let mut queue = VecDeque::new();
    for (direction, cell) in free_steps(room, from) {
        queue.push_back((cell, direction));
    }
    while let Some((cell, first)) = queue.pop_front() {
        let bit = 1 << cell.index(room.code.side);
        if seen & bit != 0 {
            continue;
        }
        if cell == to {
            return Some(first);
        }
        seen |= bit;
        queue.extend(free_steps(room, cell).map(|(_, next)| (next, first)));
    }
    None
}
