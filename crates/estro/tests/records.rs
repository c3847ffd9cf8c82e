//! The golden corpus: records that must replay to the same position for ever.
//!
//! Files are added and never changed. `MAZZO_BLESS=1` writes those that are missing.

use estro::{EstroSetup, Match};
use kernel::{Game, Line, Move, Options, Record, Rng, Seat, Seed, Setup};
use std::{fs, path::PathBuf};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// A whole match of random moves, now and then with somebody giving up.
fn played(options: &str, seed: u64, concede_at: Option<(usize, usize)>) -> Record {
    let options: Options = options.parse().expect("options are key=value");
    let setup = EstroSetup::build(&options).expect("the options of a test are right");
    let mut line = Line::<Match>::new(setup, Seed::from(seed));
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
    vec![
        ("duel", played("mode=duel", 101, None)),
        ("chosen", played("format=chosen deck1=pyre", 102, None)),
        ("conceded", played("mode=duel", 103, Some((30, 0)))),
        (
            "extras",
            played(
                "mode=duel,luck,dial,chimera,rift,ambush zone-power=each",
                104,
                None,
            ),
        ),
        (
            "strategist",
            played("mode=duel,strategist compensation=on", 105, None),
        ),
        ("mnemonic", played("mode=duel,mnemonic", 106, None)),
        ("lucid", played("mode=duel,lucid,chimera", 107, None)),
        ("inferno", played("mode=inferno,dial", 108, None)),
        ("single", played("mode=single,luck", 109, None)),
        (
            "single-tactical",
            played("mode=single targets=tactical", 110, None),
        ),
        ("conquest", played("mode=conquest,rift", 111, None)),
        ("bastion-2", played("mode=bastion seats=2", 112, None)),
        (
            "bastion-4",
            played("mode=bastion,chimera,rift seats=4 hands=closed", 113, None),
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
        let setup = EstroSetup::build(&record.setup).expect("its setup is possible");
        let line = Line::<Match>::replay(&record, setup)
            .unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        assert_eq!(line.record().to_string(), text, "{}", path.display());
        count += 1;
    }
    assert!(count >= 13, "the corpus only grows");
}

#[test]
fn a_changed_record_is_refused_with_its_line() {
    let record = played("mode=duel", 7, Some((12, 0)));
    let setup = EstroSetup::build(&record.setup).expect("its setup is possible");
    let replay = |text: &str| {
        let record: Record = text.parse().map_err(|fault| format!("{fault}"))?;
        Line::<Match>::replay(&record, setup.clone())
            .map(|_| ())
            .map_err(|fault| fault.to_string())
    };
    let text = record.to_string();
    assert_eq!(replay(&text), Ok(()));
    let last = text
        .trim_end()
        .rfind('\n')
        .expect("there are several lines");
    let cut = replay(&text[..=last]).expect_err("a move is missing");
    assert!(cut.contains("moves:"), "{cut}");
    let seeded = replay(&text.replace("seed: 7", "seed: 8")).expect_err("another match");
    assert!(
        seeded.contains("line ") || seeded.contains("position:"),
        "{seeded}"
    );
    let misspelt = replay(&text.replacen(" play ", " plya ", 1)).expect_err("no such action");
    assert!(misspelt.contains("did you mean"), "{misspelt}");
}
