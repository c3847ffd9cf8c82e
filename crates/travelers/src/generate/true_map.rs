//! The true map (TS-7.2), recomputed from nothing but the printed doors.

use crate::dungeon::{Cell, Dungeon, RoomCode};
use crate::room::Rooms;
use std::collections::BTreeMap;

/// Where the frame of each room begins, counted from that of 1A: cells to the right, and down.
/// Rooms that no way leads to are not on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrueMap {
    origins: BTreeMap<RoomCode, (i16, i16)>,
    doors: usize,
}

impl TrueMap {
    /// Follows all doors from 1A.
    ///
    /// # Errors
    /// Two ways put a room in two places, or two rooms overlap (G-42).
    pub fn of(dungeon: &Dungeon) -> Result<TrueMap, String> {
        let rooms = Rooms::of(dungeon)?;
        let mut map = TrueMap {
            origins: BTreeMap::from([(RoomCode::START, (0, 0))]),
            doors: 0,
        };
        let mut open = vec![RoomCode::START];
        while let Some(code) = open.pop() {
            let (x, y) = map.origins[&code];
            for (_, way) in rooms[code].ways() {
                map.doors += 1;
                let origin = (x + way.origin.0, y + way.origin.1);
                match map.origins.insert(way.to, origin) {
                    None => open.push(way.to),
                    Some(known) if known == origin => {}
                    Some(known) => {
                        let to = way.to;
                        return Err(format!(
                            "{to} lies at {known:?}, and from {code} at {origin:?}"
                        ));
                    }
                }
            }
        }
        match map.overlap() {
            Some([one, other]) => Err(format!("{one} and {other} overlap")),
            None => Ok(map),
        }
    }

    /// Where the room's frame begins.
    pub fn origin(&self, room: RoomCode) -> Option<(i16, i16)> {
        self.origins.get(&room).copied()
    }

    /// The rooms on the map.
    pub fn rooms(&self) -> impl Iterator<Item = RoomCode> {
        self.origins.keys().copied()
    }

    /// Do the doors form a tree (TS-7.2)? Each is printed in both of its rooms.
    pub fn is_tree(&self) -> bool {
        self.doors == 2 * (self.origins.len() - 1)
    }

    fn overlap(&self) -> Option<[RoomCode; 2]> {
        let mut owner = BTreeMap::new();
        for (&room, &(x, y)) in &self.origins {
            for cell in Cell::of_frame(room.side) {
                let place = (x + i16::from(cell.x), y + i16::from(cell.y));
                if let Some(other) = owner.insert(place, room) {
                    return Some([other, room]);
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dungeon::Side;
    use crate::set::{AdventureSide, Map};

    fn d1() -> Dungeon {
        let side: AdventureSide =
            toml::from_str(include_str!("../../book/d1.toml")).expect("the fixture D1");
        match side.map {
            Map::Dungeon(dungeon) => dungeon,
            Map::World(_) => panic!("D1 is a dungeon"),
        }
    }

    // TS-7.2, X50, X52.
    #[test]
    fn rooms_lie_where_the_doors_of_the_examples_put_them() {
        let map = TrueMap::of(&d1()).expect("a map");
        let origin = |card, side| map.origin(RoomCode::new(card, side));
        assert_eq!(origin(1, Side::A), Some((0, 0)));
        assert_eq!(origin(2, Side::B), Some((4, 1)));
        assert_eq!(origin(1, Side::C), Some((10, 1)));
        assert_eq!(origin(3, Side::D), None);
        assert_eq!(map.rooms().count(), 3);
        assert!(map.is_tree());
    }

    // G-42: 1C, moved to the left border of 2B, would lie on 1A.
    #[test]
    fn rooms_that_overlap_are_found() {
        let mut dungeon = d1();
        dungeon.rooms[0].doors[1].cell = Cell::new(0, 3);
        dungeon.rooms[1].doors[1].cell = Cell::new(1, 0);
        let overlap = TrueMap::of(&dungeon).expect_err("an overlap");
        assert!(overlap.contains("1A and 1C overlap"), "{overlap}");
    }

    // G-42: a second pair of arches that says otherwise.
    #[test]
    fn a_room_in_two_places_is_found() {
        let mut dungeon = d1();
        let door = |cell, side, to: &str| crate::dungeon::Door {
            cell,
            side,
            to: to.parse().expect("a room"),
        };
        dungeon.rooms[0]
            .doors
            .push(door(Cell::new(1, 5), Side::A, "2B"));
        dungeon.rooms[1]
            .doors
            .push(door(Cell::new(3, 2), Side::B, "1A"));
        let fault = TrueMap::of(&dungeon).expect_err("two places");
        assert!(fault.contains("lies at"), "{fault}");
    }
}
