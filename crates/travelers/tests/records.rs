//! The golden corpus of Travelers (see `laws::corpus`), played with examples of the rule book,
//! which no change of the generator touches.

use laws::corpus::{self, played};
use std::path::Path;
use travelers::Journey;

#[test]
fn every_record_replays_to_the_same_position() {
    let game = played::<Journey>;
    let wanted = [
        ("world", game("hero=book-f1 adventure=book-w1", 101, None)),
        (
            "world-of-foes",
            game("hero=book-f4 adventure=book-foes strain-cost=0", 102, None),
        ),
        (
            "world-of-moods",
            game("hero=book-f2 adventure=book-moods scoring=off", 103, None),
        ),
        (
            "world-of-events",
            game("hero=book-f3 adventure=book-events", 104, Some((300, 0))),
        ),
        (
            "world-of-quests",
            game(
                "hero=book-f1 adventure=book-quests adventure-boxes=2",
                105,
                Some((300, 0)),
            ),
        ),
        (
            "dungeon",
            game("hero=book-f1 adventure=book-d1", 106, Some((300, 0))),
        ),
        (
            "dungeon-of-halls",
            game("hero=book-f4 adventure=book-halls marks=off", 107, None),
        ),
        ("training", game("hero=book-f2 mode=training", 108, None)),
        (
            "conceded",
            game("hero=book-f3 adventure=book-w1", 109, Some((40, 0))),
        ),
    ];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    corpus::check::<Journey>(&folder, &wanted);
}

#[test]
fn a_changed_record_is_refused_with_its_line() {
    let record = played::<Journey>("hero=book-f1 adventure=book-w1", 7, Some((60, 0)));
    corpus::refuses_changes::<Journey>(&record, " open ", " opne ");
}
