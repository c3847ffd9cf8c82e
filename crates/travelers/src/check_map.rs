//! What holds of every map.

use crate::dungeon::RoomCode;
use crate::journey::Journey;
use crate::map::{Grid, Laid, MapState, Maze, RoomPlace};
use crate::question::Question;
use crate::room::Rooms;
use crate::set::Map;
use kernel::Faults;

/// The highest number an island can have: there are six Room Cards.
const MOST_ISLANDS: u8 = 7;
/// No room of a dungeon lies so far out.
const FAR_OUT: i16 = 500;

impl Journey {
    /// Are all rooms and cells that are named there at all?
    pub(crate) fn check_places(&self, faults: &mut Faults) {
        let (MapState::Dungeon(maze), Some(rooms)) = (&self.map, &self.sets.rooms) else {
            if matches!(self.question, Question::Beside(_) | Question::Land(_)) {
                faults.note(|| "question: there are no rooms here".to_owned());
            }
            return;
        };
        let asked = match self.question {
            Question::Beside(room) | Question::Land(room) => Some(room),
            _ => None,
        };
        for room in [Some(maze.room), maze.from, asked].into_iter().flatten() {
            if rooms.get(room).is_none() {
                faults.note(|| format!("there is no room {room} in this dungeon"));
            }
        }
        let (width, height) = maze.room.side.size();
        if maze.cell.x >= width || maze.cell.y >= height {
            faults.note(|| format!("the pawn stands outside room {}", maze.room));
        }
        for (room, laid) in on_table(maze) {
            let (x, y) = laid.origin;
            if laid.island > MOST_ISLANDS || x.abs() > FAR_OUT || y.abs() > FAR_OUT {
                faults.note(|| format!("room {room} lies too far out"));
            }
        }
    }

    pub(crate) fn check_map(&self, faults: &mut Faults) {
        match (&self.map, &self.sets.rooms) {
            (MapState::World(grid), _) => self.check_grid(grid, faults),
            (MapState::Dungeon(maze), Some(rooms)) => self.check_maze(maze, rooms, faults),
            _ => {}
        }
    }

    /// TS-6.1.
    fn check_grid(&self, grid: &Grid, faults: &mut Faults) {
        for card in 1..=9 {
            let places = grid.cells.iter().filter(|&&found| found == card).count();
            if places > 1 {
                faults.note(|| format!("World card {card} is in two cells (TS-6.1)"));
            }
            if places == 0 && grid.once_used(card) {
                faults.note(|| format!("World card {card} left with its Once marker (TS-6.25)"));
            }
        }
        if grid.taken != self.zones.ninth || grid.cells.contains(&grid.taken) && grid.taken != 0 {
            faults.note(|| "the card the hero has taken is not in the grid (TS-5.54)".to_owned());
        }
    }

    /// TS-7.1.
    fn check_maze(&self, maze: &Maze, rooms: &Rooms, faults: &mut Faults) {
        let printed = match self.sets.map() {
            Some(Map::Dungeon(dungeon)) => dungeon.rooms.len(),
            _ => 0,
        };
        for (card, place) in (1..).zip(&maze.cards) {
            let gone = usize::from(card) > printed || card == self.zones.ninth;
            if gone != (*place == RoomPlace::Taken) {
                faults.note(|| {
                    format!("Room Card {card} is gone exactly if the hero has it (TS-5.54)")
                });
            }
        }
        // While a room vanishes under the pawn, a teleport may be asked for (TS-7.58).
        let stepping_back = matches!(self.question, Question::Land(_) | Question::Beside(_));
        if maze.laid(maze.room).is_none() && !stepping_back {
            let room = maze.room;
            faults.note(|| format!("the pawn stands in room {room}, which is not on the table"));
        } else if rooms[maze.room].is_wall(maze.cell) {
            faults.note(|| "the pawn stands on a wall (TS-2.13)".to_owned());
        }
        for (room, laid) in on_table(maze) {
            for (_, way) in rooms[room].ways() {
                let Some(other) = maze.laid(way.to).filter(|to| to.island == laid.island) else {
                    continue;
                };
                let origin = (laid.origin.0 + way.origin.0, laid.origin.1 + way.origin.1);
                if other.origin != origin {
                    let (to, (x, y)) = (way.to, origin);
                    faults.note(|| {
                        format!("room {to} does not touch {room}: it begins at [{x}, {y}] (TS-7.2)")
                    });
                }
            }
        }
    }
}

/// The rooms on the table.
fn on_table(maze: &Maze) -> impl Iterator<Item = (RoomCode, Laid)> + '_ {
    let cards = (1..).zip(&maze.cards);
    cards.filter_map(|(card, place)| match place {
        RoomPlace::Table(laid) => Some((RoomCode::new(card, laid.side), *laid)),
        RoomPlace::Deck | RoomPlace::Taken => None,
    })
}
