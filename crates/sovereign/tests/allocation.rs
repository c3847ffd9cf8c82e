//! Nothing is allocated in a playout once it is warm, with any ready deck and with decks by
//! chance.

use kernel::{Options, Setup};
use laws::{CountingAllocator, Playouts};
use sovereign::{Battle, SovereignSetup};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn a_playout_allocates_nothing() {
    let decks = SovereignSetup::ready_decks();
    let mut setups = Vec::new();
    for deck in decks.iter().map(|deck| deck.id).chain(["random"]) {
        for other in ["rotting-garden", "random"] {
            let options = Options::new().with("deck1", deck).with("deck2", other);
            setups.push(SovereignSetup::build(&options).expect("the decks are ready"));
        }
    }
    let playouts = Playouts::<Battle> {
        warm_up: 3,
        counted: 40,
        ..Playouts::new(&setups)
    };
    laws::allocation_free_playout(&playouts);
}
