//! The map of a saved game.

use crate::dungeon::Reading;
use crate::map::{Grid, Laid, MapState, Maze, RoomPlace};
use crate::restore::Loader;
use crate::saved::{Saved, SavedDungeon, SavedWorld};
use crate::set::Map;

impl Loader<'_> {
    pub(crate) fn read_map(&mut self, saved: &Saved) -> MapState {
        match (self.sets.map(), &saved.world, &saved.dungeon) {
            (None, None, None) => MapState::Practice,
            (Some(Map::World(_)), Some(world), None) => self.read_world(world),
            (Some(Map::Dungeon(_)), None, Some(dungeon)) => self.read_dungeon(dungeon),
            (adventure, ..) => {
                let right = match adventure {
                    None => "Training has neither world nor dungeon",
                    Some(Map::World(_)) => "a World Adventure has a world and no dungeon",
                    Some(Map::Dungeon(_)) => "a Dungeon Adventure has a dungeon and no world",
                };
                self.faults.note(|| right.to_owned());
                MapState::Practice
            }
        }
    }

    fn read_world(&mut self, saved: &SavedWorld) -> MapState {
        let mut cells = [0; 9];
        for (cell, &card) in saved.grid.iter().flatten().enumerate() {
            if card > 9 {
                self.faults
                    .note(|| format!("world.grid: there is no card {card}"));
            } else if card != 0 && cells.contains(&card) {
                self.faults
                    .note(|| format!("world.grid: card {card} is there twice"));
            }
            cells[cell] = card;
        }
        let (column, row) = saved.pawn;
        let pawn = match (column, row) {
            (1..=3, 1..=3) => 3 * (row - 1) + column - 1,
            _ => {
                self.faults.note(|| {
                    format!("world.pawn: column and row are 1 to 3, not {column} and {row}")
                });
                0
            }
        };
        MapState::World(Grid {
            cells,
            on_b: self.world_cards("upright_b", &saved.upright_b),
            once: self.world_cards("once", &saved.once),
            taken: self.zones.ninth,
            pawn,
        })
    }

    fn world_cards(&mut self, list: &str, cards: &[u8]) -> u16 {
        let mut bits = 0;
        for &card in cards {
            match card {
                1..=9 => bits |= 1 << (card - 1),
                _ => self
                    .faults
                    .note(|| format!("world.{list}: there is no card {card}")),
            }
        }
        bits
    }

    fn read_dungeon(&mut self, saved: &SavedDungeon) -> MapState {
        let count = match self.sets.map() {
            Some(Map::Dungeon(dungeon)) => dungeon.rooms.len(),
            _ => 0,
        };
        let mut cards = [RoomPlace::Deck; 6];
        for (number, place) in (1..).zip(&mut cards) {
            if usize::from(number) > count || number == self.zones.ninth {
                *place = RoomPlace::Taken;
            }
        }
        for (&room, laid) in &saved.rooms {
            let place = &mut cards[usize::from(room.card) - 1];
            let fault = match place {
                RoomPlace::Deck => None,
                RoomPlace::Table(_) => Some("its card shows another side too"),
                RoomPlace::Taken => Some("its card is not there"),
            };
            if let Some(fault) = fault {
                self.faults
                    .note(|| format!("dungeon.rooms.{room}: {fault}"));
            }
            *place = RoomPlace::Table(Laid {
                side: room.side,
                island: laid.island,
                origin: laid.origin,
            });
        }
        MapState::Dungeon(Maze {
            cards,
            room: saved.pawn.room,
            cell: saved.pawn.cell,
            from: saved.from,
            once: self.entries(&saved.once),
            boss_defeated: saved.boss_defeated,
        })
    }

    fn entries(&mut self, readings: &[Reading]) -> u32 {
        let Some(Map::Dungeon(dungeon)) = self.sets.map() else {
            return 0;
        };
        let mut bits = 0;
        for &reading in readings {
            let entry = dungeon
                .index
                .iter()
                .position(|entry| entry.reading == reading);
            match entry {
                Some(entry) => bits |= 1 << entry,
                None => self
                    .faults
                    .note(|| format!("dungeon.once: {reading} is not in the index")),
            }
        }
        bits
    }
}
