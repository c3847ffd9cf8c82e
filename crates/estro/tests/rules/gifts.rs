//! Chapters 1 and 5 of the rules: what cards keep, and how gifts are used, countered and silenced.

use crate::story::check;

#[test]
fn a_card_that_leaves_the_field_goes_to_its_owner() {
    check(
        r#"
rules = ["ES-1.13", "ES-1.14", "R3", "GT-68", "ES-5.17"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "play"
field = [{ card = "kerdok", player = 2 }]
players.1.hand = ["thafiva"]
players.2.incinerator = ["perlit"]

[[step]]
do = ["1 play thafiva"]
expect.field = { 3 = { card = "perlit", player = 1, owner = 2, is = ["inhibited"] } }
expect.players.2.incinerator = []

[[step]]
name = "destroyed on the other side it comes home"
do = ["1 end", "2 play dartok", "2 attack kerdok on perlit"]
given.players.2.hand = ["dartok"]
given.players.2.deck = ["drubak"]
given.field = [{ card = "kerdok", player = 2 }, { card = "ozok" }, { card = "perlit", player = 1, owner = 2 }]
given.players.1.hand = ["borgu"]
given.players.2.incinerator = []
given.phase = "main"
given.players.1.played = 1
given.fate = [1, 1]
expect.players.2.incinerator = ["perlit"]
expect.players.1.incinerator = []
"#,
    );
}

#[test]
fn changes_wait_in_the_incinerator_and_are_erased_by_hand_and_deck() {
    check(
        r#"
rules = ["ES-1.16", "R4", "ES-5.3", "GT-65", "GT-20"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "play"
field = [{ card = "madu", own = { dex = 33 }, is = ["gift-used"], estri = ["manpo"] }, { card = "borgu", player = 2 }]
players.1.hand = ["qomzu", "fathra"]

[[step]]
name = "back in hand it is as printed, but its gift stays used"
do = ["1 play qomzu", "1 target madu"]
expect.players.1.hand = ["fathra", "madu"]
expect.gift-used = ["madu"]

[[step]]
do = ["1 end", "2 play gadru", "2 end", "1 play madu"]
given.players.2.hand = ["gadru"]
given.players.1.deck = ["ozok"]
given.phase = "main"
given.players.1.played = 1
given.field = [{ card = "thofa" }, { card = "borgu", player = 2 }]
given.players.1.hand = ["madu"]
given.gift-used = ["madu"]
expect.field.4 = { card = "madu", own = { dex = 23 }, estri = ["illusio"], is = ["gift-used"] }
"#,
    );
}

#[test]
fn the_modifications_of_a_gift_used_once_outlive_its_source() {
    check(
        r#"
rules = ["ES-5.3", "ES-5.5", "GT-02", "GT-12"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "play"
field = [{ card = "ozok" }, { card = "perlit", player = 2, face = "down" }]
players.1.hand = ["lumnia"]
players.2.hand = ["gadru"]

[[step]]
do = ["1 play lumnia", "1 end", "2 play gadru", "2 flip #2", "2 target lumnia"]
expect.field.1 = { card = "ozok", own = { atk = 23 } }
expect.players.1.incinerator = ["lumnia"]
"#,
    );
}

#[test]
fn a_gift_is_not_used_when_it_could_not_be_resolved_and_is_when_it_was_countered() {
    check(
        r#"
rules = ["ES-5.2", "R20", "ES-5.16", "ES-5.13", "R56", "ES-5.11"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "play"
players.1.hand = ["perlit"]

[[step]]
name = "no target"
given.field = [{ card = "garbu", player = 2, face = "down" }]
do = ["1 play perlit"]
expect.field.2 = { card = "perlit", is = [] }

[[step]]
name = "countered, though the counter is the target itself"
given.field = [{ card = "nuvo", player = 2 }]
do = ["1 play perlit"]
expect.field = { 1 = { card = "nuvo", is = [] }, 2 = { card = "perlit", is = ["gift-used"] } }
"#,
    );
}

#[test]
fn an_inhibited_gift_does_nothing_and_its_passive_is_off() {
    check(
        r#"
rules = ["ES-5.17", "GT-70", "GT-71", "ES-5.21"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]

[[step]]
name = "inhibited for good: no death gift"
given.field = [{ card = "kerdok" }, { card = "fask", player = 2, is = ["inhibited"] }]
given.fate = [1, 1]
do = ["1 attack kerdok on fask"]
expect.field.1.card = "kerdok"
expect.players.2.incinerator = ["fask"]
expect.inhibited = ["fask"]

[[step]]
name = "the earlier of two silencing auras wins"
given.field = [{ card = "zixu" }, { card = "qunzu", player = 2 }, { card = "dorbu" }, { card = "ozok", player = 2 }]
given.active = 2
refused = { "2 attack ozok on zixu" = "GT-37" }

[[step]]
given.field = [{ card = "qunzu", player = 2 }, { card = "zixu" }, { card = "dorbu" }, { card = "ozok", player = 2 }]
given.active = 2
legal = ["2 attack ozok on zixu", "2 attack ozok on dorbu"]
"#,
    );
}

#[test]
fn the_active_players_gifts_come_first_in_the_order_chosen() {
    check(
        r#"
rules = ["ES-5.12", "ES-3.4", "GT-16"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
active = 1
field = [{ card = "orbusk" }, { card = "zuntio" }, { card = "thofa", player = 2 }]
players.1.hand = ["ozok"]
players.1.deck = ["borgu", "gadru"]

[[step]]
do = ["1 end"]
only = { 1 = ["order orbusk", "order zuntio"], 2 = [] }

[[step]]
do = ["1 order zuntio"]
only = { 1 = ["card ozok", "card gadru"], 2 = [] }
expect.field.3.own.dex = 28

[[step]]
do = ["1 card ozok"]
expect.field.3.own.dex = 25
expect.active = 2
"#,
    );
}

#[test]
fn an_explicit_counter_can_be_countered_in_turn_and_each_only_once_in_a_chain() {
    check(
        r#"
rules = ["ES-5.16", "ES-5.23", "R67", "GT-69"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "play"
field = [{ card = "bulgor", player = 2 }, { card = "nuvo", player = 2 }, { card = "ozok", player = 2 }]
players.1.hand = ["perlit"]

[[step]]
name = "at most one counter is used for an announced gift"
do = ["1 play perlit", "1 target ozok"]
expect.players.2.incinerator = []
expect.phase = "main"
"#,
    );
}
