//! Matches as text, so that a changed rule or a leak shows in review as a diff.
//! `MAZZO_BLESS=1 cargo test -p estro --test playthroughs` writes them anew.

use estro::{EstroSetup, Match};
use kernel::{Options, Seed, Setup};
use laws::{Playthrough, check_golden, uniform};
use std::path::Path;

fn check(name: &str, mode: &str, seed: u64, moves: usize) {
    let options = Options::new().with("mode", mode);
    let setup = EstroSetup::build(&options).expect("the options of a test are right");
    let playthrough = Playthrough::<Match> {
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
fn a_duel() {
    check("duel.txt", "duel", 1, 120);
}

#[test]
fn a_duel_with_tokens_dial_rift_and_ambush() {
    check("duel-with-extras.txt", "duel,luck,dial,rift,ambush", 2, 80);
}

#[test]
fn a_lucid_dream_with_chimeras() {
    check("lucid-dream.txt", "duel,lucid,chimera", 3, 80);
}

#[test]
fn inferno() {
    check("inferno.txt", "inferno", 4, 80);
}

#[test]
fn a_single_player_against_the_ships() {
    check("single.txt", "single", 5, 80);
}

#[test]
fn the_zones_of_conquest() {
    check("conquest.txt", "conquest", 6, 60);
}

#[test]
fn the_last_bastion() {
    check("bastion.txt", "bastion", 7, 60);
}
