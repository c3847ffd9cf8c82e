//! The samples under the same laws as every game, their playthroughs, and their playouts without
//! a heap.

use kernel::{Game, Narrate, Seat, Seed};
use laws::{CountingAllocator, Playouts, Trial, check_golden, playthrough};
use samples::{ConnectFour, Duel, Leduc, Plain};
use std::path::Path;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

fn other(seat: Seat) -> usize {
    1 - seat.index()
}

#[test]
fn the_duel_obeys_the_laws() {
    laws::obey::<Duel>(&Trial {
        games: 400,
        closely: 24,
        hidden: |_, seat| {
            let other = other(seat);
            vec![
                format!("players.{other}.hand"),
                format!("players.{other}.deck"),
            ]
        },
        rule_book: include_str!("../src/duel.rs"),
        ..Trial::new(&[Plain])
    });
}

#[test]
fn connect_four_obeys_the_laws() {
    laws::obey::<ConnectFour>(&Trial {
        games: 1_000,
        rule_book: include_str!("../src/connect_four.rs"),
        ..Trial::new(&[Plain])
    });
}

#[test]
fn leduc_obeys_the_laws() {
    laws::obey::<Leduc>(&Trial {
        games: 3_000,
        hidden: |_, seat| vec![format!("hands.{}", other(seat))],
        rule_book: include_str!("../src/leduc.rs"),
        ..Trial::new(&[Plain])
    });
}

fn check<G: Narrate + Game<Setup = Plain>>(seed: u64) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let text = playthrough::<G>(&Plain, Seed::from(seed), 400);
    check_golden(path.join(format!("{}-{seed}.txt", G::ID)), &text);
}

#[test]
fn playthroughs_are_as_they_were() {
    check::<Duel>(1);
    check::<ConnectFour>(1);
    check::<ConnectFour>(2);
    for seed in 1..=4 {
        check::<Leduc>(seed);
    }
}

#[test]
fn playouts_allocate_nothing() {
    laws::allocation_free_playout(&Playouts::<Duel>::new(&[Plain]));
    laws::allocation_free_playout(&Playouts::<ConnectFour>::new(&[Plain]));
    laws::allocation_free_playout(&Playouts::<Leduc>::new(&[Plain]));
}
