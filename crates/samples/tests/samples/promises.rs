//! What every game promises, tried on all positions of random games.

use crate::board::{NOBODY, ONE, TWO, legal, random_positions};
use kernel::{Evaluate, Eye, Game, Options, Setup, SetupFault};
use samples::connect_four::{Drop, board::Column};
use samples::duel::DuelAction;
use samples::leduc::LeducAction;
use samples::{ConnectFour, Duel, Leduc, Plain};

fn legal_and_refusal_agree<G: Game<Setup = Plain>>(every: &[G::Action]) {
    random_positions::<G>(60, |game, _| {
        for seat in [ONE, TWO, NOBODY] {
            let mut listed = Vec::new();
            game.legal(seat, &mut listed);
            for &action in every {
                let is_listed = listed.contains(&action);
                let refusal = game.refusal(seat, action);
                assert_eq!(is_listed, refusal.is_none(), "{action:?} in {game:?}");
            }
            listed.retain(|action| !every.contains(action));
            assert!(listed.is_empty(), "{listed:?}");
        }
    });
}

#[test]
fn everything_is_either_legal_or_refused() {
    legal_and_refusal_agree::<Duel>(&DuelAction::all().collect::<Vec<_>>());
    legal_and_refusal_agree::<ConnectFour>(&Column::all().map(Drop).collect::<Vec<_>>());
    legal_and_refusal_agree::<Leduc>(&LeducAction::ALL);
}

fn reads_back<G: Game<Setup = Plain>>(every: &[G::Action]) {
    let game = G::new(&Plain, 1.into());
    for &action in every {
        assert_eq!(game.read(&game.spell(action)), Ok(action));
    }
}

#[test]
fn notation_reads_back_what_it_spells() {
    reads_back::<Duel>(&DuelAction::all().collect::<Vec<_>>());
    reads_back::<ConnectFour>(&Column::all().map(Drop).collect::<Vec<_>>());
    reads_back::<Leduc>(&LeducAction::ALL);
}

#[test]
fn what_is_no_action_is_misread() {
    fn misread<G: Game<Setup = Plain>>(lines: &[&str]) {
        let game = G::new(&Plain, 1.into());
        for line in lines {
            assert!(game.read(line).is_err(), "{line}");
        }
    }
    misread::<Duel>(&[
        "",
        "play",
        "play 12",
        "play 7d",
        "play 07",
        "play 7 8",
        "attack 1",
        "attack 0 on player",
        "attack 1 on 8",
        "attack 1 at 2",
        "attack 1 on player now",
        "pass on",
        "fold",
    ]);
    misread::<ConnectFour>(&["", "drop", "drop 0", "drop 8", "drop 1 2", "drop +1", "4"]);
    misread::<Leduc>(&["", "bet", "raise 2", "check"]);
}

fn saves_and_restores<G: Game<Setup = Plain>>() {
    random_positions::<G>(40, |game, _| {
        let text = serde_json::to_string(&game.save()).unwrap();
        let restored = G::restore(&Plain, serde_json::from_str(&text).unwrap()).unwrap();
        assert_eq!(restored, *game);
        assert_eq!(serde_json::to_string(&restored.save()).unwrap(), text);
        for seat in [ONE, TWO] {
            let mut conceded = game.clone();
            conceded.concede(seat, &mut ());
            let saved = G::restore(&Plain, conceded.save()).unwrap();
            assert_eq!(saved, conceded);
        }
    });
}

#[test]
fn a_saved_position_restores_to_itself() {
    saves_and_restores::<Duel>();
    saves_and_restores::<ConnectFour>();
    saves_and_restores::<Leduc>();
}

fn a_guess_shows_nothing<G: Game<Setup = Plain>>() {
    random_positions::<G>(40, |game, rng| {
        game.check().unwrap();
        for seat in [ONE, TWO] {
            let mut guess = game.clone();
            guess.guess(seat, rng);
            guess.check().unwrap();
            for eye in [Eye::Seat(seat), Eye::Public] {
                let [ours, theirs] =
                    [game, &guess].map(|world| serde_json::to_string(&world.view(eye)).unwrap());
                assert_eq!(ours, theirs);
            }
            assert_eq!(game.turn(), guess.turn());
            assert_eq!(legal(game, seat), legal(&guess, seat));
        }
    });
}

#[test]
fn a_seat_sees_the_same_whatever_it_cannot_know() {
    a_guess_shows_nothing::<Duel>();
    a_guess_shows_nothing::<ConnectFour>();
    a_guess_shows_nothing::<Leduc>();
}

fn judges_by_what_is_seen<G: Evaluate<Setup = Plain>>() {
    random_positions::<G>(40, |game, rng| {
        for seat in [ONE, TWO] {
            let mut guess = game.clone();
            guess.guess(seat, rng);
            match game.turn().outcome() {
                Some(outcome) => assert!((0.0..=1.0).contains(&G::worth(&outcome, seat))),
                None => {
                    let judged = game.evaluate(seat);
                    assert!((0.0..=1.0).contains(&judged), "{judged} in {game:?}");
                    assert_eq!(judged, guess.evaluate(seat));
                }
            }
        }
    });
}

#[test]
fn a_judgement_rests_on_nothing_hidden() {
    judges_by_what_is_seen::<Duel>();
    judges_by_what_is_seen::<ConnectFour>();
    judges_by_what_is_seen::<Leduc>();
}

fn giving_up_loses<G: Game<Setup = Plain>>() {
    random_positions::<G>(20, |game, _| {
        for seat in [ONE, TWO] {
            let mut after = game.clone();
            after.concede(seat, &mut ());
            match game.turn().outcome() {
                Some(_) => assert_eq!(after, *game, "an ended game stays as it ended"),
                None => {
                    let outcome = after.turn().outcome().unwrap();
                    assert!(outcome.payoff(seat) < 0 && !outcome.winners().contains(seat));
                }
            }
            after.check().unwrap();
        }
    });
}

#[test]
fn who_gives_up_loses() {
    giving_up_loses::<Duel>();
    giving_up_loses::<ConnectFour>();
    giving_up_loses::<Leduc>();
}

#[test]
fn there_is_nothing_to_decide_before_a_game() {
    assert_eq!(Plain::build(&Plain.options()), Ok(Plain));
    let faults = Plain::build(&Options::new().with("seats", 3)).unwrap_err();
    assert!(matches!(&faults[..], [SetupFault::UnknownOption { key, .. }] if key == "seats"));
}
