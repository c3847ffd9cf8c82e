//! What a hero meets on the way, and whether the win is in reach.

use super::{SAMPLES, piece};
use std::collections::BTreeSet;
use travelers::proof::{dungeon_structure, dungeon_structure_without};
use travelers::{Condition, Effect, RoomCode, Tier, Timing};

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
