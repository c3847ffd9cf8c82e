//! Random play goes on until everything has been used.

use crate::{
    hoard::{Action, Hoard},
    lawful::{setups, trial},
    setup::{Fault, HoardSetup},
};
use kernel::{Game, Move};
use laws::{Landmarks, Step, Trial, cover, survey};

impl Landmarks for Hoard {
    fn landmarks(setup: &HoardSetup) -> Vec<String> {
        let cards = ["open", "hide"]
            .into_iter()
            .flat_map(|verb| crate::hoard::CARDS.map(|card| format!("{verb} {card}")));
        let others = ["roll", "wait"].map(str::to_owned);
        let impossible = (setup.fault == Fault::SpellsLoudly).then(|| "fly".to_owned());
        cards.chain(others).chain(impossible).collect()
    }

    fn reached(step: &Step<'_, Hoard>, note: &mut dyn FnMut(&str)) {
        match step.made {
            Move::Play(Action::Ready) | Move::Concede => {}
            Move::Play(action) => note(&step.before.spell(action)),
        }
    }
}

#[test]
fn play_goes_on_until_every_landmark_is_reached() {
    let setups = setups(Fault::Nothing);
    let coverage = cover(&trial(&setups));
    assert_eq!(coverage.reached.len(), 14);
    assert!(coverage.verdict.games < 200, "{coverage}");
}

#[test]
fn looking_ahead_reaches_them_sooner() {
    let setups = setups(Fault::Nothing);
    let games = |seek| {
        cover(&Trial {
            seek,
            closely: 1_000_000,
            ..trial(&setups)
        })
        .verdict
        .games
    };
    assert!(games(1) < games(0), "{} and {}", games(1), games(0));
}

#[test]
fn landmarks_never_reached_are_named_and_so_are_those_on_no_list() {
    let setups = setups(Fault::SpellsLoudly);
    let quick = Trial {
        max_games: 60,
        closely: 1_000_000,
        ..trial(&setups)
    };
    let coverage = survey(&quick).unwrap();
    assert!(!coverage.is_complete());
    assert_eq!(coverage.verdict.games, 60);
    assert_eq!(
        (coverage.missing, coverage.unlisted),
        (vec!["fly".into(), "roll".into()], vec!["Roll".into()])
    );
}
