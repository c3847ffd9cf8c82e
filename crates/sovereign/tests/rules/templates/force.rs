//! Force and protection: T08 to T16.

use crate::workshop::*;

#[test]
fn a_force_bonus_is_computed_once_and_lasts_as_it_says() {
    // T08: `perm` counts the three allies of now; the Wolf that dies later changes nothing.
    let mut game = after(
        r#"
        players.1.hand = ["rally", "boost", "bolt"]
        field.a1.haerian = { card = "ox", seat = 1 }
        field.b1.haerian = { card = "wolf", seat = 1 }
        field.c1.haerian = { card = "elk", seat = 1 }
        "#,
        &[
            "1 play rally",
            "1 haerian a1",
            "1 play boost",
            "1 haerian c1",
        ],
    );
    assert_eq!(army(&game, 1), ["a1 ox 8", "b1 wolf 2", "c1 elk 5"]);
    play(&mut game, &["1 play bolt", "1 haerian b1", "1 end"]);
    assert_eq!(
        army(&game, 1),
        ["a1 ox 8", "c1 elk 3"],
        "Sunset ends the boost"
    );
}

#[test]
fn a_force_penalty_goes_no_lower_than_0_and_kills_nobody_by_itself() {
    // T08, SV-1.10, SV-1.11: until the start of your next turn, through the opponent's own.
    let mut game = after(
        r#"
        players.1.hand = ["weaken"]
        field.c4.haerian = { card = "wolf", seat = 2 }
        "#,
        &["1 play weaken"],
    );
    assert_eq!(army(&game, 2), ["c4 wolf 0"]);
    play(&mut game, &["1 end"]);
    assert_eq!(army(&game, 2), ["c4 wolf 0"]);
    play(&mut game, &["2 end"]);
    assert_eq!(army(&game, 2), ["c4 wolf 2"]);
}

#[test]
fn an_aura_touches_whatever_matches_at_the_moment() {
    // T09, SV-8.11: other, adjacent, a Beast of your own.
    let mut game = after(
        r#"
        field.c1.haerian = { card = "captain", seat = 1 }
        field.d1.haerian = { card = "captain", seat = 1 }
        field.b1.haerian = { card = "elk", seat = 1 }
        field.c3.haerian = { card = "wolf", seat = 1 }
        field.d2.haerian = { card = "wolf", seat = 2 }
        players.1.wall = { d2 = "-" }
        "#,
        &[],
    );
    let before = ["b1 elk 4", "c1 captain 2", "d1 captain 2", "c3 wolf 2"];
    assert_eq!(army(&game, 1), before);
    assert_eq!(army(&game, 2), ["d2 wolf 2"]);
    play(&mut game, &["1 move c3 to c2"]);
    let stepped = ["b1 elk 4", "c1 captain 2", "d1 captain 2", "c2 wolf 3"];
    assert_eq!(army(&game, 1), stepped);
    play(&mut game, &["1 move b1 to b2"]);
    let parted = ["c1 captain 2", "d1 captain 2", "b2 elk 3", "c2 wolf 3"];
    assert_eq!(army(&game, 1), parted);
}

#[test]
fn an_auras_amount_is_counted_anew_all_the_time() {
    // T09
    let mut game = after(
        r#"
        players.1.hand = ["silence", "sanctify"]
        field.c1.haerian = { card = "hoarder", seat = 1 }
        "#,
        &["1 play silence"],
    );
    assert_eq!(army(&game, 1), ["c1 hoarder 2"]);
    play(&mut game, &["1 play sanctify"]);
    assert_eq!(army(&game, 1), ["c1 hoarder 5"]);
}

#[test]
fn an_aura_of_a_building_works_for_who_stands_on_it() {
    // T09, SV-8.2 STATIC
    let mut game = after(
        r#"
        field.c3.building = { card = "throne", seat = 1 }
        field.c4.haerian = { card = "wolf", seat = 2 }
        field.c2.haerian = { card = "wolf", seat = 1 }
        active = 2
        "#,
        &["2 move c4 to c3"],
    );
    assert_eq!(army(&game, 2), ["c3 wolf 4"]);
    assert_eq!(army(&game, 1), ["c2 wolf 2"]);
    play(&mut game, &["2 end"]);
    assert_eq!(refused(&game, "1 move c2 to c3"), Some("SV-3.7"));
}

#[test]
fn the_latest_set_force_counts_and_bonuses_come_on_top() {
    // T10, SV-1.10
    let mut game = after(
        r#"
        players.1.hand = ["set-six", "set-two", "set-six", "boost"]
        field.c1.haerian = { card = "elk", seat = 1 }
        "#,
        &["1 play boost", "1 play set-six"],
    );
    assert_eq!(army(&game, 1), ["c1 elk 8"]);
    play(&mut game, &["1 play set-two"]);
    assert_eq!(army(&game, 1), ["c1 elk 4"]);
    play(&mut game, &["1 play set-six"]);
    assert_eq!(
        army(&game, 1),
        ["c1 elk 8"],
        "the same again is the most recent"
    );
    play(&mut game, &["1 end"]);
    assert_eq!(army(&game, 1), ["c1 elk 3"]);
}

#[test]
fn healing_removes_up_to_so_much_damage() {
    // T11
    let game = after(
        r#"
        players.1.hand = ["heal", "heal"]
        field.c1.haerian = { card = "ox", seat = 1, damage = 3 }
        "#,
        &["1 play heal", "1 play heal"],
    );
    assert_eq!(army(&game, 1), ["c1 ox 5"], "2, then the last 1");
    assert_eq!(list(&game, 1, "afterlife").len(), 4, "both did something");
}

#[test]
fn who_is_not_damaged_is_not_healed() {
    // T11, SV-8.10: nothing was affected.
    let game = after(
        r#"
        players.1.hand = ["heal"]
        field.c1.haerian = { card = "ox", seat = 1 }
        "#,
        &["1 play heal"],
    );
    assert_eq!(list(&game, 1, "afterlife"), ["heal"]);
}

#[test]
fn healing_all_removes_all_damage_also_from_buildings() {
    // T11, SV-8.11: of your Haerian every one.
    let game = after(
        r#"
        players.1.hand = ["heal-all", "repair"]
        field.b1.haerian = { card = "ox", seat = 1, damage = 4 }
        field.c1.haerian = { card = "elk", seat = 1, damage = 1 }
        field.c4.haerian = { card = "elk", seat = 2, damage = 1 }
        field.b3.building = { card = "tower", seat = 2, damage = 3 }
        "#,
        &["1 play heal-all", "1 play repair"],
    );
    assert_eq!(army(&game, 1), ["b1 ox 5", "c1 elk 3"]);
    assert_eq!(army(&game, 2), ["c4 elk 2"]);
    assert_eq!(buildings(&game), ["b3 tower 4"]);
}

#[test]
fn shields_absorb_the_next_damage_the_oldest_first() {
    // T12, SV-8.12: the pool of 2 is the older, so the 1 of today is what is left.
    let mut game = after(
        r#"
        players.1.hand = ["shield-two", "shield-one", "bolt", "bolt"]
        field.c1.haerian = { card = "ox", seat = 1 }
        "#,
        &["1 play shield-two", "1 play shield-one", "1 play bolt"],
    );
    assert_eq!(army(&game, 1), ["c1 ox 5"]);
    let saved = saved(&game);
    let marks = &saved["field"]["c1"]["haerian"]["marks"];
    let left = serde_json::json!([{ "effect": { "shield": 1 }, "until": "sunset" }]);
    assert_eq!(marks, &left);
    play(&mut game, &["1 play bolt"]);
    assert_eq!(army(&game, 1), ["c1 ox 4"], "1 of 2 absorbed");
}

#[test]
fn a_shield_that_absorbs_everything_leaves_no_suffering() {
    // T12, SV-8.12, SV-6.11: no Immolation; and it ends as its duration says.
    let mut game = after(
        r#"
        players.1.hand = ["shield-two", "bolt"]
        field.c1.haerian = { card = "on-wound", seat = 1 }
        "#,
        &["1 play shield-two", "1 play bolt", "1 end"],
    );
    assert_eq!(buried(&game, 1), 2, "nothing was milled");
    play(&mut game, &["2 end"]);
    assert_eq!(army(&game, 1), ["c1 on-wound 2"]);
}

#[test]
fn an_immune_haerian_takes_no_damage_of_that_kind() {
    // T13
    let fight = |event: &str| {
        let sketch = format!(
            r#"
            players.1.hand = ["{event}", "bolt"]
            field.c3.haerian = {{ card = "ox", seat = 1 }}
            field.c4.haerian = {{ card = "elk", seat = 2 }}
            "#
        );
        let play = format!("1 play {event}");
        let moves = [&play, "1 play bolt", "1 haerian c3", "1 fight c3 on c4"];
        army(&after(&sketch, &moves), 1)
    };
    assert_eq!(
        fight("silence"),
        Vec::<String>::new(),
        "2 of the bolt, 3 of the Elk"
    );
    assert_eq!(fight("immune-effect"), ["c3 ox 2"]);
    assert_eq!(fight("immune-combat"), ["c3 ox 3"]);
    assert_eq!(fight("immune-all"), ["c3 ox 5"]);
}

#[test]
fn immunity_covers_those_who_are_there_when_it_resolves() {
    // T13: the Mouse came later; and it lasts through the opponent's turn.
    let mut game = after(
        r#"
        players.1.hand = ["immune-all", "mouse"]
        players.2.hand = ["rain"]
        field.c1.haerian = { card = "elk", seat = 1 }
        "#,
        &[
            "1 play immune-all",
            "1 play mouse at a1",
            "1 end",
            "2 play rain",
        ],
    );
    assert_eq!(army(&game, 1), ["c1 elk 3"]);
    play(&mut game, &["2 end"]);
    let saved = saved(&game);
    assert!(saved["field"]["c1"]["haerian"]["marks"].is_null());
}

#[test]
fn armor_reduces_every_instance_and_adds_up() {
    // T14, SV-8.12: not below 0.
    let mut game = after(
        r#"
        players.1.hand = ["armor", "armor", "bolt", "bolt", "rain"]
        field.c1.haerian = { card = "armored", seat = 1 }
        "#,
        &["1 play bolt"],
    );
    assert_eq!(army(&game, 1), ["c1 armored 3"], "2 - 1");
    play(&mut game, &["1 play rain"]);
    assert_eq!(army(&game, 1), ["c1 armored 3"], "1 - 1");
    play(&mut game, &["1 play armor", "1 play armor", "1 play bolt"]);
    assert_eq!(army(&game, 1), ["c1 armored 3"], "2 - 3 is not below 0");
}

#[test]
fn armor_comes_before_shields() {
    // T14, SV-8.12: of 2 the armor takes 1 and the shield the other: 1 of it is left.
    let game = after(
        r#"
        players.1.hand = ["shield-two", "bolt"]
        field.c1.haerian = { card = "armored", seat = 1 }
        "#,
        &["1 play shield-two", "1 play bolt"],
    );
    let saved = saved(&game);
    let marks = &saved["field"]["c1"]["haerian"]["marks"];
    assert_eq!(marks[0]["effect"], serde_json::json!({ "shield": 1 }));
}

#[test]
fn a_given_trait_lasts_as_long_as_it_says() {
    // T15
    let mut game = after(
        r#"
        players.1.hand = ["give-bulwark"]
        field.c3.haerian = { card = "elk", seat = 1 }
        field.d4.haerian = { card = "mouse", seat = 1 }
        field.c4.haerian = { card = "ox", seat = 2 }
        "#,
        &["1 play give-bulwark", "1 haerian c3", "1 end"],
    );
    assert_eq!(refused(&game, "2 fight c4 on d4"), Some("SV-5.1"));
    play(&mut game, &["2 end", "1 end"]);
    assert_eq!(refused(&game, "2 fight c4 on d4"), None);
}

#[test]
fn the_silenced_loses_what_is_printed_and_keeps_what_others_give() {
    // T16: the Testament and the printed Bulwark are gone until Sunset, the bonus stays.
    let mut game = after(
        r#"
        players.1.hand = ["mute", "boost", "bolt", "bolt"]
        field.c1.haerian = { card = "on-wound", seat = 1 }
        field.c3.haerian = { card = "elk", seat = 1 }
        field.c4.haerian = { card = "gate", seat = 2 }
        field.d3.haerian = { card = "mouse", seat = 2 }
        "#,
        &[
            "1 play boost",
            "1 haerian c1",
            "1 play mute",
            "1 haerian c1",
        ],
    );
    play(&mut game, &["1 play bolt", "1 haerian c1"]);
    assert_eq!(army(&game, 1), ["c1 on-wound 2", "c3 elk 3"], "4 - 2");
    assert_eq!(buried(&game, 1), 3, "no Immolation");
    assert_eq!(refused(&game, "1 fight c3 on d3"), Some("SV-5.1"));
    play(
        &mut game,
        &["1 end", "2 end", "1 play bolt", "1 haerian c1"],
    );
    assert_eq!(
        buried(&game, 1),
        6,
        "the second bolt, the Haerian and its Immolation"
    );
}

#[test]
fn a_silenced_bulwark_stops_nobody() {
    // T16
    let game = after(
        r#"
        players.1.hand = ["mute"]
        field.c3.haerian = { card = "elk", seat = 1 }
        field.c4.haerian = { card = "gate", seat = 2 }
        field.d3.haerian = { card = "mouse", seat = 2 }
        "#,
        &["1 play mute", "1 haerian c4"],
    );
    assert_eq!(refused(&game, "1 fight c3 on d3"), None);
}

#[test]
fn a_silenced_captain_has_no_aura() {
    // T16
    let mut game = after(
        r#"
        players.1.hand = ["mute"]
        field.c1.haerian = { card = "captain", seat = 1 }
        field.d1.haerian = { card = "elk", seat = 1 }
        "#,
        &["1 play mute", "1 haerian c1"],
    );
    assert_eq!(army(&game, 1), ["c1 captain 2", "d1 elk 3"]);
    play(&mut game, &["1 end"]);
    assert_eq!(army(&game, 1), ["c1 captain 2", "d1 elk 4"]);
}

#[test]
fn a_silenced_building_does_nothing_for_who_holds_it() {
    // T16
    let mut game = after(
        r#"
        players.1.hand = ["mute-building"]
        field.c3.building = { card = "throne", seat = 1 }
        field.c3.haerian = { card = "wolf", seat = 1 }
        "#,
        &["1 play mute-building"],
    );
    assert_eq!(army(&game, 1), ["c3 wolf 2"]);
    play(&mut game, &["1 end"]);
    assert_eq!(army(&game, 1), ["c3 wolf 4"]);
}
