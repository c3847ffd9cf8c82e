//! The rules of Leduc poker.

use crate::board::{ONE, TWO, heard, legal, play, random_positions, refused, result};
use kernel::{Event, Eye, Game, Reason, Rng, Seat, Seed};
use samples::leduc::card::{Card, Card::*, Rank};
use samples::leduc::{End, LeducEvent};
use samples::{Leduc, Plain};
use serde_json::{Value, json};
use std::collections::BTreeMap;

fn restored(hands: [Card; 2], public: Option<Card>) -> Result<Leduc, String> {
    with(json!({ "hands": hands, "public": public }))
}

fn with(changes: Value) -> Result<Leduc, String> {
    let mut saved = serde_json::to_value(Leduc::new(&Plain, 1.into()).save()).unwrap();
    kernel::merge_patch(&mut saved, &changes);
    if saved.get("public").is_none() {
        saved["public"] = Value::Null;
    }
    if saved.get("end").is_none() {
        saved["end"] = Value::Null;
    }
    let saved = serde_json::from_value(saved).map_err(|error| error.to_string())?;
    Leduc::restore(&Plain, saved).map_err(|broken| broken.0)
}

fn payoffs(game: &Leduc) -> Option<[i16; 2]> {
    let outcome = game.turn().outcome()?;
    Some([outcome.payoff(ONE), outcome.payoff(TWO)])
}

#[test]
fn a_bet_can_be_folded_to_called_or_raised_and_nothing_else() {
    let mut game = Leduc::new(&Plain, 1.into());
    assert_eq!(legal(&game, ONE), ["call", "raise"]);
    assert_eq!(refused(&game, "1 fold").unwrap().rule(), "LE-4");
    assert_eq!(refused(&game, "2 call").unwrap().rule(), "LE-2");
    play(&mut game, &["1 raise"]);
    assert_eq!(legal(&game, TWO), ["fold", "call", "raise"]);
    play(&mut game, &["2 raise"]);
    assert_eq!(legal(&game, ONE), ["fold", "call"], "LE-5");
    assert_eq!(refused(&game, "1 raise").unwrap().rule(), "LE-5");
    play(&mut game, &["1 call"]);
    assert_eq!(
        legal(&game, ONE),
        ["call", "raise"],
        "LE-2: seat 1 begins the second round"
    );
}

#[test]
fn raises_are_2_chips_and_then_4() {
    let mut game = restored([KingHearts, JackHearts], None).unwrap();
    let chips = |game: &Leduc| {
        let players = game.view(Eye::Public).players;
        [players[0].chips, players[1].chips]
    };
    play(&mut game, &["1 raise"]);
    assert_eq!(chips(&game), [3, 1]);
    play(&mut game, &["2 raise"]);
    assert_eq!(chips(&game), [3, 5]);
    play(&mut game, &["1 call", "1 call", "2 raise"]);
    assert_eq!(chips(&game), [5, 9]);
    play(&mut game, &["1 raise", "2 call"]);
    assert_eq!(chips(&game), [13, 13]);
}

#[test]
fn who_folds_loses_what_they_put_in() {
    let mut game = Leduc::new(&Plain, 1.into());
    play(&mut game, &["1 call", "2 raise", "1 raise", "2 fold"]);
    assert_eq!(payoffs(&game), Some([3, -3]));
    assert_eq!(refused(&game, "1 call").unwrap().rule(), "LE-9");
}

#[test]
fn a_round_ends_when_both_have_acted_and_put_in_the_same() {
    for first_round in [
        &["1 call", "2 call"][..],
        &["1 raise", "2 call"],
        &["1 call", "2 raise", "1 call"],
    ] {
        let mut game = Leduc::new(&Plain, 3.into());
        let (last, before) = first_round.split_last().unwrap();
        play(&mut game, before);
        assert_eq!(game.view(Eye::Public).public, None);
        play(&mut game, &[last]);
        assert!(game.view(Eye::Public).public.is_some(), "{first_round:?}");
    }
}

#[test]
fn a_pair_beats_a_high_card_and_equal_ranks_split() {
    for (hands, public, end) in [
        ([JackHearts, KingHearts], JackSpades, End::Won(ONE)),
        ([JackHearts, KingHearts], KingSpades, End::Won(TWO)),
        ([JackHearts, KingHearts], QueenSpades, End::Won(TWO)),
        ([QueenHearts, JackSpades], KingSpades, End::Won(ONE)),
        ([QueenHearts, QueenSpades], KingSpades, End::Split),
    ] {
        let mut game = restored(hands, Some(public)).unwrap();
        play(&mut game, &["1 raise", "2 call"]);
        assert_eq!(
            game.view(Eye::Public).end,
            Some(end),
            "{hands:?} {public:?}"
        );
        let paid = match end {
            End::Won(ONE) => [5, -5],
            End::Won(_) => [-5, 5],
            _ => [0, 0],
        };
        assert_eq!(payoffs(&game), Some(paid));
    }
}

#[test]
fn a_card_is_seen_by_its_owner_until_it_is_shown() {
    let mut game = restored([JackHearts, KingHearts], Some(QueenHearts)).unwrap();
    let seen = |game: &Leduc, eye| {
        game.view(eye)
            .players
            .iter()
            .map(|player| player.card)
            .collect::<Vec<_>>()
    };
    assert_eq!(seen(&game, Eye::Seat(ONE)), [Some(JackHearts), None]);
    assert_eq!(seen(&game, Eye::Public), [None, None]);
    let mut folded = game;
    play(&mut folded, &["1 raise", "2 fold"]);
    assert_eq!(seen(&folded, Eye::Seat(TWO)), [None, Some(KingHearts)]);
    play(&mut game, &["1 call", "2 call"]);
    assert_eq!(
        seen(&game, Eye::Public),
        [Some(JackHearts), Some(KingHearts)]
    );
}

#[test]
fn only_what_shows_a_card_reveals() {
    let mut game = Leduc::new(&Plain, 1.into());
    let reveals =
        |told: Vec<kernel::Told<LeducEvent>>| told.iter().any(|told| told.event.reveals());
    assert!(!reveals(play(&mut game, &["1 raise"])));
    let told = play(&mut game, &["2 call"]);
    assert!(matches!(
        heard(&told, Eye::Public)[..],
        [LeducEvent::Called { .. }, LeducEvent::PublicCard(_)]
    ));
    assert!(reveals(told));
    assert!(!reveals(play(&mut game, &["1 call"])));
    assert!(reveals(play(&mut game, &["2 call"])));
}

/// How often each card is guessed for the opponent and drawn as the public card.
fn guessed(game: &Leduc, seat: Seat) -> BTreeMap<(Card, Option<Card>), u32> {
    let mut rng = Rng::new(Seed::from(9));
    let mut counts = BTreeMap::new();
    for _ in 0..20_000 {
        let mut guess = *game;
        guess.guess(seat, &mut rng);
        while guess.view(Eye::Public).public.is_none() {
            let mover = guess.turn().waiting().lowest().unwrap();
            play(&mut guess, &[&format!("{mover} call")]);
        }
        let other =
            guess.view(Eye::Seat(Seat::new(1 - seat.index()))).players[1 - seat.index()].card;
        *counts
            .entry((other.unwrap(), guess.view(Eye::Public).public))
            .or_insert(0) += 1;
    }
    counts
}

#[test]
fn a_guess_draws_every_unseen_card_equally_often() {
    let before = guessed(&restored([JackHearts, KingHearts], None).unwrap(), ONE);
    assert_eq!(
        before.len(),
        20,
        "five cards for the opponent, four for the table"
    );
    assert!(
        before.values().all(|count| (850..1150).contains(count)),
        "{before:?}"
    );
    let after = guessed(
        &restored([JackHearts, KingHearts], Some(QueenHearts)).unwrap(),
        TWO,
    );
    assert_eq!(after.len(), 4);
    assert!(
        after.values().all(|count| (4_700..5_300).contains(count)),
        "{after:?}"
    );
    assert!(
        after
            .keys()
            .all(|&(card, _)| card != KingHearts && card != QueenHearts)
    );
}

#[test]
fn a_guess_keeps_cards_that_were_shown() {
    let mut game = restored([JackHearts, KingHearts], Some(QueenHearts)).unwrap();
    play(&mut game, &["1 call", "2 call"]);
    let mut guess = game;
    guess.guess(ONE, &mut Rng::new(Seed::from(1)));
    assert_eq!(guess.view(Eye::Public), game.view(Eye::Public));
    assert_eq!(result(&guess), result(&game));
}

#[test]
fn payoffs_are_what_the_other_player_put_in() {
    random_positions::<Leduc>(2_000, |game, _| {
        if let Some([first, second]) = payoffs(game) {
            assert_eq!(first + second, 0);
            assert!(first.abs() <= 13);
        }
    });
}

#[test]
fn impossible_positions_are_refused() {
    for changes in [
        json!({ "hands": [JackHearts, JackHearts] }),
        json!({ "public": "king-hearts", "hands": ["king-hearts", "jack-hearts"] }),
        json!({ "chips": [1, 2] }),
        json!({ "chips": [255, 255] }),
        json!({ "raises": 3, "chips": [1, 7] }),
        json!({ "raises": 1 }),
        json!({ "mover": 3 }),
        json!({ "end": { "folded": 4 } }),
        json!({ "end": "split" }),
        json!({ "hands": ["ace-hearts", "jack-hearts"] }),
    ] {
        assert!(with(changes.clone()).is_err(), "{changes}");
    }
}

#[test]
fn cards_are_saved_under_their_ids() {
    for card in Card::ALL {
        assert_eq!(serde_json::to_value(card).unwrap(), card.id());
    }
    assert_eq!(
        Card::ALL
            .map(Card::rank)
            .iter()
            .filter(|&&rank| rank == Rank::King)
            .count(),
        2
    );
}
