//! A whole game on paper.

use crate::{hoard::Hoard, lawful::setups, setup::Fault};
use kernel::Seed;
use laws::{Playthrough, check_golden, playthrough, uniform};

#[test]
fn a_playthrough_is_its_golden_file() {
    let [setup, _] = setups(Fault::Nothing);
    let text = playthrough::<Hoard>(&setup, Seed::from(3), 100);
    check_golden(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/hoard.txt"),
        &text,
    );
}

#[test]
fn it_can_be_cut_short_and_so_can_its_views() {
    let [_, setup] = setups(Fault::Nothing);
    let text = Playthrough::<Hoard> {
        setup: &setup,
        seed: Seed::from(3),
        max_moves: 8,
        viewed_moves: 2,
        policy: uniform,
    }
    .print();
    assert!(text.ends_with("-- cut off after 8 moves\n"), "{text}");
    let (early, late) = text.split_once("-- move 3").unwrap();
    assert!(early.contains("see") && !late.contains("see"), "{text}");
}
