//! Chapter 8.3 of the rules: Inferno, two against two.

use crate::story::check;

#[test]
fn inferno_eliminates_from_the_end_of_round_6() {
    check(
        r#"
rules = ["ES-8.3.7", "ES-7.1", "ES-8.3.5", "ES-8.3.2"]
setup = { mode = "inferno", first = 1, zone = "medical" }

[given]
zones = ["medical", "tech"]
powers-used = ["medical", "tech"]
field = [{ card = "kerdok" }, { card = "lumenn", player = 3 }, { card = "garbu", player = 2, face = "down" }]

[[step]]
given.round = 6
given.fate = []
refused = { "1 attack lumenn on #3" = "ES-4.13", "1 attack kerdok on lumenn" = "ES-3.21" }

[[step]]
do = ["1 attack kerdok on #3", "1 end"]
expect.result = "open"
expect.active = 2

[[step]]
given.round = 7
do = ["1 attack kerdok on #3"]
result = "1+3"
"#,
    );
}

#[test]
fn in_inferno_a_player_without_cards_to_draw_is_out_and_a_team_loses_with_both() {
    check(
        r#"
rules = ["ES-8.3.7", "ES-8.3.11", "R31"]
setup = { mode = "inferno", first = 1, zone = "medical" }

[given]
zones = ["medical", "tech"]
powers-used = ["medical", "tech"]
round = 5
field = [{ card = "kerdok" }, { card = "garbu", player = 2 }]
players.2.hand = []
players.2.deck = []
players.3.hand = ["ozok"]
players.4.hand = ["gadru"]

[[step]]
name = "B1 is out: A2's turn follows, and the card stays"
do = ["1 end"]
expect.active = 3
expect.result = "open"
expect.players.2.exhausted = true
expect.field.2.card = "garbu"

[[step]]
name = "B2 too: the team loses"
given.players.4 = { hand = [], deck = [] }
do = ["1 end", "3 play ozok", "3 end"]
result = "1+3"
"#,
    );
}

#[test]
fn in_inferno_a_last_round_that_a_duel_would_draw_goes_to_the_greater_sum() {
    check(
        r#"
rules = ["ES-8.3.8", "R31"]
setup = { mode = "inferno", first = 1, zone = "medical" }

[given]
zones = ["medical", "tech"]
powers-used = ["medical", "tech"]
round = 19
active = 4

[[step]]
given.field = [{ card = "ozok" }, { card = "thofa", player = 2 }]
do = ["4 end"]
result = "2+4"

[[step]]
given.field = [{ card = "ozok" }, { card = "xozio", player = 2 }]
do = ["4 end"]
result = "draw"
"#,
    );
}

#[test]
fn inferno_has_two_zones_with_both_passives_and_both_powers() {
    check(
        r#"
rules = ["ES-8.3.3", "ES-6.1"]
setup = { mode = "inferno", first = 1, zone = "tech" }

[given]
zones = ["military", "tech"]
round = 5
field = [{ card = "ozok" }, { card = "bagrok", player = 3 }, { card = "qintu", player = 2 }]
players.1.hand = ["fask"]

[[step]]
name = "Military is open in MAIN, also for the partner's card"
legal = ["1 power military burn fask on ozok", "1 power military burn fask on bagrok"]

[[step]]
name = "and Tech in the attack"
do = ["1 attack ozok on qintu"]
legal = ["1 power tech on qintu", "1 power military burn fask on ozok", "1 pass"]

[[step]]
do = ["1 power military burn fask on bagrok"]
expect.field.2.own.atk = 21
expect.powers-used = ["military"]
only = { 1 = ["continue", "stop"] }
"#,
    );
}

#[test]
fn in_inferno_the_active_player_responds_first_then_the_defender_and_the_partners() {
    check(
        r#"
rules = ["ES-8.3.9", "ES-4.15"]
setup = { mode = "inferno", first = 1, zone = "tech" }

[given]
zones = ["medical", "tech"]
round = 5
powers-used = ["medical"]
field = [{ card = "ozok" }, { card = "bagrok", player = 3 }, { card = "qintu", player = 2 }, { card = "kerdok" }]
fate = [1, 1]

[[step]]
do = ["1 attack ozok on qintu"]
only = { 1 = ["pass", "power tech on qintu"], 2 = [], 3 = [], 4 = [] }

[[step]]
do = ["1 pass"]
only = { 1 = [], 2 = ["pass", "power tech on ozok"], 3 = [], 4 = [] }

[[step]]
do = ["2 pass"]
only = { 1 = [], 2 = [], 3 = [], 4 = ["pass", "power tech on ozok"] }

[[step]]
do = ["4 pass"]
only = { 1 = [], 2 = [], 3 = ["pass", "power tech on qintu"], 4 = [] }

[[step]]
do = ["3 pass"]
expect.fate = []
expect.phase = "main"
"#,
    );
}

#[test]
fn in_inferno_the_controller_of_a_gift_says_which_opponent_it_means() {
    check(
        r#"
rules = ["ES-8.3.10", "R70", "GT-58"]
setup = { mode = "inferno", first = 1, zone = "tech" }

[given]
zones = ["medical", "tech"]
powers-used = ["medical", "tech"]
round = 2
phase = "play"
players.1.hand = ["fovisa"]
players.2.hand = ["ozok"]
players.4.hand = ["thofa"]
fate = [0]

[[step]]
do = ["1 play fovisa"]
only = { 1 = ["opponent 2", "opponent 4"], 2 = [], 3 = [], 4 = [] }

[[step]]
do = ["1 opponent 4"]
expect.players.4 = { hand = [], incinerator = ["thofa"] }
expect.players.2.hand = { 1 = "ozok" }
"#,
    );
}
