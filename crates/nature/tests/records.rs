//! The golden corpus: records that must replay to the same position for ever.
//!
//! Files are added and never changed. `MAZZO_BLESS=1` writes those that are missing.

use kernel::{Game, Line, Move, Options, Record, Rng, Seat, Seed, Setup};
use nature::{Nature, NatureSetup};
use std::{fs, path::PathBuf};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// A whole game of random moves, now and then with somebody giving up.
fn played(options: Options, seed: u64, concede_at: Option<(usize, usize)>) -> Record {
    let setup = NatureSetup::build(&options).expect("the options of a test are right");
    let mut line = Line::<Nature>::new(setup, Seed::from(seed));
    let mut rng = Rng::new(Seed::from(seed).child(1));
    let mut scratch = Vec::new();
    while let Some(seat) = {
        let waiting: Vec<Seat> = line.waiting().collect();
        rng.choose(&waiting)
    } {
        let (seat, mv) = match concede_at {
            Some((at, seat)) if at == line.len() => (Seat::new(seat), Move::Concede),
            _ => {
                let action = line.position().pick(seat, &mut rng, &mut scratch);
                (seat, Move::Play(action))
            }
        };
        line.play(seat, mv).expect("a legal move is played");
    }
    line.record()
}

fn wanted() -> Vec<(&'static str, Record)> {
    let two = Options::new;
    let four = || Options::new().with("seats", 4);
    vec![
        ("two-players-1", played(two(), 101, None)),
        (
            "two-players-2",
            played(two().with("sages", "random"), 102, None),
        ),
        (
            "cedar-gravel",
            played(two().with("sages", "cedar,gravel"), 103, None),
        ),
        (
            "porella-torrent",
            played(two().with("sages", "porella,torrent"), 104, None),
        ),
        ("conceded", played(two(), 105, Some((60, 0)))),
        (
            "turn-limit",
            played(two().with("turn-limit", 20).with("first", 2), 106, None),
        ),
        (
            "two-teams-1",
            played(four().with("turn-limit", 60), 107, None),
        ),
        (
            "two-teams-2",
            played(four().with("sages", "random"), 108, None),
        ),
        (
            "team-mate-conceded",
            played(four().with("turn-limit", 60), 109, Some((90, 2))),
        ),
    ]
}

#[test]
fn every_record_replays_to_the_same_position() {
    if std::env::var("MAZZO_BLESS").is_ok_and(|value| value == "1") {
        fs::create_dir_all(folder()).expect("the folder can be made");
        for (name, record) in wanted() {
            let path = folder().join(format!("rules-1-{name}.mazzo"));
            if !path.exists() {
                fs::write(path, record.to_string()).expect("a record can be written");
            }
        }
    }
    let mut count = 0;
    for entry in fs::read_dir(folder()).expect("the records can be listed") {
        let path = entry.expect("an entry can be read").path();
        let text = fs::read_to_string(&path).expect("a record can be read");
        let record: Record = text.parse().expect("a record is one");
        let setup = NatureSetup::build(&record.setup).expect("its setup is possible");
        let line = Line::<Nature>::replay(&record, setup)
            .unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        assert_eq!(line.record().to_string(), text, "{}", path.display());
        count += 1;
    }
    assert!(count >= 9, "the corpus only grows");
}

#[test]
fn a_changed_record_is_refused_with_its_line() {
    let record = played(Options::new().with("turn-limit", 4), 7, None);
    let setup = NatureSetup::build(&record.setup).expect("its setup is possible");
    let replay = |text: &str| {
        let record: Record = text.parse().map_err(|fault| format!("{fault}"))?;
        Line::<Nature>::replay(&record, setup)
            .map(|_| ())
            .map_err(|fault| fault.to_string())
    };
    let text = record.to_string();
    assert_eq!(replay(&text), Ok(()));
    let last = text
        .trim_end()
        .rfind('\n')
        .expect("there are several lines");
    let cut = replay(&text[..last + 1]).expect_err("a move is missing");
    assert!(cut.contains("moves:"), "{cut}");
    let seeded = replay(&text.replace("seed: 7", "seed: 8")).expect_err("another game");
    assert!(
        seeded.contains("line ") || seeded.contains("position:"),
        "{seeded}"
    );
    let newer = replay(&text.replace("rules: 1", "rules: 9")).expect_err("other rules");
    assert!(newer.contains("version 9"), "{newer}");
    let misspelt = text.replacen(" sage ", " sagge ", 1);
    let misspelt = replay(&misspelt).expect_err("no such action");
    assert!(misspelt.contains("did you mean"), "{misspelt}");
}
