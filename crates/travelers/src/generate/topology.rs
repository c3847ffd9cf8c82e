//! The tree of rooms (TS-8.50): which door leads where, how far rooms lie, what is visible from
//! where.

mod growth;

use super::walls::Walls;
use crate::dungeon::{Cell, RoomCode};
use crate::stream::Stream;

/// How many Room Cards a set has (TS-2.10).
pub const CARDS: u8 = 6;

/// How many rooms they make.
pub const ROOMS: usize = CARDS as usize * 4;

/// The rooms of a dungeon and the doors between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Topology {
    /// The walls of cards 1 to 6.
    pub walls: [Walls; CARDS as usize],
    /// The card that a piece may give to the hero: 5 or 6.
    pub takable: u8,
    passages: Vec<Passage>,
}

/// Two facing arches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passage {
    /// The rooms.
    pub rooms: [RoomCode; 2],
    /// The arch of each, a cell of its frame.
    pub cells: [Cell; 2],
}

impl Topology {
    /// Grows a tree; nothing if the rooms got in each other's way.
    pub fn draw(stream: &mut Stream) -> Option<Topology> {
        let mut walls = [Walls::default(); CARDS as usize];
        for card in 0..walls.len() {
            // A card that looks like another would be found on the table by its symbol alone.
            loop {
                walls[card] = Walls::draw(stream);
                if !walls[..card].contains(&walls[card]) {
                    break;
                }
            }
        }
        let takable = stream.choose(&[5, 6]);
        let passages = growth::grow(&walls, takable, stream)?;
        Some(Topology {
            walls,
            takable,
            passages,
        })
    }

    /// Every passage.
    pub fn passages(&self) -> &[Passage] {
        &self.passages
    }

    /// DM-4: all doors of a room are erased, on both sides.
    pub fn erase(&mut self, room: RoomCode) {
        self.passages
            .retain(|passage| !passage.rooms.contains(&room));
    }

    /// The rooms behind its doors.
    pub fn neighbours(&self, room: RoomCode) -> impl Iterator<Item = RoomCode> {
        self.passages
            .iter()
            .filter_map(move |passage| match passage.rooms {
                [one, other] | [other, one] if one == room => Some(other),
                _ => None,
            })
    }

    /// TS-8.52: doors between each room and 1A; nothing for rooms without doors.
    pub fn distances(&self) -> Distances {
        self.distances_where(RoomCode::START, |_| true)
    }

    /// TS-8.55: the rooms that can be reached from this one without using its card again, so
    /// that its symbol is still mapped on arrival. With their distances from it.
    pub fn visible_from(&self, room: RoomCode) -> Distances {
        self.distances_where(room, |next| next.card != room.card)
    }

    fn distances_where(&self, from: RoomCode, enters: impl Fn(RoomCode) -> bool) -> Distances {
        let mut distances = Distances([None; ROOMS]);
        let mut border = vec![from];
        for distance in 0.. {
            for &room in &border {
                distances.0[room.index()] = Some(distance);
            }
            let next: Vec<RoomCode> = border
                .iter()
                .flat_map(|&room| self.neighbours(room))
                .filter(|&room| enters(room) && distances.get(room).is_none())
                .collect();
            if next.is_empty() {
                break;
            }
            border = next;
        }
        distances
    }
}

/// How far rooms lie from one of them, in doors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distances([Option<u8>; ROOMS]);

impl Distances {
    /// The distance of this room; nothing if no way leads there.
    pub const fn get(&self, room: RoomCode) -> Option<u8> {
        self.0[room.index()]
    }

    /// The rooms that can be reached with their distances, in the order of the codes.
    pub fn rooms(&self) -> impl Iterator<Item = (RoomCode, u8)> {
        RoomCode::all(CARDS).filter_map(|room| Some((room, self.get(room)?)))
    }

    /// The distance of the farthest room.
    pub fn depth(&self) -> u8 {
        self.0.iter().copied().flatten().max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests;
