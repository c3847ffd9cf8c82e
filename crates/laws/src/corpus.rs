//! The golden corpus of a game: records that must replay to the same position for ever.
//!
//! Files are added and never changed. `MAZZO_BLESS=1` writes those that are missing.

use kernel::{Game, Line, Move, Options, Record, Rng, Seat, Seed, Setup};
use std::{fs, path::Path};

/// A whole game of random moves with these options, such as `seats=4 first=2`. At the move
/// `concede_at` names, if any, its seat gives up.
pub fn played<G: Game>(options: &str, seed: u64, concede_at: Option<(usize, usize)>) -> Record {
    let options: Options = options.parse().expect("options are key=value");
    let setup = G::Setup::build(&options).expect("the options of a test are right");
    let mut line = Line::<G>::new(setup, Seed::from(seed));
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

/// Replays every record of the folder, and fails if one of those wanted is missing.
pub fn check<G: Game>(folder: &Path, wanted: &[(&str, Record)]) {
    let version = G::RULES_VERSION;
    let place = |name: &str| folder.join(format!("rules-{version}-{name}.mazzo"));
    if std::env::var("MAZZO_BLESS").is_ok_and(|value| value == "1") {
        fs::create_dir_all(folder).expect("the folder can be made");
        for (name, record) in wanted {
            if !place(name).exists() {
                fs::write(place(name), record.to_string()).expect("a record can be written");
            }
        }
    }
    for (name, _) in wanted {
        assert!(place(name).exists(), "the record '{name}' is missing");
    }
    for entry in fs::read_dir(folder).expect("the records can be listed") {
        let path = entry.expect("an entry can be read").path();
        let text = fs::read_to_string(&path).expect("a record can be read");
        match replay::<G>(&text) {
            Ok(again) => assert_eq!(again, text, "{}", path.display()),
            Err(fault) => panic!("{}: {fault}", path.display()),
        }
    }
}

/// The record that replaying this one gives, or why it cannot be replayed.
pub fn replay<G: Game>(text: &str) -> Result<String, String> {
    let record: Record = text.parse().map_err(|fault| format!("{fault}"))?;
    let setup = G::Setup::build(&record.setup).map_err(|faults| format!("{faults:?}"))?;
    let line = Line::<G>::replay(&record, setup).map_err(|fault| fault.to_string())?;
    Ok(line.record().to_string())
}

/// Changes a record with the seed 7 in every way that must be noticed: a move is missing, the
/// game is another, the rules are newer, a word is misspelt.
pub fn refuses_changes<G: Game>(record: &Record, word: &str, misspelt: &str) {
    let text = record.to_string();
    assert_eq!(replay::<G>(&text).as_ref(), Ok(&text));
    let refusal = |changed: &str| {
        assert_ne!(changed, text, "nothing was changed");
        replay::<G>(changed).expect_err("a changed record is refused")
    };
    let last = (text.trim_end().rfind('\n')).expect("there are several lines");
    let cut = refusal(&text[..=last]);
    assert!(cut.contains("moves:"), "{cut}");
    let seeded = refusal(&text.replace("seed: 7", "seed: 8"));
    let noticed = ["line ", "position:"].iter().any(|at| seeded.contains(at));
    assert!(noticed, "{seeded}");
    let rules = format!("rules: {}", G::RULES_VERSION);
    let newer = refusal(&text.replace(&rules, "rules: 99"));
    assert!(newer.contains("version 99"), "{newer}");
    let misspelt = refusal(&text.replacen(word, misspelt, 1));
    assert!(misspelt.contains("did you mean"), "{misspelt}");
}
