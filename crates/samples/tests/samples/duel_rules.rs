//! The rules of the duel.

use crate::board::{ONE, TWO, legal, play, random_positions, refused, result};
use crate::duel_board::{SIDE, Side, duel, restored};
use kernel::{Eye, Game, Reason, Seat, Seed};
use samples::duel::view::{DuelPlayerView, UnitView};
use samples::{Duel, Plain};
use serde_json::json;

fn player(game: &Duel, seat: Seat) -> DuelPlayerView {
    game.view(Eye::Public).players[seat.index()].clone()
}

/// Place, health and readiness of a seat's units.
fn units(game: &Duel, seat: Seat) -> Vec<(u8, u8, bool)> {
    let unit = |unit: &UnitView| (unit.place.number(), unit.health, unit.ready);
    player(game, seat).units.iter().map(unit).collect()
}

fn rule(game: &Duel, line: &str) -> &'static str {
    refused(game, line).map_or("legal", |reason| reason.rule())
}

#[test]
fn seat_1_has_three_cards_and_draws_one_and_seat_2_has_four() {
    let game = Duel::new(&Plain, Seed::from(4));
    let [one, two] = [ONE, TWO].map(|seat| player(&game, seat));
    assert_eq!((one.hand, one.deck, one.mana, one.health), (4, 26, 1, 30));
    assert_eq!((two.hand, two.deck, two.mana, two.health), (4, 26, 0, 30));
}

#[test]
fn a_turn_brings_mana_a_card_and_ready_units() {
    let mut game = duel(
        SIDE,
        Side {
            mana: 0,
            units: &[(3, "1", 1, false)],
            ..SIDE
        },
    );
    play(&mut game, &["1 pass"]);
    let two = player(&game, TWO);
    assert_eq!(
        (two.mana, two.most_mana, two.hand, two.deck),
        (10, 10, 1, 1)
    );
    assert_eq!(units(&game, TWO), [(3, 1, true)], "ready, but not healed");

    let mut game = Duel::new(&Plain, Seed::from(1));
    for turn in 1..=12 {
        let mana = [ONE, TWO].map(|seat| player(&game, seat).most_mana);
        assert_eq!(mana, [turn.min(10), (turn - 1).min(10)], "DU-2");
        play(&mut game, &["1 pass", "2 pass"]);
    }
}

#[test]
fn a_unit_enters_the_first_free_place_not_ready() {
    let mut game = duel(
        Side {
            hand: &["5"],
            units: &[(1, "0", 1, true), (3, "0", 1, true)],
            ..SIDE
        },
        SIDE,
    );
    play(&mut game, &["1 play 5"]);
    assert_eq!(
        units(&game, ONE),
        [(1, 1, true), (2, 6, false), (3, 1, true)]
    );
    assert_eq!((player(&game, ONE).mana, player(&game, ONE).hand), (5, 0));
    assert_eq!(rule(&game, "1 attack 2 on player"), "DU-7");
}

#[test]
fn a_card_must_be_in_hand_and_paid_for() {
    let game = duel(
        Side {
            mana: 3,
            hand: &["3", "4", "4"],
            ..SIDE
        },
        SIDE,
    );
    assert_eq!(legal(&game, ONE), ["play 3", "pass"]);
    for line in [
        "1 play 0",
        "1 play 4",
        "1 play 4b",
        "1 play 4c",
        "1 play 3b",
    ] {
        assert_eq!(rule(&game, line), "DU-5", "{line}");
    }
    assert_eq!(rule(&game, "2 pass"), "DU-4");
}

#[test]
fn copies_in_hand_are_actions_of_their_own_that_do_the_same() {
    let game = duel(
        Side {
            hand: &["0", "0", "0"],
            ..SIDE
        },
        SIDE,
    );
    assert_eq!(legal(&game, ONE), ["play 0", "play 0b", "play 0c", "pass"]);
    let [mut one, mut other] = [game; 2];
    play(&mut one, &["1 play 0"]);
    play(&mut other, &["1 play 0c"]);
    assert_eq!(one, other);
    assert_eq!(legal(&one, ONE), ["play 0", "play 0b", "pass"]);
}

#[test]
fn a_full_board_has_room_for_spells_only() {
    let full =
        [1, 2, 3, 4, 5, 6, 7].map(|place| (place, ["0", "1", "2"][place as usize % 3], 1, false));
    let game = duel(
        Side {
            hand: &["3", "8"],
            units: &full,
            ..SIDE
        },
        SIDE,
    );
    assert_eq!(legal(&game, ONE), ["play 8", "pass"]);
    assert_eq!(rule(&game, "1 play 3"), "DU-6");
}

#[test]
fn units_deal_their_attack_to_each_other() {
    let mut game = duel(
        Side {
            units: &[(1, "4", 5, true), (2, "0", 1, true)],
            ..SIDE
        },
        Side {
            deck: &["6"],
            units: &[(1, "3", 4, false), (5, "6", 7, false)],
            ..SIDE
        },
    );
    play(&mut game, &["1 attack 1 on 5"]);
    assert_eq!(
        units(&game, ONE),
        [(2, 1, true)],
        "6 damage is too much for it"
    );
    assert_eq!(units(&game, TWO), [(1, 4, false), (5, 3, false)]);
    assert_eq!(
        rule(&game, "1 attack 1 on 5"),
        "DU-7",
        "there is no such unit any more"
    );
    play(&mut game, &["1 attack 2 on player"]);
    assert_eq!(player(&game, TWO).health, 18);
    assert_eq!(
        units(&game, ONE),
        [(2, 1, false)],
        "its place is still the second"
    );
    assert_eq!(
        rule(&game, "1 attack 2 on 1"),
        "DU-7",
        "it is not ready any more"
    );
}

#[test]
fn an_attack_needs_a_target_that_is_there() {
    let game = duel(
        Side {
            units: &[(4, "0", 1, true)],
            ..SIDE
        },
        Side {
            units: &[(2, "0", 1, false)],
            ..SIDE
        },
    );
    assert_eq!(
        legal(&game, ONE),
        ["attack 4 on player", "attack 4 on 2", "pass"]
    );
    assert_eq!(rule(&game, "1 attack 4 on 1"), "DU-7");
}

#[test]
fn cards_do_what_they_say() {
    let hand = ["7", "8", "9", "11"];
    let deck = ["0", "0", "1", "1", "2"];
    for (card, health, cards, own_units) in [
        ("7", 20, 4, 1),
        ("8", 18, 3, 0),
        ("9", 16, 3, 0),
        ("11", 20, 5, 0),
    ] {
        let mut game = duel(
            Side {
                hand: &hand,
                deck: &deck,
                ..SIDE
            },
            SIDE,
        );
        play(&mut game, &[&format!("1 play {card}")]);
        let after = (
            player(&game, TWO).health,
            player(&game, ONE).hand,
            units(&game, ONE).len(),
        );
        assert_eq!(after, (health, cards, own_units), "card {card}");
    }
}

#[test]
fn a_random_strike_hits_the_enemy_player_or_an_enemy_unit_alike() {
    let game = duel(
        Side {
            hand: &["10"],
            units: &[(1, "5", 6, true)],
            ..SIDE
        },
        Side {
            units: &[(2, "0", 1, false), (6, "5", 6, false)],
            ..SIDE
        },
    );
    let (mut player_hit, mut first_left, mut second_hit) = (0, 0, 0);
    let mut rng = kernel::Rng::new(Seed::from(2));
    for _ in 0..3_000 {
        let mut after = game;
        after.guess(ONE, &mut rng);
        play(&mut after, &["1 play 10"]);
        assert_eq!(units(&after, ONE), [(1, 6, true)], "never an own unit");
        player_hit += u32::from(player(&after, TWO).health == 17);
        first_left += u32::from(units(&after, TWO) == [(6, 6, false)]);
        second_hit += u32::from(units(&after, TWO) == [(2, 1, false), (6, 3, false)]);
    }
    let counts = [player_hit, first_left, second_hit];
    assert_eq!(counts.iter().sum::<u32>(), 3_000);
    assert!(
        counts.iter().all(|count| (850..1150).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn an_empty_deck_costs_one_health_more_every_time() {
    let mut game = duel(
        Side { deck: &[], ..SIDE },
        Side {
            deck: &["0"],
            ..SIDE
        },
    );
    let mut healths = Vec::new();
    for _ in 0..4 {
        play(&mut game, &["1 pass", "2 pass"]);
        healths.push((player(&game, ONE).health, player(&game, TWO).health));
    }
    assert_eq!(healths, [(19, 20), (17, 19), (14, 17), (10, 14)]);
}

#[test]
fn a_player_without_health_loses_at_once() {
    let mut game = duel(
        Side {
            health: 2,
            hand: &["11"],
            deck: &[],
            tired: 1,
            ..SIDE
        },
        SIDE,
    );
    play(&mut game, &["1 play 11"]);
    assert_eq!(
        (player(&game, ONE).health, result(&game)),
        (0, Some("2".into()))
    );
    assert_eq!(
        player(&game, ONE).next_tired,
        3,
        "the second card is not drawn any more"
    );
    assert_eq!(rule(&game, "2 pass"), "DU-8");

    let mut game = duel(
        Side {
            hand: &["8"],
            ..SIDE
        },
        Side { health: 1, ..SIDE },
    );
    play(&mut game, &["1 play 8"]);
    assert_eq!(
        (player(&game, TWO).health, result(&game)),
        (-1, Some("1".into()))
    );

    let mut game = duel(
        SIDE,
        Side {
            health: 1,
            deck: &[],
            ..SIDE
        },
    );
    play(&mut game, &["1 pass"]);
    assert_eq!(
        result(&game).as_deref(),
        Some("1"),
        "the turn of seat 2 begins with its end"
    );
}

#[test]
fn both_without_health_is_a_draw() {
    let game = duel(Side { health: 0, ..SIDE }, Side { health: -1, ..SIDE });
    assert_eq!(result(&game).as_deref(), Some("draw"));
}

#[test]
fn no_card_is_lost_or_made() {
    random_positions::<Duel>(200, |game, _| game.check().unwrap());
}

#[test]
fn impossible_positions_are_refused() {
    let sound = SIDE.saved();
    assert!(restored(sound.clone(), sound.clone()).is_ok());
    for changes in [
        json!({ "deck": ["6"] }),
        json!({ "deck": ["6", "6", "6"] }),
        json!({ "hand": ["6"] }),
        json!({ "hand": ["12"] }),
        json!({ "deck": [], "units": [{ "place": 8, "card": "6", "health": 1, "ready": true }] }),
        json!({ "deck": ["6"], "units": [{ "place": 1, "card": "6", "health": 8, "ready": true }] }),
        json!({ "deck": ["6"], "units": [{ "place": 1, "card": "6", "health": 0, "ready": true }] }),
        json!({ "mana": 11 }),
        json!({ "most_mana": 11 }),
        json!({ "health": 31 }),
        json!({ "tired": 1 }),
    ] {
        let mut broken = sound.clone();
        kernel::merge_patch(&mut broken, &changes);
        assert!(restored(broken, sound.clone()).is_err(), "{changes}");
    }
}
