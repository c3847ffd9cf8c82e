//! Nothing is allocated in a playout once it is warm, in any frame or mode.

use estro::mode::{Extra, Frame, Modes};
use estro::{EstroSetup, Match};
use kernel::{Options, Setup};
use laws::{CountingAllocator, Playouts};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// Each frame alone, with each mode that goes with it, and with all of them.
fn setups() -> Vec<EstroSetup> {
    let mut setups = Vec::new();
    for frame in Frame::ALL {
        let base = Modes::of(frame);
        let extras = || Extra::ALL.into_iter().filter(|&extra| frame.allows(extra));
        let mut all = vec![base, extras().fold(base, Modes::with)];
        all.extend(extras().map(|extra| base.with(extra)));
        for modes in all {
            for &seats in frame.seat_counts() {
                let options = Options::new().with("mode", modes).with("seats", seats);
                setups.push(EstroSetup::build(&options).expect("the modes go together"));
            }
        }
    }
    let chosen = Options::new().with("format", "chosen");
    setups.push(EstroSetup::build(&chosen).expect("decks may be chosen"));
    setups
}

#[test]
fn a_playout_allocates_nothing() {
    let setups = setups();
    let playouts = Playouts::<Match> {
        warm_up: 2,
        counted: 8,
        ..Playouts::new(&setups)
    };
    laws::allocation_free_playout(&playouts);
}
