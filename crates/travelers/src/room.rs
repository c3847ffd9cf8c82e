//! The rooms of a dungeon as play needs them: every Room Card on each of its sides.
//!
//! [`Rooms::of`] turns the printed cards (TS-2.11) once, so that walking looks nothing up twice.

mod printed;

use crate::dungeon::{Cell, Direction, Dungeon, Reading, RoomCard, RoomCode, Side};

/// How many cells a frame has on any side.
const CELLS: usize = 24;

/// All rooms of a dungeon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rooms {
    rooms: Vec<Room>,
}

/// A Room Card on one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Room {
    /// Its code.
    pub code: RoomCode,
    /// Its walls: bit `n` is the cell number `n` of the frame, row by row (TS-2.13).
    pub walls: u32,
    /// The cell of the frame with the symbol.
    pub symbol: Cell,
    /// The symbol as it reads on this side (TS-2.15).
    pub reading: Reading,
    /// The number of its entry in [`Dungeon::index`], if it has one (TS-2.17).
    pub entry: Option<u8>,
    ways: [Option<Way>; CELLS],
}

/// A door that is open on this side (TS-2.14), and where one comes out (TS-7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The direction one leaves in.
    pub direction: Direction,
    /// The room it leads to.
    pub to: RoomCode,
    /// The facing arch, a cell of that room's frame.
    pub arrival: Cell,
    /// Where that room's frame begins, counted from the beginning of this room's frame: cells to
    /// the right, and down.
    pub origin: (i16, i16),
}

impl Rooms {
    /// Turns the Room Cards to all their sides.
    ///
    /// # Errors
    /// What is wrong with the cards or the index: cells off the card, arches where none may be
    /// (TS-2.14), doors without a counterpart (TS-7.2), symbols that are not one to a card
    /// (TS-2.15), entries without a room, teleports to cards that are not there.
    pub fn of(dungeon: &Dungeon) -> Result<Rooms, String> {
        printed::check(dungeon)?;
        let mut rooms = Vec::with_capacity(dungeon.rooms.len() * Side::ALL.len());
        for (number, card) in (1..).zip(&dungeon.rooms) {
            for side in Side::ALL {
                rooms.push(Room::of(RoomCode::new(number, side), card, dungeon)?);
            }
        }
        Ok(Rooms { rooms })
    }

    /// Every room, in the order of the codes.
    pub fn all(&self) -> &[Room] {
        &self.rooms
    }

    /// The room with this code; nothing if the dungeon has no such card.
    pub fn get(&self, code: RoomCode) -> Option<&Room> {
        self.rooms.get(code.index())
    }

    /// The room in which the symbol stands like this (TS-2.15).
    pub fn reading(&self, reading: Reading) -> Option<RoomCode> {
        let mut rooms = self.rooms.iter();
        rooms
            .find(|room| room.reading == reading)
            .map(|room| room.code)
    }
}

impl std::ops::Index<RoomCode> for Rooms {
    type Output = Room;

    /// The room with this code. Every code that a door, a teleport or a symbol gives is there.
    fn index(&self, code: RoomCode) -> &Room {
        &self.rooms[code.index()]
    }
}

impl Room {
    fn of(code: RoomCode, card: &RoomCard, dungeon: &Dungeon) -> Result<Room, String> {
        let side = code.side;
        let reading = reading(card, side);
        let mut room = Room {
            code,
            walls: 0,
            symbol: card.cell.in_frame(side),
            reading,
            entry: (0..)
                .zip(&dungeon.index)
                .find(|(_, entry)| entry.reading == reading)
                .map(|(number, _)| number),
            ways: [None; CELLS],
        };
        for wall in &card.walls {
            room.walls |= 1 << wall.in_frame(side).index(side);
        }
        for arch in arches(dungeon, code) {
            let way = &mut room.ways[usize::from(arch.cell.index(side))];
            if way.is_some() {
                return Err(format!("{code}: two codes on one arch"));
            }
            *way = way_through(dungeon, code, arch)?;
        }
        Ok(room)
    }

    /// Can this cell of the frame not be entered?
    pub const fn is_wall(&self, cell: Cell) -> bool {
        self.walls & 1 << cell.index(self.code.side) != 0
    }

    /// The way out through this cell of the frame; nothing if there is no arch, or it is blocked
    /// on this side (TS-7.12).
    pub fn way(&self, cell: Cell) -> Option<&Way> {
        self.ways[usize::from(cell.index(self.code.side))].as_ref()
    }

    /// Every way out with its cell of the frame, row by row.
    pub fn ways(&self) -> impl Iterator<Item = (Cell, &Way)> {
        let side = self.code.side;
        (0..)
            .zip(&self.ways)
            .filter_map(move |(cell, way)| Some((Cell::at(cell, side), way.as_ref()?)))
    }

    /// The way to that room with its cell of the frame.
    pub fn way_to(&self, room: RoomCode) -> Option<(Cell, &Way)> {
        self.ways().find(|(_, way)| way.to == room)
    }
}

/// TS-2.15: how the card's symbol stands on this side.
fn reading(card: &RoomCard, side: Side) -> Reading {
    Reading {
        symbol: card.symbol,
        orientation: (card.orientation + side.index() as u8) % 4,
    }
}

/// An arch with a code that is upright in its room.
#[derive(Clone, Copy)]
struct Arch {
    cell: Cell,
    direction: Direction,
    to: RoomCode,
}

/// The arches of a room whose codes are upright (TS-2.14).
fn arches(dungeon: &Dungeon, room: RoomCode) -> impl Iterator<Item = Arch> {
    let card = dungeon.rooms.get(usize::from(room.card) - 1);
    let doors = card.into_iter().flat_map(|card| &card.doors);
    doors
        .filter(move |door| door.side == room.side)
        .filter_map(move |door| {
            let cell = door.cell.in_frame(room.side);
            Some(Arch {
                cell,
                direction: cell.border(room.side)?,
                to: door.to,
            })
        })
}

/// TS-7.2: where one comes out. A code of a room that has no codes at all on that side leads
/// nowhere and is blocked; one of a room that has others must have its counterpart there.
fn way_through(dungeon: &Dungeon, from: RoomCode, arch: Arch) -> Result<Option<Way>, String> {
    let Arch {
        cell,
        direction,
        to,
    } = arch;
    if arches(dungeon, to).next().is_none() {
        return Ok(None);
    }
    let mut facing =
        arches(dungeon, to).filter(|back| back.to == from && back.direction == direction.back());
    let Some(back) = facing.next() else {
        return Err(format!(
            "{from}: the door to {to} has no counterpart on the facing border of {to}"
        ));
    };
    if facing.next().is_some() {
        return Err(format!("{from}: the door to {to} has two counterparts"));
    }
    let (right, down) = direction.offset();
    let along = |here: u8, there: u8| i16::from(here) - i16::from(there);
    Ok(Some(Way {
        direction,
        to,
        arrival: back.cell,
        origin: (
            along(cell.x, back.cell.x) + right,
            along(cell.y, back.cell.y) + down,
        ),
    }))
}

#[cfg(test)]
mod tests;
