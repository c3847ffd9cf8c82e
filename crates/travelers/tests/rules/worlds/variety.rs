//! How much Worlds differ from one another, and what their numbers are.

use super::{halves, map, subject};
use std::collections::{BTreeMap, BTreeSet};
use travelers::generate::{fitness, world};
use travelers::{Letter, World};

fn many(count: u32) -> impl Iterator<Item = World> {
    (0..count).filter_map(|seed| world(&format!("variety {seed}"), 0).ok().map(map))
}

/// All subjects of a World, sorted.
fn mix(world: &World) -> Vec<String> {
    let mut mix: Vec<String> = halves(world).map(|(_, half)| subject(half)).collect();
    mix.sort();
    mix
}

// G-30: no two of these days are alike.
#[test]
fn worlds_differ_in_their_pieces() {
    let mixes: BTreeSet<_> = many(500).map(|world| mix(&world)).collect();
    assert!(mixes.len() >= 475, "{} mixes of 500", mixes.len());
    let pieces: BTreeSet<String> = mixes.into_iter().flatten().collect();
    let all = [
        "main-hunt",
        "main-key",
        "main-lieutenant",
        "main-forms",
        "main-curse",
        "bounty",
        "technique",
        "guardian",
        "theft",
        "thief",
        "chest",
        "trap",
        "forge",
        "hostage",
        "helper",
        "healer",
        "challenge",
        "ritual",
        "trade",
        "swap",
        "recover",
        "quiet",
        "weakness",
        "camp",
        "migration",
        "observatory",
        "gamble",
        "sacrifice",
        "key",
        "curse",
        "lieutenant T3",
        "villain T4",
        "villain Boss",
        "foe T1",
        "foe T2",
        "foe T3",
        "foe T4",
        "foe T5",
    ];
    assert_eq!(pieces, all.map(str::to_owned).into());
}

// TS-8.60, TS-8.62: every text that a World can name is in stock.
#[test]
fn every_text_of_a_world_is_in_stock() {
    let stock = [
        include_str!("../../../../../locales/en/travelers-foes.ftl"),
        include_str!("../../../../../locales/en/travelers-quests.ftl"),
    ];
    let lines = stock.iter().flat_map(|file| file.lines());
    let keys: BTreeSet<&str> = lines
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key)
        .collect();
    for world in many(200) {
        for (_, half) in halves(&world) {
            let enemy = half
                .enemy
                .iter()
                .flat_map(|enemy| [enemy.name, enemy.about]);
            let told = [Some(half.title), half.tale, half.after];
            for story in told.into_iter().flatten().chain(enemy) {
                assert!(keys.contains(story.key()), "{} is missing", story.key());
            }
        }
    }
}

// TS-8.45: run with --ignored --nocapture to see the figures.
#[test]
#[ignore = "prints figures of a thousand Worlds"]
fn figures_of_a_thousand_worlds() {
    let worlds: Vec<World> = many(1000).collect();
    println!("{} of 1000 attempts 0 give a World", worlds.len());
    let mixes: BTreeSet<_> = worlds.iter().map(mix).collect();
    println!("{} different mixes of pieces", mixes.len());
    let mut figures: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    let start = std::time::Instant::now();
    for world in &worlds {
        let found = fitness(world).expect("fit");
        let line = found.line.expect("a line");
        let fights = line
            .iter()
            .filter(|half| world.half(**half).enemy.is_some());
        let enemies = |letter: Letter| {
            let side = halves(world).filter(|(code, _)| code.letter == letter);
            side.filter(|(_, half)| half.enemy.is_some()).count()
        };
        let numbers = [
            ("readings to the win", line.len()),
            ("fights to the win", fights.count()),
            ("states", found.states as usize),
            ("enemies on halves A", enemies(Letter::A)),
            ("enemies on halves B", enemies(Letter::B)),
        ];
        for (name, number) in numbers {
            figures.entry(name).or_default().push(number);
        }
    }
    println!("{:?} a proof", start.elapsed() / 1000);
    for (name, mut numbers) in figures {
        numbers.sort_unstable();
        let (low, middle, high) = (numbers[0], numbers[numbers.len() / 2], numbers.last());
        println!("{name}: {low} to {}, median {middle}", high.unwrap_or(&0));
    }
}
