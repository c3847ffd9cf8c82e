//! Playouts that allocate are caught.

use crate::{hoard::Hoard, lawful::setups, setup::Fault};
use laws::{Playouts, allocation_free_playout};

#[test]
fn a_flat_game_allocates_nothing() {
    allocation_free_playout::<Hoard>(&Playouts::new(&setups(Fault::Nothing)));
}

#[test]
#[should_panic(expected = "pick allocated 1 times")]
fn a_game_that_allocates_is_caught_in_the_act() {
    allocation_free_playout::<Hoard>(&Playouts::new(&setups(Fault::Allocates)));
}
