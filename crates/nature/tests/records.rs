//! The golden corpus of Command of Nature (see `laws::corpus`).

use laws::corpus::{self, played};
use nature::Nature;
use std::path::Path;

#[test]
fn every_record_replays_to_the_same_position() {
    let game = played::<Nature>;
    let wanted = [
        ("two-players-1", game("", 101, None)),
        ("two-players-2", game("sages=random", 102, None)),
        ("cedar-gravel", game("sages=cedar,gravel", 103, None)),
        ("porella-torrent", game("sages=porella,torrent", 104, None)),
        ("conceded", game("", 105, Some((60, 0)))),
        ("turn-limit", game("turn-limit=20 first=2", 106, None)),
        ("two-teams-1", game("seats=4 turn-limit=60", 107, None)),
        ("two-teams-2", game("seats=4 sages=random", 108, None)),
        (
            "team-mate-conceded",
            game("seats=4 turn-limit=60", 109, Some((90, 2))),
        ),
    ];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    corpus::check::<Nature>(&folder, &wanted);
}

#[test]
fn a_changed_record_is_refused_with_its_line() {
    let record = played::<Nature>("turn-limit=4", 7, None);
    corpus::refuses_changes::<Nature>(&record, " sage ", " sagge ");
}
