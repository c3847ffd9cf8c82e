use super::*;
use crate::dungeon::Side;

fn code(text: &str) -> RoomCode {
    text.parse().expect("a room")
}

fn trees(count: u32) -> impl Iterator<Item = Topology> {
    (0..count).map(|seed| {
        let mut stream = Stream::new(&seed.to_string(), "topology");
        Topology::draw(&mut stream).expect("a tree")
    })
}

// TS-8.50, G-42, G-43, G-44.
#[test]
fn every_tree_has_all_rooms_and_its_takable_rooms_are_leaves() {
    for tree in trees(200) {
        assert_eq!(tree.passages().len(), ROOMS - 1);
        assert_eq!(tree.distances().rooms().count(), ROOMS);
        assert!(matches!(tree.takable, 5 | 6));
        for side in Side::ALL {
            let leaf = RoomCode::new(tree.takable, side);
            assert_eq!(tree.neighbours(leaf).count(), 1, "{leaf}");
        }
        for passage in tree.passages() {
            assert_ne!(passage.rooms[0].card, passage.rooms[1].card);
            for (room, cell) in passage.rooms.into_iter().zip(passage.cells) {
                assert!(cell.border(room.side).is_some());
                let walls = tree.walls[usize::from(room.card) - 1];
                assert!(!walls.contains(cell.on_card(room.side)));
            }
        }
    }
}

// TS-8.50: depth 4 to 10, typically 5 to 6; 43 of 100 rooms are dead ends.
#[test]
fn trees_are_as_deep_and_as_branched_as_the_measured_ones() {
    let all: Vec<Topology> = trees(200).collect();
    let depths: Vec<u8> = all.iter().map(|tree| tree.distances().depth()).collect();
    let middle = depths.iter().filter(|depth| (4..=10).contains(*depth));
    assert!(middle.count() >= 196, "{depths:?}");
    let is_dead_end = |tree: &Topology, room| tree.neighbours(room).count() == 1;
    let dead_ends: usize = all
        .iter()
        .map(|tree| {
            RoomCode::all(CARDS)
                .filter(|&room| is_dead_end(tree, room))
                .count()
        })
        .sum();
    let percent = 100 * dead_ends / (all.len() * ROOMS);
    assert!((38..=50).contains(&percent), "{percent} % dead ends");
}

/// 1A - 2A - 3A - 2B, and 3A - 4A.
fn small() -> Topology {
    let passage = |one: &str, other: &str| Passage {
        rooms: [code(one), code(other)],
        cells: [Cell::new(0, 1); 2],
    };
    Topology {
        walls: [Walls::default(); 6],
        takable: 5,
        passages: vec![
            passage("1A", "2A"),
            passage("2A", "3A"),
            passage("3A", "2B"),
            passage("3A", "4A"),
        ],
    }
}

// TS-8.52, TS-8.55.
#[test]
fn what_is_visible_is_reached_without_the_rooms_own_card() {
    let tree = small();
    let reached = |distances: Distances| {
        let rooms = distances.rooms();
        rooms
            .map(|(room, distance)| format!("{room}{distance}"))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(reached(tree.distances()), "1A0 2A1 2B3 3A2 4A3");
    assert_eq!(reached(tree.visible_from(code("2B"))), "2B0 3A1 4A2");
    assert_eq!(
        reached(tree.visible_from(code("4A"))),
        "1A3 2A2 2B2 3A1 4A0"
    );
    assert_eq!(tree.distances().depth(), 3);
}

// DM-4.
#[test]
fn an_erased_room_has_no_doors_on_either_side() {
    let mut tree = small();
    tree.erase(code("2B"));
    assert_eq!(tree.passages().len(), 3);
    assert_eq!(tree.neighbours(code("2B")).count(), 0);
    assert_eq!(tree.neighbours(code("3A")).count(), 2);
    assert_eq!(tree.distances().get(code("2B")), None);
}
