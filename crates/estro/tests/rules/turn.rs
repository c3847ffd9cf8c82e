//! Chapter 3 of the rules: turns, draws, plays, attacks, the end of a turn.

use crate::story::check;

#[test]
fn a_round_is_one_turn_of_each_player_and_the_starting_player_draws_a_sixth_card() {
    check(
        r#"
rules = ["ES-3.1", "ES-3.2", "ES-3.3", "ES-3.5", "ES-2.10", "R6"]
setup = { first = 2, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "start"
players.1.hand = ["borgu", "dombor", "gadru", "budgor", "garbu"]
players.1.deck = ["ozok", "thofa"]
players.2.hand = ["brakosk", "dartok", "grevusk", "kerdok", "tergok"]
players.2.deck = ["qintu", "zexio"]

[[step]]
expect.round = 1
expect.active = 2
expect.phase = "play"
expect.first = 2
expect.players.2.hand = ["brakosk", "dartok", "grevusk", "kerdok", "tergok", "zexio"]
expect.players.1.hand = ["borgu", "dombor", "gadru", "budgor", "garbu"]
refused = { "1 play borgu" = "ES-3.3", "1 end" = "ES-3.3", "2 end" = "ES-3.9" }

[[step]]
name = "the second player draws too, and the round goes on"
do = ["2 play brakosk", "2 end"]
expect.round = 1
expect.active = 1
expect.phase = "play"
expect.players.1.hand = ["borgu", "dombor", "gadru", "budgor", "garbu", "thofa"]

[[step]]
name = "after both the starting player begins the next round"
do = ["1 play borgu down", "1 end"]
expect.round = 2
expect.active = 2
expect.phase = "play"
expect.players.2.hand = ["dartok", "grevusk", "kerdok", "tergok", "zexio", "qintu"]
"#,
    );
}

#[test]
fn one_card_must_be_played_and_only_one_up_or_down_and_field_order_is_the_order_of_entry() {
    check(
        r#"
rules = ["ES-3.9", "ES-3.11", "ES-3.17", "R10", "ES-1.12", "ES-3.30"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "play"
field = [{ card = "ozok" }, { card = "thofa", player = 2 }]
players.1.hand = ["borgu", "perlit"]

[[step]]
only = { 1 = ["play borgu", "play borgu down", "play perlit", "play perlit down"], 2 = [] }
refused = { "1 end" = "ES-3.9", "1 attack ozok on thofa" = "ES-3.9", "1 play garbu" = "ES-3.9", "1 heads" = "ES-3.9", "2 pass" = "ES-3.3" }

[[step]]
do = ["1 play borgu"]
expect.field = { 1 = { card = "ozok", player = 1 }, 2 = { card = "thofa", player = 2 }, 3 = { card = "borgu", player = 1, face = "up" } }
expect.players.1.hand = ["perlit"]
refused = { "1 play perlit" = "ES-3.9", "1 attack ozok on #9" = "ES-1.12", "1 accept" = "ES-3.30" }
"#,
    );
}

#[test]
fn a_hand_that_is_empty_at_the_play_skips_it() {
    check(
        r#"
rules = ["ES-3.10", "R8", "ES-3.6"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "start"
field = [{ card = "ozok" }, { card = "thofa", player = 2 }]
players.1.hand = []
players.1.deck = ["borgu"]
players.1.skips = 1

[[step]]
name = "the draw is skipped and there is nothing to play"
expect.phase = "main"
expect.active = 1
expect.players.1.hand = []
expect.players.1.deck = ["borgu"]
expect.players.1.skips = 0
legal = ["1 end", "1 attack ozok on thofa"]

[[step]]
name = "an empty deck with cards in hand: no draw, no loss"
given.players.1 = { hand = ["garbu"], deck = [], skips = 0 }
expect.phase = "play"
expect.active = 1
expect.players.1.hand = ["garbu"]

[[step]]
name = "neither deck nor hand: defeat at once"
given.players.1 = { hand = [], deck = [], skips = 0 }
result = "2"
expect.result.won = ["two", "exhaustion"]
"#,
    );
}

#[test]
fn extra_draws_never_cause_a_loss() {
    check(
        r#"
rules = ["ES-3.8", "GT-56"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "play"
field = [{ card = "ozok" }, { card = "thofa", player = 2 }]
players.1.hand = ["lomenn"]

[[step]]
given.players.1.deck = ["borgu"]
do = ["1 play lomenn"]
expect.players.1.hand = ["borgu"]
expect.players.1.deck = []

[[step]]
given.players.1.deck = []
do = ["1 play lomenn"]
expect.players.1.hand = []
expect.result = "open"
"#,
    );
}

#[test]
fn a_face_down_card_has_no_values_and_no_estro_and_hides_from_no_attack() {
    check(
        r#"
rules = ["ES-3.13", "ES-3.14", "ES-6.3", "ES-5.9", "ES-4.17"]
setup = { first = 1, zone = "military" }

[given]
powers-used = ["military"]
field = [{ card = "ozok", face = "down" }, { card = "thofa" }, { card = "borgu", player = 2 }, { card = "brakosk", player = 2, face = "down" }]

[[step]]
legal = ["1 attack thofa on #4", "1 attack thofa on borgu", "1 flip #1"]
refused = { "1 attack #1 on borgu" = "ES-3.14" }

[[step]]
do = ["1 attack thofa on #4"]
expect.players.2.incinerator = ["brakosk"]
"#,
    );
}

#[test]
fn the_opponents_trap_springs_on_a_card_face_up_and_not_on_one_face_down() {
    check(
        r#"
rules = ["ES-3.12", "ES-3.13", "GT-82", "ES-5.4"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "play"
field = [{ card = "daborgu", player = 2 }, { card = "kridok" }]
players.1.hand = ["ozok", "borgu"]

[[step]]
do = ["1 play ozok"]
expect.field.1.is = ["gift-used"]
refused = { "1 attack ozok on daborgu" = "ES-4.13" }

[[step]]
given.round = 1
do = ["1 play ozok down"]
expect.field.1.is = []
expect.field.3 = { card = "ozok", face = "down" }

[[step]]
name = "another estro does not spring it"
given.round = 1
do = ["1 play borgu"]
expect.field.1.is = []
"#,
    );
}

#[test]
fn a_card_turned_up_by_an_enemy_gift_does_not_announce_its_own_and_passives_begin_to_work() {
    check(
        r#"
rules = ["ES-3.16", "GT-76"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "play"
field = [{ card = "perlit", player = 2, face = "down" }, { card = "vefsa", player = 2, face = "down" }, { card = "borgu" }]
players.1.hand = ["suvifa"]

[[step]]
do = ["1 play suvifa", "1 target #1", "1 target #2"]
expect.field = { 1 = { card = "perlit", face = "up", is = [] }, 2 = { card = "vefsa", face = "up" }, 3 = { card = "borgu" }, 4 = { card = "suvifa", is = ["gift-used"] } }
expect.phase = "main"
"#,
    );
}

#[test]
fn attacks_are_optional_and_one_after_the_other_with_main_between_them() {
    check(
        r#"
rules = ["ES-3.18", "ES-3.19", "ES-3.22", "ES-3.24", "ES-3.20", "ES-3.21"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "play"
field = [{ card = "bagrok" }, { card = "garbu", face = "down" }, { card = "thofa", player = 2 }, { card = "dartok", player = 2, face = "down" }, { card = "gadru", face = "down" }]
players.1.hand = ["lumenn"]
fate = [1, 4]

[[step]]
do = ["1 play lumenn"]
legal = ["1 end", "1 attack lumenn on thofa", "1 attack bagrok on #4"]
refused = { "1 attack bagrok on lumenn" = "ES-3.21" }

[[step]]
name = "the card just played attacks; between attacks a card is flipped"
do = ["1 attack lumenn on #4", "1 flip #2"]
expect.players.1.attacks = 1
legal = ["1 attack bagrok on thofa", "1 attack garbu on thofa", "1 end"]
refused = { "1 attack lumenn on thofa" = "ES-3.19" }

[[step]]
name = "a third attack is one too many, though a card has not attacked"
do = ["1 attack bagrok on thofa"]
expect.players.1.attacks = 2
refused = { "1 attack garbu on thofa" = "ES-3.19" }
"#,
    );
}

#[test]
fn without_a_target_no_attack_can_be_declared_and_with_one_both_roll() {
    check(
        r#"
rules = ["ES-3.23", "R11"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]

[[step]]
given.field = [{ card = "ozok" }]
refused = { "1 attack ozok on ozok" = "ES-3.21" }
only = { 1 = ["end"] }

[[step]]
given.field = [{ card = "ozok" }, { card = "thofa", player = 2 }]
given.fate = [6, 3]
given.round = 1
do = ["1 attack ozok on thofa"]
expect.fate = []
"#,
    );
}

#[test]
fn the_hand_is_cut_to_five_by_the_players_choice_and_a_discard_is_no_destruction() {
    check(
        r#"
rules = ["ES-3.25", "ES-3.26", "GT-63"]
setup = { first = 1, zone = "medical", mode = "duel,dial,luck" }

[given]
powers-used = ["medical"]
field = [{ card = "ozok" }, { card = "thofa", player = 2 }]
players.1.hand = ["borgu", "dombor", "gadru", "budgor", "garbu", "dugdor", "fask"]

[[step]]
do = ["1 end", "1 card gadru"]
legal = ["1 card fask"]
expect.active = 1

[[step]]
do = ["1 card fask"]
expect.players.1.hand = ["borgu", "dombor", "budgor", "garbu", "dugdor"]
expect.players.1.incinerator = ["gadru", "fask"]
expect.players.1.tokens = 0
expect.field = { 1 = { card = "ozok" }, 2 = { card = "thofa" } }
expect.active = 2

[[step]]
name = "a gift raises the limit"
given.field = [{ card = "zamxu" }, { card = "thofa", player = 2 }]
do = ["1 end"]
expect.players.1.hand = ["borgu", "dombor", "gadru", "budgor", "garbu", "dugdor", "fask"]
expect.active = 2
"#,
    );
}

#[test]
fn what_lasted_for_a_turn_ends_with_it() {
    check(
        r#"
rules = ["ES-3.25", "ES-3.27", "ES-3.4"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
active = 2
round = 4
field = [{ card = "ozok", attacks = 1 }, { card = "thofa", player = 2, attacks = 1 }, { card = "milenn" }]
marks = [
  { slot = 1, effect = "protected", until = { start = { player = 1, round = 5 } } },
  { slot = 2, effect = "cannot-attack", until = { end = { player = 2, round = 4 } } },
  { slot = 2, effect = { more = ["atk", 3] }, until = { round-end = { round = 4 } } },
]
players.1.hand = ["borgu"]
players.1.deck = ["garbu", "gadru"]
players.2.hand = ["dartok"]

[[step]]
name = "the turn ends, the round ends with its gift, and the protection ends before A's gifts"
do = ["2 end"]
expect.round = 5
expect.active = 1
expect.phase = "play"
expect.marks = []
expect.players.1.hand = ["borgu", "gadru", "garbu"]
expect.field.1.attacks = 0
expect.field.2.attacks = 0
"#,
    );
}

#[test]
fn a_choice_with_one_answer_is_made_by_the_engine() {
    check(
        r#"
rules = ["ES-3.32", "ES-5.6", "ES-5.10"]
setup = { first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "play"
field = [{ card = "ozok", player = 2 }, { card = "garbu", player = 2, face = "down" }]
players.1.hand = ["perlit"]

[[step]]
name = "one target: no question"
do = ["1 play perlit"]
expect.phase = "main"
expect.players.2.incinerator = ["ozok"]

[[step]]
name = "an optional gift can be declined and is not used then"
given.players.1.hand = ["pyrkut"]
do = ["1 play pyrkut"]
legal = ["1 accept", "1 pass"]

[[step]]
do = ["1 pass"]
expect.field.3 = { card = "pyrkut", is = [] }
expect.phase = "main"
"#,
    );
}
