//! What a seat is asked is true of the mode: ES-3.32, and the modes of chapter 8.

use crate::table::{given, play, seat, setup};
use estro::{Action, Match};
use kernel::{Arg, Narrate, Phrase};
use serde_json::{Value, json};

fn asked(game: &Match, number: usize) -> Phrase {
    game.prompt(seat(number))
}

/// In MAIN of seat 1, with a card on both sides.
fn main_of(mode: &str, round: u8) -> Phrase {
    let sketch = json!({"round": round, "powers-used": ["medical"],
        "field": [{"card": "ozok"}, {"card": "thofa", "player": 2}]});
    let setup = setup(&format!("mode={mode} first=1 zone=medical"));
    asked(&given(&setup, &sketch), 1)
}

fn number(phrase: &Phrase, name: &str) -> Option<i64> {
    let (_, arg) = phrase.args.iter().find(|(one, _)| *one == name)?;
    match arg {
        Arg::Number(number) => Some(*number),
        _ => None,
    }
}

// ES-8.1.3, ES-8.3.4, ES-8.0.3
#[test]
fn while_nobody_may_attack_it_is_said_when_that_ends() {
    for (mode, last) in [
        ("duel,strategist", 6),
        ("inferno", 3),
        ("inferno,strategist", 6),
    ] {
        let early = main_of(mode, last);
        assert_eq!(early.key, "estro-prompt-main-no-attacks", "{mode}");
        assert_eq!(number(&early, "round"), Some(i64::from(last) + 1), "{mode}");
        assert_eq!(main_of(mode, last + 1).key, "estro-prompt-main", "{mode}");
    }
    assert_eq!(main_of("duel", 2).key, "estro-prompt-main");
}

// ES-8.1.3, ES-8.3.4
#[test]
fn while_nobody_may_attack_no_attacks_are_left() {
    let left = |round: u8| {
        let setup = setup("mode=duel,strategist first=1 zone=medical");
        let game = given(
            &setup,
            &json!({"round": round, "field": [{"card": "ozok"}]}),
        );
        crate::table::view(&game, 1).players[0].attacks_left
    };
    assert_eq!(left(6), Some(0));
    assert_eq!(left(7), Some(2));
}

// ES-3.23
#[test]
fn nothing_is_said_of_attacks_where_there_is_nothing_to_attack() {
    let game = given(
        &setup("first=1 zone=medical"),
        &json!({"powers-used": ["medical"], "field": [{"card": "ozok"}]}),
    );
    assert_eq!(asked(&game, 1).key, "estro-prompt-main-not-now");
}

// ES-8.2.2: attacks made are not counted for the players.
#[test]
fn mnemonic_mode_does_not_say_how_many_attacks_are_left() {
    let said = main_of("duel,mnemonic", 4);
    assert_eq!(said, Phrase::new("estro-prompt-main-unsaid"));
    assert_eq!(main_of("duel,mnemonic,strategist", 4), said);
}

fn play_of(mode: &str, more: Value) -> Phrase {
    let mut sketch = json!({"phase": "play", "powers-used": ["medical"],
        "players": {"1": {"hand": ["ozok", "sivra"]}}});
    kernel::merge_patch(&mut sketch, &more);
    asked(&given(&setup(&format!("mode={mode} first=1")), &sketch), 1)
}

// ES-3.11, ES-8.3.4, ES-8.8.2
#[test]
fn the_play_is_asked_for_as_it_can_be_made() {
    assert_eq!(play_of("duel", json!({})).key, "estro-prompt-play");
    assert_eq!(play_of("conquest", json!({})).key, "estro-prompt-play-zone");
    let early = play_of("inferno", json!({"round": 3}));
    assert_eq!(early.key, "estro-prompt-play-up");
    assert_eq!(number(&early, "round"), Some(4));
    let later = play_of("inferno", json!({"round": 4}));
    assert_eq!(later.key, "estro-prompt-play");
}

// ES-8.9.1, ES-8.9.2
#[test]
fn a_chimera_is_asked_for_in_the_turn_after_it_was_declared() {
    let sketch = json!({"round": 3, "phase": "declare", "powers-used": ["control"],
        "field": [{"card": "lienna", "player": 2}],
        "players": {
            "1": {"hand": ["ozok", "sivra", "brakosk"], "deck": ["dartok", "grevusk"]},
            "2": {"hand": ["zexio", "xaqu"], "deck": ["zuxio", "qarzu"]}}});
    let setup = setup("mode=duel,chimera zone=control first=1");
    let mut game = given(&setup, &sketch);
    assert_eq!(asked(&game, 1).key, "estro-prompt-declare-chimera");
    play(&mut game, &["1 declare"]);
    assert_eq!(asked(&game, 1).key, "estro-prompt-play");
    play(
        &mut game,
        &["1 play brakosk", "1 end", "2 pass", "2 play zexio", "2 end"],
    );
    assert_eq!(asked(&game, 1).key, "estro-prompt-play-chimera");
}

// ES-8.4.4, ES-8.4.5
#[test]
fn what_necrotokens_buy_is_said_where_they_are_spent() {
    let label = |sketch: Value, moves: &[&str], number: usize| {
        let mut game = given(&setup("mode=duel,luck first=1 zone=medical"), &sketch);
        play(&mut game, moves);
        game.label(seat(number), Action::Tokens).key
    };
    let draw = json!({"phase": "draw", "players": {"1": {"tokens": 1}}});
    assert_eq!(label(draw, &[], 1), "estro-label-tokens-draw");
    let attack = json!({"round": 2, "powers-used": ["medical"], "players": {"2": {"tokens": 2}},
        "field": [{"card": "ozok"}, {"card": "lienna", "player": 2}]});
    let attacked = label(attack, &["1 attack ozok on lienna"], 2);
    assert_eq!(attacked, "estro-label-tokens-protect");
}
