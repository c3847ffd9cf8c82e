//! Generated dungeons (sections 8.7 and 8.11), many of them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;
use travelers::generate::dungeon;
use travelers::generate::true_map::TrueMap;
use travelers::generate::walls::Walls;
use travelers::proof::{dungeon_structure, dungeon_structure_without};
use travelers::{
    AdventureSide, Cell, Condition, Dungeon, Effect, Entry, Map, RoomCode, Rooms, Side, Tier,
    Timing,
};

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

// G-40, TS-8.53, TS-2.10, TS-2.17.
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

// TS-8.54: DM-1 to DM-5, DS-1 to DS-7, DE-1 to DE-13.
#[test]
fn every_piece_is_used_sooner_or_later() {
    let quests: BTreeSet<&str> = SAMPLES
        .iter()
        .filter_map(|sample| sample.side.title.key().split('-').nth(2))
        .collect();
    let all = ["curse", "forms", "hunt", "key", "lieutenant"];
    assert_eq!(quests, BTreeSet::from(all));
    let entries = SAMPLES.iter().flat_map(|sample| &sample.dungeon.index);
    let pieces: BTreeSet<&str> = entries.map(piece).collect();
    let all = [
        "bounty",
        "camp",
        "chest",
        "curse",
        "foe",
        "forge",
        "gamble",
        "guardian",
        "healer",
        "hostage",
        "key",
        "lieutenant",
        "main",
        "observatory",
        "pitfall",
        "portal",
        "quiet",
        "recover",
        "ritual",
        "sacrifice",
        "swap",
        "technique",
        "theft",
        "thief",
        "trade",
        "trap",
        "villain",
        "weakness",
    ];
    assert_eq!(pieces, BTreeSet::from(all));
}

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

// G-46, TS-8.82.
#[test]
fn every_dungeon_is_proven_also_without_the_card_that_can_be_taken() {
    for sample in SAMPLES.iter() {
        assert!(dungeon_structure(&sample.dungeon).is_ok());
        let without = |card| dungeon_structure_without(&sample.dungeon, card).is_ok();
        match sample.taken_card() {
            Some(card) => assert!(without(card)),
            None if sample.second_form().is_some() => {}
            None => assert!(without(5) || without(6)),
        }
    }
}

// G-47, TS-8.55: if the sentence were the win, the win could be had.
#[test]
fn what_asks_for_a_mapped_symbol_can_come_true() {
    let mut asked = 0;
    for sample in SAMPLES.iter() {
        for (place, entry) in sample.dungeon.index.iter().enumerate() {
            let Some(sentence) = entry.text.iter().position(|sentence| {
                let mut when = sentence.when.iter();
                when.any(|condition| matches!(condition, Condition::SymbolMapped(_)))
            }) else {
                continue;
            };
            asked += 1;
            let mut other = sample.dungeon.clone();
            for sentence in other.index.iter_mut().flat_map(|entry| &mut entry.text) {
                sentence
                    .effects
                    .retain(|effect| *effect != Effect::BossDefeated);
            }
            other.index[place].text[sentence].effects = vec![Effect::BossDefeated];
            assert!(dungeon_structure(&other).is_ok());
        }
    }
    assert!(asked > 20);
}

// G-48.
#[test]
fn no_teleport_leads_to_the_card_that_can_be_taken() {
    for sample in SAMPLES.iter() {
        for (_, effect) in sample.effects() {
            if let Effect::Teleport(room) = effect {
                assert_ne!(Some(room.card), sample.taken_card());
            }
        }
    }
}

// G-49.
#[test]
fn near_the_entrance_there_is_a_weak_enemy_and_no_strong_one() {
    for sample in SAMPLES.iter() {
        let near = sample
            .enemies()
            .filter(|(.., distance)| distance.is_some_and(|far| far <= 2));
        let tiers: Vec<Tier> = near.map(|(_, tier, _)| tier).collect();
        assert!(tiers.contains(&Tier::T1));
        let is_gentle = |tier: &Tier| *tier <= Tier::T3 || matches!(tier, Tier::Lock | Tier::Trap);
        assert!(tiers.iter().all(is_gentle), "{tiers:?}");
    }
}

// TS-8.52, TS-8.53.
#[test]
fn enemies_grow_stronger_with_the_distance() {
    for sample in SAMPLES.iter() {
        let of_tier = |wanted: Tier| {
            let wanderers = sample.enemies().filter(move |(entry, tier, _)| {
                *tier == wanted && piece(entry) == "foe" && entry.timing == Timing::Immediate
            });
            wanderers.filter_map(|(.., distance)| distance)
        };
        let weakest = of_tier(Tier::T1).max().expect("T1 enemies");
        assert_eq!(of_tier(Tier::T1).count(), 2);
        assert_eq!(of_tier(Tier::T2).count(), 2);
        assert_eq!(of_tier(Tier::T4).count(), 2);
        let strongest = of_tier(Tier::T5).max().expect("a T5 enemy");
        assert!(weakest < strongest);
    }
}

// G-51, TS-5.71, EF-35.
#[test]
fn every_lock_and_trap_may_be_left() {
    let mut seen = 0;
    for sample in SAMPLES.iter() {
        for (entry, tier, _) in sample.enemies() {
            if matches!(tier, Tier::Lock | Tier::Trap) {
                let order: Vec<&Effect> = effects(entry).take(2).collect();
                assert_eq!(order, [&Effect::Leave, &Effect::Fight]);
                seen += 1;
            } else {
                assert!(effects(entry).all(|effect| *effect != Effect::Leave));
            }
        }
    }
    assert!(seen > 100);
}

// G-52.
#[test]
fn a_hero_can_reach_level_eight_before_the_final_enemy() {
    for sample in SAMPLES.iter() {
        let structure = dungeon_structure(&sample.dungeon).expect("a proof");
        let before: BTreeSet<RoomCode> = structure.before_final.into_iter().collect();
        let levels: BTreeSet<u8> = sample
            .enemies()
            .filter(|(entry, tier, _)| *tier != Tier::Boss && before.contains(&sample.room(entry)))
            .filter_map(|(entry, ..)| Some(entry.enemy.as_ref()?.level))
            .collect();
        assert!([2, 3, 4, 6, 8].iter().all(|level| levels.contains(level)));
    }
}

// G-53, EF-43.
#[test]
fn teleports_come_last_and_never_go_round_in_a_ring() {
    for sample in SAMPLES.iter() {
        let target = |entry: &Entry| match effects(entry).last() {
            Some(Effect::Teleport(room)) => Some(*room),
            _ => None,
        };
        for entry in &sample.dungeon.index {
            let teleports = effects(entry).filter(|effect| matches!(effect, Effect::Teleport(_)));
            assert_eq!(teleports.count(), target(entry).into_iter().count());
            let (mut here, mut jumps) = (target(entry), 0);
            while let Some(room) = here {
                jumps += 1;
                assert!(jumps < 18, "a ring through {room}");
                let next = sample.rooms[room].entry;
                let next = next.map(|number| &sample.dungeon.index[usize::from(number)]);
                here = next
                    .filter(|entry| entry.timing == Timing::Immediate)
                    .and_then(target);
            }
        }
    }
}

// DM-4: both forms on one card of 5 and 6, and no door to the second on either side.
#[test]
fn the_second_form_is_behind_no_door() {
    let mut seen = 0;
    for sample in SAMPLES.iter() {
        let Some(second) = sample.second_form() else {
            continue;
        };
        seen += 1;
        assert!(sample.side.title.key().starts_with("ts-main-forms-"));
        let doors = sample.dungeon.rooms.iter().flat_map(|card| &card.doors);
        assert!(doors.clone().all(|door| door.to != second));
        let own = &sample.dungeon.rooms[usize::from(second.card) - 1].doors;
        assert!(own.iter().all(|door| door.side != second.side));
        let mut ways = sample
            .effects()
            .filter(|(_, effect)| **effect == Effect::Teleport(second));
        let (first, _) = ways.next().expect("the first form");
        assert_eq!(first.timing, Timing::Choice);
        assert_eq!(sample.room(first).card, second.card);
        assert!(second.card >= 5 && ways.next().is_none());
        assert_eq!(sample.taken_card(), None);
    }
    assert!(seen > 20);
}

// TS-8.54, TS-5.54: the hero gets one card of the set at most.
#[test]
fn one_piece_at_most_takes_a_card() {
    let takes = |effect: &Effect| matches!(effect, Effect::TakeHeroCard(_) | Effect::Forge { .. });
    let takers = |sample: &Sample| sample.effects().filter(|(_, effect)| takes(effect)).count();
    assert!(SAMPLES.iter().all(|sample| takers(sample) <= 1));
    assert!(SAMPLES.iter().any(|sample| takers(sample) == 1));
}

// DS-3, CO-25, TS-5.62.
#[test]
fn the_thief_waits_for_three_filled_boxes() {
    let mut seen = 0;
    for sample in SAMPLES.iter() {
        let find = |name: &str| {
            sample
                .dungeon
                .index
                .iter()
                .find(|entry| piece(entry) == name)
        };
        let (Some(theft), Some(thief)) = (find("theft"), find("thief")) else {
            continue;
        };
        seen += 1;
        let boxes = theft.marks.as_ref().expect("boxes");
        assert_eq!(boxes.boxes, [None; 3]);
        assert!(theft.text[0].once && theft.text[0].effects == [Effect::FillMark]);
        assert_eq!(thief.text[0].when, [Condition::EmptyBox(theft.reading)]);
        assert_eq!(thief.text[0].effects, [Effect::Blank]);
    }
    assert!(seen > 20);
}

// TS-5.9, section 5.5: one Once an entry; who chose has accepted.
#[test]
fn entries_have_one_once_and_chosen_ones_offer_nothing_twice() {
    for sample in SAMPLES.iter() {
        for entry in &sample.dungeon.index {
            assert!(entry.text.iter().filter(|sentence| sentence.once).count() <= 1);
            if entry.timing == Timing::Choice {
                let mut offers = entry.text.iter().filter(|sentence| sentence.may);
                assert!(offers.all(|sentence| sentence.effects == [Effect::Leave]));
            }
        }
    }
}

// TS-8.56: 5 to 18 arrivals, median 12, in the original. TS-8.53: 11 to 14 rooms with an enemy.
#[test]
fn dungeons_are_as_long_and_as_dangerous_as_the_measured_ones() {
    let lines = SAMPLES.iter().map(|sample| {
        let structure = dungeon_structure(&sample.dungeon).expect("a proof");
        structure.shortest
    });
    let mut lines: Vec<u32> = lines.collect();
    lines.sort_unstable();
    assert!((10..=12).contains(&lines[lines.len() / 2]));
    assert!(lines[0] >= 5 && lines[lines.len() - 1] <= 24);
    for sample in SAMPLES.iter() {
        assert!((11..=14).contains(&sample.enemies().count()));
    }
}
