//! Execute: the comparison with the enemy (section 4.7; Dungeon form 7.5).

use crate::dungeon::{Cell, Direction, RoomCode};
use crate::event::Event;
use crate::fight::Values;
use crate::journey::Journey;
use crate::map::{MapState, Maze};
use crate::paths::Distances;
use crate::question::Question;
use crate::script::Source;
use kernel::Log;

impl Journey {
    /// All cards have left play: the enemy is met.
    pub(crate) fn execute(&mut self, log: &mut impl Log<Event>) {
        match self.map {
            MapState::Dungeon(_) => self.go_on_marching(log),
            MapState::World(_) | MapState::Practice => self.compare(log),
        }
    }

    fn snapshot_values(&self) -> Values {
        let snapshot = self.fight.unwrap_or_default().snapshot;
        self.enemy_values(&snapshot)
    }

    /// TS-4.71 to TS-4.73: the standard form.
    fn compare(&mut self, log: &mut impl Log<Event>) {
        let values = self.snapshot_values();
        let (attack, defense) = (self.tracks.attack, self.tracks.defense);
        let defeated = match self.enemy().is_trap() {
            true => defense >= values.attack.into(),
            false => attack >= values.defense.into(),
        };
        if defeated {
            self.enemy_defeated(values, log);
        } else {
            let hits = u16::from(values.attack).saturating_sub(defense);
            self.take_hits(hits as u8, log);
        }
    }

    /// TS-7.40, step 1: while there is attack to spend, the player may step.
    pub(crate) fn go_on_marching(&mut self, log: &mut impl Log<Event>) {
        if self.tracks.attack >= 1 {
            self.question = Question::March;
        } else {
            self.strike(log);
        }
    }

    /// TS-7.40: one step costs 1 attack; no Room Card may be laid.
    pub(crate) fn march(&mut self, direction: Direction, log: &mut impl Log<Event>) {
        let MapState::Dungeon(maze) = self.map else {
            return;
        };
        if let Some((room, cell)) = self.step_in_fight(&maze, direction) {
            self.tracks.attack -= 1;
            self.set_pawn(room, cell);
            log.note(|| Event::Stepped(direction));
        }
        self.go_on_marching(log);
    }

    /// Where a step in a fight leads: inside the room, or through an open door into a room
    /// already attached.
    pub(crate) fn step_in_fight(
        &self,
        maze: &Maze,
        direction: Direction,
    ) -> Option<(RoomCode, Cell)> {
        let rooms = self.sets.rooms.as_ref()?;
        let room = &rooms[maze.room];
        if let Some(cell) = maze.cell.step(direction, maze.room.side) {
            return (!room.is_wall(cell)).then_some((maze.room, cell));
        }
        let way = room.way(maze.cell)?;
        let open = way.direction == direction && maze.is_attached(maze.room, way.to);
        open.then_some((way.to, way.arrival))
    }

    /// The room and cell of the enemy's symbol.
    pub(crate) fn enemy_cell(&self) -> Option<(RoomCode, Cell)> {
        let Some(Source::Entry { room, .. }) = self.scripts.reading() else {
            return None;
        };
        let rooms = self.sets.rooms.as_ref()?;
        Some((room, rooms[room].symbol))
    }

    /// TS-7.40, step 2: attack counts only on the symbol (R55); traps are tested after the pull
    /// (R25).
    pub(crate) fn strike(&mut self, log: &mut impl Log<Event>) {
        let (MapState::Dungeon(maze), Some(enemy)) = (self.map, self.enemy_cell()) else {
            return;
        };
        let values = self.snapshot_values();
        let there = (maze.room, maze.cell) == enemy;
        let trap = self.enemy().is_trap();
        if there && !trap && self.tracks.attack >= values.defense.into() {
            self.enemy_defeated(values, log);
            return;
        }
        if let Some(fight) = &mut self.fight {
            fight.attack_left = values.attack;
        }
        self.go_on_pulling(log);
    }

    /// TS-7.40, step 3: along a shortest path, a step for each point of attack.
    fn go_on_pulling(&mut self, log: &mut impl Log<Event>) {
        loop {
            let (MapState::Dungeon(maze), Some(enemy)) = (self.map, self.enemy_cell()) else {
                return;
            };
            let left = self.fight.map_or(0, |fight| fight.attack_left);
            if left == 0 || (maze.room, maze.cell) == enemy {
                return self.pulled(log);
            }
            let mut ways = self.shortest_ways(&maze);
            match (ways.next(), ways.next()) {
                (Some(way), None) => {
                    drop(ways);
                    self.pull(way, log);
                }
                (Some(_), Some(_)) => {
                    drop(ways);
                    self.question = Question::Pull;
                    return;
                }
                // The enemy's room does not lie on this island any more: it cannot reach out.
                (None, _) => {
                    drop(ways);
                    if let Some(fight) = &mut self.fight {
                        fight.attack_left = 0;
                    }
                }
            }
        }
    }

    /// The directions that lead along a shortest valid path to the enemy (R36).
    pub(crate) fn shortest_ways(&self, maze: &Maze) -> impl Iterator<Item = Direction> + '_ {
        let distances = match (self.sets.rooms.as_ref(), self.enemy_cell()) {
            (Some(rooms), Some((room, cell))) => Distances::to(rooms, maze, room, cell),
            _ => Distances::nowhere(),
        };
        let maze = *maze;
        let here = distances.of(maze.room, maze.cell);
        Direction::ALL.into_iter().filter(move |&direction| {
            let step = self.step_in_fight(&maze, direction);
            let there = step.and_then(|(room, cell)| distances.of(room, cell));
            matches!((here, there), (Some(here), Some(there)) if there < here)
        })
    }

    fn pull(&mut self, direction: Direction, log: &mut impl Log<Event>) {
        let MapState::Dungeon(maze) = self.map else {
            return;
        };
        if let Some((room, cell)) = self.step_in_fight(&maze, direction) {
            self.set_pawn(room, cell);
            log.note(|| Event::Pulled(direction));
        }
        if let Some(fight) = &mut self.fight {
            fight.attack_left -= 1;
        }
    }

    pub(crate) fn pull_chosen(&mut self, direction: Direction, log: &mut impl Log<Event>) {
        self.pull(direction, log);
        self.go_on_pulling(log);
    }

    /// TS-7.40, step 4, and the trap's test (R25).
    fn pulled(&mut self, log: &mut impl Log<Event>) {
        let left = self.fight.map_or(0, |fight| fight.attack_left);
        let in_its_room = match (self.map, self.enemy_cell()) {
            (MapState::Dungeon(maze), Some((room, _))) => maze.room == room,
            _ => false,
        };
        if self.enemy().is_trap() && in_its_room && self.tracks.defense >= left.into() {
            self.enemy_defeated(self.snapshot_values(), log);
        } else {
            let hits = u16::from(left).saturating_sub(self.tracks.defense);
            self.take_hits(hits as u8, log);
        }
    }

    pub(crate) fn set_pawn(&mut self, room: RoomCode, cell: Cell) {
        if let MapState::Dungeon(maze) = &mut self.map {
            if maze.room != room {
                maze.from = Some(maze.room);
            }
            maze.room = room;
            maze.cell = cell;
        }
    }
}
