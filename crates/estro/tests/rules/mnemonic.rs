//! Chapter 8.2 of the rules: declarations and errors.

use crate::story::check;
use crate::table::{given, play, seat, setup};
use bots::{Bot, Greedy, Observed};
use estro::Match;
use kernel::{Game, Seed};
use serde_json::json;

#[test]
fn both_declare_their_total_and_an_error_costs_a_card_of_the_own_hand() {
    check(
        r#"
rules = ["ES-8.2.1", "ES-8.2.3", "ES-8.2.4", "ES-8.2.5", "R30", "ES-8.2.6", "ES-8.2.8"]
setup = { mode = "duel,mnemonic", first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
field = [{ card = "ozok" }, { card = "thofa", player = 2 }]
fate = [6, 3]
players.1.hand = ["borgu", "gadru"]
players.2.hand = ["dartok", "kerdok"]

[[step]]
do = ["1 attack ozok on thofa"]
legal = ["1 total 0", "1 total 72", "1 total 400"]
only = { 2 = [] }

[[step]]
do = ["1 total 72"]
only = { 1 = ["destroyed", "resists"] }

[[step]]
name = "the attacker is right, the defender is not"
do = ["1 resists", "2 total 76"]
only = { 1 = [], 2 = ["card dartok", "card kerdok"] }

[[step]]
do = ["2 card kerdok"]
expect.players.2 = { hand = ["dartok"], incinerator = ["kerdok"] }
expect.players.1.hand = ["borgu", "gadru"]
expect.phase = "main"
expect.field = { 1 = { card = "ozok" }, 2 = { card = "thofa" } }

[[step]]
name = "two wrong declarations in one clash are one error"
given.fate = [6, 3]
do = ["1 attack ozok on thofa", "1 total 100", "1 destroyed", "1 card gadru", "2 total 81"]
expect.players.1 = { hand = ["borgu"], incinerator = ["gadru"] }
expect.players.2.hand = ["dartok", "kerdok"]
expect.phase = "main"

[[step]]
name = "with an empty hand nothing happens, and the true values decide"
given.fate = [6, 3]
given.players.1.hand = []
do = ["1 attack ozok on thofa", "1 total 100", "1 destroyed", "2 total 81"]
expect.players.1.incinerator = []
expect.field.2.card = "thofa"
"#,
    );
}

#[test]
fn nothing_is_declared_where_nothing_is_compared() {
    check(
        r#"
rules = ["ES-8.2.8"]
setup = { mode = "duel,mnemonic", first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
field = [{ card = "ozok" }, { card = "thofa", player = 2, face = "down" }]

[[step]]
do = ["1 attack ozok on #2"]
expect.players.2.incinerator = ["thofa"]
expect.phase = "main"
"#,
    );
}

#[test]
fn trying_an_illegal_attack_is_an_error_too() {
    check(
        r#"
rules = ["ES-8.2.4"]
setup = { mode = "duel,mnemonic", first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
field = [{ card = "ozok", attacks = 1 }, { card = "thofa", player = 2 }]
players.1.hand = ["borgu", "gadru"]
players.1.attacks = 1

[[step]]
do = ["1 attack ozok on thofa"]
only = { 1 = ["card borgu", "card gadru"], 2 = [] }

[[step]]
do = ["1 card gadru"]
expect.players.1.incinerator = ["gadru"]
expect.field = { 1 = { card = "ozok", attacks = 1 }, 2 = { card = "thofa" } }
expect.players.1.attacks = 1
"#,
    );
}

#[test]
fn guardians_declare_nothing() {
    check(
        r#"
rules = ["ES-8.2.8"]
setup = { mode = "single,mnemonic", zone = "medical" }

[given]
powers-used = ["medical"]
field = [{ card = "ozok" }, { card = "kerdok" }, { card = "thofa", ship = "veilrunner" }, { card = "garbu", ship = "cinderlance" }]
fate = [6, 3]
players.1.hand = []

[[step]]
do = ["1 attack ozok on thofa", "1 total 72", "1 resists"]
expect.phase = "main"
"#,
    );
}

/// What the greedy bot of the seat says, in so many matches.
fn declared(game: &Match, number: usize) -> Vec<String> {
    let seen = Observed::new(game, seat(number));
    (0..1_000)
        .map(|seed| Greedy::new(Seed::from(seed)).choose(&seen))
        .map(|action| game.spell(action))
        .collect()
}

// ES-8.2.7
#[test]
fn a_computer_player_errs_in_7_of_100_declarations_and_never_in_the_outcome() {
    let setup = setup("mode=duel,mnemonic first=1 zone=medical");
    let sketch = json!({"powers-used": ["medical"], "fate": [6, 3],
        "field": [{"card": "ozok"}, {"card": "thofa", "player": 2}],
        "players": {"1": {"hand": ["borgu"]}, "2": {"hand": ["dartok"]}}});
    let mut game = given(&setup, &sketch);
    play(&mut game, &["1 attack ozok on thofa"]);
    for number in [1, 2] {
        let said = declared(&game, number);
        let right = said
            .iter()
            .filter(|line| **line == said_by_most(&said))
            .count();
        assert!((900..=960).contains(&right), "{right} of 1000");
        play(&mut game, &[&format!("{number} {}", said_by_most(&said))]);
        if number == 1 {
            let outcome = declared(&game, 1);
            assert!(
                outcome.iter().all(|line| *line == outcome[0]),
                "{outcome:?}"
            );
            let told = play(&mut game, &[&format!("1 {}", outcome[0])]);
            assert!(told.is_empty(), "nobody erred: {told:?}");
        }
    }
}

fn said_by_most(said: &[String]) -> String {
    let times = |line: &String| said.iter().filter(|other| *other == line).count();
    said.iter()
        .max_by_key(|line| times(line))
        .cloned()
        .unwrap_or_default()
}
