//! Wall patterns of Room Cards (G-45).

use crate::dungeon::{Cell, Direction, Side};
use crate::stream::Stream;

/// The most walls of a card.
const MOST: u64 = 10;

/// The walls of a Room Card as printed: bit `n` is the cell number `n` of the card, row by row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Walls(u32);

/// How the walls of a pattern repeat: most rooms look built, not fallen in.
#[derive(Clone, Copy)]
enum Plan {
    Free,
    HalfTurn,
    Mirrored,
}

impl Walls {
    /// Draws a pattern: cells in random order become walls as long as the card stays fit for
    /// play, until a random number of them stands.
    pub fn draw(stream: &mut Stream) -> Walls {
        let wanted = stream.below(MOST + 1) as usize;
        let plan = stream.choose(&[Plan::Free, Plan::HalfTurn, Plan::Mirrored]);
        let mut cells: Vec<Cell> = Cell::of_card().collect();
        stream.shuffle(&mut cells);
        let mut walls = Walls::default();
        for cell in cells {
            let more = walls.with(cell).with(plan.partner(cell));
            if more.count() <= wanted && more.is_fit() {
                walls = more;
            }
        }
        walls
    }

    /// Is this cell of the card a wall?
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & 1 << cell.index(Side::A) != 0
    }

    /// The walls, row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        Cell::of_card().filter(move |&cell| self.contains(cell))
    }

    /// How many walls there are.
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// These walls as a pattern.
    pub fn of(cells: impl IntoIterator<Item = Cell>) -> Walls {
        cells.into_iter().fold(Walls::default(), Walls::with)
    }

    #[must_use]
    const fn with(self, cell: Cell) -> Walls {
        Walls(self.0 | 1 << cell.index(Side::A))
    }

    /// G-45: at most ten walls, one connected floor, a cell for a door on every border. And
    /// away from the borders a cell is left, where no door can take the symbol's place.
    pub fn is_fit(self) -> bool {
        let open = |cell: &Cell| !self.contains(*cell);
        let has_arch = |border: Direction| {
            let mut cells = Cell::of_card().filter(open);
            cells.any(|cell| cell.border(Side::A) == Some(border))
        };
        let is_inner = |cell: Cell| cell.border(Side::A).is_none() && !cell.is_corner(Side::A);
        self.count() as u64 <= MOST
            && self.floor_is_connected()
            && Direction::ALL.into_iter().all(has_arch)
            && Cell::of_card().filter(open).any(is_inner)
    }

    /// Can the pawn walk from every cell that is no wall to every other?
    pub fn floor_is_connected(self) -> bool {
        let open = |cell: &Cell| !self.contains(*cell);
        let mut reached = Walls::default();
        let mut paths: Vec<Cell> = Cell::of_card().find(open).into_iter().collect();
        while let Some(cell) = paths.pop() {
            if !reached.contains(cell) {
                reached = reached.with(cell);
                let steps = Direction::ALL.map(|direction| cell.step(direction, Side::A));
                paths.extend(steps.into_iter().flatten().filter(open));
            }
        }
        Cell::of_card()
            .filter(open)
            .all(|cell| reached.contains(cell))
    }
}

impl Plan {
    /// The cell that becomes a wall together with this one.
    const fn partner(self, cell: Cell) -> Cell {
        let (width, height) = Side::A.size();
        match self {
            Plan::Free => cell,
            Plan::HalfTurn => Cell::new(width - 1 - cell.x, height - 1 - cell.y),
            Plan::Mirrored => Cell::new(width - 1 - cell.x, cell.y),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pattern(rows: &str) -> Walls {
        let cells = Cell::of_card().zip(rows.chars().filter(|&mark| mark != '/'));
        Walls::of(cells.filter(|&(_, mark)| mark == '#').map(|(cell, _)| cell))
    }

    // G-45.
    #[test]
    fn patterns_are_fit_if_every_border_can_have_a_door_and_the_floor_holds_together() {
        assert!(pattern("..../..../..../..../..../....").is_fit());
        assert!(pattern("#..#/#..#/..../..../#..#/#..#").is_fit());
        let shut_above = pattern(".##./..../..../..../..../....");
        assert!(!shut_above.is_fit());
        let in_two = pattern("..../..../####/..../..../....");
        assert!(!in_two.floor_is_connected() && !in_two.is_fit());
        let all_around = pattern("..../.##./.##./.##./.##./....");
        assert!(!all_around.is_fit());
        let eleven = pattern("#..#/#.##/..../#.##/...#/#..#");
        assert!(eleven.floor_is_connected() && eleven.count() == 11 && !eleven.is_fit());
    }

    // G-45, TS-8.57.
    #[test]
    fn drawn_patterns_are_fit_and_many() {
        let mut stream = Stream::new("walls", "test");
        let drawn: Vec<Walls> = (0..500).map(|_| Walls::draw(&mut stream)).collect();
        assert!(drawn.iter().all(|walls| walls.is_fit()));
        let mut kinds = drawn.clone();
        kinds.sort_unstable();
        kinds.dedup();
        assert!(kinds.len() > 300, "{} patterns", kinds.len());
        for count in 0..=10 {
            assert!(drawn.iter().any(|walls| walls.count() == count), "{count}");
        }
    }
}
