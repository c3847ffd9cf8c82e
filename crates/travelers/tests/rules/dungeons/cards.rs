//! The Room Cards of generated dungeons.

use super::SAMPLES;
use std::collections::BTreeSet;
use travelers::generate::true_map::TrueMap;
use travelers::generate::walls::Walls;
use travelers::{Bonus, Cell, Reading, RoomCode, Rooms, Side, Slots};

// G-42, TS-7.2, TS-8.50.
#[test]
fn all_rooms_have_one_place_and_the_doors_are_a_tree() {
    for sample in SAMPLES.iter() {
        let map = TrueMap::of(&sample.dungeon).expect("a map");
        assert!(map.is_tree());
        let erased = sample.second_form().into_iter().count();
        assert_eq!(map.rooms().count(), 24 - erased);
    }
}

// G-43, TS-2.14, TS-2.15.
#[test]
fn arches_stand_on_the_border_and_symbols_on_free_cells() {
    for sample in SAMPLES.iter() {
        for (number, card) in (1..).zip(&sample.dungeon.rooms) {
            let is_free = |cell: Cell| !card.walls.contains(&cell) && !cell.is_corner(Side::A);
            assert!(is_free(card.cell));
            for door in &card.doors {
                assert!(is_free(door.cell) && door.cell.border(Side::A).is_some());
                assert_ne!(door.cell, card.cell);
                assert_ne!(door.to.card, number);
            }
        }
        let readings: BTreeSet<_> = sample.rooms.all().iter().map(|room| room.reading).collect();
        assert_eq!(readings.len(), 24);
    }
}

// G-44.
#[test]
fn the_rooms_of_a_card_that_can_be_taken_are_leaves() {
    for sample in SAMPLES.iter() {
        let is_leaf = |card, side| sample.doors(RoomCode::new(card, side)) <= 1;
        let all_leaves = |card: u8| Side::ALL.into_iter().all(|side| is_leaf(card, side));
        assert!(all_leaves(5) || all_leaves(6));
        if let Some(card) = sample.taken_card() {
            assert!(all_leaves(card) && card >= 5);
        }
    }
}

// G-45.
#[test]
fn walls_leave_one_floor_and_a_door_on_every_border() {
    for card in SAMPLES.iter().flat_map(|sample| &sample.dungeon.rooms) {
        let walls = Walls::of(card.walls.iter().copied());
        assert!(walls.is_fit() && !walls.contains(card.cell));
    }
}

// TS-2.18.
#[test]
fn enemies_of_dungeons_neither_give_nor_take_bonuses() {
    for sample in SAMPLES.iter() {
        for enemy in (sample.dungeon.index.iter()).filter_map(|entry| entry.enemy.as_ref()) {
            assert_eq!(enemy.slots, Slots::default());
            assert_eq!(enemy.gives, Bonus::default());
        }
    }
}

// TS-2.11: four sides each, so that six cards are 24 rooms.
#[test]
fn every_side_of_a_card_is_a_room_of_its_own() {
    for sample in SAMPLES.iter() {
        let rooms = Rooms::of(&sample.dungeon).expect("the cards can be laid");
        let readings: BTreeSet<Reading> =
            RoomCode::all(6).map(|room| rooms[room].reading).collect();
        assert_eq!(readings.len(), 24);
    }
}
