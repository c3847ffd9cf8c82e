//! Generated dungeons (sections 8.7 and 8.11), many of them.

mod cards;
mod course;
mod pieces;

use std::collections::BTreeMap;
use std::sync::LazyLock;
use travelers::generate::dungeon;
use travelers::{AdventureSide, Dungeon, Effect, Entry, Map, RoomCode, Rooms, Tier, Timing};

const SEEDS: u32 = 300;

struct Sample {
    side: AdventureSide,
    dungeon: Dungeon,
    rooms: Rooms,
}

static SAMPLES: LazyLock<Vec<Sample>> = LazyLock::new(|| (0..SEEDS).map(sample).collect());

fn sample(seed: u32) -> Sample {
    let seed = format!("sample {seed}");
    let mut attempts = (0..50).filter_map(|attempt| dungeon(&seed, attempt).ok());
    let side = attempts.next().expect("an attempt that is fit");
    let Map::Dungeon(dungeon) = side.map.clone() else {
        panic!("a dungeon was asked for")
    };
    let rooms = Rooms::of(&dungeon).expect("rooms that can be walked");
    Sample {
        side,
        dungeon,
        rooms,
    }
}

impl Sample {
    fn effects(&self) -> impl Iterator<Item = (&Entry, &Effect)> {
        let entries = self.dungeon.index.iter();
        entries.flat_map(|entry| effects(entry).map(move |effect| (entry, effect)))
    }

    fn room(&self, entry: &Entry) -> RoomCode {
        self.rooms.reading(entry.reading).expect("its room")
    }

    fn doors(&self, room: RoomCode) -> usize {
        self.rooms[room].ways().count()
    }

    /// Doors between each room and 1A.
    fn distances(&self) -> BTreeMap<RoomCode, u8> {
        let mut distances = BTreeMap::from([(RoomCode::START, 0)]);
        let mut open = vec![RoomCode::START];
        while let Some(room) = open.pop() {
            let next = distances[&room] + 1;
            for (_, way) in self.rooms[room].ways() {
                if distances.get(&way.to).is_none_or(|known| next < *known) {
                    distances.insert(way.to, next);
                    open.push(way.to);
                }
            }
        }
        distances
    }

    /// The enemies with their distances from 1A.
    fn enemies(&self) -> impl Iterator<Item = (&Entry, Tier, Option<u8>)> {
        let distances = self.distances();
        self.dungeon.index.iter().filter_map(move |entry| {
            let distance = distances.get(&self.room(entry)).copied();
            Some((entry, entry.enemy.as_ref()?.tier, distance))
        })
    }

    /// The Room Card that a piece gives to the hero, if one does.
    fn taken_card(&self) -> Option<u8> {
        let takes =
            |effect: &Effect| matches!(effect, Effect::TakeHeroCard(_) | Effect::Forge { .. });
        let mut takers = self.effects().filter(|(_, effect)| takes(effect));
        takers.next().map(|(entry, _)| self.room(entry).card)
    }

    /// DM-4: the room of the second form.
    fn second_form(&self) -> Option<RoomCode> {
        let mut entries = self.dungeon.index.iter();
        let second = entries.find(|entry| {
            effects(entry).any(|effect| *effect == Effect::BossDefeated)
                && effects(entry).any(|effect| *effect == Effect::Teleport(RoomCode::START))
        })?;
        Some(self.room(second))
    }
}

fn effects(entry: &Entry) -> impl Iterator<Item = &Effect> {
    entry.text.iter().flat_map(|sentence| &sentence.effects)
}

/// The word after `ts-` in the key of an entry's title: its piece.
fn piece(entry: &Entry) -> &str {
    entry.title.key().split('-').nth(1).unwrap_or_default()
}

fn count(sample: &Sample, pieces: &[&str]) -> usize {
    let entries = sample.dungeon.index.iter();
    entries
        .filter(|entry| pieces.contains(&piece(entry)))
        .count()
}

// TS-8.1 (G-1), TS-8.3.
#[test]
fn a_dungeon_follows_from_its_seed_and_attempt() {
    let first = dungeon("a seed", 0);
    assert_eq!(first, dungeon("a seed", 0));
    assert_ne!(first, dungeon("a seed", 1));
    assert_ne!(first, dungeon("another seed", 0));
}

// TS-8.7.
#[test]
fn a_dungeon_is_written_and_read_back() {
    for sample in SAMPLES.iter().take(20) {
        let text = serde_json::to_string(&sample.side).expect("a text");
        let read: AdventureSide = serde_json::from_str(&text).expect("the same dungeon");
        assert_eq!(read, sample.side);
    }
}

// G-40, TS-8.53, TS-1.2, TS-2.10, TS-2.17.
#[test]
fn six_cards_and_eighteen_entries_hold_one_main_quest_two_side_quests_and_events() {
    for sample in SAMPLES.iter() {
        let Dungeon { rooms, index } = &sample.dungeon;
        assert_eq!((rooms.len(), index.len()), (6, 18));
        assert_eq!(count(sample, &["main"]), 1);
        let side_quests = [
            "technique",
            "bounty",
            "theft",
            "chest",
            "trap",
            "forge",
            "hostage",
        ];
        assert_eq!(count(sample, &side_quests), 2);
        let events = [
            "portal",
            "pitfall",
            "healer",
            "trade",
            "swap",
            "quiet",
            "recover",
            "weakness",
            "camp",
            "ritual",
            "observatory",
            "gamble",
            "sacrifice",
        ];
        assert!(count(sample, &events) >= 1);
        let pitfalls = count(sample, &["pitfall"]);
        assert!((2..=5).contains(&(count(sample, &events) + pitfalls)));
        // The nine who wander, and the one at the bottom of a pitfall.
        assert_eq!(count(sample, &["foe"]), 9 + pitfalls);
        let missions = index
            .iter()
            .filter(|entry| sample.room(entry) == RoomCode::START);
        let timings: Vec<Timing> = missions.map(|entry| entry.timing).collect();
        assert_eq!(timings, [Timing::WalkOn]);
    }
}
