//! Every law that is broken is caught, and named.

use crate::{
    lawful::{setups, trial},
    setup::Fault,
};
use laws::{Trial, Violation, judge, names::*, retrace, wander};

/// Every position is looked at closely.
const CLOSELY: usize = 1;
/// Hardly any is, so that only what is looked at everywhere can be found.
const IN_PASSING: usize = u32::MAX as usize;

fn violation(fault: Fault, closely: usize) -> Box<Violation> {
    let setups = setups(fault);
    match judge(&Trial {
        closely,
        ..trial(&setups)
    }) {
        Err(violation) => violation,
        Ok(verdict) => panic!("{fault:?} was not found: {verdict:?}"),
    }
}

#[test]
#[should_panic(expected = "no card is lost or made")]
fn who_only_wanders_finds_lost_cards() {
    wander(&trial(&setups(Fault::LosesCards)));
}

#[test]
#[should_panic(expected = "a game ends")]
fn who_only_wanders_finds_games_without_end() {
    wander(&trial(&setups(Fault::NeverEnds)));
}

#[test]
fn every_broken_law_is_named() {
    let broken = [
        (Fault::NeverEnds, IN_PASSING, ENDS),
        (Fault::LeavesStuck, IN_PASSING, ACTS),
        (Fault::WaitsForNobody, IN_PASSING, ACTS),
        (Fault::ActsAfterTheEnd, IN_PASSING, ACTS),
        (Fault::ListsTwice, IN_PASSING, LISTS),
        (Fault::PicksWrongly, CLOSELY, PICKS),
        (Fault::PicksOneOnly, CLOSELY, PICKS),
        (Fault::FallsBackWrongly, CLOSELY, PICKS),
        (Fault::RefusesListed, CLOSELY, REFUSES),
        (Fault::RefusesListed, IN_PASSING, PLAYS),
        (Fault::AllowsUnlisted, CLOSELY, REFUSES),
        (Fault::ChangesWhenRefusing, CLOSELY, REFUSES),
        (Fault::NamesNoRule, CLOSELY, REFUSES),
        (Fault::PlaysOtherwise, IN_PASSING, AGREES),
        (Fault::PlaysOtherwise, CLOSELY, AGREES),
        (Fault::ListensToTheLog, IN_PASSING, AGREES),
        (Fault::PlaysDifferentlyEachTime, IN_PASSING, REPLAYS),
        (Fault::LosesCards, IN_PASSING, CHECKS),
        (Fault::LosesCards, CLOSELY, PLAYS),
        (Fault::ForgetsOnSave, CLOSELY, SAVES),
        (Fault::RestoresAnything, CLOSELY, SURVIVES),
        (Fault::SpellsLoudly, CLOSELY, SPELLS),
        (Fault::SpellsAlike, CLOSELY, SPELLS),
        (Fault::Misreads, CLOSELY, SPELLS),
        (Fault::PanicsOnReading, CLOSELY, SPELLS),
        (Fault::PanicsInPlay, IN_PASSING, PLAYS),
        (Fault::ShowsHands, CLOSELY, SHOWS),
        (Fault::ShowsHandsToThePublic, CLOSELY, SHOWS),
        (Fault::ListsBySecrets, CLOSELY, SHOWS),
        (Fault::RefusesBySecrets, CLOSELY, SHOWS),
        (Fault::TellsSecrets, CLOSELY, HEARS),
        (Fault::DrawsUnmarked, CLOSELY, HEARS),
        (Fault::WhispersCards, CLOSELY, WHISPERS),
        (Fault::HidesLearning, CLOSELY, LEARNS),
        (Fault::GuessKeepsChance, CLOSELY, GUESSES),
        (Fault::GuessKeepsDeck, CLOSELY, GUESSES),
        (Fault::GuessKeepsHandsOfOne, CLOSELY, GUESSES),
        (Fault::GuessKeepsOrder, CLOSELY, GUESSES),
        (Fault::GuessLosesCards, CLOSELY, GUESSES),
        (Fault::GuessTakesTooMuch, CLOSELY, GUESSES),
        (Fault::ConcedesAndStays, CLOSELY, CONCEDES),
        (Fault::ConcedesAndWins, CLOSELY, CONCEDES),
        (Fault::LabelsAlike, CLOSELY, SPEAKS),
        (Fault::PromptsBySecrets, CLOSELY, KEEPS_SILENT),
        (Fault::ExplainsNothing, CLOSELY, EXPLAINS),
    ];
    for (fault, closely, law) in broken {
        let violation = violation(fault, closely);
        assert_eq!(violation.law, law, "{fault:?}: {violation}");
    }
    let lawful = [Fault::Nothing, Fault::Allocates];
    for fault in Fault::ALL.iter().filter(|fault| !lawful.contains(fault)) {
        assert!(
            broken.iter().any(|row| row.0 == *fault),
            "{fault:?} is not tried"
        );
    }
}

#[test]
fn a_violation_names_the_game_the_setup_the_seed_and_the_moves() {
    let violation = violation(Fault::LosesCards, IN_PASSING);
    let text = violation.to_string();
    for part in [
        "hoard breaks the law: no card is lost or made",
        "cards are missing",
        "setup: fault=LosesCards seats=2",
        &format!("seed:  {}", violation.seed),
        "mazzo record 1\ngame: hoard\n",
        " ready\n",
    ] {
        assert!(text.contains(part), "no '{part}' in\n{text}");
    }
    let last = violation.record.moves.last().unwrap();
    assert!(
        last.text.starts_with("open "),
        "the move that lost a card comes last: {text}"
    );
}

#[test]
fn a_panic_is_a_violation_with_its_words_and_the_move_that_did_it() {
    let violation = violation(Fault::PanicsInPlay, IN_PASSING);
    assert!(
        violation.what.contains("three cards are unlucky"),
        "{violation}"
    );
    assert!(!violation.record.moves.is_empty());
}

#[test]
fn the_record_of_a_violation_leads_there_again() {
    for fault in [
        Fault::LosesCards,
        Fault::WhispersCards,
        Fault::PanicsInPlay,
        Fault::ShowsHands,
    ] {
        let closely = if fault == Fault::PanicsInPlay {
            IN_PASSING
        } else {
            CLOSELY
        };
        let first = violation(fault, closely);
        let setups = setups(fault);
        let again = retrace(&trial(&setups), &first.record.to_string()).unwrap_err();
        // Looking closely everywhere, another law may meet the same fault a move earlier.
        assert!(
            again.record.moves.len() <= first.record.moves.len(),
            "{again}"
        );
        assert_eq!(again.seed, first.seed);
    }
}
