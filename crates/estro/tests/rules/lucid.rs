//! Chapter 8.5 of the rules: Lucid Dream.

use crate::story::check;

#[test]
fn a_change_of_values_that_uses_up_the_shield_fells_the_group() {
    check(
        r#"
rules = ["ES-8.5.11", "ES-8.5.7"]
setup = { mode = "duel,lucid", first = 1, zone = "control" }

[given]
powers-used = ["control"]
phase = "play"
field = [{ card = "borgu", player = 2 }, { card = "malenn", player = 2, supports = 1 }, { card = "garbu", player = 2, face = "down" }, { card = "kridok" }]
players.1.hand = ["torbek"]

[[step]]
name = "152 - 6 is still more than 145"
given.marks = [{ slot = 1, effect = { damage = 145 } }]
do = ["1 play torbek", "1 target borgu", "1 done"]
expect.players.2.incinerator = []

[[step]]
name = "but not more than 146"
given.marks = [{ slot = 1, effect = { damage = 146 } }]
do = ["1 play torbek", "1 target borgu", "1 done"]
expect.players.2.incinerator = ["borgu", "malenn"]
"#,
    );
}

#[test]
fn an_illusio_takes_the_dexterity_out_of_a_defender_of_another_estro() {
    check(
        r#"
rules = ["ES-8.5.14"]
setup = { mode = "duel,lucid", first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
fate = [1, 4]

[[step]]
name = "76 + 2 against 83 - 28"
given.field = [{ card = "thofa" }, { card = "qoxu", player = 2 }]
do = ["1 attack thofa on qoxu"]
expect.players.2.incinerator = ["qoxu"]

[[step]]
name = "not against Illusio: 76 against 76"
given.field = [{ card = "thofa" }, { card = "vesutha", player = 2 }]
do = ["1 attack thofa on vesutha"]
expect.players.2.incinerator = []
"#,
    );
}

#[test]
fn with_four_a_support_may_go_to_the_partners_granito() {
    check(
        r#"
rules = ["ES-8.5.15"]
setup = { mode = "inferno,lucid", first = 1, zone = "medical" }

[given]
powers-used = ["medical", "tech"]
zones = ["medical", "tech"]
round = 4
phase = "play"
players.1.hand = ["lomenn"]

[[step]]
name = "with a Granito of one's own, either"
given.field = [{ card = "borgu" }, { card = "garbu", player = 3 }]
only = { 1 = ["support lomenn under borgu", "support lomenn under garbu"] }

[[step]]
name = "the partner's alone binds nobody"
given.field = [{ card = "garbu", player = 3 }]
legal = ["1 play lomenn", "1 play lomenn down"]
"#,
    );
}

#[test]
fn a_group_ends_when_its_granito_is_none_any_more_and_the_supports_stay() {
    check(
        r#"
rules = ["ES-8.5.16", "R65", "ES-8.5.12"]
setup = { mode = "duel,lucid", first = 1, zone = "control" }

[given]
field = [{ card = "borgu" }, { card = "lomenn", supports = 1, is = ["inhibited"] }, { card = "thofa", player = 2 }]
marks = [{ slot = 1, effect = { damage = 50 } }]

[[step]]
refused = { "1 attack lomenn on thofa" = "ES-4.13" }

[[step]]
do = ["1 power control on borgu"]
expect.marks = []
expect.field.1.estri = ["manpo"]
expect.field.2 = { card = "lomenn", is = ["inhibited"] }
legal = ["1 attack borgu on thofa", "1 attack lomenn on thofa"]
"#,
    );
}

#[test]
fn a_chimera_with_granito_attacks_only_as_its_other_estro_and_takes_no_support() {
    check(
        r#"
rules = ["ES-8.5.17", "R65", "ES-8.9.6"]
setup = { mode = "duel,lucid,chimera", first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
field = [{ card = "ozok", donor = "tassok" }, { card = "thofa", player = 2 }]

[[step]]
count = { "1 attack" = 1 }
legal = ["1 attack ozok on thofa as ardo"]
refused = { "1 attack ozok on thofa" = "ES-8.9.6", "1 attack ozok on thofa as granito" = "ES-8.5.17", "1 attack ozok on thofa as manpo" = "ES-8.9.6" }

[[step]]
name = "an Armonio is played freely"
given.phase = "play"
given.players.1.hand = ["lomenn"]
only = { 1 = ["play lomenn", "play lomenn down"] }
"#,
    );
}

#[test]
fn lucid_dream_binds_armonio_to_granito_and_holds_granito_back() {
    check(
        r#"
rules = ["ES-8.5.2", "ES-8.5.3", "ES-8.5.4", "ES-8.5.5", "R33", "ES-8.5.6", "R61"]
setup = { mode = "duel,lucid", first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "play"
players.1.hand = ["lomenn"]

[[step]]
name = "with a Granito it is a support, face-up only and without its gift"
given.field = [{ card = "borgu" }, { card = "thofa", player = 2 }]
only = { 1 = ["support lomenn under borgu"] }
refused = { "1 play lomenn" = "ES-8.5.3", "1 play lomenn down" = "ES-8.5.3" }

[[step]]
name = "a Granito face-down does not count"
given.field = [{ card = "borgu", face = "down" }, { card = "thofa", player = 2 }]
only = { 1 = ["play lomenn", "play lomenn down"] }

[[step]]
name = "two supports are all a Granito takes"
given.field = [{ card = "borgu" }, { card = "lienna", supports = 1 }, { card = "nemia", supports = 1 }, { card = "thofa", player = 2 }]
only = { 1 = ["play lomenn", "play lomenn down"] }
refused = { "1 support lomenn under borgu" = "ES-8.5.4" }

[[step]]
name = "Granito and supports never attack, and a support is no target"
given.field = [{ card = "borgu" }, { card = "lienna", supports = 1 }, { card = "thofa", player = 2 }, { card = "garbu", player = 2 }, { card = "nemia", player = 2, supports = 4 }, { card = "kridok" }]
given.phase = "main"
given.players.1.played = 1
refused = { "1 attack borgu on thofa" = "ES-8.5.2", "1 attack lienna on thofa" = "ES-4.13", "1 attack kridok on nemia" = "ES-8.5.6" }
legal = ["1 attack kridok on garbu"]
"#,
    );
}

#[test]
fn a_vital_shield_takes_damage_until_it_is_used_up_and_the_group_falls_together() {
    check(
        r#"
rules = ["ES-8.5.7", "ES-8.5.8", "ES-8.5.9", "R34", "ES-8.5.10", "ES-8.5.12"]
setup = { mode = "duel,lucid", first = 1, zone = "control" }

[given]
powers-used = ["control"]
field = [{ card = "kerdok" }, { card = "kattok" }, { card = "borgu", player = 2 }, { card = "malenn", player = 2, supports = 3 }, { card = "garbu", player = 2, face = "down" }]

[[step]]
name = "74 + 78 = 152: 77 + 2 leaves the group standing with 79"
given.fate = [1, 2]
do = ["1 attack kerdok on borgu"]
expect.marks = { 1 = { slot = 3, effect = { damage = 79 } } }

[[step]]
name = "76 + 2 more is enough"
given.fate = [1, 2, 1, 2]
do = ["1 attack kerdok on borgu", "1 attack kattok on borgu"]
expect.players.2.incinerator = ["borgu", "malenn"]
expect.marks = []

[[step]]
name = "a gift that destroys the Granito fells the group at once"
given.phase = "play"
given.players.1.hand = ["perlit"]
do = ["1 play perlit", "1 target borgu"]
expect.players.2.incinerator = ["borgu", "malenn"]

[[step]]
name = "when the last support has left the damage is gone"
given.phase = "play"
given.players.1.hand = ["perlit"]
given.marks = [{ slot = 3, effect = { damage = 60 } }]
do = ["1 play perlit", "1 target malenn"]
expect.players.2.incinerator = ["malenn"]
expect.marks = []
"#,
    );
}

#[test]
fn the_second_manpo_is_played_in_main_when_one_card_lies_on_the_own_side() {
    check(
        r#"
rules = ["ES-8.5.13", "R35", "ES-8.5.18"]
setup = { mode = "duel,lucid", first = 1, zone = "medical" }

[given]
powers-used = ["medical"]
phase = "play"
players.1.hand = ["ozok", "qentzu", "zexio"]

[[step]]
given.field = [{ card = "thofa", player = 2 }]
do = ["1 play ozok"]
legal = ["1 play qentzu", "1 play zexio", "1 end"]
refused = { "1 play qentzu down" = "ES-8.5.13" }

[[step]]
name = "its gift is inhibited, and once a turn is enough"
do = ["1 play qentzu"]
expect.field.3 = { card = "qentzu", is = ["inhibited"] }
expect.players.1.hand = ["zexio"]
refused = { "1 play zexio" = "ES-8.5.13" }

[[step]]
name = "two cards on the side: no second play"
given.field = [{ card = "thofa", player = 2 }, { card = "garbu", face = "down" }]
do = ["1 play ozok"]
refused = { "1 play qentzu" = "ES-8.5.13" }
"#,
    );
}
