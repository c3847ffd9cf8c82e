//! The golden corpus of Sovereign (see `laws::corpus`).

use laws::corpus::{self, played};
use sovereign::Battle;
use std::path::Path;

#[test]
fn every_record_replays_to_the_same_position() {
    let game = played::<Battle>;
    let wanted = [
        ("by-chance", game("", 101, None)),
        (
            "light-and-garden",
            game("deck1=first-light deck2=rotting-garden", 102, None),
        ),
        (
            "suns-and-archive",
            game("deck1=twin-suns deck2=sealed-archive first=2", 103, None),
        ),
        (
            "archive-and-garden",
            game("deck1=sealed-archive deck2=rotting-garden", 104, None),
        ),
        (
            "suns-and-light",
            game("deck1=twin-suns deck2=first-light first=1", 105, None),
        ),
        ("random-1", game("deck1=random deck2=random", 106, None)),
        ("random-2", game("deck1=random deck2=random", 107, None)),
        ("conceded", game("deck1=random", 108, Some((80, 1)))),
    ];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    corpus::check::<Battle>(&folder, &wanted);
}

#[test]
fn a_changed_record_is_refused_with_its_line() {
    let record = played::<Battle>("first=1", 7, Some((60, 0)));
    corpus::refuses_changes::<Battle>(&record, " play ", " plya ");
}
