//! Whole games as text, so that a changed rule or a leak shows in review as a diff.
//! `MAZZO_BLESS=1 cargo test -p nature --test playthroughs` writes them anew.

use kernel::{Options, Seed, Setup};
use laws::{Playthrough, check_golden, uniform};
use nature::{Nature, NatureSetup};
use std::path::Path;

fn check(name: &str, options: Options, seed: u64, moves: usize, viewed_moves: usize) {
    let setup = NatureSetup::build(&options).expect("the options of a test are right");
    let playthrough = Playthrough::<Nature> {
        setup: &setup,
        seed: Seed::from(seed),
        max_moves: moves,
        viewed_moves,
        policy: uniform,
    };
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    check_golden(path.join(name), &playthrough.print());
}

#[test]
fn two_players_with_chosen_sages() {
    check("two-players.txt", Options::new(), 5, 2_000, 2_000);
}

#[test]
fn two_players_leaf_against_pebble() {
    let options = Options::new().with("sages", "porella,gravel");
    check("leaf-against-pebble.txt", options, 284, 2_000, 100);
}

#[test]
fn two_teams() {
    let options = Options::new()
        .with("seats", 4)
        .with("sages", "random")
        .with("turn-limit", 10);
    check("two-teams.txt", options, 2, 3_000, 100);
}
