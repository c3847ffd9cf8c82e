//! Nothing is allocated in a playout once it is warm, in either kind of adventure and in
//! Training.

use kernel::{Options, Setup};
use laws::{CountingAllocator, Playouts};
use travelers::{Journey, TravelersSetup};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn a_playout_allocates_nothing() {
    let mut setups = Vec::new();
    for hero in ["book-f1", "book-f2", "book-f3", "book-f4"] {
        for adventure in ["w1", "d1", "events", "foes", "halls", "moods", "quests"] {
            let adventure = format!("book-{adventure}");
            let options = Options::new()
                .with("hero", hero)
                .with("adventure", adventure);
            setups.push(TravelersSetup::build(&options).expect("an example can be played"));
        }
        let training = Options::new().with("hero", hero).with("mode", "training");
        setups.push(TravelersSetup::build(&training).expect("a hero can be trained"));
    }
    laws::allocation_free_playout(&Playouts::<Journey> {
        warm_up: 2,
        counted: 10,
        ..Playouts::new(&setups)
    });
}
