//! Shortest paths between attached rooms (TS-7.40).

use crate::dungeon::{Cell, Direction, RoomCode};
use crate::map::Maze;
use crate::room::Rooms;

/// Cells of a room.
const CELLS: usize = 24;
/// Room Cards.
const CARDS: usize = 6;
/// A cell that cannot be reached.
const FAR: u8 = u8::MAX;

/// How many steps each cell of the table is from one of them. Each Room Card lies on one side at
/// most, so cells are counted by card.
pub(crate) struct Distances([[u8; CELLS]; CARDS]);

impl Distances {
    pub(crate) const fn nowhere() -> Distances {
        Distances([[FAR; CELLS]; CARDS])
    }

    /// Steps to this cell, through cells and open doors between attached rooms.
    pub(crate) fn to(rooms: &Rooms, maze: &Maze, room: RoomCode, cell: Cell) -> Distances {
        match maze.laid(room) {
            Some(_) => Distances::flood(rooms, room, cell, |from, to| maze.is_attached(from, to)),
            None => Distances::nowhere(),
        }
    }

    /// Steps to this cell inside its room.
    pub(crate) fn inside(rooms: &Rooms, room: RoomCode, cell: Cell) -> Distances {
        Distances::flood(rooms, room, cell, |_, _| false)
    }

    fn flood(
        rooms: &Rooms,
        room: RoomCode,
        cell: Cell,
        passes: impl Fn(RoomCode, RoomCode) -> bool,
    ) -> Distances {
        let mut distances = Distances::nowhere();
        let mut queue = [(room, cell); CELLS * CARDS];
        let (mut head, mut tail) = (0, 1);
        *distances.at(room, cell) = 0;
        while head < tail {
            let (room, cell) = queue[head];
            head += 1;
            let far = *distances.at(room, cell) + 1;
            let mut reach = |room: RoomCode, cell: Cell| {
                let found = distances.at(room, cell);
                if *found == FAR {
                    *found = far;
                    queue[tail] = (room, cell);
                    tail += 1;
                }
            };
            for direction in Direction::ALL {
                match cell.step(direction, room.side) {
                    Some(next) if !rooms[room].is_wall(next) => reach(room, next),
                    _ => {}
                }
            }
            // Doors are passed both ways, so paths to a cell are those from it.
            if let Some(way) = rooms[room].way(cell)
                && passes(room, way.to)
            {
                reach(way.to, way.arrival);
            }
        }
        distances
    }

    fn at(&mut self, room: RoomCode, cell: Cell) -> &mut u8 {
        &mut self.0[room.card as usize - 1][usize::from(cell.index(room.side))]
    }

    pub(crate) fn of(&self, room: RoomCode, cell: Cell) -> Option<u8> {
        let far = self.0[room.card as usize - 1][usize::from(cell.index(room.side))];
        (far != FAR).then_some(far)
    }
}

impl crate::journey::Journey {
    /// How many steps the pawn is from the enemy it fights; 0 where there is no way to go.
    pub(crate) fn steps_to_enemy(&self) -> u8 {
        let (Some(maze), Some(rooms), Some((room, cell))) =
            (self.maze(), &self.sets.rooms, self.enemy_cell())
        else {
            return 0;
        };
        if (maze.room, maze.cell) == (room, cell) {
            return 0;
        }
        let distances = Distances::to(rooms, maze, room, cell);
        distances.of(maze.room, maze.cell).unwrap_or_default()
    }
}
