//! What the entries of generated dungeons say.

use super::{SAMPLES, Sample, effects, piece};
use std::collections::BTreeSet;
use travelers::{Condition, Effect, Entry, Tier, Timing};

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
