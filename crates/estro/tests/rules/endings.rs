//! Chapter 7 of the rules: elimination, exhaustion, the last round, standstill.

use crate::story::check;

#[test]
fn until_the_conclusion_of_round_5_an_empty_side_has_no_consequence() {
    check(
        r#"
rules = ["ES-7.1", "ES-7.8", "R24"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
field = [{ card = "kerdok" }, { card = "garbu", player = 2, face = "down" }]
players.2.hand = ["dartok", "ozok"]

[[step]]
given.round = 4
do = ["1 attack kerdok on #2"]
expect.result = "open"

[[step]]
name = "in round 5 the test waits for the conclusion of the round"
given.round = 5
do = ["1 attack kerdok on #2", "1 end"]
expect.result = "open"
expect.active = 2

[[step]]
do = ["2 play dartok", "2 end"]
expect.result = "open"
expect.round = 6

[[step]]
name = "from then on it is made after every resolution"
given.round = 6
do = ["1 attack kerdok on #2"]
expect.result.won = ["one", "elimination"]
result = "1"
refused = { "1 end" = "ES-7.1" }
"#,
    );
}

#[test]
fn both_sides_empty_at_the_same_test_is_a_draw_and_a_face_down_card_keeps_a_side_in_the_match() {
    check(
        r#"
rules = ["ES-7.3", "R25", "ES-7.1", "ES-7.2"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
round = 7
field = [{ card = "ozok" }, { card = "fask", player = 2, face = "down" }]

[[step]]
name = "the death gift finishes before the test"
do = ["1 attack ozok on #2"]
result = "draw"
expect.result.drawn = "elimination"

[[step]]
given.field = [{ card = "ozok" }, { card = "garbu", face = "down" }, { card = "fask", player = 2, face = "down" }]
do = ["1 attack ozok on #3"]
result = "1"
"#,
    );
}

#[test]
fn exhaustion_is_having_to_draw_with_neither_deck_nor_hand() {
    check(
        r#"
rules = ["ES-7.4", "ES-3.7"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
round = 2
field = [{ card = "ozok" }, { card = "thofa", player = 2 }]
players.2.hand = []
players.2.deck = []

[[step]]
do = ["1 end"]
expect.result.won = ["one", "exhaustion"]
result = "1"

[[step]]
name = "a skipped draw makes no test"
given.players.2.skips = 1
do = ["1 end"]
expect.result = "open"
expect.active = 2
"#,
    );
}

#[test]
fn round_19_is_won_by_more_cards_with_a_greater_sum_and_is_else_a_draw() {
    check(
        r#"
rules = ["ES-7.5", "ES-7.6", "R26", "R27"]
setup = { first = 2, zone = "military" }

[given]
powers-used = ["military"]
round = 19
active = 1

[[step]]
name = "more cards and the greater sum"
given.field = [{ card = "ozok" }, { card = "thofa" }, { card = "qintu", player = 2 }]
do = ["1 end"]
result = "1"
expect.result.won = ["one", "last-round"]

[[step]]
name = "the greater sum with fewer cards: a face-down card counts as a card and nothing"
given.field = [{ card = "ozok" }, { card = "thofa", face = "down" }, { card = "qintu", player = 2 }]
do = ["1 end"]
result = "draw"
expect.result.drawn = "last-round"

[[step]]
name = "the same number of cards"
given.field = [{ card = "ozok" }, { card = "qintu", player = 2 }]
do = ["1 end"]
result = "draw"

[[step]]
name = "the zone passive counts: 74 with two cards against 73, and 72 would not do"
given.field = [{ card = "ozok" }, { card = "thofa", face = "down" }, { card = "qimzu", player = 2 }]
do = ["1 end"]
result = "1"
"#,
    );
}

#[test]
fn anybody_may_give_up_at_any_time_and_a_team_gives_up_together() {
    check(
        r#"
rules = ["ES-7.7"]
setup = { mode = "inferno", first = 1, zone = "medical" }

[[step]]
do = ["2 concede"]
expect.result = "open"

[[step]]
do = ["4 concede"]
result = "1+3"
expect.result.won = ["one", "concession"]
"#,
    );
}

#[test]
fn fifteen_rounds_without_movement_or_round_200_end_a_frame_without_a_last_round() {
    check(
        r#"
rules = ["ES-7.8", "R63", "ES-8.8.8"]
setup = { mode = "conquest", first = 1 }

[given]
active = 2
powers-used = ["military", "tech", "medical", "civil", "control"]
field = [{ card = "ozok", zone-field = "civil" }, { card = "thofa", player = 2, zone-field = "tech" }]
players.1.hand = []
players.1.skips = 9
players.2.hand = []

[[step]]
given.still-rounds = 13
given.round = 30
do = ["2 end"]
expect.result = "open"
expect.still-rounds = 14
expect.round = 31

[[step]]
given.still-rounds = 14
given.round = 30
do = ["2 end"]
result = "draw"
expect.result.drawn = "standstill"

[[step]]
given.round = 200
do = ["2 end"]
result = "draw"
"#,
    );
}

#[test]
fn the_standstill_of_a_solo_match_is_not_won() {
    check(
        r#"
rules = ["ES-7.8", "R63", "ES-8.6.1"]
setup = { mode = "single", zone = "medical" }

[given]
powers-used = ["medical"]
round = 30
still-rounds = 14
static-burst = true
field = [{ card = "ozok" }, { card = "thofa", ship = "veilrunner" }]
players.1.hand = []
players.1.deck = []

[[step]]
do = ["1 end"]
result = "lost"
"#,
    );
}
