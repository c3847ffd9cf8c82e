//! Every scenario file of the game plays as it says, and so do the worked examples that need
//! cards of their own.

use estro::{EstroSetup, Match};
use kernel::{Game, Options, Seat, Seed, Setup, merge_patch, partial_difference};
use serde_json::{Value, json};
use std::path::Path;

#[test]
fn every_scenario_plays_as_it_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    laws::play_scenarios::<Match>(&folder);
}

/// A match with cards of one's own in place of some of the base set: worked examples that no
/// card of the base set can show.
fn arranged(mode: &str, cards: &str, given: Value) -> Match {
    let options = Options::new()
        .with("mode", mode)
        .with("first", 1)
        .with("zone", "medical");
    let text = format!("name = \"examples\"\nextends = \"base\"\n{cards}");
    let setup = EstroSetup::build_with_cards(&options, "examples.toml", &text)
        .unwrap_or_else(|faults| panic!("{faults:?}"));
    let mut saved = serde_json::to_value(Match::opening(&setup, Seed::from(1)).save())
        .expect("a match can be written");
    merge_patch(&mut saved, &given);
    let saved = serde_json::from_value(saved).expect("what is given fits");
    Match::arrange(&setup, saved, &given).unwrap_or_else(|broken| panic!("{broken}"))
}

fn play(game: &mut Match, seat: usize, line: &str) {
    let action = game
        .read(line)
        .unwrap_or_else(|misread| panic!("{misread}"));
    game.play(Seat::new(seat - 1), action, &mut ())
        .unwrap_or_else(|reason| panic!("'{line}' is refused: {reason:?}"));
    game.check().unwrap_or_else(|broken| panic!("{broken}"));
}

fn expect(game: &Match, expected: &Value) {
    let saved = serde_json::to_value(game.save()).expect("a match can be written");
    assert_eq!(partial_difference(expected, &saved), None);
}

// EX-59, ES-5.16, ES-5.23
#[test]
fn a_counter_that_is_countered_leaves_the_first_gift_to_resolve() {
    let counter = |id: &str, name: &str, values: &str| {
        format!(
            "[[card]]\nid = \"{id}\"\nname = {{ en = \"{name}\" }}\nestro = \"manpo\"\n\
             values = {values}\ngift = {{ counter-gift = {{ kind = \"always\", \
             tags = [\"destroy\", \"counter\"], scope = \"any\" }} }}\n"
        )
    };
    let cards = counter("nuvo", "Nuvo", "[9, 12, 11, 10, 22]")
        + &counter("xurio", "Xurio", "[12, 6, 13, 8, 23]");
    let given = |own: Value| {
        json!({
            "powers-used": ["medical"], "phase": "play", "active": 1,
            "players": {"1": {"hand": ["perlit", "xulzu"]}},
            "field": [own, {"card": "nuvo", "player": 2}, {"card": "ozok", "player": 2}]
        })
    };

    let mut both = arranged("duel", &cards, given(json!({"card": "xurio"})));
    play(&mut both, 1, "play perlit");
    play(&mut both, 1, "target ozok");
    expect(
        &both,
        &json!({
            "phase": "main", "pending": null,
            "players": {"2": {"incinerator": ["ozok"]}},
            "field": {"1": {"card": "xurio", "is": []}, "2": {"card": "nuvo", "is": []},
                      "3": {"card": "perlit", "is": ["gift-used"]}}
        }),
    );

    let silent = json!({"card": "xurio", "is": ["inhibited"]});
    let mut one = arranged("duel", &cards, given(silent));
    play(&mut one, 1, "play perlit");
    play(&mut one, 1, "target ozok");
    expect(
        &one,
        &json!({
            "players": {"2": {"incinerator": []}},
            "field": {"3": {"card": "ozok"}, "4": {"card": "perlit", "is": ["gift-used"]}}
        }),
    );
}

// EX-60, ES-8.9.10
#[test]
fn a_chimera_that_names_another_estro_is_not_destroyed_and_the_gift_is_used() {
    let cards = "[[card]]\nid = \"perlit\"\nname = { en = \"Perlit\" }\nestro = \"illusio\"\n\
                 values = [12, 8, 9, 24, 7]\n\
                 gift = { destroy-one = { filter = { estro = \"ardo\" } } }\n";
    let given = json!({
        "powers-used": ["medical"], "phase": "play", "active": 1,
        "players": {"1": {"hand": ["perlit", "xulzu"]}},
        "field": [{"card": "ozok", "donor": "sivra", "player": 2}]
    });
    for (estro, incinerator) in [("illusio", json!([])), ("ardo", json!(["ozok", "sivra"]))] {
        let mut game = arranged("duel,chimera", cards, given.clone());
        play(&mut game, 1, "play perlit");
        play(&mut game, 2, &format!("estro {estro}"));
        expect(
            &game,
            &json!({"players": {"2": {"incinerator": incinerator}}}),
        );
        let place = if estro == "illusio" { "2" } else { "1" };
        expect(
            &game,
            &json!({"field": {place: {"card": "perlit", "is": ["gift-used"]}}}),
        );
    }
}
