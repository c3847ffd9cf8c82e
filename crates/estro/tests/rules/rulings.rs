//! Rulings that no other chapter shows.

use crate::story::check;

#[test]
fn a_gift_beats_the_general_rules() {
    check(
        r#"
rules = ["ES-2.2", "GT-43", "ES-3.19"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
field = [{ card = "tekkard" }, { card = "kridok" }, { card = "thofa", player = 2, face = "down" }, { card = "kerdok", player = 2 }]
fate = [1, 1]

[[step]]
do = ["1 attack tekkard on #3"]
legal = ["1 attack tekkard on kerdok"]

[[step]]
do = ["1 attack tekkard on kerdok"]
expect.players.2.incinerator = ["thofa"]
expect.field.1 = { card = "tekkard", attacks = 2 }
refused = { "1 attack tekkard on kerdok" = "ES-3.19", "1 attack kridok on kerdok" = "ES-3.19" }
"#,
    );
}

#[test]
fn a_card_that_another_effect_of_the_chain_has_destroyed_is_not_destroyed_again() {
    check(
        r#"
rules = ["ES-4.32", "ES-4.24", "GT-46", "QO-14", "ES-8.11.4"]
setup = { mode = "duel,dial", first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "play"
field = [{ card = "tekkard", player = 2 }, { card = "fivatha", player = 2 }, { card = "kerdok", player = 2 }]
players.1.hand = ["skardo"]
players.2.deck = ["gadru", "garbu"]
fate = [13, 2, 10]

[[step]]
name = "Tekkard's spin destroys Fivatha, whose spin draws: two spins for two cards"
do = ["1 play skardo"]
expect.players.2.incinerator = ["tekkard", "fivatha"]
expect.players.2.deck = ["gadru"]
expect.fate = [10]
"#,
    );
}

#[test]
fn a_gift_whose_source_is_gone_resolves_without_what_concerns_the_source() {
    check(
        r#"
rules = ["ES-5.14", "GT-49", "GT-03"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
field = [{ card = "kerdok" }, { card = "kridok" }, { card = "begudu", player = 2 }, { card = "ozok", player = 2 }]
fate = [1, 4]

[[step]]
do = ["1 attack kerdok on begudu"]
expect.players.2.incinerator = ["begudu"]
expect.field.3 = { card = "ozok", own = { def = 23 } }
expect.gift-used = ["begudu"]
"#,
    );
}

#[test]
fn after_64_resolutions_of_one_root_event_no_further_gift_is_announced() {
    check(
        r#"
rules = ["ES-5.15", "R67"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "play"
field = [{ card = "thofa", player = 2 }, { card = "ozok", player = 2 }, { card = "kridok" }]
players.1.hand = ["perlit"]

[[step]]
given.resolutions = 63
do = ["1 play perlit"]
legal = ["1 target thofa"]

[[step]]
given.resolutions = 64
do = ["1 play perlit"]
expect.phase = "main"
expect.field.4 = { card = "perlit", is = [] }
"#,
    );
}

#[test]
fn one_destruction_is_answered_in_order_by_ambush_death_dial_and_token() {
    check(
        r#"
rules = ["ES-8.0.4", "ES-4.24", "ES-8.13.2", "R62"]
setup = { mode = "duel,luck,dial,ambush", first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
field = [{ card = "kerdok" }, { card = "kridok" }, { card = "fask", player = 2, face = "down" }]
players.1.hand = []
players.1.deck = ["gadru", "garbu"]
players.2.hand = ["thofa"]
fate = [2, 15]

[[step]]
do = ["1 attack kerdok on #3"]
only = { 1 = [], 2 = ["card thofa", "pass"] }

[[step]]
name = "the Ambush, Fask's death gift with Kerdok's own spin, Fask's spin, the tokens"
do = ["2 card thofa"]
expect.field = { 1 = { card = "kridok" }, 2 = { card = "thofa", face = "up" } }
expect.players.1 = { hand = ["garbu"], incinerator = ["kerdok"], tokens = 1 }
expect.players.2 = { incinerator = ["fask"], skips = 1, tokens = 1 }
expect.fate = []
"#,
    );
}

#[test]
fn after_25_spins_from_one_root_event_nothing_spins_any_more() {
    check(
        r#"
rules = ["R53", "ES-8.11.4", "ES-8.11.6"]
setup = { mode = "duel,dial", first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
field = [{ card = "kerdok" }, { card = "garbu", player = 2, face = "down" }, { card = "ozok", player = 2 }]
players.2.hand = []

[[step]]
given.spins = 24
given.fate = [15, 15]
do = ["1 attack kerdok on #2"]
expect.fate = [15]
expect.players.2.skips = 1

[[step]]
given.spins = 25
given.fate = [15, 15]
do = ["1 attack kerdok on #2"]
expect.players.2.incinerator = ["garbu"]
expect.fate = [15, 15]
expect.players.2.skips = 0
"#,
    );
}

#[test]
fn dreamers_draw_one_card_each_and_need_not_play_it_and_defenders_stand_in_nine_cells() {
    check(
        r#"
rules = ["R43", "R47", "ES-8.10.2", "ES-8.10.16", "ES-8.10.20"]
setup = { mode = "bastion", seats = 2, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "dreamers-start"
active = 1
players.1.hand = ["borgu"]
players.1.deck = ["gadru", "garbu"]
players.2.hand = []
players.2.deck = []

[[step]]
name = "an empty deck is no defeat"
expect.players.1.hand = ["borgu", "garbu"]
expect.players.2.hand = []
expect.result = "open"
legal = ["1 pass", "1 play borgu at 1-1", "1 play borgu at 3-3", "1 play borgu down at 2-2"]
refused = { "1 play borgu at 1-4" = "ES-8.10.20" }
count = { "1 play borgu at" = 9 }
"#,
    );
}
