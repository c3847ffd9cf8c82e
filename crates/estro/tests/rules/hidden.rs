//! What is hidden and what is not (chapter 2.4 of the rules, and ES-8.2.2), and that chance and
//! decisions are all a match is made of.

use crate::table::{given, legal, play, saved, seat, setup, view};
use estro::{EstroView, Match};
use kernel::{Eye, Game, Rng, Seed};
use serde_json::{Value, json};

fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("it can be written")
}

/// Two cards up, one down, in the turn of seat 1.
fn sketch(down: &str) -> Value {
    json!({"powers-used": ["medical"],
        "field": [{"card": "ozok"}, {"card": "thofa", "player": 2},
                  {"card": down, "face": "down"}],
        "players": {"1": {"hand": ["kridok"], "deck": ["borgu", "gadru", "garbu"]},
                    "2": {"hand": ["dartok"], "deck": ["qintu", "zexio"]}}})
}

// ES-2.8, R5
#[test]
fn a_player_sees_the_own_deck_as_a_list_without_its_order() {
    let setup = setup("first=1 zone=medical");
    let list = |deck: Value| {
        let mut sketch = sketch("perlit");
        sketch["players"]["1"]["deck"] = deck;
        let game = given(&setup, &sketch);
        let others = [view(&game, 2), game.view(Eye::Public)];
        assert!(
            others
                .iter()
                .all(|view| view.players[0].deck_list.is_none())
        );
        text(&view(&game, 1).players[0].deck_list)
    };
    let one = list(json!(["borgu", "gadru", "garbu"]));
    assert_eq!(one, list(json!(["garbu", "borgu", "gadru"])));
    assert!(one.contains("gadru"), "{one}");
}

// ES-2.11, R7
#[test]
fn a_face_down_card_is_known_to_its_controller_alone_until_it_is_attacked() {
    let setup = setup("first=2 zone=medical");
    let mut game = given(&setup, &sketch("perlit"));
    let shown = |view: &EstroView| text(&view.field).contains("perlit");
    assert!(shown(&view(&game, 1)));
    for hidden in [view(&game, 2), game.view(Eye::Public)] {
        assert!(!shown(&hidden));
        let card = &hidden.field[2];
        assert!(card.card.is_none() && card.values.is_none() && card.tot.is_none());
        assert!(card.gift.is_none() && card.estri.is_empty());
    }
    let told = play(
        &mut game,
        &["1 end", "2 play dartok", "2 attack thofa on #3"],
    );
    let heard = |eye: Eye| {
        let heard = told.iter().filter(|told| told.to.includes(eye));
        heard.map(|told| text(&told.event)).collect::<String>()
    };
    assert!(heard(Eye::Public).contains("perlit"));
    assert!(text(&game.view(Eye::Public).players[0].incinerator).contains("perlit"));
}

// ES-2.11
#[test]
fn what_the_opponent_may_do_does_not_depend_on_what_lies_face_down() {
    let setup = setup("first=2 zone=medical");
    let after = |down: &str| {
        let mut game = given(&setup, &sketch(down));
        play(&mut game, &["1 end", "2 play dartok"]);
        (legal(&game, 2), text(&view(&game, 2)))
    };
    let one = after("perlit");
    for other in ["obadu", "tassok", "sethfa", "dorbu", "emmenn"] {
        assert_eq!(after(other), one, "{other}");
    }
}

// ES-3.31, ES-2.11
#[test]
fn what_happens_is_told_to_each_as_far_as_they_may_know() {
    let setup = setup("first=1 zone=medical");
    let mut sketch = sketch("perlit");
    sketch["phase"] = json!("play");
    let mut game = given(&setup, &sketch);
    let told = play(&mut game, &["1 play kridok down", "1 end"]);
    let heard = |eye: Eye| {
        let heard = told.iter().filter(|told| told.to.includes(eye));
        heard.map(|told| text(&told.event)).collect::<String>()
    };
    assert!(heard(Eye::Seat(seat(1))).contains("kridok"));
    assert!(heard(Eye::Seat(seat(2))).contains("zexio"), "the own draw");
    for other in [Eye::Seat(seat(2)), Eye::Public] {
        assert!(!heard(other).contains("kridok"));
        assert!(heard(other).contains("played"));
    }
    assert!(!heard(Eye::Public).contains("zexio"));
}

// ES-2.12
#[test]
fn a_match_is_its_settings_its_seed_and_its_decisions() {
    let setup = setup("mode=duel,dial,luck,chimera,rift,ambush");
    let played = |seed: u64| {
        let mut game = Match::new(&setup, Seed::from(seed));
        let mut rng = Rng::new(Seed::from(7));
        let mut scratch = Vec::new();
        let mut moves = Vec::new();
        while let Some(seat) = game.turn().waiting().lowest() {
            let action = game.pick(seat, &mut rng, &mut scratch);
            moves.push(format!("{seat} {}", game.spell(action)));
            game.play_unchecked(seat, action, &mut ());
        }
        (moves, saved(&game))
    };
    let (moves, end) = played(3);
    assert_eq!(played(3), (moves.clone(), end.clone()));
    assert_ne!(played(4).1, end);
    let mut again = Match::new(&setup, Seed::from(3));
    let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
    play(&mut again, &moves);
    assert_eq!(saved(&again), end);
}

// ES-2.12: the attacker's die comes before the defender's.
#[test]
fn within_an_attack_the_attackers_die_is_rolled_first() {
    let setup = setup("first=1 zone=medical");
    let mut sketch = sketch("perlit");
    sketch["fate"] = json!([6]);
    let mut game = given(&setup, &sketch);
    let told = play(&mut game, &["1 attack ozok on thofa"]);
    let mut events = told.iter().map(|told| text(&told.event));
    let first = events.find(|event| event.contains("die-rolled"));
    let first = first.expect("a die was rolled");
    assert!(
        first.contains("\"player\":1") && first.contains("\"face\":6"),
        "{first}"
    );
}

// ES-8.2.2
#[test]
fn mnemonic_hides_what_people_should_remember_until_the_match_is_over() {
    let setup = setup("mode=mnemonic first=1 zone=medical");
    let mut sketch = sketch("perlit");
    sketch["players"]["2"]["incinerator"] = json!(["qarzu"]);
    sketch["field"][0]["own"] = json!({"atk": 20});
    sketch["field"][0]["attacks"] = json!(1);
    let mut game = given(&setup, &sketch);
    let looking = view(&game, 1);
    assert!(looking.round.is_none());
    let other = &looking.players[1];
    assert!(other.incinerator.is_none() && other.deck_count.is_none());
    assert!(other.hand_count.is_none() && other.attacks_left.is_none());
    assert!(looking.players[0].attacks_left.is_none());
    for card in &looking.field {
        assert!(card.values.is_none() && card.tot.is_none() && card.attacked.is_none());
        let gift = card.gift.as_ref();
        assert!(gift.is_none_or(|gift| gift.used.is_none() && gift.inhibited.is_none()));
        assert!(card.why_not.is_none(), "no hint of what is legal");
    }
    let hand = looking.players[0].hand.as_ref().expect("the own hand");
    assert!(hand.iter().all(|card| card.why_not.is_none()));
    game.concede(seat(2), &mut ());
    let after = view(&game, 1);
    assert_eq!(after.round, Some(1));
    assert_eq!(after.field[0].tot, Some(76));
    assert!(text(&after.players[1].incinerator).contains("qarzu"));
}

// ES-1.15
#[test]
fn everything_a_card_carries_is_kept_in_files() {
    let setup = setup("mode=luck,lucid,chimera first=1 zone=medical");
    let sketch = json!({"round": 4, "field": [
        {"card": "ozok", "donor": "perlit", "own": {"atk": 30}, "attacks": 1, "is": ["gift-used"]},
        {"card": "borgu", "player": 2, "owner": 1, "tokens": 2},
        {"card": "lomenn", "player": 2, "supports": 2, "is": ["inhibited"]},
        {"card": "thofa", "face": "down", "is": ["put-down-now"]},
        {"card": "gobidu", "growth": 6, "clean": {"def": 25}},
        {"card": "sivra", "armed": 1},
        {"card": "zaxumu", "copied": "lornia"}],
        "marks": [{"slot": 1, "effect": "protected", "until": {"start": {"player": 1, "round": 5}}}]});
    let game = given(&setup, &sketch);
    let written = saved(&game);
    for (place, card) in sketch["field"]
        .as_array()
        .expect("a list")
        .iter()
        .enumerate()
    {
        for (key, value) in card.as_object().expect("a card") {
            let found = &written["field"][place][key];
            let as_said = kernel::partial_difference(value, found);
            assert_eq!(as_said, None, "{key} of {card}");
        }
    }
    let read = serde_json::from_value(written.clone()).expect("it can be read");
    let again = Match::restore(&setup, read).expect("it is possible");
    assert_eq!(saved(&again), written);
    assert_eq!(again, game);
}

// GT-64: who will skip a draw is told to all, so all see it.
#[test]
fn a_draw_that_will_be_skipped_is_seen_by_everybody() {
    let setup = setup("first=1 zone=medical");
    let mut sketch = sketch("perlit");
    sketch["players"]["2"]["skips"] = json!(1);
    let game = given(&setup, &sketch);
    for view in [view(&game, 1), view(&game, 2), game.view(Eye::Public)] {
        let draws: Vec<u8> = view
            .players
            .iter()
            .map(|player| player.draws_to_skip)
            .collect();
        assert_eq!(draws, [0, 1]);
    }
}
