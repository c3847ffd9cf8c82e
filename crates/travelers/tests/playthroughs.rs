//! Games as text, so that a changed rule or a leak shows in review as a diff. They are played
//! with examples of the rule book, which no change of the generator touches.
//! `MAZZO_BLESS=1 cargo test -p travelers --test playthroughs` writes them anew.

use kernel::{Options, Seed, Setup};
use laws::{Playthrough, check_golden, uniform};
use std::path::Path;
use travelers::{Journey, TravelersSetup};

fn check(name: &str, options: &str, seed: u64) {
    let options: Options = options.parse().expect("options are key=value");
    let setup = TravelersSetup::build(&options).expect("the options of a test are right");
    let playthrough = Playthrough::<Journey> {
        setup: &setup,
        seed: Seed::from(seed),
        max_moves: 160,
        viewed_moves: 24,
        policy: uniform,
    };
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    check_golden(path.join(name), &playthrough.print());
}

#[test]
fn a_world() {
    check("world.txt", "hero=book-f1 adventure=book-w1", 1);
}

#[test]
fn a_dungeon() {
    check("dungeon.txt", "hero=book-f2 adventure=book-halls", 2);
}

#[test]
fn training() {
    check("training.txt", "hero=book-f3 mode=training", 3);
}
