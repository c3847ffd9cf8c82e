//! Nothing is allocated in a playout once it is warm.

use kernel::{Options, Setup};
use laws::{CountingAllocator, Playouts};
use nature::{Nature, NatureSetup};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn a_playout_allocates_nothing() {
    let setups = [2, 4].map(|seats| {
        NatureSetup::build(&Options::new().with("seats", seats)).expect("2 and 4 seats exist")
    });
    laws::allocation_free_playout(&Playouts::<Nature>::new(&setups));
}
