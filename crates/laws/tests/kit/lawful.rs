//! The toy without a fault passes, and what it takes to pass is what the trial says.

use crate::{
    hoard::{Action, Hoard},
    setup::{Fault, HoardSetup},
};
use kernel::{Seat, Setup};
use laws::{Trial, Verdict, judge, names, obey, obey_rules, retrace, wander};

pub const RULE_BOOK: &str = "**H-1** In turn. **H-2** From the hand. **H-3** Roll once.";

pub fn setups(fault: Fault) -> [HoardSetup; 2] {
    [2, 3].map(|seats| HoardSetup { seats, fault })
}

pub fn trial(setups: &[HoardSetup]) -> Trial<'_, Hoard> {
    Trial {
        games: 150,
        max_moves: 200,
        closely: 4,
        rule_book: RULE_BOOK,
        hidden: |setup, seat| {
            let others = Seat::all(setup.seats()).filter(move |&other| other != seat);
            let piles = others.flat_map(|other| {
                let other = other.index();
                [format!("hands.{other}"), format!("hoards.{other}")]
            });
            piles.chain(["deck".to_owned()]).collect()
        },
        ..Trial::new(setups)
    }
}

#[test]
fn a_lawful_game_obeys() {
    let setups = setups(Fault::Nothing);
    let verdict = obey(&trial(&setups));
    assert_eq!(verdict.games, 300);
    assert!(
        verdict.moves > 3_000 && verdict.looked_closely > 500,
        "{verdict:?}"
    );
    assert_eq!(obey_rules(&trial(&setups)).games, 300);
    let wandered = wander(&trial(&setups));
    assert_eq!((wandered.games, wandered.looked_closely), (300, 0));
}

#[test]
fn the_same_trial_finds_the_same() {
    let setups = setups(Fault::Nothing);
    let verdicts: Vec<Verdict> = (0..2).map(|_| obey(&trial(&setups))).collect();
    assert_eq!(verdicts[0], verdicts[1]);
}

#[test]
fn what_is_hidden_must_be_said() {
    let setups = setups(Fault::Nothing);
    let unsaid = Trial {
        hidden: |_, _| vec!["deck".into()],
        ..trial(&setups)
    };
    let violation = judge(&unsaid).unwrap_err();
    assert_eq!(violation.law, names::GUESSES);
    assert!(
        violation.what.contains("is not hidden from seat"),
        "{violation}"
    );
}

#[test]
fn a_rule_must_be_in_the_book() {
    let setups = setups(Fault::Nothing);
    let lacking = Trial {
        rule_book: "H-1, H-22, H-3",
        ..trial(&setups)
    };
    let violation = judge(&lacking).unwrap_err();
    assert_eq!(violation.law, names::REFUSES);
    assert!(
        violation
            .what
            .contains("rule H-2, which is not in the rule book"),
        "{violation}"
    );
}

#[test]
fn a_phrase_must_have_its_words() {
    let setups = setups(Fault::Nothing);
    let wordless = Trial {
        render: |phrase| match phrase.key {
            "rolled" => Err("no such message".into()),
            key => Ok(format!("{key} {:?}", phrase.args)),
        },
        ..trial(&setups)
    };
    let violation = judge(&wordless).unwrap_err();
    assert_eq!(violation.law, names::SPEAKS);
    assert!(violation.what.contains("no such message"), "{violation}");
}

#[test]
fn a_policy_may_only_choose_from_the_list() {
    let setups = setups(Fault::Nothing);
    let stubborn = Trial {
        policy: |_, _, _, _| Action::Roll,
        ..trial(&setups)
    };
    assert_eq!(judge(&stubborn).unwrap_err().law, names::POLICY);
}

#[test]
fn a_lawful_record_retraces() {
    let setups = setups(Fault::Nothing);
    let record = "mazzo record 1\ngame: hoard\nrules: 1\nsetup: seats=2\nseed: 5\n\n\
                  1 ready\n2 ready\n1 roll\n2 roll\n1 concede\n";
    assert!(retrace(&trial(&setups), record).is_ok());
}
