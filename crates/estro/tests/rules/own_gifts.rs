//! Rules of chapter 5 that no card of the game's own set shows: with a set of one's own.

use crate::table::{given, play, saved};
use estro::{EstroSetup, Match};
use kernel::{Options, Setup};
use serde_json::{Value, json};

/// A duel in which Ozok has this gift.
fn duel(gift: &str, sketch: &Value) -> Match {
    let own = format!(
        "name = \"mine\"\nextends = \"base\"\n[[card]]\nid = \"ozok\"\n\
         name = {{ en = \"Ozok\" }}\nestro = \"ardo\"\nvalues = [16, 19, 13, 5, 19]\n\
         gift = {gift}\n"
    );
    let options = Options::new().with("first", 1).with("zone", "medical");
    let setup = EstroSetup::build_with_cards(&options, "mine.toml", &own)
        .expect("the set of a test is right");
    given(&setup, sketch)
}

fn sketch() -> Value {
    json!({"powers-used": ["medical"], "phase": "play",
        "field": [{"card": "thofa", "player": 2}, {"card": "kridok"}],
        "players": {"1": {"hand": ["ozok"]}}})
}

// ES-5.24, GT-10
#[test]
fn two_cards_that_exchange_their_primary_values_exchange_each_its_own() {
    let gift = "{ swap-with-enemy = { value = \"primary\" } }";
    let mut game = duel(gift, &sketch());
    play(&mut game, &["1 play ozok"]);
    let field = &saved(&game)["field"];
    assert_eq!(field[0]["own"]["dex"], 16, "Thofa's DEX was 28");
    assert_eq!(field[2]["own"]["atk"], 28, "Ozok's ATK was 16");
    assert_eq!(field[2]["own"]["dex"], 5);
}

// ES-5.24, GT-11
#[test]
fn a_drain_of_primary_takes_from_one_primary_and_gives_to_the_other() {
    let mut game = duel("{ drain = { value = \"primary\", amount = 6 } }", &sketch());
    play(&mut game, &["1 play ozok"]);
    let field = &saved(&game)["field"];
    assert_eq!(field[0]["own"]["dex"], 22);
    assert_eq!(field[2]["own"]["atk"], 22);
}

// ES-5.22, GT-84
#[test]
fn a_gift_inside_a_condition_waits_for_the_condition() {
    let gift =
        "{ conditional = { when = { round-at-least = 3 }, then = { draw = { count = 1 } } } }";
    for (round, drawn) in [(2, 0), (3, 1)] {
        let mut sketch = sketch();
        sketch["round"] = json!(round);
        let mut game = duel(gift, &sketch);
        play(&mut game, &["1 play ozok"]);
        let hand = &saved(&game)["players"]["1"]["hand"];
        assert_eq!(hand.as_array().map(Vec::len), Some(drawn));
    }
}
