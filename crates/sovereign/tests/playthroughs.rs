//! Battles as text, so that a changed rule or a leak shows in review as a diff.
//! `MAZZO_BLESS=1 cargo test -p sovereign --test playthroughs` writes them anew.

use kernel::{Options, Seed, Setup};
use laws::{Playthrough, check_golden, uniform};
use sovereign::{Battle, SovereignSetup};
use std::path::Path;

fn check(name: &str, options: &str, seed: u64, moves: usize) {
    let options: Options = options.parse().expect("options are key=value");
    let setup = SovereignSetup::build(&options).expect("the options of a test are right");
    let playthrough = Playthrough::<Battle> {
        setup: &setup,
        seed: Seed::from(seed),
        max_moves: moves,
        viewed_moves: 24,
        policy: uniform,
    };
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    check_golden(path.join(name), &playthrough.print());
}

#[test]
fn the_first_light_against_the_rotting_garden() {
    check(
        "light-and-garden.txt",
        "deck1=first-light deck2=rotting-garden",
        1,
        160,
    );
}

#[test]
fn the_twin_suns_against_the_sealed_archive() {
    check(
        "suns-and-archive.txt",
        "deck1=twin-suns deck2=sealed-archive first=2",
        2,
        160,
    );
}

#[test]
fn decks_by_chance() {
    check("random-decks.txt", "deck1=random deck2=random", 3, 160);
}
