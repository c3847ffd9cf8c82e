//! TS-8.50: rooms are laid against each other until all have their place.

use super::{CARDS, Passage};
use crate::dungeon::{Cell, Direction, RoomCode};
use crate::generate::walls::Walls;
use crate::stream::Stream;

/// How many cells of two borders must touch.
const TOUCHING: i16 = 3;

/// A room in its place: where its frame begins on the true map.
#[derive(Clone, Copy)]
struct Placed {
    room: RoomCode,
    origin: (i16, i16),
}

impl Placed {
    fn size(self) -> (i16, i16) {
        let (width, height) = self.room.side.size();
        (width.into(), height.into())
    }

    fn overlaps(self, other: Placed) -> bool {
        let ((left, top), (width, height)) = (self.origin, self.size());
        let ((other_left, other_top), (other_width, other_height)) = (other.origin, other.size());
        left < other_left + other_width
            && other_left < left + width
            && top < other_top + other_height
            && other_top < top + height
    }
}

/// Grows the tree from 1A: first the rooms of all cards but the takable one, then its own, which
/// are leaves because nothing is laid after them but their like (G-44).
pub(super) fn grow(walls: &[Walls], takable: u8, stream: &mut Stream) -> Option<Vec<Passage>> {
    let mut placed = vec![Placed {
        room: RoomCode::START,
        origin: (0, 0),
    }];
    let mut passages = Vec::new();
    for last in [false, true] {
        let mut unplaced: Vec<RoomCode> = RoomCode::all(CARDS)
            .filter(|room| *room != RoomCode::START && (room.card == takable) == last)
            .collect();
        while !unplaced.is_empty() {
            let mut hosts = placed.clone();
            stream.shuffle(&mut hosts);
            let (room, passage) = hosts
                .into_iter()
                .find_map(|host| attach(host, &unplaced, &placed, walls, stream))?;
            unplaced.retain(|other| *other != room.room);
            placed.push(room);
            passages.push(passage);
        }
    }
    Some(passages)
}

/// Lays a random room against the host and opens a random pair of arches between them.
fn attach(
    host: Placed,
    unplaced: &[RoomCode],
    placed: &[Placed],
    walls: &[Walls],
    stream: &mut Stream,
) -> Option<(Placed, Passage)> {
    let mut places = Vec::new();
    // G-43: a door never leads to another side of the same card.
    for &room in unplaced.iter().filter(|room| room.card != host.room.card) {
        for direction in Direction::ALL {
            for guest in against(host, room, direction) {
                let is_free = !placed.iter().any(|&other| guest.overlaps(other));
                if is_free && facing(host, guest, direction, walls).next().is_some() {
                    places.push((guest, direction));
                }
            }
        }
    }
    if places.is_empty() {
        return None;
    }
    let (guest, direction) = stream.choose(&places);
    let arches: Vec<[Cell; 2]> = facing(host, guest, direction, walls).collect();
    let passage = Passage {
        rooms: [host.room, guest.room],
        cells: stream.choose(&arches),
    };
    Some((guest, passage))
}

/// All places of a room along one border of the host.
fn against(host: Placed, room: RoomCode, direction: Direction) -> impl Iterator<Item = Placed> {
    let guest = Placed {
        room,
        origin: host.origin,
    };
    let ((left, top), (width, height)) = (host.origin, host.size());
    let (guest_width, guest_height) = guest.size();
    let is_level = matches!(direction, Direction::Left | Direction::Right);
    let (length, guest_length) = match is_level {
        true => (height, guest_height),
        false => (width, guest_width),
    };
    (TOUCHING - guest_length..=length - TOUCHING).map(move |along| Placed {
        origin: match direction {
            Direction::Up => (left + along, top - guest_height),
            Direction::Down => (left + along, top + height),
            Direction::Left => (left - guest_width, top + along),
            Direction::Right => (left + width, top + along),
        },
        ..guest
    })
}

/// The pairs of facing cells between host and guest that can both be arches (TS-2.14).
fn facing(
    host: Placed,
    guest: Placed,
    direction: Direction,
    walls: &[Walls],
) -> impl Iterator<Item = [Cell; 2]> {
    let (right, down) = direction.offset();
    let host_arches = arches(host.room, direction, walls);
    host_arches.filter_map(move |cell| {
        let x = host.origin.0 + i16::from(cell.x) + right - guest.origin.0;
        let y = host.origin.1 + i16::from(cell.y) + down - guest.origin.1;
        let faced = Cell::new(u8::try_from(x).ok()?, u8::try_from(y).ok()?);
        let mut guest_arches = arches(guest.room, direction.back(), walls);
        guest_arches
            .any(|arch| arch == faced)
            .then_some([cell, faced])
    })
}

/// The cells of a room's frame that can be an arch on this border: no corners, no walls.
fn arches(room: RoomCode, border: Direction, walls: &[Walls]) -> impl Iterator<Item = Cell> {
    let walls = walls[usize::from(room.card) - 1];
    Cell::of_frame(room.side).filter(move |cell| {
        cell.border(room.side) == Some(border) && !walls.contains(cell.on_card(room.side))
    })
}
