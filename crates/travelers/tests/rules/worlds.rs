//! Sections 8.6 and 8.10: generated Worlds.

mod fitness;
mod pieces;
mod reveals;
mod variety;

use travelers::generate::world;
use travelers::{AdventureSide, HalfCode, Map, World, WorldHalf};

/// How many seeds each property is tested on.
const SEEDS: u32 = 300;

fn side(seed: u32) -> AdventureSide {
    world(&format!("world {seed}"), 0).expect("a World")
}

fn map(side: AdventureSide) -> World {
    match side.map {
        Map::World(world) => world,
        Map::Dungeon(_) => panic!("a World"),
    }
}

/// The Worlds of many seeds.
fn worlds() -> impl Iterator<Item = World> {
    (0..SEEDS).map(|seed| map(side(seed)))
}

/// The halves with their codes.
fn halves(world: &World) -> impl Iterator<Item = (HalfCode, &WorldHalf)> {
    HalfCode::all().map(|code| (code, world.half(code)))
}

/// What a half's title is the title of: `bounty`, `main-hunt`, or `foe` with its tier.
fn subject(half: &WorldHalf) -> String {
    let key = half.title.key().trim_start_matches("ts-");
    let wording = key.rfind("-title-").or_else(|| key.rfind("-end-"));
    match (wording, &half.enemy) {
        (Some(end), _) => key[..end].to_owned(),
        (None, Some(enemy)) => {
            let who = key.split('-').next().unwrap_or(key);
            format!("{who} {:?}", enemy.tier)
        }
        (None, None) => panic!("{key} is no title of a text half"),
    }
}

// TS-8.1 (G-1), TS-8.3.
#[test]
fn a_seed_and_an_attempt_make_one_world() {
    for seed in 0..20 {
        assert_eq!(side(seed), side(seed));
        let next = world(&format!("world {seed}"), 1);
        assert_ne!(next.expect("a World"), side(seed));
    }
}

// TS-8.7 (G-6).
#[test]
fn a_world_is_the_same_after_it_was_written_and_read() {
    for seed in 0..20 {
        let side = side(seed);
        let json = serde_json::to_string(&side).expect("JSON");
        let read: AdventureSide = serde_json::from_str(&json).expect("a side");
        assert_eq!(read, side);
    }
}
