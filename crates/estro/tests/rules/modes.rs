//! Chapter 8 of the rules: Conquest, Single Player, the Luck Equaliser.

use crate::story::check;

#[test]
fn conquest_has_neither_elimination_nor_a_last_round_and_each_card_is_a_point_in_its_zone() {
    check(
        r#"
rules = ["ES-8.8.5", "ES-8.8.6", "ES-8.8.8", "ES-8.8.3", "R38"]
setup = { mode = "conquest", first = 1 }

[given]
powers-used = ["military", "tech", "medical", "civil", "control"]
active = 2
players.1.hand = ["pokrek"]
players.2.hand = []

[[step]]
name = "round 25 and an empty side: the match goes on"
given.round = 25
given.field = [{ card = "thofa", player = 2, zone-field = "tech" }]
do = ["2 end"]
expect.result = "open"
expect.round = 26

[[step]]
name = "face-down cards are points, and the other side's points take none away"
given.round = 4
given.field = [
  { card = "ozok", zone-field = "civil" }, { card = "dartok", zone-field = "civil", face = "down" }, { card = "kerdok", zone-field = "civil" },
  { card = "borgu", zone-field = "tech" }, { card = "dombor", zone-field = "tech" }, { card = "gadru", zone-field = "tech", face = "down" },
  { card = "lienna", zone-field = "control" }, { card = "nemia", zone-field = "control" }, { card = "molenn", zone-field = "control" },
  { card = "thofa", player = 2, zone-field = "control" }, { card = "sifra", player = 2, zone-field = "control" },
]
do = ["2 end"]
expect.result.won = ["one", "conquest"]
result = "1"

[[step]]
name = "3 and 3 and 2 are not enough"
given.round = 4
given.field = [
  { card = "ozok", zone-field = "civil" }, { card = "dartok", zone-field = "civil", face = "down" }, { card = "kerdok", zone-field = "civil" },
  { card = "borgu", zone-field = "tech" }, { card = "dombor", zone-field = "tech" }, { card = "gadru", zone-field = "tech", face = "down" },
  { card = "lienna", zone-field = "control" }, { card = "nemia", zone-field = "control" },
  { card = "thofa", player = 2, zone-field = "control" }, { card = "sifra", player = 2, zone-field = "control" },
]
do = ["2 end"]
expect.result = "open"
"#,
    );
}

#[test]
fn exhaustion_in_conquest_is_settled_at_the_end_of_the_round() {
    check(
        r#"
rules = ["ES-8.8.9", "R39", "ES-8.8.7", "ES-8.8.13"]
setup = { mode = "conquest", first = 1 }

[given]
powers-used = ["military", "tech", "medical", "civil", "control"]
active = 2
round = 9
field = [{ card = "ozok", zone-field = "civil" }, { card = "thofa", player = 2, zone-field = "tech" }]
players.1.hand = []
players.1.deck = []
players.2.hand = ["kerdok"]

[[step]]
name = "A is exhausted in round 10 and finishes the turn"
do = ["2 end", "1 end"]
expect.round = 10
expect.result = "open"
expect.players.1.exhausted = true

[[step]]
name = "B's turn comes still, and at the end of the round A has lost"
do = ["2 play kerdok at tech", "2 end"]
expect.result.won = ["two", "exhaustion"]
result = "2"

[[step]]
name = "both: more points win"
given.players.2 = { hand = [], deck = [] }
given.field = [{ card = "ozok", zone-field = "civil" }, { card = "dartok", zone-field = "tech" }, { card = "thofa", player = 2, zone-field = "medical" }]
do = ["2 end", "1 end", "2 end"]
expect.result.won = ["one", "exhaustion"]
"#,
    );
}

#[test]
fn a_single_player_loses_by_an_empty_field_only_after_round_5_and_never_by_an_empty_deck() {
    check(
        r#"
rules = ["ES-8.6.1", "ES-7.1", "ES-7.4"]
setup = { mode = "single", zone = "medical" }

[given]
powers-used = ["medical"]
phase = "start"
players.1.hand = []
players.1.deck = []
static-burst = true

[[step]]
name = "neither deck nor hand: the turn goes on"
given.round = 9
given.field = [{ card = "ozok" }, { card = "thofa", ship = "veilrunner" }]
expect.result = "open"
legal = ["1 attack ozok on thofa"]

[[step]]
name = "an empty field in round 4 has no consequence"
given.round = 4
given.phase = "main"
given.players.1.hand = ["gadru"]
given.static-burst = false
given.fate = [0, 0, 1, 1]
given.field = [{ card = "ozok" }, { card = "kerdok", ship = "veilrunner" }]
do = ["1 end"]
expect.result = "open"
expect.round = 5

[[step]]
name = "at the conclusion of round 5 it is a defeat"
given.round = 5
given.phase = "main"
given.static-burst = false
given.fate = [0, 0, 1, 1]
given.field = [{ card = "ozok" }, { card = "kerdok", ship = "veilrunner" }]
do = ["1 end"]
expect.result.won = ["two", "elimination"]
result = "lost"
"#,
    );
}

#[test]
fn the_tokens_of_the_luck_equaliser_stop_at_three_and_a_skipped_draw_takes_none() {
    check(
        r#"
rules = ["ES-8.4.2", "ES-8.4.4", "ES-8.4.1", "ES-4.28"]
setup = { mode = "duel,luck", first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
field = [{ card = "kerdok" }, { card = "ozok" }, { card = "garbu", player = 2, face = "down" }, { card = "gadru", player = 2, face = "down" }]
players.2.tokens = 2
players.2.hand = ["dartok"]
players.2.deck = ["xendu", "zexio", "xaqu"]

[[step]]
do = ["1 attack kerdok on #3"]
legal = ["2 tokens", "2 pass"]

[[step]]
do = ["2 pass"]
legal = ["2 tokens", "2 pass"]

[[step]]
do = ["2 pass"]
expect.players.2.tokens = 3
expect.players.2.incinerator = ["garbu"]

[[step]]
do = ["1 end", "2 tokens"]
expect.players.2.tokens = 2
expect.players.2.hand = ["dartok", "xaqu", "zexio"]
"#,
    );
}
