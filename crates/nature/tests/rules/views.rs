//! Chapter 2.5 of the rules: who may see what, in views and in events.

use crate::table::{given, legal, play, saved, seat, setup, view};
use kernel::{Audience, Eye, Game, Rng, Seed, Told};
use nature::view::{Asked, DawnView, NatureView};
use nature::{Event, Nature};
use serde_json::json;

/// Every eye at a table with so many seats: with the number of its seat, 0 for the public.
fn eyes(seats: usize) -> impl Iterator<Item = (usize, Eye)> {
    let seated = (1..=seats).map(|number| (number, Eye::Seat(seat(number))));
    seated.chain([(0, Eye::Public)])
}

/// Is the eye of this seat on the side of that seat?
fn same_side(eye: usize, number: usize, seats: usize) -> bool {
    eye > 0 && (eye <= seats / 2) == (number <= seats / 2)
}

fn ids(cards: &[nature::cards::Printed]) -> Vec<&str> {
    cards.iter().map(|card| card.id).collect()
}

/// A position with cards that lie in one place only.
fn spread(seats: usize) -> Nature {
    let (sages, near, far) = match seats {
        2 => (
            "torrent,gravel",
            json!(["1 dewy d1 b2 s3", "2 torrent d4"]),
            json!(["1 rocco s1", "2 gravel b1"]),
        ),
        _ => (
            "torrent,cedar,gravel,porella",
            json!([
                "1 dewy @1 d1 b2 s3",
                "2 wade @2",
                "3 torrent @1 d4",
                "4 cedar @2"
            ]),
            json!([
                "1 rocco @3 s1",
                "2 flint @4",
                "3 gravel @3 b1",
                "4 porella @4"
            ]),
        ),
    };
    let mut patch = json!({
        "phase": "actions",
        "ap": 3,
        "sides": {
            "1": { "formation": near, "gold": 7 },
            "2": { "formation": far, "gold": 2 },
        },
        "elementals": { "display": ["shrub-beetle", "mush", "willow"], "deck": ["moss-viper", "iguana-guard"] },
        "commands": { "display": ["obliterate", "focused-fury", "-"], "deck": ["elemental-swap", "elemental-swap"] },
        "removed": ["bruce", "herbert"],
    });
    let hidden = [
        ("rune-puma", "redstone"),
        ("pine-snapper", "lumber-claw"),
        ("typhoon-fist", "whirl-whipper"),
        ("humming-herald", "bamboo-berserker"),
    ];
    for (number, (held, decked)) in (1..=seats).zip(hidden) {
        patch["seats"][number.to_string()] = json!({
            "hand": [held, "close-strike"],
            "deck": ["far-strike", decked],
            "discard": ["natural-restoration", "close-strike"],
            "level": if number == 1 { 5 } else { 3 },
        });
    }
    given(
        &setup(&format!("seats={seats} first=1 sages={sages}")),
        patch,
    )
}

const HELD: [&str; 4] = [
    "rune-puma",
    "pine-snapper",
    "typhoon-fist",
    "humming-herald",
];
const DECKED: [&str; 4] = [
    "redstone",
    "lumber-claw",
    "whirl-whipper",
    "bamboo-berserker",
];

// CN-2.5.1, R12
#[test]
fn a_hand_is_seen_by_its_side_and_counted_by_everyone() {
    for seats in [2, 4] {
        let game = spread(seats);
        for (eye, looks) in eyes(seats) {
            let view = game.view(looks);
            for number in 1..=seats {
                let shown = &view.seats[number - 1];
                assert_eq!(shown.hand_count, 2);
                let hand = shown.hand.as_ref();
                let cards = hand.map(|hand| hand.iter().map(|held| held.card.id).collect());
                let expected =
                    same_side(eye, number, seats).then(|| vec![HELD[number - 1], "close-strike"]);
                assert_eq!(cards, expected, "eye {eye} on seat {number} of {seats}");
            }
        }
    }
}

// CN-2.5.1
#[test]
fn no_view_contains_an_enemy_hand_a_deck_or_a_market_deck() {
    for seats in [2, 4] {
        let game = spread(seats);
        for (eye, looks) in eyes(seats) {
            let text = serde_json::to_string(&game.view(looks)).expect("a view is text");
            for number in 1..=seats {
                let visible = same_side(eye, number, seats);
                assert_eq!(
                    text.contains(HELD[number - 1]),
                    visible,
                    "{eye} {number} of {seats}"
                );
                assert!(
                    !text.contains(DECKED[number - 1]),
                    "{eye}: not even one's own deck"
                );
            }
            for secret in ["moss-viper", "iguana-guard", "elemental-swap"] {
                assert!(!text.contains(secret), "{eye}: {secret}");
            }
        }
    }
}

/// The part of a view that everybody shares.
fn assert_public_part(view: &NatureView, seats: usize) {
    for seat in &view.seats {
        assert_eq!(seat.deck_count, 2);
        assert_eq!(
            ids(&seat.discard),
            ["natural-restoration", "close-strike"],
            "with order"
        );
        let first = seat.seat.index() == 0;
        assert_eq!(seat.level, if first { 5 } else { 3 });
        let unlocked: Vec<bool> = seat.actions.iter().map(|action| action.unlocked).collect();
        assert_eq!(unlocked, [first, false, false]);
        assert_eq!(seat.champions.len(), if first { 2 } else { 3 });
    }
    assert_eq!(
        ids(&view.seats[0].champions),
        ["king-crustacean", "frostfall-emperor"]
    );
    assert_eq!(view.ap, 3);
    assert_eq!(view.sides.each_ref().map(|side| side.gold), [7, 2]);
    let dewy = view.sides[0].formation[0]
        .as_ref()
        .expect("Dewy stands there");
    assert_eq!(
        (dewy.card.id, dewy.damage, dewy.boosts, dewy.shields),
        ("dewy", 1, 2, 3)
    );
    let rocco = view.sides[1].formation[0]
        .as_ref()
        .expect("Rocco stands there");
    assert_eq!(
        (rocco.card.id, rocco.shields, rocco.attacked),
        ("rocco", 1, false)
    );
    assert_eq!(rocco.dawn, DawnView::None);
    let removed = ids(&view.removed);
    assert_eq!(removed[..2], ["bruce", "herbert"]);
    let shown = |market: usize| -> Vec<&str> {
        let slots = view.markets[market].display.iter();
        slots
            .map(|slot| slot.as_ref().map_or("-", |shown| shown.card.id))
            .collect()
    };
    assert_eq!(shown(0), ["shrub-beetle", "mush", "willow"]);
    assert_eq!(shown(1), ["obliterate", "focused-fury", "-"]);
    assert_eq!(
        view.markets.each_ref().map(|market| market.deck_count),
        [2, 2]
    );
    assert_eq!(view.seats.len(), seats);
}

// CN-2.5.1, R12
#[test]
fn everyone_sees_piles_formations_levels_gold_markets_and_removed_cards() {
    for seats in [2, 4] {
        let game = spread(seats);
        for (_, looks) in eyes(seats) {
            assert_public_part(&game.view(looks), seats);
        }
    }
}

// CN-2.5.1
#[test]
fn everyone_sees_the_command_in_play_and_who_has_attacked() {
    for seats in [2, 4] {
        let mut game = spread(seats);
        play(&mut game, &["1 attack close-strike with 1 on 1"]);
        for (eye, looks) in eyes(seats) {
            let view = game.view(looks);
            assert_eq!(ids(&view.in_play), ["close-strike"], "{eye}");
            let attacker = view.sides[0].formation[0].as_ref().expect("Dewy stands");
            assert!(attacker.attacked, "{eye}");
            let attack = view.attack.expect("an attack is being made");
            assert_eq!(
                (attack.command.id, attack.strength),
                ("close-strike", 5),
                "{eye}"
            );
        }
    }
}

// CN-2.5.1, CN-2.2.2, R10
#[test]
fn warriors_face_down_are_seen_by_the_own_side_only() {
    for (seats, sages) in [(2, "torrent,gravel"), (4, "torrent,cedar,gravel,porella")] {
        let setup = setup(&format!("seats={seats} sages={sages} first=1"));
        let mut game = Nature::new(&setup, Seed::from(1));
        let told = play(&mut game, &["1 warriors river-rogue riptide-tiger"]);
        for (eye, looks) in eyes(seats) {
            let shown = game.view(looks).seats[0].warriors;
            let cards = shown.map(|pair| pair.map(|card| card.id));
            let expected = same_side(eye, 1, seats).then_some(["river-rogue", "riptide-tiger"]);
            assert_eq!(cards, expected, "eye {eye} of {seats}");
            let heard = told.iter().filter(|told| told.to.includes(looks));
            let heard = format!("{:?}", heard.collect::<Vec<_>>());
            assert!(
                !heard.contains("rogue") && !heard.contains("tiger"),
                "{heard}"
            );
        }
    }
}

/// The cards that an eye hears a seat draw; a hidden one is `-`.
fn heard_draws(told: &[Told<Event>], looks: Eye) -> Vec<&str> {
    let heard = told.iter().filter(|told| told.to.includes(looks));
    heard
        .flat_map(|told| match &told.event {
            Event::Drew { cards, .. } => ids(cards),
            Event::DrewHidden { count, .. } => vec!["-"; *count],
            _ => Vec::new(),
        })
        .collect()
}

// CN-2.5.1
#[test]
fn what_a_draw_gave_is_told_to_the_own_side_and_its_number_to_everyone_else() {
    for seats in [2, 4] {
        let mut game = spread(seats);
        let told = play(&mut game, &["1 draw", "1 draw"]);
        for (eye, looks) in eyes(seats) {
            let heard = heard_draws(&told, looks);
            if same_side(eye, 1, seats) {
                assert_eq!(heard, ["redstone", "far-strike"], "eye {eye} of {seats}");
            } else {
                assert_eq!(heard, ["-", "-"], "eye {eye} of {seats}");
            }
        }
    }
}

// CN-2.5.2
#[test]
fn a_card_fetched_from_the_discard_pile_is_seen_by_everyone_and_remembered() {
    let patch = json!({
        "phase": "actions",
        "sides": { "1": { "formation": ["1 sprout", "2 porella"] } },
        "seats": { "1": {
            "hand": ["petal-mage", "close-strike"],
            "deck": ["sprout", "sprout"],
            "discard": ["leaf-charm", "far-strike"],
        } },
    });
    let mut game = given(&setup("sages=porella,gravel first=1"), patch);
    let told = play(
        &mut game,
        &["1 summon petal-mage at 3", "1 take leaf-charm"],
    );
    let fetched = told
        .iter()
        .find(|told| matches!(told.event, Event::Fetched { .. }));
    let fetched = fetched.expect("a card was fetched");
    assert_eq!(fetched.to, Audience::Everyone);
    assert!(matches!(fetched.event, Event::Fetched { card, .. } if card.id == "leaf-charm"));
    for seed in 0..50 {
        let mut guessed = game;
        guessed.guess(seat(2), &mut Rng::new(Seed::from(seed)));
        let hand = &saved(&guessed)["seats"][0]["hand"];
        let cards = hand.as_array().expect("a hand");
        assert!(
            cards.contains(&json!("leaf-charm")),
            "the enemy saw it go there: {hand}"
        );
    }
}

// CN-2.5.2
#[test]
fn discards_from_the_hand_are_public() {
    let patch =
        json!({ "phase": "clean-up", "seats": { "1": { "hand": ["timber", "twig-charm"] } } });
    let mut game = given(&setup("sages=cedar,gravel first=1"), patch);
    let told = play(&mut game, &["1 discard twig-charm"]);
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].to, Audience::Everyone);
    assert!(matches!(told[0].event, Event::Discarded { card, .. } if card.id == "twig-charm"));
}

/// Seat 1 attacks while the defenders hold these cards, and have the rest of them in the deck.
fn attacked(seats: usize, hands: &[&[&str]]) -> Nature {
    let mut patch = json!({
        "phase": "actions",
        "seats": { "1": { "hand": ["close-strike"] } },
    });
    for (index, hand) in hands.iter().enumerate() {
        let all = ["close-strike", "far-strike", "cobble", "pebble-charm"];
        let deck: Vec<_> = all.iter().filter(|card| !hand.contains(card)).collect();
        let deck = if index == 0 { json!(deck) } else { json!([]) };
        let number = (seats / 2 + 1 + index).to_string();
        patch["seats"][number] = json!({ "hand": hand, "deck": deck });
    }
    let sages = ["torrent,gravel", "torrent,cedar,gravel,porella"][seats / 4];
    let mut game = given(
        &setup(&format!("seats={seats} first=1 sages={sages}")),
        patch,
    );
    play(&mut game, &["1 attack close-strike with 1 on 1"]);
    game
}

// CN-2.5.3, R33
#[test]
fn a_defender_with_cards_is_asked_whether_or_not_an_instant_is_among_them() {
    let with = attacked(2, &[&["pebble-charm", "cobble"]]);
    let without = attacked(2, &[&["close-strike", "cobble"]]);
    for game in [&with, &without] {
        let waiting: Vec<_> = game.turn().waiting().collect();
        assert_eq!(waiting, [seat(2)]);
        assert!(
            game.must_ask(seat(2)),
            "a client must not pass for the seat in a hurry"
        );
        assert!(legal(game, 2).contains(&"pass".to_owned()));
    }
    assert_eq!(legal(&without, 2), ["pass"]);
    let seen = |game: &Nature| serde_json::to_string(&view(game, 1)).expect("a view is text");
    assert!(
        seen(&with) == seen(&without),
        "the attacker cannot tell them apart"
    );
}

// CN-2.5.3
#[test]
fn the_window_is_skipped_only_for_hands_that_everybody_sees_are_empty() {
    let game = attacked(2, &[&[]]);
    assert!(
        matches!(view(&game, 1).asked, Asked::Reform { .. }),
        "nobody was asked"
    );
    let game = attacked(4, &[&[], &[]]);
    assert!(
        matches!(view(&game, 1).asked, Asked::Reform { .. }),
        "nobody was asked"
    );
    let game = attacked(4, &[&[], &["close-strike"]]);
    let waiting: Vec<_> = game.turn().waiting().collect();
    assert_eq!(waiting, [seat(4)]);
    let game = attacked(4, &[&["close-strike"], &["far-strike"]]);
    let waiting: Vec<_> = game.turn().waiting().collect();
    assert_eq!(waiting, [seat(3)], "one after the other");
}
