//! Chapter 6 of the rules: what the five zones do.

use crate::story::check;

#[test]
fn control_in_an_attack_changes_value_and_table_at_once_and_converts_no_face_down_card() {
    check(
        r#"
rules = ["ES-6.9", "ES-6.5", "ES-6.2", "ES-6.4", "R21"]
setup = { first = 1, zone = "control" }

[given]
field = [{ card = "ozok" }, { card = "garbu", face = "down" }, { card = "thofa", player = 2 }]

[[step]]
legal = ["1 power control on ozok"]
refused = { "1 power control on #2" = "ES-6.5", "1 power control on thofa" = "ES-6.5", "1 power tech on thofa" = "ES-6.5" }

[[step]]
do = ["1 power control on ozok"]
expect.field.1.estri = ["manpo"]
expect.powers-used = ["control"]
refused = { "1 power control on ozok" = "ES-6.4" }
"#,
    );
}

#[test]
fn medical_keeps_an_armonio_from_a_gift_too_and_a_card_shown_stays_face_up() {
    check(
        r#"
rules = ["ES-6.7", "R22", "ES-6.5"]
setup = { first = 1, zone = "medical" }

[given]
field = [{ card = "kerdok" }, { card = "nemia", player = 2, face = "down" }, { card = "ozok", player = 2 }]

[[step]]
do = ["1 attack kerdok on #2"]
only = { 1 = [], 2 = ["pass", "power medical on nemia"] }

[[step]]
do = ["2 power medical on nemia"]
expect.field.2 = { card = "nemia", face = "up" }
expect.powers-used = ["medical"]
expect.players.2.incinerator = []

[[step]]
name = "no other estro is saved"
given.fate = [1, 1]
do = ["1 attack kerdok on ozok"]
expect.players.2.incinerator = ["ozok"]
expect.powers-used = []
"#,
    );
}

#[test]
fn tech_changes_nothing_but_a_primary_value() {
    check(
        r#"
rules = ["ES-6.8", "R23", "ES-4.5", "ES-6.6"]
setup = { first = 1, zone = "tech" }

[given]
field = [{ card = "thofa" }, { card = "qoxu", player = 2 }]
fate = [1, 1]

[[step]]
name = "76 + 2 against 76 + 5, whatever is exchanged"
do = ["1 attack thofa on qoxu", "1 power tech on qoxu", "1 continue"]
expect.players.2.incinerator = []
expect.field = { 1 = { card = "thofa" }, 2 = { card = "qoxu", own = { atk = 20, def = 16 } } }
"#,
    );
}

#[test]
fn the_ardo_card_burnt_for_military_triggers_nothing_and_military_asks_for_an_own_ardo() {
    check(
        r#"
rules = ["ES-6.10", "ES-4.27", "R19", "ES-6.5"]
setup = { mode = "duel,dial,luck", first = 1, zone = "military" }

[given]
field = [{ card = "ozok" }, { card = "borgu" }, { card = "thofa", player = 2 }]
players.1.hand = ["fask", "garbu"]

[[step]]
legal = ["1 power military burn fask on ozok"]
refused = { "1 power military burn garbu on ozok" = "ES-6.5", "1 power military burn fask on borgu" = "ES-6.5" }

[[step]]
do = ["1 power military burn fask on ozok"]
expect.players.1 = { hand = ["garbu"], incinerator = ["fask"], tokens = 0 }
expect.field = { 1 = { card = "ozok", own = { atk = 20 } }, 3 = { card = "thofa" } }
expect.phase = "main"
"#,
    );
}
