//! From a draft to cards: codes on arches, symbols on free cells, an index in order.

use super::draft::Draft;
use super::fitness::UnfitDungeon;
use crate::dungeon::{Cell, Door, Dungeon, Entry, RoomCard, Side};
use crate::generate::topology::Topology;

impl Draft {
    pub fn print(mut self) -> Result<Dungeon, UnfitDungeon> {
        let mut rooms = Vec::new();
        for (number, (symbol, orientation)) in (1..).zip(self.symbols) {
            let doors = doors(&self.topology, number);
            let walls: Vec<Cell> = self.topology.walls[usize::from(number) - 1]
                .cells()
                .collect();
            // TS-8.51.
            let is_free = |cell: &Cell| {
                !cell.is_corner(Side::A)
                    && !walls.contains(cell)
                    && !doors.iter().any(|door| door.cell == *cell)
            };
            let free: Vec<Cell> = Cell::of_card().filter(is_free).collect();
            if free.is_empty() {
                return Err(UnfitDungeon::NoPlace("a symbol"));
            }
            rooms.push(RoomCard {
                walls,
                symbol,
                cell: self.streams.adventure.choose(&free),
                orientation,
                doors,
            });
        }
        Ok(Dungeon {
            rooms,
            index: self.index(),
        })
    }

    /// By symbols, so that an entry is found quickly and its place says nothing about its room.
    fn index(mut self) -> Vec<Entry> {
        let texts = std::mem::take(&mut self.entries);
        let mut index: Vec<Entry> = texts
            .into_iter()
            .map(|(room, text)| text.entry(self.reading(room)))
            .collect();
        index.sort_by_key(|entry| entry.reading);
        index
    }
}

/// The codes on a card, cell by cell.
fn doors(topology: &Topology, card: u8) -> Vec<Door> {
    let mut doors = Vec::new();
    for passage in topology.passages() {
        let [one, other] = passage.rooms;
        for (room, to, cell) in [
            (one, other, passage.cells[0]),
            (other, one, passage.cells[1]),
        ] {
            if room.card == card {
                doors.push(Door {
                    cell: cell.on_card(room.side),
                    side: room.side,
                    to,
                });
            }
        }
    }
    doors.sort_by_key(|door| (door.cell.index(Side::A), door.side));
    doors
}
