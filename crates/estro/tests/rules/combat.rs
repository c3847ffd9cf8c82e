//! Chapter 4 of the rules: values, dice, estri, destruction.

use crate::story::check;

#[test]
fn a_permanent_change_comes_before_passives_and_passives_before_the_dice() {
    check(
        r#"
rules = ["ES-4.23", "ES-4.1", "ES-4.2", "ES-4.3", "R14", "ES-4.7", "ES-4.12", "ES-6.3", "ES-1.5", "R2"]
setup = { first = 1, zone = "military" }

[given]
powers-used = ["military"]
field = [{ card = "ozok", own = { atk = 20 } }, { card = "heddi" }, { card = "qintu", player = 2, own = { map = 33 } }]
fate = [4, 1]

[[step]]
name = "own 20, zone +2, aura +3, die +5 and malus -10: 76 + 5 + 5 - 10 = 76 against 82 + 5"
do = ["1 attack ozok on qintu"]
expect.field = { 1 = { card = "ozok", own = { atk = 20, def = 19, hel = 13, dex = 5, map = 19 } }, 3 = { card = "qintu", own = { map = 33 } } }
expect.fate = []
"#,
    );
}

#[test]
fn the_dice_and_the_estro_table_decide_on_the_last_point() {
    check(
        r#"
rules = ["ES-4.8", "ES-4.9", "ES-4.10", "R1", "ES-4.11", "R16", "ES-4.20", "R18"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]

[[step]]
name = "Granito against Manpo: +10, and die 1 helps both; 68 + 10 + 5 against 78 + 5 is equal"
given.field = [{ card = "obadu" }, { card = "xendu", player = 2, own = { hel = 15 } }]
given.fate = [1, 1]
do = ["1 attack obadu on xendu"]
expect.players.2.incinerator = []

[[step]]
name = "die 3 helps a Granito too, die 2 a Manpo: the same"
given.field = [{ card = "obadu" }, { card = "xendu", player = 2, own = { hel = 15 } }]
given.fate = [3, 2]
do = ["1 attack obadu on xendu"]
expect.players.2.incinerator = []

[[step]]
name = "die 4 helps no Manpo: 83 against 78"
given.field = [{ card = "obadu" }, { card = "xendu", player = 2, own = { hel = 15 } }]
given.fate = [3, 4]
do = ["1 attack obadu on xendu"]
expect.players.2.incinerator = ["xendu"]

[[step]]
name = "the other way round Manpo has +2 against Granito: 78 + 2 + 5 against 83 + 5"
given.field = [{ card = "xendu", own = { hel = 15 } }, { card = "agdubor", player = 2, own = { hel = 23 } }]
given.fate = [1, 3]
do = ["1 attack xendu on agdubor"]
expect.players.2.incinerator = []
"#,
    );
}

#[test]
fn a_doubled_value_adds_what_is_its_own_and_nothing_else() {
    check(
        r#"
rules = ["ES-4.4", "R15", "ES-4.6", "GT-06", "GT-47", "ES-4.27", "ES-5.22"]
setup = { first = 1, zone = "military" }

[given]
powers-used = ["military"]
phase = "play"
field = [{ card = "heddi" }, { card = "borgu" }]
players.1.hand = ["vurtok"]

[[step]]
do = ["1 play vurtok", "1 accept", "1 target borgu"]
expect.field = { 2 = { card = "vurtok", own = { atk = 26, def = 11, hel = 9, dex = 11, map = 26 }, is = ["gift-used"] } }
expect.players.1.incinerator = ["borgu"]
"#,
    );
}

#[test]
fn a_value_never_falls_below_nought_and_halves_are_rounded_down() {
    check(
        r#"
rules = ["ES-4.2", "GT-07", "GT-04"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "play"

[[step]]
given.field = [{ card = "bokkart", player = 2, own = { atk = 21 } }]
given.players.1.hand = ["ombagor"]
do = ["1 play ombagor"]
expect.field.1.own.atk = 10

[[step]]
given.field = [{ card = "bokkart", player = 2, own = { def = 4 } }]
given.players.1.hand = ["torbek"]
do = ["1 play torbek"]
expect.field.1.own.def = 0
"#,
    );
}

#[test]
fn a_card_destroyed_by_a_gift_is_compared_with_nothing_and_protections_still_help() {
    check(
        r#"
rules = ["ES-4.26", "ES-4.24", "ES-4.31", "GT-53", "GT-50"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "play"
players.1.hand = ["perlit"]

[[step]]
given.field = [{ card = "lumenn", player = 2 }]
do = ["1 play perlit"]
expect.players.2.incinerator = ["lumenn"]

[[step]]
given.field = [{ card = "tassok", player = 2 }]
do = ["1 play perlit"]
expect.players.2.incinerator = []
expect.field.1 = { card = "tassok", is = ["gift-used"] }

[[step]]
name = "what cannot be destroyed stays, and so does its own gift"
given.field = [{ card = "tassok", player = 2 }]
given.marks = [{ slot = 1, effect = "protected", until = { start = { player = 2, round = 2 } } }]
do = ["1 play perlit"]
expect.players.2.incinerator = []
expect.field.1 = { card = "tassok", is = [] }
"#,
    );
}
