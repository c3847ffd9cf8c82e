//! What a seat of the duel may know, and what not.

use crate::board::{ONE, TWO, heard, play, random_positions};
use crate::duel_board::{SIDE, Side, duel};
use kernel::{Event, Eye, Game, Rng, Seed};
use samples::Duel;
use samples::duel::DuelEvent;
use std::collections::BTreeMap;

#[test]
fn a_draw_is_told_in_full_only_to_its_owner() {
    let mut game = duel(
        Side {
            hand: &["11"],
            deck: &["0", "0", "0"],
            ..SIDE
        },
        SIDE,
    );
    let told = play(&mut game, &["1 play 11"]);
    let cards = |events: &[DuelEvent]| {
        events
            .iter()
            .filter(|event| matches!(event, DuelEvent::Drew { .. }))
            .count()
    };
    let counts = |events: &[DuelEvent]| {
        let counted = |event: &DuelEvent| match event {
            DuelEvent::DrewUnseen { count, .. } => Some(*count),
            _ => None,
        };
        events.iter().filter_map(counted).collect::<Vec<_>>()
    };
    let owner = heard(&told, Eye::Seat(ONE));
    assert_eq!((cards(&owner), counts(&owner)), (2, vec![]));
    for eye in [Eye::Seat(TWO), Eye::Public] {
        let other = heard(&told, eye);
        assert_eq!((cards(&other), counts(&other)), (0, vec![2]));
    }
    assert!(told.iter().any(|told| told.event.reveals()));
}

#[test]
fn a_card_drawn_with_a_full_hand_is_lost_for_all_to_see() {
    let hand = ["0", "0", "0", "1", "1", "1", "2", "2", "2", "11"];
    let mut game = duel(
        Side {
            hand: &hand,
            deck: &["6", "6", "5"],
            ..SIDE
        },
        SIDE,
    );
    let told = play(&mut game, &["1 play 11"]);
    let lost = |eye| {
        heard(&told, eye)
            .iter()
            .filter(|event| matches!(event, DuelEvent::Lost { .. }))
            .count()
    };
    assert_eq!((lost(Eye::Public), lost(Eye::Seat(TWO))), (1, 1));
    let view = &game.view(Eye::Public).players[0];
    assert_eq!((view.hand, view.deck), (10, 1));
}

#[test]
fn taking_back_is_fair_where_nothing_was_shown() {
    let game = duel(
        Side {
            hand: &["8"],
            units: &[(1, "0", 1, true)],
            ..SIDE
        },
        SIDE,
    );
    for (line, reveals) in [
        ("1 attack 1 on player", false),
        ("1 play 8", true),
        ("1 pass", true),
    ] {
        let told = play(&mut game.clone(), &[line]);
        assert_eq!(
            told.iter().any(|told| told.event.reveals()),
            reveals,
            "{line}"
        );
    }
}

#[test]
fn the_hand_is_in_the_view_of_its_owner_only() {
    let game = duel(
        Side {
            hand: &["3", "3"],
            ..SIDE
        },
        Side {
            hand: &["5", "9"],
            ..SIDE
        },
    );
    let hand = |eye| {
        let hand = game.view(eye).hand;
        let cards = hand.iter();
        cards
            .map(|held| (held.card.data().id, held.copy))
            .collect::<Vec<_>>()
    };
    assert_eq!(hand(Eye::Seat(ONE)), [("3", 1), ("3", 2)]);
    assert_eq!(hand(Eye::Seat(TWO)), [("5", 1), ("9", 1)]);
    assert_eq!(hand(Eye::Public), []);
}

#[test]
fn a_guess_deals_the_opponent_every_hidden_card_equally_often() {
    let game = duel(
        SIDE,
        Side {
            hand: &["5", "9"],
            deck: &["0", "3"],
            ..SIDE
        },
    );
    let mut rng = Rng::new(Seed::from(6));
    let mut counts = BTreeMap::new();
    for _ in 0..6_000 {
        let mut guess = game;
        guess.guess(ONE, &mut rng);
        assert_eq!(guess.view(Eye::Seat(ONE)), game.view(Eye::Seat(ONE)));
        let hand = guess.view(Eye::Seat(TWO)).hand;
        let hand: Vec<_> = hand.iter().map(|held| held.card.data().id).collect();
        *counts.entry(hand.join(" ")).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 6, "two of four cards: {counts:?}");
    assert!(
        counts.values().all(|count| (880..1120).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn a_guess_does_not_foresee_the_next_card() {
    let game = duel(
        Side {
            hand: &["11"],
            deck: &["0", "1", "2", "3"],
            ..SIDE
        },
        SIDE,
    );
    let mut rng = Rng::new(Seed::from(6));
    let mut hands = BTreeMap::new();
    for _ in 0..600 {
        let mut guess = game;
        guess.guess(ONE, &mut rng);
        play(&mut guess, &["1 play 11"]);
        let hand = guess.view(Eye::Seat(ONE)).hand;
        let hand: Vec<_> = hand.iter().map(|held| held.card.data().id).collect();
        *hands.entry(hand.join(" ")).or_insert(0) += 1;
    }
    assert_eq!(hands.len(), 6, "two of four cards: {hands:?}");
    assert!(
        hands.values().all(|count| (60..140).contains(count)),
        "{hands:?}"
    );
}

#[test]
fn a_view_holds_the_gone_cards_but_no_order_of_a_deck() {
    random_positions::<Duel>(20, |game, _| {
        let view = serde_json::to_value(game.view(Eye::Seat(ONE))).unwrap();
        for player in view["players"].as_array().unwrap() {
            assert!(
                player["deck"].is_u64() && player["hand"].is_u64(),
                "{player}"
            );
        }
        assert!(view.get("chance").is_none());
    });
}
