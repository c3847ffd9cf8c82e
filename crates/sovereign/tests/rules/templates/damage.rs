//! Damage and removal: T01 to T07.

use crate::workshop::*;
use kernel::{Game, Turn};

#[test]
fn damage_is_one_instance_to_each_of_them_at_once() {
    // T01: the on-wound hears of its own instance only.
    let game = after(
        r#"
        players.1.hand = ["rain"]
        field.b2.haerian = { card = "on-wound", seat = 1 }
        field.c2.haerian = { card = "mouse", seat = 1 }
        field.c3.haerian = { card = "ox", seat = 2 }
        "#,
        &["1 play rain"],
    );
    assert_eq!(army(&game, 1), ["b2 on-wound 1"]);
    assert_eq!(army(&game, 2), ["c3 ox 4"]);
    assert_eq!(list(&game, 1, "afterlife"), ["mouse", "rain", "pebble"]);
}

#[test]
fn damage_also_wounds_buildings_where_they_are_chosen() {
    // T01
    let game = after(
        r#"
        players.1.hand = ["cannon", "cannon"]
        field.b3.building = { card = "tower", seat = 2 }
        field.c3.building = { card = "tower", seat = 2 }
        field.c3.haerian = { card = "ox", seat = 2 }
        "#,
        &[
            "1 play cannon",
            "1 building c3",
            "1 play cannon",
            "1 building c3",
        ],
    );
    assert_eq!(buildings(&game), ["b3 tower 4"], "the other fell");
    assert_eq!(army(&game, 2), ["c3 ox 5"], "who stands on it is not meant");
    assert_eq!(list(&game, 2, "afterlife"), ["tower"]);
}

#[test]
fn damage_of_nothing_is_no_instance() {
    // SV-8.14, SV-8.10: no Building, no damage, no success.
    let sketch = r#"
        players.1.hand = ["spark"]
        field.b2.haerian = { card = "on-wound", seat = 1 }
    "#;
    let game = after(sketch, &["1 play spark"]);
    assert_eq!(army(&game, 1), ["b2 on-wound 2"]);
    assert_eq!(list(&game, 1, "afterlife"), ["spark"]);
    let with_tower = format!("{sketch}\nfield.e3.building = {{ card = \"tower\", seat = 2 }}");
    let game = after(&with_tower, &["1 play spark"]);
    assert_eq!(army(&game, 1), ["b2 on-wound 1"]);
    assert_eq!(
        list(&game, 1, "afterlife"),
        ["luminous-soul", "spark", "pebble"]
    );
}

#[test]
fn who_is_hit_chooses_the_face_down_cards() {
    // T02
    let mut game = after(r#"players.1.hand = ["hit"]"#, &["1 play hit"]);
    assert_eq!(legal(&game, 1), Vec::<String>::new());
    assert_eq!(legal(&game, 2).len(), 10);
    play(&mut game, &["2 cover a4", "2 cover c5"]);
    assert_eq!(wall(&game, 2), 8);
    assert_eq!(list(&game, 2, "afterlife"), ["pebble", "pebble"]);
}

#[test]
fn when_both_are_hit_the_turn_player_chooses_first() {
    // T02
    let mut game = after(r#"players.1.hand = ["hit-each"]"#, &["1 play hit-each"]);
    assert_eq!(refused(&game, "2 cover a4"), Some("SV-8.15"));
    play(
        &mut game,
        &["1 cover a1", "1 cover a2", "2 cover a4", "2 cover c5"],
    );
    assert_eq!((wall(&game, 1), wall(&game, 2)), (8, 8));
    let mut game = after(
        r#"
        active = 2
        players.2.hand = ["hit-each"]
        "#,
        &["2 play hit-each"],
    );
    play(
        &mut game,
        &["2 cover a4", "2 cover c5", "1 cover a1", "1 cover a2"],
    );
}

#[test]
fn both_lose_at_once_when_both_are_hit_too_hard() {
    // T02, SV-7.3: a draw, though the turn player was dealt with first.
    let open = |seat: usize| {
        let zones = ["a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2", "e2"];
        let rows = if seat == 1 {
            zones.map(str::to_owned)
        } else {
            zones.map(|zone| zone.replace('1', "5").replace('2', "4"))
        };
        let none = rows.iter().skip(1).map(|zone| format!("{zone} = \"-\""));
        let none: Vec<String> = none.collect();
        format!("players.{seat}.wall = {{ {} }}\n", none.join(", "))
    };
    let sketch = format!("players.1.hand = [\"hit-each\"]\n{}{}", open(1), open(2));
    let game = after(&sketch, &["1 play hit-each"]);
    match game.turn() {
        Turn::Over(outcome) => assert_eq!(outcome, kernel::Outcome::drawn()),
        Turn::Choose(_) => panic!("the battle is over"),
    }
}

#[test]
fn destroyed_haerian_die_whatever_protects_them() {
    // T03: IMMUNE, shields and Force do not matter; it is a death.
    let game = after(
        r#"
        players.1.hand = ["destroy"]
        field.b4.haerian = { card = "on-death", seat = 2, marks = [
            { effect = { immune = "all" }, until = "sunset" },
            { effect = { shield = 9 }, until = "sunset" },
        ] }
        "#,
        &["1 play destroy"],
    );
    assert_eq!(army(&game, 2), Vec::<String>::new());
    assert_eq!(list(&game, 2, "afterlife"), ["on-death", "pebble"]);
}

#[test]
fn destroyed_buildings_go_to_their_owners_afterlife() {
    // T03, SV-1.12
    let game = after(
        r#"
        players.1.hand = ["demolish"]
        field.c3.building = { card = "tower", seat = 2 }
        field.c3.haerian = { card = "ox", seat = 1 }
        "#,
        &["1 play demolish"],
    );
    assert_eq!(buildings(&game), Vec::<String>::new());
    assert_eq!(army(&game, 1), ["c3 ox 5"], "it stays where it is");
    assert_eq!(list(&game, 2, "afterlife"), ["tower"]);
}

#[test]
fn those_destroyed_together_see_each_other_die() {
    // T03, SV-8.2
    let game = after(
        r#"
        players.1.hand = ["destroy-all"]
        field.b2.haerian = { card = "on-ally-death", seat = 1 }
        field.c2.haerian = { card = "on-ally-death", seat = 1 }
        "#,
        &["1 play destroy-all"],
    );
    let afterlife = list(&game, 1, "afterlife");
    assert_eq!(afterlife.iter().filter(|&card| card == "pebble").count(), 2);
}

#[test]
fn who_must_sacrifice_chooses_among_those_that_match() {
    // T04: warded is irrelevant, the Ox does not match, and with two of two it is a success.
    let sketch = r#"
        players.1.hand = ["sacrifice"]
        field.a4.haerian = { card = "ox", seat = 2 }
        field.b4.haerian = { card = "warded", seat = 2 }
        field.c4.haerian = { card = "elk", seat = 2 }
        field.d4.haerian = { card = "wolf", seat = 2 }
    "#;
    let mut game = after(sketch, &["1 play sacrifice"]);
    assert_eq!(legal(&game, 2), ["haerian b4", "haerian c4", "haerian d4"]);
    play(&mut game, &["2 haerian b4", "2 haerian d4"]);
    assert_eq!(army(&game, 2), ["a4 ox 5", "c4 elk 3"]);
    assert_eq!(list(&game, 2, "afterlife"), ["warded", "wolf"]);
    assert_eq!(list(&game, 1, "afterlife"), ["luminous-soul", "sacrifice"]);
}

#[test]
fn with_too_few_to_sacrifice_all_that_match_die() {
    // T04, SV-8.9, SV-8.10: but it is no success.
    let game = after(
        r#"
        players.1.hand = ["sacrifice"]
        field.a4.haerian = { card = "ox", seat = 2 }
        field.d4.haerian = { card = "wolf", seat = 2 }
        "#,
        &["1 play sacrifice"],
    );
    assert_eq!(army(&game, 2), ["a4 ox 5"]);
    assert_eq!(list(&game, 1, "afterlife"), ["sacrifice"]);
}

#[test]
fn exiled_objects_are_removed_and_have_not_died() {
    // T05
    let game = after(
        r#"
        players.1.hand = ["exile", "exile-building"]
        field.b4.haerian = { card = "on-death", seat = 2 }
        field.b3.building = { card = "tower", seat = 2 }
        "#,
        &["1 play exile", "1 play exile-building"],
    );
    assert_eq!((army(&game, 2).len(), buildings(&game).len()), (0, 0));
    assert_eq!(list(&game, 2, "removed"), ["on-death", "tower"]);
    assert_eq!(list(&game, 2, "afterlife"), Vec::<String>::new());
}

#[test]
fn duellists_deal_each_other_their_force_at_the_same_time() {
    // T06: A is chosen before B; no adjacency, no Assault, no Defend, no Equipment; it is
    // non-combat damage, so Immolation fires and no KILL does.
    let mut game = after(
        r#"
        players.1.hand = ["duel"]
        players.1.equipment = [{ card = "pike" }]
        field.a1.haerian = { card = "on-assault", seat = 1 }
        field.b1.haerian = { card = "on-kill", seat = 1 }
        field.e4.haerian = { card = "on-wound", seat = 2 }
        field.d4.haerian = { card = "on-defend", seat = 2 }
        "#,
        &["1 play duel"],
    );
    assert_eq!(legal(&game, 1), ["haerian a1", "haerian b1"]);
    play(&mut game, &["1 haerian b1"]);
    assert_eq!(legal(&game, 1), ["haerian d4", "haerian e4"]);
    play(&mut game, &["1 haerian e4"]);
    assert_eq!(army(&game, 1), ["a1 on-assault 2", "b1 on-kill 1"]);
    assert_eq!(army(&game, 2), ["d4 on-defend 2"]);
    assert_eq!(list(&game, 2, "afterlife"), ["on-wound", "pebble"]);
    assert_eq!(list(&game, 1, "afterlife"), ["duel"]);
}

#[test]
fn nobody_duels_with_itself() {
    // T06: "to the other".
    let game = after(
        r#"
        players.1.hand = ["brawl"]
        field.a1.haerian = { card = "ox", seat = 1 }
        field.b1.haerian = { card = "elk", seat = 1 }
        field.c1.haerian = { card = "wolf", seat = 1 }
        "#,
        &["1 play brawl", "1 haerian a1"],
    );
    assert_eq!(legal(&game, 1), ["haerian b1", "haerian c1"]);
}

#[test]
fn you_choose_the_equipment_that_breaks() {
    // T07: ready or not; fewer if there are fewer.
    let mut game = after(
        r#"
        players.1.hand = ["break", "break"]
        players.2.equipment = [{ card = "pike" }, { card = "stick", exhausted = true }, { card = "stick" }]
        "#,
        &["1 play break"],
    );
    assert_eq!(
        legal(&game, 1),
        [
            "equipment pike",
            "equipment stick",
            "equipment stick exhausted"
        ]
    );
    play(
        &mut game,
        &["1 equipment stick exhausted", "1 equipment pike"],
    );
    assert_eq!(equipment(&game, 2), ["stick"]);
    assert_eq!(list(&game, 2, "afterlife"), ["stick", "pike"]);
    play(&mut game, &["1 play break"]);
    assert_eq!(equipment(&game, 2), Vec::<String>::new());
}
