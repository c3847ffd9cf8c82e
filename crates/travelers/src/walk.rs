//! Moving in the World, and reading its cards (sections 6.2 and 6.3).

use crate::dungeon::Direction;
use crate::enemy::{Bonus, Enemy};
use crate::event::Event;
use crate::journey::Journey;
use crate::map::{CardPlace, Grid, GridCell, MapState};
use crate::question::Question;
use crate::script::Source;
use crate::set::Map;
use crate::world::World;
use kernel::Log;

/// Columns and rows of the grid.
const WIDTH: u8 = 3;

/// TS-6.5: the next cell in this direction, if it is still in the grid.
pub(crate) const fn neighbour(cell: GridCell, direction: Direction) -> Option<GridCell> {
    let (column, row) = (cell % WIDTH, cell / WIDTH);
    match direction {
        Direction::Up if row > 0 => Some(cell - WIDTH),
        Direction::Left if column > 0 => Some(cell - 1),
        Direction::Down if row + 1 < WIDTH => Some(cell + WIDTH),
        Direction::Right if column + 1 < WIDTH => Some(cell + 1),
        _ => None,
    }
}

impl Journey {
    /// TS-6.5, TS-7.10: a step on the map. If it costs a card, that is asked for first; with an
    /// empty hand it is free (R44).
    pub(crate) fn go(&mut self, direction: Direction, log: &mut impl Log<Event>) {
        let toll = match self.map {
            MapState::World(_) => true,
            MapState::Dungeon(maze) => self.needs_laying(&maze, direction),
            MapState::Practice => false,
        };
        if toll && !self.zones.hand.is_empty() {
            self.question = Question::Toll(direction);
        } else {
            self.go_paid(direction, log);
        }
    }

    /// The card has been discarded, or none is needed.
    pub(crate) fn go_paid(&mut self, direction: Direction, log: &mut impl Log<Event>) {
        match &mut self.map {
            MapState::World(grid) => {
                if let Some(cell) = neighbour(grid.pawn, direction) {
                    grid.pawn = cell;
                    log.note(|| Event::Stepped(direction));
                    self.read_card(log);
                }
            }
            MapState::Dungeon(maze) => {
                let maze = *maze;
                self.go_in_dungeon(&maze, direction, log);
            }
            MapState::Practice => {}
        }
    }

    /// TS-6.5: reads the upright half of the card in the pawn's cell; an empty cell has no
    /// effect (TS-6.2).
    pub(crate) fn read_card(&mut self, log: &mut impl Log<Event>) {
        let MapState::World(grid) = &self.map else {
            return;
        };
        match grid.upright(grid.pawn) {
            Some(half) => {
                log.note(|| Event::ReadHalf(half));
                self.scripts.push(Source::Half(half));
                self.run(log);
            }
            None => self.question = Question::Walk,
        }
    }

    /// TS-6.40: what the enemy half in the cell to the right gives to open slots.
    pub(crate) fn bonus_from_the_right(&self) -> Bonus {
        let (MapState::World(grid), Some(Map::World(world)), Some(Source::Half(half))) =
            (&self.map, self.sets.map(), self.scripts.reading())
        else {
            return Bonus::default();
        };
        let CardPlace::Grid(cell) = grid.place(half.card) else {
            return Bonus::default();
        };
        let enemy = world.half(half).enemy.as_ref();
        enemy.map_or(Bonus::default(), |enemy| given(world, grid, cell, enemy))
    }
}

/// TS-6.40: what the enemy half to the right of the cell gives to this enemy's open slots.
pub(crate) fn given(world: &World, grid: &Grid, cell: GridCell, enemy: &Enemy) -> Bonus {
    let right = right_neighbour(grid, cell).and_then(|right| world.half(right).enemy.as_ref());
    let Some(right) = right else {
        return Bonus::default();
    };
    let open = |open: bool, bonus: i8| if open { bonus } else { 0 };
    Bonus {
        level: open(enemy.slots.level, right.gives.level),
        attack: open(enemy.slots.attack, right.gives.attack),
        defense: open(enemy.slots.defense, right.gives.defense),
    }
}

fn right_neighbour(grid: &Grid, cell: GridCell) -> Option<crate::world::HalfCode> {
    grid.upright(neighbour(cell, Direction::Right)?)
}
