use super::*;
use crate::effect::Effect;
use crate::set::{AdventureSide, Map};

fn code(text: &str) -> RoomCode {
    text.parse().expect("a room")
}

fn d1() -> Dungeon {
    let side: AdventureSide =
        toml::from_str(include_str!("../../book/d1.toml")).expect("the fixture D1");
    match side.map {
        Map::Dungeon(dungeon) => dungeon,
        Map::World(_) => panic!("D1 is a dungeon"),
    }
}

fn fault(change: impl FnOnce(&mut Dungeon)) -> String {
    let mut dungeon = d1();
    change(&mut dungeon);
    Rooms::of(&dungeon).expect_err("a fault")
}

// TS-2.12, TS-2.13, X49.
#[test]
fn walls_turn_with_the_card() {
    let rooms = Rooms::of(&d1()).expect("D1");
    let walls = |room: &str| {
        let room = &rooms[code(room)];
        let cells = Cell::of_frame(room.code.side).filter(|&cell| room.is_wall(cell));
        cells.map(|cell| (cell.x, cell.y)).collect::<Vec<_>>()
    };
    assert_eq!(walls("1A"), [(1, 1), (2, 4)]);
    assert_eq!(walls("1B"), [(4, 1), (1, 2)]);
    assert_eq!(walls("1C"), [(1, 1), (2, 4)]);
    assert_eq!(walls("1D"), [(4, 1), (1, 2)]);
    assert_eq!(rooms[code("1A")].walls, 1 << 5 | 1 << 18);
    assert_eq!(walls("2B"), []);
}

// TS-2.15, TS-2.17.
#[test]
fn each_side_has_its_own_reading_and_entry() {
    let rooms = Rooms::of(&d1()).expect("D1");
    let read = |room: &str| {
        let room = &rooms[code(room)];
        (
            room.reading.to_string(),
            (room.symbol.x, room.symbol.y),
            room.entry,
        )
    };
    assert_eq!(read("1A"), ("α0".to_owned(), (1, 2), Some(0)));
    assert_eq!(read("1C"), ("α2".to_owned(), (2, 3), Some(2)));
    assert_eq!(read("2B"), ("β1".to_owned(), (3, 2), Some(1)));
    assert_eq!(read("3D"), ("γ0".to_owned(), (3, 2), Some(3)));
    assert_eq!(read("3A"), ("γ1".to_owned(), (2, 2), None));
    assert_eq!(
        rooms.reading("γ0".parse().expect("a reading")),
        Some(code("3D"))
    );
    assert_eq!(rooms.reading("ζ0".parse().expect("a reading")), None);
}

// TS-7.14, X50: 2B lies at (4,1) from 1A, the pawn comes out at (4,2), the symbol is at (7,3).
#[test]
fn a_room_is_laid_where_the_two_arches_touch() {
    let rooms = Rooms::of(&d1()).expect("D1");
    let way = *rooms[code("1A")].way(Cell::new(3, 2)).expect("a door");
    assert_eq!(
        way,
        Way {
            direction: Direction::Right,
            to: code("2B"),
            arrival: Cell::new(0, 1),
            origin: (4, 1),
        }
    );
    // TS-7.12, X51: the arch below it has no upright code on this side.
    assert_eq!(rooms[code("1A")].way(Cell::new(3, 3)), None);
    assert_eq!(rooms[code("1A")].ways().count(), 1);
}

// TS-7.15, X52: from (9,3) to 1C at (10,1), the pawn at (10,3); and the way back is the reverse.
#[test]
fn the_way_back_is_the_way_reversed() {
    let rooms = Rooms::of(&d1()).expect("D1");
    let (cell, way) = rooms[code("2B")].way_to(code("1C")).expect("a door");
    assert_eq!((cell, way.arrival), (Cell::new(5, 2), Cell::new(0, 2)));
    assert_eq!(way.origin, (6, 0));
    for room in rooms.all() {
        for (cell, way) in room.ways() {
            let back = rooms[way.to].way(way.arrival).expect("the counterpart");
            assert_eq!((back.to, back.arrival), (room.code, cell));
            assert_eq!(back.origin, (-way.origin.0, -way.origin.1));
            assert_eq!(back.direction, way.direction.back());
        }
    }
}

// TS-7.2, X56: 2A has no code at all, so 3D's door leads nowhere and is blocked.
#[test]
fn a_door_to_a_room_without_doors_is_blocked() {
    let rooms = Rooms::of(&d1()).expect("D1");
    assert_eq!(rooms[code("3D")].ways().count(), 0);
    assert_eq!(rooms.all().len(), 12);
    assert_eq!(rooms.get(code("4A")), None);
}

// TS-7.2.
#[test]
fn a_door_without_a_counterpart_is_a_fault() {
    let unanswered = fault(|dungeon| {
        dungeon.rooms[1].doors.remove(0);
    });
    assert!(unanswered.contains("1A: the door to 2B has no counterpart"));
    // The same border twice, and not the facing one.
    let sideways = fault(|dungeon| dungeon.rooms[1].doors[0].cell = Cell::new(0, 2));
    assert!(sideways.contains("no counterpart"));
    let doubled = fault(|dungeon| {
        let mut door = dungeon.rooms[1].doors[0];
        door.cell = Cell::new(1, 0);
        dungeon.rooms[1].doors.push(door);
    });
    assert!(doubled.contains("two counterparts"));
}

// TS-2.14, TS-2.15, TS-7.16.
#[test]
fn cards_that_cannot_be_walked_are_told_why() {
    let gone = fault(|dungeon| dungeon.rooms[2].doors[0].to = code("5A"));
    assert!(gone.contains("leads to 5A, whose card is not there"));
    let corner = fault(|dungeon| dungeon.rooms[2].doors[0].cell = Cell::new(0, 0));
    assert!(corner.contains("in no corner"));
    let inside = fault(|dungeon| dungeon.rooms[2].doors[0].cell = Cell::new(1, 3));
    assert!(inside.contains("on the border"));
    let wall = fault(|dungeon| dungeon.rooms[2].walls.push(Cell::new(0, 3)));
    assert!(wall.contains("is a wall"));
    let own = fault(|dungeon| dungeon.rooms[2].doors[0].to = code("3A"));
    assert!(own.contains("own card"));
    let off = fault(|dungeon| dungeon.rooms[0].walls.push(Cell::new(4, 0)));
    assert!(off.contains("no cell (4,0)"));
    let symbol = fault(|dungeon| dungeon.rooms[0].symbol = dungeon.rooms[1].symbol);
    assert!(symbol.contains("another card has its symbol"));
    let twice = fault(|dungeon| {
        let mut door = dungeon.rooms[1].doors[0];
        door.to = code("3A");
        dungeon.rooms[1].doors.push(door);
    });
    assert!(twice.contains("two codes on one arch"));
    let entry = fault(|dungeon| dungeon.index[0].reading = "ζ0".parse().expect("a reading"));
    assert!(entry.contains("no room has its symbol"));
    let entry = fault(|dungeon| dungeon.index[0].reading = dungeon.index[1].reading);
    assert!(entry.contains("twice"));
    let teleport = fault(|dungeon| {
        dungeon.index[0].text = vec![crate::Sentence::of([Effect::Teleport(code("6A"))])];
    });
    assert!(teleport.contains("teleports to 6A"));
}
