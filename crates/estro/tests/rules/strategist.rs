//! Chapter 8.1 of the rules: Strategist, alone and with other limits.

use crate::story::check;

#[test]
fn strategist_holds_back_attacks_until_round_7_and_elimination_until_the_end_of_round_8() {
    check(
        r#"
rules = ["ES-8.1.1", "ES-8.1.3", "R29", "ES-8.0.3"]
setup = { mode = "duel,strategist", first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
field = [{ card = "kerdok" }, { card = "garbu", player = 2, face = "down" }]
players.2.hand = ["dartok", "ozok"]

[[step]]
given.round = 6
refused = { "1 attack kerdok on #2" = "ES-8.1.3" }

[[step]]
given.round = 7
do = ["1 attack kerdok on #2"]
expect.result = "open"

[[step]]
given.round = 9
do = ["1 attack kerdok on #2"]
result = "1"
"#,
    );
}

#[test]
fn with_strategist_exhaustion_before_the_end_of_round_8_has_no_effect() {
    check(
        r#"
rules = ["ES-8.1.1"]
setup = { mode = "duel,strategist", first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
field = [{ card = "ozok" }, { card = "thofa", player = 2 }]
players.2.hand = []
players.2.deck = []

[[step]]
given.round = 8
do = ["1 end"]
expect.result = "open"
expect.active = 2
expect.phase = "main"
expect.round = 8

[[step]]
given.round = 9
do = ["1 end"]
result = "1"
"#,
    );
}

#[test]
fn with_strategist_nobody_draws_in_rounds_3_and_12_but_gifts_do() {
    check(
        r#"
rules = ["ES-8.1.2", "R29", "ES-8.4.4"]
setup = { mode = "duel,strategist,luck", first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "start"
field = [{ card = "ozok" }, { card = "thofa", player = 2 }]
players.1.hand = ["lomenn"]
players.1.deck = ["borgu", "gadru", "garbu"]
players.1.tokens = 2
players.2.hand = ["dartok"]
players.2.deck = ["kerdok", "kridok"]

[[step]]
name = "not even for a necrotoken"
given.round = 3
expect.phase = "play"
expect.players.1.hand = ["lomenn"]
refused = { "1 tokens" = "ES-3.9" }

[[step]]
do = ["1 play lomenn", "1 end"]
expect.active = 2
expect.players.1.hand = ["garbu", "gadru"]
expect.players.2.hand = ["dartok"]

[[step]]
given.round = 12
do = ["1 play lomenn", "1 end"]
expect.players.1.hand = ["garbu", "gadru"]
expect.players.2.hand = ["dartok"]

[[step]]
given.round = 4
do = ["1 pass"]
expect.players.1.hand = ["lomenn", "garbu"]
"#,
    );
}

#[test]
fn strategist_with_inferno_takes_the_later_limit_of_each() {
    check(
        r#"
rules = ["ES-8.0.3", "ES-8.3.4", "ES-8.1.3"]
setup = { mode = "inferno,strategist", first = 1, zone = "medical" }

[given]
powers-used = ["medical", "tech"]
zones = ["medical", "tech"]
field = [{ card = "ozok" }, { card = "thofa", player = 2 }]
players.1.hand = ["borgu"]
players.1.played = 0

[[step]]
name = "face-down play is free from round 4, attacks only from round 7"
given = { round = 4, phase = "play" }
legal = ["1 play borgu down"]

[[step]]
given = { round = 3, phase = "play" }
refused = { "1 play borgu down" = "ES-8.3.4" }

[[step]]
given = { round = 6, players.1.played = 1 }
refused = { "1 attack ozok on thofa" = "ES-8.1.3" }

[[step]]
given = { round = 7, players.1.played = 1 }
legal = ["1 attack ozok on thofa"]
"#,
    );
}

#[test]
fn with_strategist_conquest_is_not_won_before_the_end_of_round_8() {
    check(
        r#"
rules = ["ES-8.1.1", "ES-8.0.3", "ES-8.8.6"]
setup = { mode = "conquest,strategist", first = 1 }

[given]
powers-used = ["military", "tech", "medical", "civil", "control"]
active = 2
players.2.hand = []
field = [
  { card = "ozok", zone-field = "civil" }, { card = "dartok", zone-field = "civil" }, { card = "kerdok", zone-field = "civil" },
  { card = "borgu", zone-field = "tech" }, { card = "dombor", zone-field = "tech" }, { card = "gadru", zone-field = "tech" },
  { card = "lienna", zone-field = "control" }, { card = "nemia", zone-field = "control" }, { card = "molenn", zone-field = "control" },
  { card = "thofa", player = 2, zone-field = "control", face = "down" },
]

[[step]]
given.round = 7
do = ["2 end"]
expect.result = "open"

[[step]]
given.round = 8
do = ["2 end"]
expect.result.won = ["one", "conquest"]
"#,
    );
}
