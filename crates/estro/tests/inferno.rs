//! Chapter 8.3 of the rules: Inferno, two against two.

#[path = "support/story.rs"]
mod story;

use story::check;

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
