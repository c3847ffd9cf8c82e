//! What is done for a player whose time is up (chapter 3.8 of the rules).

use crate::table::{given, legal, play, saved, seat, setup};
use estro::Match;
use kernel::Game;
use serde_json::json;

fn fallback(game: &Match, number: usize) -> String {
    game.spell(game.fallback(seat(number)))
}

// ES-3.28, R12
#[test]
fn the_card_longest_in_hand_is_played_face_down_and_the_turn_ends_without_attacks() {
    let setup = setup("first=1 zone=medical");
    let sketch = json!({"powers-used": ["medical"], "phase": "start",
        "field": [{"card": "ozok"}, {"card": "thofa", "player": 2}],
        "players": {"1": {"hand": ["borgu", "gadru"], "deck": ["garbu"]},
                    "2": {"hand": ["dartok"]}}});
    let mut game = given(&setup, &sketch);
    assert_eq!(fallback(&game, 1), "play borgu down");
    play(&mut game, &["1 play borgu down"]);
    assert!(legal(&game, 1).contains(&"attack ozok on thofa".to_owned()));
    assert_eq!(fallback(&game, 1), "end");
}

// ES-3.28: face-up where face-down play is forbidden.
#[test]
fn where_face_down_play_is_forbidden_the_oldest_card_is_played_face_up() {
    let setup = setup("mode=inferno first=1 zone=medical");
    let sketch = json!({"phase": "start", "players": {"1": {"hand": ["borgu", "gadru"]}}});
    assert_eq!(fallback(&given(&setup, &sketch), 1), "play borgu");
    let lucid = self::setup("mode=lucid first=1 zone=medical");
    let sketch = json!({"phase": "play", "field": [{"card": "garbu"}],
        "players": {"1": {"hand": ["lomenn"]}}});
    let game = given(&lucid, &sketch);
    assert_eq!(legal(&game, 1), ["support lomenn under garbu"]);
    assert_eq!(fallback(&game, 1), "support lomenn under garbu");
}

// ES-3.29, ES-3.33, R13
#[test]
fn what_is_optional_is_declined_and_lost_for_that_window_only() {
    let setup = setup("first=1 zone=medical");
    let sketch = json!({"phase": "play", "field": [{"card": "ozok", "player": 2}],
        "players": {"1": {"hand": ["pyrkut", "gadru"]}}});
    let mut game = given(&setup, &sketch);
    play(&mut game, &["1 play pyrkut"]);
    assert_eq!(legal(&game, 1), ["accept", "pass"]);
    assert_eq!(fallback(&game, 1), "pass");
    play(&mut game, &["1 pass"]);
    assert_eq!(
        saved(&game)["field"][1]["is"],
        json!([]),
        "the gift is unused"
    );
}

// ES-3.33
#[test]
fn a_mandatory_choice_is_answered_and_the_attack_goes_on() {
    let setup = setup("first=1 zone=tech");
    let sketch = json!({"field": [{"card": "ozok"}, {"card": "borgu", "player": 2}],
        "fate": [1, 1]});
    let mut game = given(&setup, &sketch);
    play(&mut game, &["1 attack ozok on borgu"]);
    assert_eq!(fallback(&game, 1), "pass");
    play(&mut game, &["1 power tech on borgu"]);
    assert_eq!(fallback(&game, 1), "continue");
    let sketch = json!({"phase": "play", "field": [{"card": "ozok", "player": 2}, {"card": "thofa", "player": 2}],
        "players": {"1": {"hand": ["perlit"]}}});
    let mut game = given(&setup, &sketch);
    play(&mut game, &["1 play perlit"]);
    assert!(legal(&game, 1).contains(&fallback(&game, 1)));
}

// ES-8.2.3, ES-8.2.8, ES-3.33
#[test]
fn no_answer_to_a_declaration_is_a_wrong_one() {
    let setup = setup("mode=mnemonic first=1 zone=medical");
    let sketch = json!({"powers-used": ["medical"], "fate": [6, 3],
        "field": [{"card": "ozok"}, {"card": "thofa", "player": 2}],
        "players": {"1": {"hand": ["borgu"]}}});
    let mut game = given(&setup, &sketch);
    play(&mut game, &["1 attack ozok on thofa"]);
    assert_eq!(fallback(&game, 1), "total 0");
    play(&mut game, &["1 total 0", "1 resists"]);
    assert_eq!(
        saved(&game)["players"]["1"]["incinerator"],
        json!(["borgu"])
    );
}

// ES-3.33
#[test]
fn in_last_bastion_a_dreamer_passes_after_the_engagement_that_is_owed() {
    let setup = setup("mode=bastion seats=2 zone=medical");
    let sketch = |must: bool| {
        json!({"powers-used": ["medical"],
            "field": [{"card": "ozok", "lane": [1, 2]},
                      {"card": "thofa", "player": "machine", "lane": [1, 2]}],
            "players": {"1": {"hand": ["borgu"], "must-engage": must}}})
    };
    assert_eq!(fallback(&given(&setup, &sketch(false)), 1), "pass");
    assert_eq!(
        fallback(&given(&setup, &sketch(true)), 1),
        "attack ozok on thofa"
    );
}
